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

/** How much is under way, what it costs as measured, and whether one more may come in. */
export class Admission {
  private underWay = 0;
  private costMs = FIRST_GUESS_MS;

  /** `threads`: how many answers are planned at a time. */
  constructor(private readonly threads: number) {}

  /** Questions taken in and not yet answered. */
  get inFlight(): number {
    return this.underWay;
  }

  /** How long one more question would wait for a thread, milliseconds. */
  get expectedWaitMs(): number {
    return (this.underWay * this.costMs) / this.threads;
  }

  get isFull(): boolean {
    return this.underWay >= ALWAYS_PER_THREAD * this.threads && this.expectedWaitMs > LONGEST_WAIT_MS;
  }

  /** Whole seconds after which trying again makes sense. */
  get retryAfterSeconds(): number {
    return Math.max(1, Math.ceil(this.expectedWaitMs / 1_000));
  }

  enter(): void {
    this.underWay += 1;
  }

  leave(): void {
    this.underWay -= 1;
  }

  /** What planning one answer took. */
  measured(ms: number): void {
    this.costMs += NEWEST * (ms - this.costMs);
  }
}
