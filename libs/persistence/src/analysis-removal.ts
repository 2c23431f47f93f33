import type { Database } from './database';

/** Small enough that a sweep never holds up saves for long. */
const ROWS_PER_STATEMENT = 2_000;
const REMOVAL_LOCK = 7_264_003;

/** Which answers go: those nobody asked for or read in `olderThanDays`, at most `atMost`. */
export interface Removal {
  readonly olderThanDays: number;
  readonly atMost?: number;
  readonly isStopped: () => boolean;
}

/** Removes answers, those first that nobody has asked for or read the longest; the number removed. Replicas that
 *  remove at once take turns.
 *  @throws the driver's error. */
export async function removeOldest(database: Database, which: Removal): Promise<number> {
  const { olderThanDays, atMost = Infinity, isStopped } = which;
  let removed = 0;
  while (removed < atMost) {
    const rows = Math.min(ROWS_PER_STATEMENT, atMost - removed);
    // Raw: the rows are found and removed in one statement under an advisory lock that it takes itself; the query
    // builder has neither.
    const batch = await database.query(
      `delete from analyses where analysis_id = any(array(
         select analysis_id from analyses 
          where last_asked_at < now() - make_interval(days => $1) and pg_try_advisory_xact_lock($2)
         order by last_asked_at limit $3)) and last_asked_at < now() - make_interval(days => $1)`,
      [olderThanDays, REMOVAL_LOCK, rows],
    );
    removed += batch.rowCount ?? 0;
    if ((batch.rowCount ?? 0) < rows || isStopped()) break;
  }
  return removed;
}
