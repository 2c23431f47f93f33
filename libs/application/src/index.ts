export * from './ports/analysis.repository';
export * from './ports/catalog.port';
export * from './ports/clock.port';
export * from './ports/pricing.port';
export * from './advise-request';
export * from './advisor';
export * from './answer/advice';
export * from './ports/analysis-id.port';
