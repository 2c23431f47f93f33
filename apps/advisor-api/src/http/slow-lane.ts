/** What passes at once: so many in a burst, and so many a second after it. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
  /** The longest that anybody is held up, milliseconds. */
  readonly longestMs: number;
}

/** Refusals of 2,000 clients that all come at once pass as they come; clients that wait as they are told ask no faster
 *  than this together, up to 15,000 of them (Retry-After is 30 s at most); at 0.05 ms each it takes 3 % of a core. */
const REFUSALS: Pace = { burst: 4_096, perSecond: 500, longestMs: 5_000 };
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
  private looking: NodeJS.Timeout | undefined;

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
    if (this.held.length === 0 && this.tokens >= 1) {
      this.tokens -= 1;
      pass();
      return;
    }
    this.held.push({ since: now, pass });
    this.looking ??= setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  private look(): void {
    const now = this.now();
    this.fill(now);
    let passing = 0;
    for (const { since } of this.held) {
      const isLate = now - since >= this.pace.longestMs;
      if (!isLate && this.tokens < 1) break;
      if (!isLate) this.tokens -= 1;
      passing += 1;
    }
    for (const { pass } of this.held.splice(0, passing)) pass();
    if (this.held.length > 0) return;
    clearInterval(this.looking);
    this.looking = undefined;
  }

  private fill(now: number): void {
    this.tokens = Math.min(this.pace.burst, this.tokens + ((now - this.filledAt) * this.pace.perSecond) / 1_000);
    this.filledAt = now;
  }
}
