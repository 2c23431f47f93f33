import { EntitySchema } from 'typeorm';

/** One attempt to refresh one feed. */
export interface PriceFeedRunRow {
  id: string;
  feed: string;
  outcome: string;
  reason: string | null;
  startedAt: Date;
  finishedAt: Date;
  rowsRead: number;
  offersKept: number;
  rowsUnresolved: number;
  rowsAmbiguous: number;
  rowsWithoutPrice: number;
}

export const PriceFeedRunRow = new EntitySchema<PriceFeedRunRow>({
  name: 'PriceFeedRun',
  tableName: 'price_feed_runs',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment', primaryKeyConstraintName: 'price_feed_runs_pkey' },
    feed: { type: 'text' },
    outcome: { type: 'text' },
    reason: { type: 'text', nullable: true },
    startedAt: { name: 'started_at', type: 'timestamp with time zone' },
    finishedAt: { name: 'finished_at', type: 'timestamp with time zone' },
    rowsRead: { name: 'rows_read', type: 'integer' },
    offersKept: { name: 'offers_kept', type: 'integer' },
    rowsUnresolved: { name: 'rows_unresolved', type: 'integer' },
    rowsAmbiguous: { name: 'rows_ambiguous', type: 'integer' },
    rowsWithoutPrice: { name: 'rows_without_price', type: 'integer' },
  },
  indices: [{ name: 'price_feed_runs_by_feed', columns: ['feed', 'finishedAt', 'id'] }],
});
