import type { AnalysisRecord, AnalysisRepository, StoredAnalysis } from '../ports/analysis.repository';

/** Keeps answers for as long as the process lives. For services without a database, and for tests. `now` gives
 *  milliseconds since 1970 UTC. */
export class InMemoryAnalysisRepository implements AnalysisRepository {
  private readonly filed = new Map<string, StoredAnalysis>();

  constructor(private readonly now: () => number = Date.now) {}

  async save(record: AnalysisRecord): Promise<void> {
    const analysisId = record.analysisId.toLowerCase();
    if (this.filed.has(analysisId)) return;
    this.filed.set(analysisId, { ...record, analysisId, createdAt: new Date(this.now()).toISOString() });
  }

  async find(analysisId: string): Promise<StoredAnalysis | undefined> {
    const found = this.filed.get(analysisId.toLowerCase());
    return found && { ...found };
  }
}
