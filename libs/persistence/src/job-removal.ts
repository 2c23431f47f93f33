import type { Database } from './database';
import { PeriodicSweep } from './periodic-sweep';
import type { SweepTiming } from './periodic-sweep';
import type { PersistenceLogger } from './persistence-logger';

const TIMING: SweepTiming = { firstAfterMs: 45_000, everyMs: 60 * 60 * 1_000 };
/** A job of which nothing more has arrived for so long is never going to be whole, hours. */
const ABANDONED_AFTER_HOURS = 1;

/** Removes jobs that will never be whole, and, where answers are kept for so many days only, jobs that have been over
 *  for as long. Every hour. */
export class JobRemoval {
  private readonly periodic: PeriodicSweep;

  constructor(
    private readonly database: Database,
    private readonly retentionDays: number | undefined,
    logger: PersistenceLogger,
    timing: SweepTiming = TIMING,
  ) {
    this.periodic = new PeriodicSweep(() => this.tell(), 'Old jobs could not be removed', timing, logger);
  }

  start(): void {
    this.periodic.start();
  }

  async stop(): Promise<void> {
    await this.periodic.stop();
  }

  /** Removes what is due now; the number of jobs removed. @throws the driver's error. */
  async sweep(): Promise<number> {
    const removed = await this.database.query(
      `delete from jobs
        where (state = 'receiving' and served_at < now() - make_interval(hours => $1))
           or finished_at < now() - make_interval(days => $2)`,
      [ABANDONED_AFTER_HOURS, this.retentionDays ?? null],
    );
    return removed.rowCount ?? 0;
  }

  private async tell(): Promise<string | undefined> {
    const removed = await this.sweep();
    return removed === 0
      ? undefined
      : `Removed ${removed} ${removed === 1 ? 'job' : 'jobs'} that were over or abandoned.`;
  }
}
