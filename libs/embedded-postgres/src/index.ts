export { EmbeddedPostgres } from './embedded-postgres';
export type { EmbeddedPostgresOptions } from './embedded-postgres';
export { EmbeddedPostgresFailed } from './embedded-postgres-failed';
export type { EmbeddedPostgresLogger } from './logger';
export { systemBinaries } from './postgres-binaries';
export type { PostgresBinaries } from './postgres-binaries';
export { anyProcessWorksIn, processExists, readPostmasterPid } from './postmaster-pid';
export type { PostmasterPid } from './postmaster-pid';
