import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** How often connections that fell idle are looked for while the service closes, milliseconds. */
const SWEEP_MS = 20;

/** Whether the service has begun to stop; from then on it is not ready and closes connections after their answer. */
export class Lifecycle {
  stopping = false;
  private readonly hurrying = new AbortController();

  /** Begins to stop: goes on serving for `graceMs`, so that load balancers notice, or until it is told to hurry. */
  async serveOn(graceMs: number): Promise<void> {
    this.stopping = true;
    if (graceMs > 0) await sleep(graceMs, undefined, { signal: this.hurrying.signal }).catch(() => undefined);
  }

  /** Ends the grace. */
  hurry(): void {
    this.hurrying.abort();
  }
}

/** Stops accepting, and closes each connection as soon as nothing is under way on it: one per turn of the event loop, right after that turn has read what was sent, so
 *  that no request lies unread in a connection that is closed. Resolves when all are closed. */
export async function closeServer(server: Server, connections: ReadonlySet<IdleSocket>): Promise<void> {
  const closed = new Promise<void>((done) => {
    server.close(() => done());
  });
  let open = true;
  void closed.then(() => {
    open = false;
  });
  while (open) {
    for (const socket of [...connections]) {
      if (!isIdle(socket)) continue;
      await nextTurn();
      if (isIdle(socket)) socket.end();
    }
    await Promise.race([closed, sleep(SWEEP_MS)]);
  }
}

/** A connection as Node's HTTP server keeps it: `_httpMessage` is the answer it is busy with. */
export type IdleSocket = Socket & {
  readonly _httpMessage?: unknown;
  readonly parser?: { readonly incoming?: unknown } | null;
};

const isIdle = (socket: IdleSocket): boolean =>
  !socket.destroyed && !socket.writableEnded && !socket._httpMessage && !socket.parser?.incoming;

/** Every open connection of a server. */
export function connectionsOf(server: Server): ReadonlySet<IdleSocket> {
  const open = new Set<IdleSocket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}
