import type { DataSource, QueryRunner } from 'typeorm';
import type { ConnectionSettings } from './database-settings';
import { newDataSource } from './database-settings';
import type { PersistenceLogger } from './persistence-logger';
import { MIGRATIONS_TABLE } from './database-settings';
import { migrations } from './migrations';
import { PersistenceStartFailed } from './persistence-start-failed';

/** Arbitrary but fixed: replicas that start together migrate one after the other. */
const MIGRATION_LOCK = 7_264_002;
const OLDEST_SERVER = 140_000;

/** Brings the schema up to this version of the service. Replicas may start together; each waits for its turn and finds
 *  the work done.
 *  @throws the driver's error when the server is out of reach, {PersistenceStartFailed} when it is too old. */
export async function migrate(connection: ConnectionSettings, logger: PersistenceLogger): Promise<void> {
  const source = newDataSource(connection, { poolSize: 2, logger });
  await source.initialize();
  try {
    await checkServer(source);
    const turn = source.createQueryRunner();
    try {
      await turn.startTransaction();
      await turn.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await refuseNewerSchema(turn);
      const done = await source.runMigrations({ transaction: 'each' });
      if (done.length > 0)
        logger.info(`Database schema brought up to date: ${done.map((step) => step.name).join(', ')}.`);
      await turn.commitTransaction();
    } finally {
      await turn.release();
    }
  } finally {
    await source.destroy();
  }
}

/** A newer version of the service may have changed what the rows mean; one that writes beside it could spoil them. */
async function refuseNewerSchema(runner: QueryRunner): Promise<void> {
  if (!(await runner.hasTable(MIGRATIONS_TABLE))) return;
  const run = (await runner.query(`select name from ${MIGRATIONS_TABLE} order by id`)) as { name: string }[];
  const known = new Set(migrations.map((step) => step.name));
  const unknown = run.filter((step) => !known.has(step.name)).map((step) => step.name);
  if (unknown.length > 0)
    throw new PersistenceStartFailed(
      `The database was brought up to date by a newer version of the service (${unknown.join(', ')}): ` +
        'start that version or a newer one, or restore a backup that this version made.',
    );
}

async function checkServer(source: DataSource): Promise<void> {
  const [found] = (await source.query(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  )) as { number: number; version: string }[];
  if (found && found.number < OLDEST_SERVER)
    throw new PersistenceStartFailed(
      `The database server is PostgreSQL ${found.version}; version 14 or newer is needed.`,
    );
}
