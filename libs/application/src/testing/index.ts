export * from './in-memory-price-snapshot.repository';
export * from './price-snapshot-repository.contract';
