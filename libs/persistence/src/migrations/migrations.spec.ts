import { newDataSource } from '../database-settings';
import { openPersistence } from '../open-persistence';
import { silentLogger } from '../persistence-logger';
import { startTestPostgres } from '../testing';
import type { TestPostgres } from '../testing';
import { migrations } from './index';

describe('the schema', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startTestPostgres();
  });
  afterAll(() => server.stop());

  const connect = async (databaseUrl: string) =>
    newDataSource({ connectionString: databaseUrl }, { poolSize: 2, logger: silentLogger }).initialize();

  it('is what the rows say: after all migrations the schema builder wants nothing', async () => {
    const source = await connect(await server.newDatabase());
    const wanted = await source.driver.createSchemaBuilder().log();
    await source.destroy();
    expect(wanted.upQueries.map((query) => query.query)).toEqual([]);
    expect(wanted.downQueries).toEqual([]);
  });

  it('would be missed by that test if a column differed', async () => {
    const source = await connect(await server.newDatabase());
    await source.query('alter table price_offers alter column region set not null');
    const wanted = await source.driver.createSchemaBuilder().log();
    await source.destroy();
    expect(wanted.upQueries.map((query) => query.query)).toEqual([
      'ALTER TABLE "price_offers" ALTER COLUMN "region" DROP NOT NULL',
    ]);
  });

  it('goes back step by step to nothing, and forward again to the same', async () => {
    const source = await connect(await server.newDatabase());
    const before = await describeSchema(source);
    for (const _ of migrations) await source.undoLastMigration({ transaction: 'each' });
    expect(await describeSchema(source)).toEqual([]);
    expect(await source.query(`select proname from pg_proc where pronamespace = 'public'::regnamespace`)).toEqual([]);
    const done = await source.runMigrations({ transaction: 'each' });
    expect(done.map((step) => step.name)).toEqual([
      'CreateAnalyses1763596800000',
      'CreatePrices1763600400000',
      'CreateOperatorCatalog1763604000000',
      'WatchWrites1763607600000',
      'RememberPriceFeeds1763611200000',
      'CreateJobs1763614800000',
    ]);
    expect(await describeSchema(source)).toEqual(before);
    expect(before.length).toBeGreaterThan(40);
    await source.destroy();
  });

  it('of the first release is brought up to date, and what it holds is still there', async () => {
    const databaseUrl = await server.newDatabase();
    const source = await connect(databaseUrl);
    await source.undoLastMigration({ transaction: 'each' });
    await source.query(
      `insert into analyses values ('00000000-0000-4000-8000-000000000001', 'plan', 'asked', 'answered', ` +
        `'1', '1', '1')`,
    );
    await source.destroy();
    const persistence = await openPersistence({ databaseUrl, dataDir: '/nowhere', logger: silentLogger });
    expect((await persistence.analyses.find('00000000-0000-4000-8000-000000000001'))?.responseBody).toBe('answered');
    expect((await persistence.ready()).ok).toBe(true);
    await persistence.close();
  });

  it('of a newer version is refused in one line', async () => {
    const databaseUrl = await server.newDatabase();
    const source = await connect(databaseUrl);
    await source.query(
      `insert into compute_advisor_migrations (timestamp, name) values (1999999999999, 'FromTheFuture1999999999999')`,
    );
    await source.destroy();
    await expect(openPersistence({ databaseUrl, dataDir: '/nowhere', logger: silentLogger })).rejects.toThrow(
      'The database was brought up to date by a newer version of the service (FromTheFuture1999999999999): ' +
        'start that version or a newer one, or restore a backup that this version made.',
    );
  });

  it('keeps its steps in order, each under the name of its file', () => {
    const names = migrations.map((step) => step.name);
    const times = names.map((name) => Number(/\d{13}$/.exec(name)?.[0]));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(names.length);
  });
});

/** Columns, constraints, indexes and triggers as the server sees them. */
async function describeSchema(source: { query(text: string): Promise<unknown> }): Promise<unknown[]> {
  return (await source.query(`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' '
           || coalesce(column_default, '') as line
      from information_schema.columns where table_schema = 'public' and table_name <> 'compute_advisor_migrations'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid::regclass::text <> 'compute_advisor_migrations'
    union all select indexdef from pg_indexes where schemaname = 'public' and tablename <> 'compute_advisor_migrations'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1`)) as unknown[];
}
