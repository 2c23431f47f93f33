export * from './facts/precision-name';
export * from './facts/model-facts';
export * from './facts/gpu-facts';
export * from './facts/workload';
export * from './money/price-book';
