import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import {
  anyProcessWorksIn,
  processExists,
  readPostmasterPid,
  systemBinaries,
} from '@compute-advisor/embedded-postgres';
import type { EmbeddedPostgresOptions } from '@compute-advisor/embedded-postgres';
import { migrate } from '../migrate';
import { startOwnServer } from '../own-server';
import { silentLogger } from '../persistence-logger';

/** A server for one spec file. */
export interface TestPostgres {
  readonly description: string;
  /** A fresh database with the full schema, copied from a template in some 20 ms; the URL goes wherever a DATABASE_URL
   *  goes. */
  newDatabase(): Promise<string>;
  /** A fresh database with nothing in it. */
  newEmptyDatabase(): Promise<string>;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

const TEMPLATE = 'migrated';
const PREFIX = 'compute-advisor-test-';

/** The servers every adapter is held to: the packaged one, and the real one of this machine (TEST_DATABASE_URL, else
 *  PostgreSQL on PATH). Says aloud when there is no real one. */
export function serversUnderTest(): readonly (readonly [name: string, start: () => Promise<TestPostgres>])[] {
  const packaged = ['the packaged PostgreSQL', () => startTestPostgres({ programs: 'packaged' })] as const;
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  if (databaseUrl) return [packaged, ['the PostgreSQL of TEST_DATABASE_URL', () => useTestPostgres(databaseUrl)]];
  const system = systemBinaries();
  if (!('missing' in system))
    return [
      packaged,
      [`PostgreSQL ${system.version} of this machine`, () => startTestPostgres({ programs: 'system' })],
    ];
  process.stderr.write(
    `SKIPPED: contract suites on a real PostgreSQL: TEST_DATABASE_URL is not set and there is ${system.missing}\n`,
  );
  return [packaged];
}

/** Databases of our own on a server that somebody else runs; its role must be allowed to create them. They are dropped
 *  at the end. */
async function useTestPostgres(databaseUrl: string): Promise<TestPostgres> {
  const made: string[] = [];
  const newDatabase = async (): Promise<string> => {
    const name = `compute_advisor_test_${process.pid}_${made.length}`;
    await statement({ connectionString: databaseUrl }, `create database ${name} template template0 encoding 'UTF8'`);
    made.push(name);
    return databaseUrl.replace(/^([^?]*\/)[^/?]*(\?.*)?$/, `$1${name}$2`);
  };
  return {
    description: 'the server of TEST_DATABASE_URL',
    newEmptyDatabase: newDatabase,
    newDatabase: async () => {
      const url = await newDatabase();
      await migrate({ connectionString: url }, silentLogger);
      return url;
    },
    stop: async () => {
      for (const name of made)
        await statement({ connectionString: databaseUrl }, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Starts a real PostgreSQL in a temporary folder, without fsync. Call `stop()` in `afterAll`; what a killed run left
 *  behind is cleared by the next one. */
export async function startTestPostgres(
  options: Pick<EmbeddedPostgresOptions, 'programs'> = {},
): Promise<TestPostgres> {
  sweepKilledRuns();
  const dataDir = temporaryFolder();
  const server = await startOwnServer({ dataDir, logger: silentLogger, durable: false, ...options });
  await statement(server.connection, `create database ${TEMPLATE}`);
  await migrate({ ...server.connection, database: TEMPLATE }, silentLogger);
  let made = 0;
  const newDatabase = async (template: string): Promise<string> => {
    const name = `t${(made += 1)}`;
    await statement(server.connection, `create database ${name} template ${template}`);
    return socketUrl({ ...server.connection, database: name });
  };
  return {
    description: server.description,
    newDatabase: () => newDatabase(TEMPLATE),
    newEmptyDatabase: () => newDatabase('template0'),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** A folder that the server's account can enter, also when the tests run as root. Remove it afterwards. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** The URL of a server that listens on a Unix socket only. */
export function socketUrl(connection: {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}): string {
  return (
    `postgres://${connection.user}@/${connection.database}?host=${encodeURIComponent(connection.host)}&port=` +
    `${connection.port}`
  );
}

/** Runs one statement in a connection of its own. */
export async function statement(connection: ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

function sweepKilledRuns(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]);
    if (!pid || processExists(pid)) continue;
    const folder = join(tmpdir(), name);
    try {
      const server = readPostmasterPid(join(folder, 'postgres'));
      if (server && anyProcessWorksIn(join(folder, 'postgres')) === true) process.kill(server.pid, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    } catch (error) {
      // What another user left is theirs to clear.
      if (!['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}
