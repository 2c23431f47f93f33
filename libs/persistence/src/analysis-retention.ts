import type { Database } from './database';
import { removeOldest } from './analysis-removal';
import { PeriodicSweep } from './periodic-sweep';
import type { SweepTiming } from './periodic-sweep';
import type { PersistenceLogger } from './persistence-logger';

const TIMING: SweepTiming = { firstAfterMs: 30_000, everyMs: 60 * 60 * 1_000 };

/** Removes answers nobody has asked for or read in `retentionDays`, every hour, by one replica at a time. */
export class AnalysisRetention {
  private readonly periodic: PeriodicSweep;

  constructor(
    private readonly database: Database,
    private readonly retentionDays: number,
    logger: PersistenceLogger,
    timing: SweepTiming = TIMING,
  ) {
    this.periodic = new PeriodicSweep(() => this.tell(), 'Old answers could not be removed', timing, logger);
  }

  start(): void {
    this.periodic.start();
  }

  async stop(): Promise<void> {
    await this.periodic.stop();
  }

  /** Removes what is due now; the number of answers removed.
   *  @throws the driver's error when the database is out of reach. */
  async sweep(): Promise<number> {
    return removeOldest(this.database, {
      olderThanDays: this.retentionDays,
      isStopped: () => this.periodic.isStopped,
    });
  }

  private async tell(): Promise<string | undefined> {
    const removed = await this.sweep();
    if (removed === 0) return undefined;
    return (
      `Removed ${removed} ${removed === 1 ? 'answer' : 'answers'} that nobody asked for in ` +
      `${this.retentionDays} days.`
    );
  }
}
