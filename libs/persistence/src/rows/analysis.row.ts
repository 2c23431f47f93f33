import { EntitySchema } from 'typeorm';

/** One filed answer as the table holds it. Texts are kept as their UTF-8 bytes: what was sent comes back byte for
 *  byte, in a database of any encoding,
 *  and a NUL character (which `text` and `jsonb` refuse) is a byte like any other. */
export interface AnalysisRow {
  analysisId: string;
  mode: string;
  request: Buffer;
  responseBody: Buffer;
  engineVersion: string;
  catalogVersion: string;
  priceSnapshotId: string;
  createdAt: Date;
  /** When somebody last got this answer, to the day; retention counts from here. */
  lastAskedAt: Date;
}

export const AnalysisRow = new EntitySchema<AnalysisRow>({
  name: 'Analysis',
  tableName: 'analyses',
  columns: {
    analysisId: { name: 'analysis_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'analyses_pkey' },
    mode: { type: 'text' },
    request: { type: 'bytea' },
    responseBody: { name: 'response_body', type: 'bytea' },
    engineVersion: { name: 'engine_version', type: 'text' },
    catalogVersion: { name: 'catalog_version', type: 'text' },
    priceSnapshotId: { name: 'price_snapshot_id', type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamp with time zone', default: () => 'now()' },
    lastAskedAt: { name: 'last_asked_at', type: 'timestamp with time zone', default: () => 'now()' },
  },
  indices: [{ name: 'analyses_last_asked_at', columns: ['lastAskedAt'] }],
});
