import { AnalysesUnavailable } from '@compute-advisor/application';
import type { AnalysisRecord, AnalysisRepository, StoredAnalysis } from '@compute-advisor/application';
import { In } from 'typeorm';
import type { Database } from './database';
import { faultOf } from './database-fault';
import { GroupedQuestion } from './grouped-question';
import { GroupCommit } from './group-commit';
import type { GroupCommitLimits } from './group-commit';
import { toAnalysisRow, toStoredAnalysis } from './mappers/analysis.mapper';
import type { NewAnalysisRow } from './mappers/analysis.mapper';
import { oneLine } from './persistence-start-failed';
import { AnalysisRow } from './rows/analysis.row';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const COLUMNS = 7;

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Answers that one statement reads: 15 MB where all are verbose. */
const MOST_READ_AT_ONCE = 50;

/** Hears how each group of saves ended. */
export interface WriteWatch {
  succeeded(): void;
  failed(error: unknown): void;
}

const NOBODY: WriteWatch = { succeeded: () => undefined, failed: () => undefined };

/** The answers in PostgreSQL. Saves are committed in groups; one that resolved is on disk. */
export class PostgresAnalysisRepository implements AnalysisRepository {
  private readonly writer: GroupCommit;
  private readonly touching = new Set<Promise<unknown>>();
  private readonly sought = new GroupedQuestion<string, ReadonlyMap<string, AnalysisRow>>(
    (ids) => this.rowsOf(ids),
    MOST_READ_AT_ONCE,
  );
  private readonly asked = new GroupedQuestion<string, ReadonlySet<string>>((ids) => this.stillKept(ids));

  constructor(
    private readonly database: Database,
    limits: Partial<GroupCommitLimits> = {},
    private readonly watch: WriteWatch = NOBODY,
  ) {
    this.writer = new GroupCommit((rows) => this.watched(rows), limits);
  }

  async save(record: AnalysisRecord): Promise<void> {
    await this.writer.add(toAnalysisRow(record));
  }

  async find(analysisId: string): Promise<StoredAnalysis | undefined> {
    if (!UUID.test(analysisId)) return undefined;
    try {
      const row = (await this.sought.ask(analysisId.toLowerCase())).get(analysisId.toLowerCase());
      if (!row) return undefined;
      this.wasRead(row);
      return toStoredAnalysis(row);
    } catch (error) {
      throw new AnalysesUnavailable(`the database cannot be asked: ${oneLine(error)}`, { cause: error });
    }
  }

  /** Whether an answer given before is still there; counts as asking for it, so that retention spares it. Those who
   *  ask at once share a statement.
   *  @throws {AnalysesUnavailable} the store cannot be asked now. */
  async keep(analysisId: string): Promise<boolean> {
    try {
      return (await this.asked.ask(analysisId)).has(analysisId);
    } catch (error) {
      throw new AnalysesUnavailable(`the database cannot be asked: ${oneLine(error)}`, { cause: error });
    }
  }

  /** Those of the answers that are there, by id; counts as asking for them.
   *  @throws {AnalysesUnavailable} the store cannot be asked now. */
  async bodies(analysisIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    try {
      await this.stillKept(analysisIds);
      const rows = await this.database
        .repository(AnalysisRow)
        .find({ select: { analysisId: true, responseBody: true }, where: { analysisId: In([...analysisIds]) } });
      return new Map(rows.map((row) => [row.analysisId, row.responseBody.toString('utf8')]));
    } catch (error) {
      throw new AnalysesUnavailable(`the database cannot be asked: ${oneLine(error)}`, { cause: error });
    }
  }

  /** Takes no more saves and waits for those under way; before the pool is closed. */
  async drain(): Promise<void> {
    await this.writer.drain();
    await Promise.allSettled([...this.touching]);
  }

  /** Answers that wait to be written. */
  get waiting(): number {
    return this.writer.waiting;
  }

  private async rowsOf(ids: readonly string[]): Promise<ReadonlyMap<string, AnalysisRow>> {
    const rows = await this.database.repository(AnalysisRow).findBy({ analysisId: In([...ids]) });
    return new Map(rows.map((row) => [row.analysisId, row]));
  }

  /** Reading counts as asking: retention spares what is read. Once a day is enough, and nobody waits for it. */
  private wasRead(row: AnalysisRow): void {
    if (Date.now() - row.lastAskedAt.getTime() < DAY_MS) return;
    const { analysisId } = row;
    const touch = this.database
      .repository(AnalysisRow)
      .update({ analysisId }, { lastAskedAt: () => 'now()' })
      // The next reader tries again.
      .catch(() => undefined)
      .finally(() => this.touching.delete(touch));
    this.touching.add(touch);
  }

  private async watched(rows: readonly NewAnalysisRow[]): Promise<void> {
    try {
      await this.insert(rows);
      this.watch.succeeded();
    } catch (error) {
      const fault = faultOf(error);
      if (fault !== 'refused' && fault !== 'conflict') this.watch.failed(error);
      throw error;
    }
  }

  /** Raw SQL: TypeORM's insert says neither how many rows were new nor is it as fast (5,600 against 9,000 rows a
   *  second, docs/adr/0003). */

  private async insert(rows: readonly NewAnalysisRow[]): Promise<void> {
    const places = rows.map(
      (_, row) => `(${Array.from({ length: COLUMNS }, (_one, i) => `$${row * COLUMNS + i + 1}`).join(',')})`,
    );
    const values = rows.flatMap((row) => [
      row.analysisId,
      row.mode,
      row.request,
      row.responseBody,
      row.engineVersion,
      row.catalogVersion,
      row.priceSnapshotId,
    ]);
    const inserted = await this.database.query(
      'insert into analyses (analysis_id, mode, request, response_body, engine_version, catalog_version, ' +
        `price_snapshot_id) values ${places.join(',')} on conflict (analysis_id) do nothing`,
      values,
    );
    if (inserted.rowCount === rows.length) return;
    const kept = await this.stillKept(rows.map((row) => row.analysisId));
    const lost = rows.filter((row) => !kept.has(row.analysisId));
    if (lost.length > 0) await this.insert(lost);
  }

  /** Answers given before: the day of their last use moves, once a day and not at every use, and retention then spares
   *  them. One that retention removed
   *  between our insert and this statement is not named. */
  private async stillKept(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.database.query<{ analysis_id: string }>(
      `with used as (
         update analyses set last_asked_at = now()
         where analysis_id = any($1) and last_asked_at < now() - interval '1 day' returning analysis_id
       )
       select analysis_id from used union all
       select analysis_id from analyses where analysis_id = any($1) and last_asked_at >= now() - interval '1 day'`,
      [ids],
    );
    return new Set(found.rows.map((row) => row.analysis_id));
  }
}
