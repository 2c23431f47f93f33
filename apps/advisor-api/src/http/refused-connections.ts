import type { Socket } from 'node:net';

/** The longest that a connection is left unread, seconds. */
const LONGEST_SECONDS = 10;
/** Who comes back after half the time is believed to have waited: good clients scatter. */
const PATIENT_FROM = 0.5;
/** What is read so soon after a connection was left unread, seconds, had been sent before. */
const LAY_THERE_SECONDS = 0.1;

const TOLD = Symbol('told');

/** When a connection was told to wait, milliseconds, and for how long. */
type TellableSocket = Socket & { [TOLD]?: { at: number; seconds: number } };

/** What becomes of connections whose questions were refused. A refusal says when to come back; a connection that asks
 *  again at once is refused at once too, and then not read for as long as it was told to wait: what it sends lies with
 *  the kernel, where it costs nothing, instead of being refused thousands of times a second at the expense of those who
 *  were let in. Others never wait for it. */
export class RefusedConnections {
  /** How each is forgotten again. */
  private readonly unread = new Map<Socket, () => void>();
  private isOver = false;

  /** `now`: milliseconds of a monotonic clock. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Connections that are not read right now. */
  get held(): number {
    return this.unread.size;
  }

  /** Notes a refusal. @param seconds that it tells to wait @returns whether the connection asked too soon and is to be
   *  left unread once its refusal is over */
  refused(socket: TellableSocket, seconds: number): boolean {
    const now = this.now();
    const before = socket[TOLD];
    socket[TOLD] = { at: now, seconds };
    return before !== undefined && now - before.at < 1_000 * before.seconds * PATIENT_FROM;
  }

  /** Leaves a connection unread for so long, within bounds. */
  leaveUnread(socket: Socket, seconds: number): void {
    if (this.isOver || socket.destroyed || this.unread.has(socket)) return;
    socket.pause();
    const timer = setTimeout(() => this.read(socket), 1_000 * Math.min(seconds, LONGEST_SECONDS)).unref();
    const forget = (): void => {
      clearTimeout(timer);
      socket.off('close', forget);
      this.unread.delete(socket);
    };
    this.unread.set(socket, forget);
    socket.once('close', forget);
  }

  /** Reads all of them, from now on: nothing that was sent may lie unread while the service stops. */
  readAll(): void {
    this.isOver = true;
    for (const socket of [...this.unread.keys()]) this.read(socket);
  }

  private read(socket: TellableSocket): void {
    this.unread.get(socket)?.();
    socket[TOLD] = { at: this.now(), seconds: LAY_THERE_SECONDS / PATIENT_FROM };
    if (!socket.destroyed) socket.resume();
  }
}
