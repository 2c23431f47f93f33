import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** How often connections that fell idle are looked for while the service closes, milliseconds. */
const SWEEP_MS = 20;

/** Whether the service has begun to stop; from then on it is not ready and closes connections after their answer. */
export class Lifecycle {
  stopping = false;
  private readonly hurrying = new AbortController();
  private readonly ending = new AbortController();
  private held: { readonly until: Promise<void>; readonly release: () => void } | undefined;

  /** Begins to stop: goes on serving for `graceMs`, so that load balancers notice, or until it is told to hurry. */
  async serveOn(graceMs: number): Promise<void> {
    this.stopping = true;
    if (graceMs > 0) await sleep(graceMs, undefined, { signal: this.hurrying.signal }).catch(() => undefined);
    this.ending.abort();
  }

  /** Aborted when the grace is over: what has no end of its own ends now. */
  get whenStopping(): AbortSignal {
    return this.ending.signal;
  }

  /** Resolves at once, or, in the moment in which the listener closes, right after it: who has no answer yet does not
   *  come back through a door that is just being shut. */
  get entry(): Promise<void> | undefined {
    return this.held?.until;
  }

  /** Requests that come from now on wait. */
  hold(): void {
    let release: () => void = () => undefined;
    const until = new Promise<void>((go) => {
      release = go;
    });
    this.held = { until, release };
  }

  /** Requests go on. */
  release(): void {
    this.held?.release();
    this.held = undefined;
  }

  /** Ends the grace. */
  hurry(): void {
    this.hurrying.abort();
  }
}

/** A connection is closed when nothing came over it for so long, milliseconds: a request may be on its way. */
const QUIET_MS = 500;
/** The listener is closed after so many turns of the event loop, a millisecond each at least, in which nobody new came;
 *  waited for at most so many turns and so long, milliseconds. A turn takes one who came in, so it is turns that count
 *  where the machine has little time for us: whoever is connected and not yet taken in is cut off with the listener. */
const QUIET_TURNS = 10;
const MOST_TURNS = 2_500;
const QUIET_TURN_WITHIN_MS = 8_000;

/** Stops accepting, and closes each connection once nothing is under way on it, right after a turn of the event loop
 *  that has read what was sent: no request lies unread in a
 *  connection that is closed. Resolves when all are closed. Node's own `close` would destroy idle connections, unread
 *  requests included. */
export async function closeServer(
  server: Server,
  connections: Connections,
  lifecycle: Pick<Lifecycle, 'hold' | 'release'>,
): Promise<void> {
  lifecycle.hold();
  await quietTurn(connections);
  const closed = new Promise<void>((done) => {
    NetServer.prototype.close.call(server, () => done());
  });
  lifecycle.release();
  let open = true;
  void closed.then(() => {
    open = false;
  });
  while (open) {
    for (const socket of connections.quietFor(QUIET_MS)) {
      await nextTurn();
      if (isIdle(socket)) socket.end();
    }
    await Promise.race([closed, sleep(SWEEP_MS)]);
  }
}

/** Resolves right after turns of the event loop in which nobody new came: a listener that is closed later turns those
 *  away who came meanwhile, connected already. */
async function quietTurn(connections: Connections): Promise<void> {
  const latest = performance.now() + QUIET_TURN_WITHIN_MS;
  for (let turns = 0, quiet = 0; quiet < QUIET_TURNS && turns < MOST_TURNS && performance.now() < latest; turns += 1) {
    const before = connections.accepted;
    await sleep(1);
    await nextTurn();
    quiet = connections.accepted === before ? quiet + 1 : 0;
  }
}

/** A connection as Node's HTTP server keeps it: `_httpMessage` is the answer it is busy with, `incoming` the request
 *  it reads. */
type HttpSocket = Socket & {
  readonly _httpMessage?: unknown;
  readonly parser?: { readonly incoming?: unknown } | null;
};

const isIdle = (socket: HttpSocket): boolean =>
  !socket.destroyed && !socket.writableEnded && !socket._httpMessage && !socket.parser?.incoming;

/** Every open connection of a server, and since when nothing has come over it. */
export class Connections {
  private readonly open = new Map<HttpSocket, { bytes: number; since: number }>();
  private count = 0;

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.count += 1;
      this.open.set(socket, { bytes: 0, since: performance.now() });
      socket.once('close', () => this.open.delete(socket));
    });
  }

  /** Connections ever accepted. */
  get accepted(): number {
    return this.count;
  }

  /** Those with nothing under way and, since they were last looked at, nothing new for `ms`. */
  quietFor(ms: number): readonly HttpSocket[] {
    const now = performance.now();
    const quiet: HttpSocket[] = [];
    for (const [socket, seen] of this.open) {
      if (socket.bytesRead !== seen.bytes || !isIdle(socket)) {
        seen.bytes = socket.bytesRead;
        seen.since = now;
      } else if (now - seen.since >= ms) quiet.push(socket);
    }
    return quiet;
  }
}
