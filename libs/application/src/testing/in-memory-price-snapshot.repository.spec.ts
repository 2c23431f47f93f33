import { InMemoryPriceSnapshotRepository } from './in-memory-price-snapshot.repository';
import { priceSnapshotRepositoryContract } from './price-snapshot-repository.contract';

priceSnapshotRepositoryContract(
  async () => new InMemoryPriceSnapshotRepository(),
  async (first) => first,
);
