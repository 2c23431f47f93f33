import type {
  AnalysisRepository,
  JobRepository,
  PriceFeedMemoryRepository,
  PriceSnapshotRepository,
} from '@compute-advisor/application';
import { AnalysisRetention } from './analysis-retention';
import { backUp, restore } from './backup';
import type { RowCounts } from './backup';
import { Database } from './database';
import type { PoolLoad } from './database';
import { DatabaseSession } from './database-session';
import { checkDatabaseUrl } from './database-settings';
import type { ConnectionSettings } from './database-settings';
import { startOwnServer } from './own-server';
import { JobRemoval } from './job-removal';
import type { PersistenceLogger } from './persistence-logger';
import { PostgresAnalysisRepository } from './postgres-analysis.repository';
import { PostgresJobRepository } from './postgres-job.repository';
import { PostgresOperatorCatalog } from './postgres-operator-catalog';
import { PostgresPriceFeedMemoryRepository } from './postgres-price-feed-memory.repository';
import { PostgresPriceSnapshotRepository } from './postgres-price-snapshot.repository';
import { StorageQuota } from './storage-quota';
import { WriteCheck } from './write-check';

export interface PersistenceOptions {
  /** Any PostgreSQL 14 or newer. Absent: a server of our own in `dataDir`. */
  readonly databaseUrl?: string;
  /** Where the embedded server keeps its data (`<dataDir>/postgres`) and its log; unused with a `databaseUrl`. */
  readonly dataDir: string;
  readonly logger: PersistenceLogger;
  /** Answers nobody asked for in so many days are removed; absent: kept for ever. */
  readonly retentionDays?: number;
  /** What the answers may take on the disk, 10^9 bytes; above it those go first that nobody asked for or read the
   *  longest. Absent: no bound. */
  readonly maxStoredGb?: number;
  /** False only in tests: the embedded server then forgets everything in a power cut. */
  readonly durable?: boolean;
}

/** The answers, and whether one given before is still among them. */
export interface KeptAnalyses extends AnalysisRepository {
  /** True when it is there; counts as asking for it. @throws {AnalysesUnavailable} */
  keep(analysisId: string): Promise<boolean>;
  /** The answers that are there, as they were given, by id; counts as asking for them. @throws {AnalysesUnavailable} */
  bodies(analysisIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** What the database is doing for this process. */
export interface PersistenceLoad extends PoolLoad {
  readonly answersWaiting: number;
}

/** The memory of the service, open. */
export interface Persistence {
  readonly analyses: KeptAnalyses;
  readonly priceSnapshots: PriceSnapshotRepository;
  /** How feeds' prices moved and what of them is refused. */
  readonly priceFeedMemories: PriceFeedMemoryRepository;
  /** Jobs of many requests, their pieces and results. */
  readonly jobs: JobRepository;
  /** Read from memory; `put` and `remove` change the rows for all replicas. */
  readonly operatorCatalog: PostgresOperatorCatalog;
  /** Where the data are, for logs: `embedded PostgreSQL 18.4 in /srv/advisor/.data/postgres`. No secrets. */
  readonly description: string;
  /** Whether the database answers now and takes answers; `detail` says where it is or what is wrong, for the operator
   *  and not for strangers. Never throws, takes at most
   *  about 4 s. */
  ready(): Promise<{ readonly ok: boolean; readonly detail: string }>;
  /** Writes everything to a file while the service runs, as it stood at one moment; rows by table. @throws the
   *  driver's or the system's error. */
  backUp(file: string): Promise<RowCounts>;
  /** Puts a backup beside what is there; what is there stays as it is. All or nothing; rows by table.
   *  @throws {PersistenceStartFailed} it is no backup, or that of a newer version; the driver's or the system's error.
   */
  restore(file: string): Promise<RowCounts>;
  /** Connections of the pool, statements that wait for one, and answers that wait to be written. */
  load(): PersistenceLoad;
  /** Writes what was taken, closes the pool, then stops the embedded server unless another process uses it. Call after
   *  the last request is answered. */
  close(): Promise<void>;
}

/** Opens the database and brings its schema up to date: the one at `databaseUrl`, else an embedded one (packaged
 *  programs, else those of the machine).
 *  A `databaseUrl` whose server does not answer is no error: this resolves, `ready()` says so, every call rejects as
 *  unavailable, and it connects by itself once the server is there.
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
  const connection = (): ConnectionSettings => {
    if (remote) return { connectionString: remote.connectionString };
    if (embedded) return embedded.connection;
    throw new Error('neither a server of the operator nor one of our own');
  };
  const description = remote?.description ?? embedded?.description ?? '';
  const database = new Database(connection, description, logger);
  try {
    const reached = await database.open();
    return await assemble(options, { database, connection, reached, stopServer: async () => embedded?.stop() });
  } catch (error) {
    await database.close();
    await embedded?.stop();
    throw error;
  }
}

interface Opened {
  readonly database: Database;
  readonly connection: () => ConnectionSettings;
  /** False: the server is out of reach for now. */
  readonly reached: boolean;
  readonly stopServer: () => Promise<void>;
}

async function assemble(options: PersistenceOptions, opened: Opened): Promise<Persistence> {
  const { logger } = options;
  const { database, connection } = opened;
  const writes = new WriteCheck(database);
  const analyses = new PostgresAnalysisRepository(database, {}, writes);
  const locks = new DatabaseSession(connection);
  const operatorCatalog = new PostgresOperatorCatalog(database, connection, logger);
  const rowsRead = operatorCatalog.start();
  if (opened.reached) await rowsRead;
  const sweeps = sweepsOf(options, database, locks);
  for (const sweep of sweeps) sweep.start();
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await Promise.all([...sweeps.map((sweep) => sweep.stop()), analyses.drain(), operatorCatalog.close()]);
    await locks.close();
    await database.close();
    await opened.stopServer();
  };
  return {
    analyses,
    priceSnapshots: new PostgresPriceSnapshotRepository(database, locks),
    priceFeedMemories: new PostgresPriceFeedMemoryRepository(database),
    jobs: new PostgresJobRepository(database),
    operatorCatalog,
    description: database.description,
    ready: () => database.ready(() => writes.problem()),
    backUp: (file) => backUp(connection(), file, logger),
    restore: (file) => restore(connection(), file, logger),
    load: () => ({ ...database.load(), answersWaiting: analyses.waiting }),
    close: () => (closing ??= close()),
  };
}

function sweepsOf(
  { retentionDays, maxStoredGb, logger }: PersistenceOptions,
  database: Database,
  locks: DatabaseSession,
): readonly (AnalysisRetention | StorageQuota | JobRemoval)[] {
  return [
    new JobRemoval(database, retentionDays, logger),
    ...(retentionDays === undefined ? [] : [new AnalysisRetention(database, retentionDays, logger)]),
    ...(maxStoredGb === undefined ? [] : [new StorageQuota(database, locks, maxStoredGb, logger)]),
  ];
}
