import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { PROBLEM_MEDIA_TYPE, problem, PROBLEMS, type ProblemStatus } from './problem';
import { DETAILS } from './problem.filter';

/** A request has to arrive in full within this time, milliseconds; looked at every second. */
const REQUEST_TIMEOUT_MS = 30_000;
const LOOK_EVERY_MS = 1_000;
/** Longer than load balancers usually keep idle connections (60 s), so that it is never we who close one they are
 *  about to use. */
const KEEP_ALIVE_MS = 65_000;

/** Connections that may wait to be accepted; the kernel's own bound (net.core.somaxconn, usually 4,096) holds too. With
 *  Node's 511, of 2,000 that come together most would be dropped and come again after 1, 3 and 7 s. */
const BACKLOG = 4_096;

const STATUS_BY_CODE: Readonly<Record<string, ProblemStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Settings of Node's server that its types leave out. */
interface Unlisted {
  connectionsCheckingInterval: number;
  requireHostHeader: boolean;
}

/** Bounds on connections; and what is no HTTP, comes too slowly, expects too much or has headers over 16 KiB is told
 *  so in the same form as every other error. Call before the server listens. */
export function boundConnections(server: Server): void {
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const unlisted = server as unknown as Unlisted;
  unlisted.connectionsCheckingInterval = LOOK_EVERY_MS;
  // The door itself asks for it, and says so in a problem.
  unlisted.requireHostHeader = false;
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify(problem(417, DETAILS[417]));
    response.writeHead(417, {
      'content-type': PROBLEM_MEDIA_TYPE,
      'content-length': Buffer.byteLength(body),
      'x-content-type-options': 'nosniff',
      connection: 'close',
    });
    response.end(body);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
    const body = JSON.stringify(problem(status, DETAILS[status]));
    socket.end(
      `HTTP/1.1 ${status} ${PROBLEMS[status].title}\r\ncontent-type: ` +
        `${PROBLEM_MEDIA_TYPE}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nx-content-type-options: ` +
        `nosniff\r\nconnection: close\r\n\r\n${body}`,
    );
  });
}

/** Listens, with room for thousands who come at the same moment. @throws when the address is taken or is not ours. */
export function listen(
  server: Server,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<void> {
  return new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.removeListener('error', failed);
      listening();
    });
  });
}
