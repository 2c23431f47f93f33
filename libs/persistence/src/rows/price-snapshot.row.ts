import { EntitySchema } from 'typeorm';

/** What one feed said, in force. */
export interface PriceSnapshotRow {
  feed: string;
  sourceDate: string;
  contentDigest: string;
  rowsRead: number;
  etag: string | null;
  lastModified: string | null;
  fetchedAt: Date;
  acceptedAt: Date;
  confirmedAt: Date;
}

export const PriceSnapshotRow = new EntitySchema<PriceSnapshotRow>({
  name: 'PriceSnapshot',
  tableName: 'price_snapshots',
  columns: {
    feed: { type: 'text', primary: true, primaryKeyConstraintName: 'price_snapshots_pkey' },
    sourceDate: { name: 'source_date', type: 'text' },
    contentDigest: { name: 'content_digest', type: 'text' },
    rowsRead: { name: 'rows_read', type: 'integer' },
    etag: { type: 'text', nullable: true },
    lastModified: { name: 'last_modified', type: 'text', nullable: true },
    fetchedAt: { name: 'fetched_at', type: 'timestamp with time zone' },
    acceptedAt: { name: 'accepted_at', type: 'timestamp with time zone' },
    confirmedAt: { name: 'confirmed_at', type: 'timestamp with time zone' },
  },
});
