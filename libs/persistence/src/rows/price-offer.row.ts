import { EntitySchema } from 'typeorm';

/** One offer of the snapshot in force. `double precision` gives back every number bit for bit. */
export interface PriceOfferRow {
  feed: string;
  /** Place in the snapshot, from 1. */
  line: number;
  gpuId: string;
  provider: string;
  instanceType: string | null;
  region: string | null;
  gpuCount: number;
  usdPerGpuHour: number;
  kind: string;
  asOf: string;
  source: string;
}

export const PriceOfferRow = new EntitySchema<PriceOfferRow>({
  name: 'PriceOffer',
  tableName: 'price_offers',
  columns: {
    feed: { type: 'text', primary: true, primaryKeyConstraintName: 'price_offers_pkey' },
    line: { type: 'integer', primary: true, primaryKeyConstraintName: 'price_offers_pkey' },
    gpuId: { name: 'gpu_id', type: 'text' },
    provider: { type: 'text' },
    instanceType: { name: 'instance_type', type: 'text', nullable: true },
    region: { type: 'text', nullable: true },
    gpuCount: { name: 'gpu_count', type: 'double precision' },
    usdPerGpuHour: { name: 'usd_per_gpu_hour', type: 'double precision' },
    kind: { type: 'text' },
    asOf: { name: 'as_of', type: 'text' },
    source: { type: 'text' },
  },
  foreignKeys: [
    {
      name: 'price_offers_feed_fkey',
      target: 'PriceSnapshot',
      columnNames: ['feed'],
      referencedColumnNames: ['feed'],
      onDelete: 'CASCADE',
    },
  ],
});
