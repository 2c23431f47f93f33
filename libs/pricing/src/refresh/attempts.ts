import type { PriceFeedRun } from '@compute-advisor/application';

/** A feed is refreshed again after a cadence, by whichever replica looks first; one that could not be reached is tried
 *  again sooner. */
export const RETRY_FAILED_MINUTES = 10;

/** Which feeds this replica tried itself and when, and which it found another one busy with. What another replica
 *  could not reach may well be reached from here: its failure keeps nobody else from trying. */
export class Attempts {
  private readonly triedAtMs = new Map<string, number>();
  private readonly passedOver = new Set<string>();

  constructor(private readonly cadenceMinutes: number) {}

  /** @param last the last run of the feed, whoever made it */
  isDue(feed: string, last: PriceFeedRun | undefined, nowMs: number): boolean {
    const failed = last?.outcome === 'failed';
    const waitMinutes = failed ? Math.min(this.cadenceMinutes, RETRY_FAILED_MINUTES) : this.cadenceMinutes;
    const sinceMs = nowMs - ((failed ? this.triedAtMs.get(feed) : last?.finishedAtMs) ?? -Infinity);
    return sinceMs < 0 || sinceMs >= waitMinutes * 60_000;
  }

  /** The feed was tried here. */
  tried(feed: string, nowMs: number): void {
    this.triedAtMs.set(feed, nowMs);
  }

  /** Another replica was busy with the feed, or is so no more. */
  foundBusy(feed: string, isBusy: boolean): void {
    if (isBusy) this.passedOver.add(feed);
    else this.passedOver.delete(feed);
  }

  /** Another replica was busy with some feed at the last look: how that ended is worth an early one. */
  get isUnsure(): boolean {
    return this.passedOver.size > 0;
  }
}
