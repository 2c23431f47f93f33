export { InMemoryPriceSnapshotRepository } from './in-memory-price-snapshot.repository';
export { priceSnapshotRepositoryContract } from './price-snapshot-repository.contract';
export { acceptedPriceSnapshot, priceFeedRun } from './price-snapshot-samples';
export { analysisIdNumber, analysisRecord, analysisRepositoryContract } from './analysis-repository.contract';
export { InMemoryAnalysisRepository } from './in-memory-analysis.repository';
export { priceFeedMemoryRepositoryContract } from './price-feed-memory-repository.contract';
export { InMemoryPriceFeedMemoryRepository } from './in-memory-price-feed-memory.repository';
