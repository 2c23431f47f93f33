export { InMemoryPriceSnapshotRepository } from './in-memory-price-snapshot.repository';
export {
  acceptedPriceSnapshot,
  priceFeedRun,
  priceSnapshotRepositoryContract,
} from './price-snapshot-repository.contract';
export { analysisIdNumber, analysisRecord, analysisRepositoryContract } from './analysis-repository.contract';
export { InMemoryAnalysisRepository } from './in-memory-analysis.repository';
