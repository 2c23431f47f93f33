import type { Database } from './database';
import type { PersistenceLogger } from './persistence-logger';
import { oneLine } from './persistence-start-failed';

const EVERY_MS = 60 * 60 * 1_000;
const FIRST_AFTER_MS = 30_000;
/** Small enough that a sweep never holds up saves for long. */
const ROWS_PER_STATEMENT = 2_000;
const RETENTION_LOCK = 7_264_003;

/** Removes answers nobody has asked for in `retentionDays`, every hour, by one replica at a time. */
export class AnalysisRetention {
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly retentionDays: number,
    private readonly logger: PersistenceLogger,
    private readonly timing = { firstAfterMs: FIRST_AFTER_MS, everyMs: EVERY_MS },
  ) {}

  start(): void {
    this.plan(this.timing.firstAfterMs);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.sweeping;
  }

  /** Removes what is due now; the number of answers removed.
   *  @throws the driver's error when the database is out of reach. */
  async sweep(): Promise<number> {
    let removed = 0;
    for (;;) {
      const batch = await this.database.query(
        `delete from analyses where analysis_id = any(array(
           select analysis_id from analyses where last_asked_at < now() - make_interval(days => $1) and pg_try_advisory_xact_lock($2)
           order by last_asked_at limit $3)) and last_asked_at < now() - make_interval(days => $1)`,
        [this.retentionDays, RETENTION_LOCK, ROWS_PER_STATEMENT],
      );
      removed += batch.rowCount ?? 0;
      if ((batch.rowCount ?? 0) < ROWS_PER_STATEMENT || this.stopped) return removed;
    }
  }

  private plan(afterMs: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.sweeping = this.sweep()
        .then(
          (removed) => {
            if (removed > 0)
              this.logger.info(
                `Removed ${removed} ${removed === 1 ? 'answer' : 'answers'} that nobody asked for in ${this.retentionDays} days.`,
              );
          },
          (error: unknown) => this.logger.warn(`Old answers could not be removed: ${oneLine(error)}`),
        )
        .then(() => this.plan(this.timing.everyMs));
    }, afterMs);
    this.timer.unref();
  }
}
