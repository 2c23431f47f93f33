import type { AnalysisRecord, StoredAnalysis } from '@compute-advisor/application';
import type { AnalysisRow } from '../rows/analysis.row';

/** What the writer sets; the database adds the dates. */
export type NewAnalysisRow = Omit<AnalysisRow, 'createdAt' | 'lastAskedAt'>;

export function toAnalysisRow(record: AnalysisRecord): NewAnalysisRow {
  return {
    analysisId: record.analysisId.toLowerCase(),
    mode: record.mode,
    request: Buffer.from(record.request, 'utf8'),
    responseBody: Buffer.from(record.responseBody, 'utf8'),
    engineVersion: record.engineVersion,
    catalogVersion: record.catalogVersion,
    priceSnapshotId: record.priceSnapshotId,
  };
}

export function toStoredAnalysis(row: AnalysisRow): StoredAnalysis {
  return {
    analysisId: row.analysisId,
    mode: row.mode,
    request: row.request.toString('utf8'),
    responseBody: row.responseBody.toString('utf8'),
    engineVersion: row.engineVersion,
    catalogVersion: row.catalogVersion,
    priceSnapshotId: row.priceSnapshotId,
    createdAt: row.createdAt.toISOString(),
  };
}
