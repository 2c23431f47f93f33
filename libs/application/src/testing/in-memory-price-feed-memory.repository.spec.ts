import { InMemoryPriceFeedMemoryRepository } from './in-memory-price-feed-memory.repository';
import { priceFeedMemoryRepositoryContract } from './price-feed-memory-repository.contract';

let shared = new InMemoryPriceFeedMemoryRepository();
priceFeedMemoryRepositoryContract(
  async () => (shared = new InMemoryPriceFeedMemoryRepository()),
  async () => shared,
);
