/** One answer as it was given, with what was asked. `responseBody` is the exact bytes sent (UTF-8 text of the JSON). */
export interface AnalysisRecord {
  /** Content-derived UUID: the same question on the same books has the same id. */
  readonly analysisId: string;
  readonly mode: string;
  /** The canonical request, JSON text. */
  readonly request: string;
  readonly responseBody: string;
  readonly engineVersion: string;
  readonly catalogVersion: string;
  readonly priceSnapshotId: string;
}

export interface StoredAnalysis extends AnalysisRecord {
  /** When it was first filed; ISO 8601 in UTC. */
  readonly createdAt: string;
}

/** The memory of the service. */
export interface AnalysisRepository {
  /** Files an answer. Idempotent: filing the same id again changes nothing. Resolves only when it is durable.
   *  @throws {AnalysesUnavailable} the store cannot take it now. */
  save(record: AnalysisRecord): Promise<void>;
  /** The stored answer, or undefined for an id nobody filed.
   *  @throws {AnalysesUnavailable} the store cannot be asked now. */
  find(analysisId: string): Promise<StoredAnalysis | undefined>;
}

/** The store is out of reach; callers answer 503 with Retry-After. */
export class AnalysesUnavailable extends Error {
  override readonly name = 'AnalysesUnavailable';
}

export const AnalysisRepository = Symbol.for('@compute-advisor/AnalysisRepository');
