export { openPersistence } from './open-persistence';
export type { KeptAnalyses, Persistence, PersistenceLoad, PersistenceOptions } from './open-persistence';
export type { PersistenceLogger } from './persistence-logger';
export { PersistenceStartFailed } from './persistence-start-failed';
export { OperatorRowRefused } from './postgres-operator-catalog';
export type { PostgresOperatorCatalog } from './postgres-operator-catalog';
