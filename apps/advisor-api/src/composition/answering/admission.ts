/** Why a question was turned away before it was read, or went unanswered; a label of the metrics. */
export type RefusalReason = 'overload' | 'rate' | 'stopping' | 'client_gone';

/** The longest that a question may be expected to wait for its turn, milliseconds. Longer queues answer nobody sooner.
 */
const LONGEST_WAIT_MS = 1_000;
/** Planned at once per thread whatever was measured, so that one slow answer does not close the door. */
const ALWAYS_PER_THREAD = 8;
/** Weight of the newest answer in the measured cost. */
const NEWEST = 0.05;
/** Milliseconds that an answer is taken to cost until one was measured. */
const FIRST_GUESS_MS = 10;
/** The longest that anybody is told to wait, seconds: as long as our own client waits. */
const LONGEST_RETRY_SECONDS = 30;
/** More turns are given out than there are, since not everybody comes back. */
const OVERBOOKED = 1.25;

/** More is under way than can be answered soon. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
  constructor(readonly retryAfterSeconds: number) {
    super(`more questions are under way than can be answered soon; again in ${retryAfterSeconds} s`);
  }
}

/** How much is under way, what it costs as measured, whether one more may come in, and when those who may not should
 *  come back: one after the other, at the pace at which answers are planned. Told the same second, they would come
 *  together, and turning them away again would cost what answering them needs. */
export class Admission {
  private underWay = 0;
  private costMs = FIRST_GUESS_MS;
  /** When the turn of the one who was turned away last begins, on the clock of `now`. */
  private bookedUntilMs = 0;

  /** `threads`: how many answers are planned at a time; `now`: milliseconds of a monotonic clock. */
  constructor(
    private readonly threads: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Questions taken in and not yet answered. */
  get inFlight(): number {
    return this.underWay;
  }

  /** How long one more question would wait for a thread, milliseconds. */
  get expectedWaitMs(): number {
    return (this.underWay * this.costMs) / this.threads;
  }

  get isFull(): boolean {
    return this.isFullWith(0);
  }

  /** Whether it is full once so many more are taken in. */
  isFullWith(more: number): boolean {
    const taken = this.underWay + more;
    return taken >= ALWAYS_PER_THREAD * this.threads && (taken * this.costMs) / this.threads > LONGEST_WAIT_MS;
  }

  /** Whole seconds after which trying again makes sense: when those under way and those who were told to come back
   *  have had their turn; at most 30. */
  get retryAfterSeconds(): number {
    const waitMs = Math.max(this.expectedWaitMs, this.bookedUntilMs - this.now());
    return Math.min(LONGEST_RETRY_SECONDS, Math.max(1, Math.ceil(waitMs / 1_000)));
  }

  /** Turns one away. @returns the whole seconds after which it is its turn, 1 to 30 */
  turnAway(): number {
    const seconds = this.retryAfterSeconds;
    const now = this.now();
    const turnMs = this.costMs / (this.threads * OVERBOOKED);
    const next = Math.max(this.bookedUntilMs, now + this.expectedWaitMs) + turnMs;
    this.bookedUntilMs = Math.min(next, now + LONGEST_RETRY_SECONDS * 1_000);
    return seconds;
  }

  enter(): void {
    this.underWay += 1;
  }

  leave(): void {
    this.underWay -= 1;
    // Nobody came back for the turn that was given.
    if (this.underWay === 0) this.bookedUntilMs = 0;
  }

  /** What planning one answer took. */
  measured(ms: number): void {
    this.costMs += NEWEST * (ms - this.costMs);
  }
}
