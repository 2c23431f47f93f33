import type { ClientRateLimitInfo, Store } from 'express-rate-limit';

interface Count {
  hits: number;
  resetAtMs: number;
}

/** How many requests each client has sent in its window, which begins with its first. Can be asked at once, where the
 *  store of express-rate-limit makes everybody wait for a promise. */
export class RequestCounts implements Store {
  /** No other store counts under these keys. */
  readonly localKeys = true;
  private current = new Map<string, Count>();
  private previous = new Map<string, Count>();
  private turnsAtMs: number;

  /** `now`: milliseconds since 1970. */
  constructor(
    private readonly windowMs: number,
    private readonly now: () => number = () => Date.now(),
  ) {
    this.turnsAtMs = now() + windowMs;
  }

  /** Requests of a client in its window so far. */
  hits(key: string): number {
    const count = this.current.get(key) ?? this.previous.get(key);
    return count === undefined || count.resetAtMs <= this.now() ? 0 : count.hits;
  }

  /** Counts one more. @returns those so far, this one included, and when the window ends */
  count(key: string): Count {
    const now = this.now();
    if (now >= this.turnsAtMs) this.forget(now);
    let count = this.current.get(key) ?? this.previous.get(key);
    if (count === undefined || count.resetAtMs <= now) count = { hits: 0, resetAtMs: now + this.windowMs };
    this.current.set(key, count);
    count.hits += 1;
    return count;
  }

  increment(key: string): Promise<ClientRateLimitInfo> {
    const { hits, resetAtMs } = this.count(key);
    return Promise.resolve({ totalHits: hits, resetTime: new Date(resetAtMs) });
  }

  decrement(key: string): void {
    const count = this.current.get(key) ?? this.previous.get(key);
    if (count !== undefined && count.hits > 0) count.hits -= 1;
  }

  resetKey(key: string): void {
    this.current.delete(key);
    this.previous.delete(key);
  }

  /** Who has sent nothing for a whole window is forgotten, all at once. */
  private forget(now: number): void {
    this.previous = now - this.turnsAtMs >= this.windowMs ? new Map() : this.current;
    this.current = new Map();
    this.turnsAtMs = now + this.windowMs;
  }
}
