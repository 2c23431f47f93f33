import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** ReadyForQuery of PostgreSQL's protocol with the state "in a transaction". */
const IN_TRANSACTION = Buffer.from([0x5a, 0, 0, 0, 5, 0x54]);

/** Stands between a service and its PostgreSQL. */
export interface ResettingProxy {
  readonly port: number;
  /** From now on resets connections, both ends, right when a transaction is open on them; so many. */
  resetTransactions(times: number): void;
  /** Resets still to come. */
  left(): number;
  close(): void;
}

/** Listens on loopback and hands everything on to the server behind a socket file. */
export async function resettingProxy(socketFile: string): Promise<ResettingProxy> {
  let left = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const behind = connect(socketFile);
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    client.on('data', (chunk) => behind.write(chunk));
    behind.on('data', (chunk) => {
      if (left > 0 && chunk.includes(IN_TRANSACTION)) {
        left -= 1;
        client.resetAndDestroy();
        behind.destroy();
        return;
      }
      client.write(chunk);
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    port: (server.address() as AddressInfo).port,
    resetTransactions: (times) => {
      left = times;
    },
    left: () => left,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
