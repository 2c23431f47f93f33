import type { PriceFeedMemory, PriceFeedMemoryRepository } from '../ports/price-feed-memory.repository';

/** Remembers for as long as the process lives. For services without a database, and for tests. */
export class InMemoryPriceFeedMemoryRepository implements PriceFeedMemoryRepository {
  private readonly memories = new Map<string, PriceFeedMemory>();

  async memoryOf(feed: string): Promise<PriceFeedMemory> {
    return structuredClone(this.memories.get(feed) ?? { anchors: [] });
  }

  async remember(feed: string, memory: PriceFeedMemory): Promise<void> {
    this.memories.set(feed, structuredClone(memory));
  }

  async feedsRemembered(): Promise<readonly string[]> {
    return [...this.memories.keys()].sort();
  }
}
