import type { Socket } from 'node:net';

/** The longest that a connection is left unread, seconds. */
const LONGEST_SECONDS = 10;
/** Who comes back after half the time is believed to have waited: good clients scatter. */
const PATIENT_FROM = 0.5;
/** What is read so soon after a connection was left unread, seconds, had been sent before. */
const LAY_THERE_SECONDS = 0.1;

interface Told {
  readonly at: number;
  readonly seconds: number;
}

/** What becomes of connections whose questions were refused. A refusal says when to come back; a connection that asks
 *  again at once is refused at once too, and then not read for as long as it was told to wait: what it sends lies with
 *  the kernel, where it costs nothing, instead of being refused thousands of times a second at the expense of those who
 *  were let in. Others never wait for it. */
export class RefusedConnections {
  private readonly told = new WeakMap<Socket, Told>();
  private readonly unread = new Map<Socket, NodeJS.Timeout>();
  private isOver = false;

  /** `now`: milliseconds of a monotonic clock. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Connections that are not read right now. */
  get held(): number {
    return this.unread.size;
  }

  /** Call when the refusal has been sent. @param seconds that it told to wait */
  refused(socket: Socket, seconds: number): void {
    const now = this.now();
    const before = this.told.get(socket);
    this.told.set(socket, { at: now, seconds });
    if (before === undefined || now - before.at >= 1_000 * before.seconds * PATIENT_FROM) return;
    if (this.isOver || socket.destroyed || this.unread.has(socket)) return;
    socket.pause();
    const ms = 1_000 * Math.min(seconds, LONGEST_SECONDS);
    this.unread.set(socket, setTimeout(() => this.read(socket), ms).unref());
    socket.once('close', () => this.forget(socket));
  }

  /** Reads all of them, from now on: nothing that was sent may lie unread while the service stops. */
  readAll(): void {
    this.isOver = true;
    for (const socket of [...this.unread.keys()]) this.read(socket);
  }

  private read(socket: Socket): void {
    this.forget(socket);
    this.told.set(socket, { at: this.now(), seconds: LAY_THERE_SECONDS / PATIENT_FROM });
    if (!socket.destroyed) socket.resume();
  }

  private forget(socket: Socket): void {
    clearTimeout(this.unread.get(socket));
    this.unread.delete(socket);
  }
}
