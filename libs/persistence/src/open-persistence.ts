import type { AnalysisRepository, PriceSnapshotRepository } from '@compute-advisor/application';
import { AnalysisRetention } from './analysis-retention';
import { Database } from './database';
import { DatabaseSession } from './database-session';
import { checkDatabaseUrl } from './database-settings';
import type { ConnectionSettings } from './database-settings';
import { startOwnServer } from './own-server';
import type { PersistenceLogger } from './persistence-logger';
import { PostgresAnalysisRepository } from './postgres-analysis.repository';
import { PostgresOperatorCatalog } from './postgres-operator-catalog';
import { PostgresPriceSnapshotRepository } from './postgres-price-snapshot.repository';

export interface PersistenceOptions {
  /** Any PostgreSQL 14 or newer. Absent: a server of our own in `dataDir`. */
  readonly databaseUrl?: string;
  /** Where the embedded server keeps its data (`<dataDir>/postgres`) and its log; unused with a `databaseUrl`. */
  readonly dataDir: string;
  readonly logger: PersistenceLogger;
  /** Answers nobody asked for in so many days are removed; absent: kept for ever. */
  readonly retentionDays?: number;
  /** False only in tests: the embedded server then forgets everything in a power cut. */
  readonly durable?: boolean;
}

/** The memory of the service, open. */
export interface Persistence {
  readonly analyses: AnalysisRepository;
  readonly priceSnapshots: PriceSnapshotRepository;
  /** Read from memory; `put` and `remove` change the rows for all replicas. */
  readonly operatorCatalog: PostgresOperatorCatalog;
  /** Where the data are, for logs: `embedded PostgreSQL 18.4 in /srv/advisor/.data/postgres`. No secrets. */
  readonly description: string;
  /** Whether the database answers now; `detail` says where it is or what is wrong. Never throws, takes at most about 2 s. */
  ready(): Promise<{ readonly ok: boolean; readonly detail: string }>;
  /** Writes what was taken, closes the pool, then stops the embedded server unless another process uses it. Call after the last request is answered. */
  close(): Promise<void>;
}

/** Opens the database and brings its schema up to date: the one at `databaseUrl`, else an embedded one (packaged programs, else those of the machine).
 *  A `databaseUrl` whose server does not answer is no error: this resolves, `ready()` says so, every call rejects as unavailable, and it connects by itself once the server is there.
 *  @throws {PersistenceStartFailed} what waiting cannot repair, in one line for the operator. */
export async function openPersistence(options: PersistenceOptions): Promise<Persistence> {
  const { logger } = options;
  const remote = options.databaseUrl === undefined ? undefined : checkDatabaseUrl(options.databaseUrl);
  const embedded = remote
    ? undefined
    : await startOwnServer({
        dataDir: options.dataDir,
        logger,
        ...(options.durable === undefined ? {} : { durable: options.durable }),
      });
  const connection = (): ConnectionSettings =>
    remote ? { connectionString: remote.connectionString } : embedded!.connection;
  const database = new Database(connection, remote?.description ?? embedded!.description, logger);
  let reached: boolean;
  try {
    reached = await database.open();
  } catch (error) {
    await database.close();
    await embedded?.stop();
    throw error;
  }
  const analyses = new PostgresAnalysisRepository(database);
  const locks = new DatabaseSession(connection);
  const operatorCatalog = new PostgresOperatorCatalog(database, connection, logger);
  const rowsRead = operatorCatalog.start();
  if (reached) await rowsRead;
  const retention =
    options.retentionDays === undefined ? undefined : new AnalysisRetention(database, options.retentionDays, logger);
  retention?.start();
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await Promise.all([retention?.stop(), analyses.drain(), operatorCatalog.close(), locks.close()]);
    await database.close();
    await embedded?.stop();
  };
  return {
    analyses,
    priceSnapshots: new PostgresPriceSnapshotRepository(database, locks),
    operatorCatalog,
    description: database.description,
    ready: () => database.ready(),
    close: () => (closing ??= close()),
  };
}
