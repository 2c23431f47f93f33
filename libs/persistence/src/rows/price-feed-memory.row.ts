import { EntitySchema } from 'typeorm';

/** How one feed's prices moved within 30 days, and what of it is refused, as JSON with the member names of the port. */
export interface PriceFeedMemoryRow {
  feed: string;
  memory: unknown;
  updatedAt: Date;
}

export const PriceFeedMemoryRow = new EntitySchema<PriceFeedMemoryRow>({
  name: 'PriceFeedMemory',
  tableName: 'price_feed_memories',
  columns: {
    feed: { type: 'text', primary: true, primaryKeyConstraintName: 'price_feed_memories_pkey' },
    memory: { type: 'jsonb' },
    updatedAt: { name: 'updated_at', type: 'timestamp with time zone', default: () => 'now()' },
  },
});
