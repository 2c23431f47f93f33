export * from './in-memory-price-snapshot.repository';
export * from './price-snapshot-repository.contract';
export * from './analysis-repository.contract';
export * from './in-memory-analysis.repository';
