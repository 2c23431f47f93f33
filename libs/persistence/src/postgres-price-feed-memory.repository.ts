import {
  type PriceFeedMemory,
  type PriceFeedMemoryRepository,
  PriceSnapshotsUnavailable,
} from '@compute-advisor/application';
import type { Database } from './database';
import { oneLine } from './persistence-start-failed';
import { PriceFeedMemoryRow } from './rows/price-feed-memory.row';

/** What is remembered of price feeds, in PostgreSQL, shared by all replicas. */
export class PostgresPriceFeedMemoryRepository implements PriceFeedMemoryRepository {
  constructor(private readonly database: Database) {}

  async memoryOf(feed: string): Promise<PriceFeedMemory> {
    return reachable(async () => {
      const row = await this.database.repository(PriceFeedMemoryRow).findOneBy({ feed });
      return (row?.memory as PriceFeedMemory | undefined) ?? { anchors: [] };
    });
  }

  async remember(feed: string, memory: PriceFeedMemory): Promise<void> {
    await reachable(() =>
      this.database
        .repository(PriceFeedMemoryRow)
        .upsert({ feed, memory: memory as object, updatedAt: new Date() }, ['feed']),
    );
  }

  async feedsRemembered(): Promise<readonly string[]> {
    return reachable(async () => {
      const rows = await this.database.repository(PriceFeedMemoryRow).find({ select: { feed: true } });
      return rows.map(({ feed }) => feed).sort();
    });
  }
}

async function reachable<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw new PriceSnapshotsUnavailable(`the database cannot be asked for prices: ${oneLine(error)}`, { cause: error });
  }
}
