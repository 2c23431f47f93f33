import { AnalysesUnavailable } from '@compute-advisor/application';
import type { AnalysisRecord, AnalysisRepository, StoredAnalysis } from '@compute-advisor/application';
import type { Database } from './database';
import { GroupCommit } from './group-commit';
import type { GroupCommitLimits } from './group-commit';
import { toAnalysisRow, toStoredAnalysis } from './mappers/analysis.mapper';
import type { NewAnalysisRow } from './mappers/analysis.mapper';
import { oneLine } from './persistence-start-failed';
import { AnalysisRow } from './rows/analysis.row';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const COLUMNS = 7;

/** The answers in PostgreSQL. Saves are committed in groups; one that resolved is on disk. */
export class PostgresAnalysisRepository implements AnalysisRepository {
  private readonly writer: GroupCommit;

  constructor(
    private readonly database: Database,
    limits: Partial<GroupCommitLimits> = {},
  ) {
    this.writer = new GroupCommit((rows) => this.insert(rows), limits);
  }

  async save(record: AnalysisRecord): Promise<void> {
    await this.writer.add(toAnalysisRow(record));
  }

  async find(analysisId: string): Promise<StoredAnalysis | undefined> {
    if (!UUID.test(analysisId)) return undefined;
    try {
      const row = await this.database.repository(AnalysisRow).findOneBy({ analysisId });
      return row ? toStoredAnalysis(row) : undefined;
    } catch (error) {
      throw new AnalysesUnavailable(`the database cannot be asked: ${oneLine(error)}`, { cause: error });
    }
  }

  /** Takes no more saves and waits for those under way; before the pool is closed. */
  async drain(): Promise<void> {
    await this.writer.drain();
  }

  private async insert(rows: readonly NewAnalysisRow[]): Promise<void> {
    const places = rows.map(
      (_, i) =>
        `($${i * COLUMNS + 1},$${i * COLUMNS + 2},$${i * COLUMNS + 3},$${i * COLUMNS + 4},$${i * COLUMNS + 5},$${i * COLUMNS + 6},$${i * COLUMNS + 7})`,
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
      `insert into analyses (analysis_id, mode, request, response_body, engine_version, catalog_version, price_snapshot_id) values ${places.join(',')} on conflict (analysis_id) do nothing`,
      values,
    );
    if (inserted.rowCount === rows.length) return;
    const kept = await this.stillKept(rows.map((row) => row.analysisId));
    const lost = rows.filter((row) => !kept.has(row.analysisId));
    if (lost.length > 0) await this.insert(lost);
  }

  /** Answers given before: the day of their last use moves, once a day and not at every use, and retention then spares them. One that retention removed
   *  between our insert and this statement is not named. */
  private async stillKept(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.database.query<{ analysis_id: string }>(
      `with used as (update analyses set last_asked_at = now() where analysis_id = any($1) and last_asked_at < now() - interval '1 day' returning analysis_id)
       select analysis_id from used union all select analysis_id from analyses where analysis_id = any($1) and last_asked_at >= now() - interval '1 day'`,
      [ids],
    );
    return new Set(found.rows.map((row) => row.analysis_id));
  }
}
