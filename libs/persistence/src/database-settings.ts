import type { ClientConfig } from 'pg';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { PatientClient } from './patient-client';
import type { PersistenceLogger } from './persistence-logger';
import { PersistenceStartFailed, oneLine } from './persistence-start-failed';
import { migrations } from './migrations';
import { rows } from './rows';

/** How the driver reaches a database: a URL as the operator gave it, or the parts of our own server. */
export type ConnectionSettings =
  | { readonly connectionString: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
      readonly password?: string;
    };

/** A connection is made within this time or not at all. */
export const CONNECT_TIMEOUT_MS = 3_000;
/** A statement answers within this time (in which we could hear it) or counts as lost. */
export const STATEMENT_TIMEOUT_MS = 5_000;
export const MIGRATIONS_TABLE = 'compute_advisor_migrations';

/** What the driver wants to hear. For our own server nothing is taken from PG... variables of the environment. */
export const clientSettings = (connection: ConnectionSettings): ClientConfig =>
  'connectionString' in connection
    ? { connectionString: connection.connectionString }
    : { ...connection, ssl: false, options: '' };

/** The DataSource of this library. With `statementPatienceMs` every statement is bounded; migrations take as long as
 *  they take. */
export function newDataSource(
  connection: ConnectionSettings,
  options: { readonly poolSize: number; readonly statementPatienceMs?: number; readonly logger: PersistenceLogger },
): DataSource {
  const settings: DataSourceOptions = {
    type: 'postgres',
    entities: rows,
    migrations,
    migrationsTableName: MIGRATIONS_TABLE,
    synchronize: false,
    installExtensions: false,
    logging: false,
    poolSize: options.poolSize,
    applicationName: 'compute-advisor',
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    poolErrorHandler: (error: unknown) => options.logger.warn(`A database connection broke: ${oneLine(error)}`),
    extra: {
      ...clientSettings(connection),
      keepAlive: true,
      idleTimeoutMillis: 30_000,
      ...(options.statementPatienceMs === undefined
        ? {}
        : { Client: PatientClient, statementPatienceMs: options.statementPatienceMs }),
    },
  };
  return new DataSource(settings);
}

/** Checks what can be checked without asking the server.
 *  @throws {PersistenceStartFailed} it can never work; the message never repeats the URL, which holds a password. */
export function checkDatabaseUrl(databaseUrl: string): {
  readonly connectionString: string;
  readonly description: string;
} {
  const url = parsed(databaseUrl) ?? parsed(databaseUrl.replace('@/', '@localhost/'));
  if (!url)
    throw new PersistenceStartFailed(
      'DATABASE_URL is not a URL: it should look like postgres://user:password@host:5432/database.',
    );
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') {
    throw new PersistenceStartFailed(
      `DATABASE_URL starts with "${url.protocol}//": only postgres:// and postgresql:// are understood.`,
    );
  }
  return {
    connectionString: databaseUrl,
    description:
      'PostgreSQL at ' +
      `${url.searchParams.get('host') ?? (decodeURIComponent(url.hostname) || 'localhost')}` +
      `${url.port ? `:${url.port}` : ''}${url.pathname}`,
  };
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
