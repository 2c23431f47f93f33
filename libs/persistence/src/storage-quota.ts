import { removeOldest } from './analysis-removal';
import type { Database } from './database';
import type { DatabaseSession } from './database-session';
import { PeriodicSweep } from './periodic-sweep';
import type { SweepTiming } from './periodic-sweep';
import type { PersistenceLogger } from './persistence-logger';

const TIMING: SweepTiming = { firstAfterMs: 20_000, everyMs: 60_000 };
const BYTES_PER_GB = 1_000_000_000;
/** What is left after a removal, so that not every sweep has something to remove. */
const LEFT_SHARE = 0.9;
/** Replicas look one after the other, or each would remove what is too much. */
const QUOTA_LOCK = 7_264_005;
/** Rows looked at for the average size. */
const SAMPLE_ROWS = 2_000;
/** Heads of a row and of its pieces, and its places in two indexes, beside what the row holds. */
const BYTES_BESIDE_ROW = 400;

/** Keeps the answers within `maxStoredGb` (of 10^9 bytes, as they lie compressed on the disk): above it those go first
 *  that nobody has asked for or read the longest. Looks every minute.
 *  Space that is freed is used again by new answers; the files themselves do not shrink. */
export class StorageQuota {
  private readonly periodic: PeriodicSweep;

  constructor(
    private readonly database: Database,
    private readonly locks: DatabaseSession,
    private readonly maxStoredGb: number,
    logger: PersistenceLogger,
    timing: SweepTiming = TIMING,
  ) {
    this.periodic = new PeriodicSweep(
      () => this.tell(),
      'The size of what is stored could not be kept',
      timing,
      logger,
    );
  }

  start(): void {
    this.periodic.start();
  }

  async stop(): Promise<void> {
    await this.periodic.stop();
  }

  /** Removes what is too much now; the number of answers removed, 0 while another replica is at it.
   *  @throws the driver's error when the database is out of reach. */
  async sweep(): Promise<number> {
    const [lock] = await this.locks.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [QUOTA_LOCK]);
    if (!lock?.mine) return 0;
    try {
      return await this.removeSurplus();
    } finally {
      // A session that broke meanwhile has let go by itself.
      await this.locks.query('select pg_advisory_unlock($1)', [QUOTA_LOCK]).catch(() => undefined);
    }
  }

  private async removeSurplus(): Promise<number> {
    const { rows, bytes } = await this.stored();
    const most = this.maxStoredGb * BYTES_PER_GB;
    if (bytes <= most) return 0;
    const atMost = Math.ceil(rows * (1 - (LEFT_SHARE * most) / bytes));
    return removeOldest(this.database, { olderThanDays: 0, atMost, isStopped: () => this.periodic.isStopped });
  }

  /** Rows and bytes, estimated as PostgreSQL does: the size of a file says nothing here, since it does not shrink when
   *  rows go. */
  private async stored(): Promise<{ readonly rows: number; readonly bytes: number }> {
    await this.database.query('analyze analyses (analysis_id)');
    const { rows: counted } = await this.database.query<{ rows: number }>(
      `select greatest(reltuples, 0)::float8 as rows from pg_class where oid = 'analyses'::regclass`,
    );
    const rows = counted[0]?.rows ?? 0;
    if (rows === 0) return { rows: 0, bytes: 0 };
    const share = Math.min(100, (100 * SAMPLE_ROWS) / rows);
    const { rows: sampled } = await this.database.query<{ bytes: number | null }>(
      'select avg(pg_column_size(request) + pg_column_size(response_body))::float8 as bytes from analyses ' +
        'tablesample system ($1)',
      [share],
    );
    return { rows, bytes: rows * ((sampled[0]?.bytes ?? 0) + BYTES_BESIDE_ROW) };
  }

  private async tell(): Promise<string | undefined> {
    const removed = await this.sweep();
    if (removed === 0) return undefined;
    return (
      `Removed the ${removed} ${removed === 1 ? 'answer' : 'answers'} that nobody asked for the longest: ` +
      `more than ${this.maxStoredGb} GB were stored.`
    );
  }
}
