export * from './facts/precision-name';
export * from './facts/model-facts';
export * from './facts/gpu-facts';
export * from './facts/workload';
export * from './money/price-book';
export { prepareSpeed } from './speed/replica-speed';
export type { BoundBy, ReplicaSpeed, SpeedCalibration, SpeedFigure, SpeedQuery, SpeedRange, SpeedTerms, SteadyState } from './speed/speed-query';
