/** What passes at once: so many in a burst, and so many a second after it. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
  /** Passing in one turn of the event loop, so that whatever else came in the meantime is not behind thousands. */
  readonly perTurn: number;
  /** The longest that anybody is held up, milliseconds. */
  readonly longestMs: number;
}

/** Refusals of 2,000 clients that all come at once pass as they come; clients that wait as they are told ask no faster
 *  than this together, up to 15,000 of them (Retry-After is 30 s at most). At 0.05 ms each it takes 3 % of a core, and
 *  13 ms of a turn of the event loop. */
const REFUSALS: Pace = { burst: 2_500, perSecond: 500, perTurn: 250, longestMs: 5_000 };
/** How often those who are held up are looked after, milliseconds. */
const LOOK_EVERY_MS = 20;

interface Held {
  readonly since: number;
  readonly pass: () => void;
}

/** A token bucket that holds up what comes faster than its pace, first come first served: work that has no end of its
 *  own, such as refusing clients that ask again at once, takes no more than its share. */
export class SlowLane {
  private tokens: number;
  private filledAt: number;
  private held: Held[] = [];
  private passedInTurn = 0;
  private isLooking = false;

  /** `now`: milliseconds of a monotonic clock. */
  constructor(
    private readonly pace: Pace = REFUSALS,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.tokens = pace.burst;
    this.filledAt = now();
  }

  /** Calls `pass` at once or in its turn. */
  pass(pass: () => void): void {
    const now = this.now();
    this.fill(now);
    if (this.held.length === 0 && this.tokens >= 1 && this.passedInTurn < this.pace.perTurn) {
      this.tokens -= 1;
      this.count(1);
      pass();
      return;
    }
    this.held.push({ since: now, pass });
    this.lookLater();
  }

  private lookLater(): void {
    if (this.isLooking || this.held.length === 0) return;
    this.isLooking = true;
    const look = (): void => {
      this.isLooking = false;
      this.look();
      this.lookLater();
    };
    if (this.tokens >= 1) setImmediate(look);
    else setTimeout(look, LOOK_EVERY_MS).unref();
  }

  private look(): void {
    const now = this.now();
    this.fill(now);
    const most = this.pace.perTurn - this.passedInTurn;
    let passing = 0;
    for (const { since } of this.held) {
      const isLate = now - since >= this.pace.longestMs;
      if (passing >= most || (!isLate && this.tokens < 1)) break;
      this.tokens = Math.max(0, this.tokens - 1);
      passing += 1;
    }
    this.count(passing);
    for (const { pass } of this.held.splice(0, passing)) pass();
  }

  private count(passed: number): void {
    if (passed === 0) return;
    if (this.passedInTurn === 0)
      setImmediate(() => {
        this.passedInTurn = 0;
      });
    this.passedInTurn += passed;
  }

  private fill(now: number): void {
    this.tokens = Math.min(this.pace.burst, this.tokens + ((now - this.filledAt) * this.pace.perSecond) / 1_000);
    this.filledAt = now;
  }
}
