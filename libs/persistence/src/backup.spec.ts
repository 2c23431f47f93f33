import {
  acceptedPriceSnapshot,
  analysisIdNumber,
  analysisRecord,
  priceFeedRun,
} from '@compute-advisor/application/testing';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TABLES, backUp, restore } from './backup';
import { openPersistence } from './open-persistence';
import { silentLogger } from './persistence-logger';
import { startTestPostgres, statement, temporaryFolder } from './testing';
import type { TestPostgres } from './testing';

describe('a backup', () => {
  let server: TestPostgres;
  let folder: string;
  beforeAll(async () => {
    server = await startTestPostgres();
    folder = temporaryFolder();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const open = (databaseUrl: string) => openPersistence({ databaseUrl, dataDir: '/nowhere', logger: silentLogger });
  const at = (connectionString: string) => ({ connectionString });

  it('holds every table but the migrations and the editions', async () => {
    const tables = await statement(
      at(await server.newDatabase()),
      `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ` +
        `('compute_advisor_migrations', 'editions')`,
    );
    expect(tables.map((row) => row['name']).sort()).toEqual([...TABLES].sort());
  });

  it(
    'restored elsewhere gives back every answer to the byte, the prices to the bit and the rows of the ' + 'operator',
    async () => {
      const [from, to] = [await server.newDatabase(), await server.newDatabase()];
      const file = join(folder, 'one.backup');
      const before = await open(from);
      const body = `{"text":"a ${'\\u0000'} NUL, ü, 🗄 and \\"quotes\\"","n":0.36979999999999996}`;
      for (let n = 0; n < 450; n += 1)
        await before.analyses.save(analysisRecord({ analysisId: analysisIdNumber(n), responseBody: `${body} ${n}` }));
      await before.priceSnapshots.accept(acceptedPriceSnapshot(), priceFeedRun());
      const kept = await before.analyses.find(analysisIdNumber(7));
      const prices = await before.priceSnapshots.current();
      const counts = await backUp(at(from), file, silentLogger);
      expect(counts).toMatchObject({ analyses: 450, price_snapshots: 1, price_feed_runs: 1 });
      await before.close();

      expect(await restore(at(to), file, silentLogger)).toEqual(counts);
      const after = await open(to);
      expect(await after.analyses.find(analysisIdNumber(7))).toStrictEqual(kept);
      expect((await after.priceSnapshots.current()).snapshots).toEqual(prices.snapshots);
      await after.priceSnapshots.record(priceFeedRun());
      expect(await after.priceSnapshots.recentRuns(priceFeedRun().feed, 10)).toHaveLength(2);
      await after.close();
    },
  );

  it('restored twice, or over what is there, changes nothing that is there', async () => {
    const database = await server.newDatabase();
    const file = join(folder, 'two.backup');
    const persistence = await open(database);
    await persistence.analyses.save(analysisRecord({ analysisId: analysisIdNumber(1), responseBody: 'the first' }));
    await backUp(at(database), file, silentLogger);
    await statement(at(database), `update analyses set response_body = 'changed since'`);
    await restore(at(database), file, silentLogger);
    await restore(at(database), file, silentLogger);
    expect((await persistence.analyses.find(analysisIdNumber(1)))?.responseBody).toBe('changed since');
    await persistence.close();
  });

  it('that is none, is cut off or comes from a newer version is refused, and nothing of it stays', async () => {
    const database = await server.newDatabase();
    const write = (name: string, content: Buffer | string): string => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const line = (value: unknown): string => `${JSON.stringify(value)}\n`;
    const format = 'compute-advisor backup 1';
    await expect(restore(at(database), write('notes', gzipSync('hello\n')), silentLogger)).rejects.toThrow(
      'is no backup of this service.',
    );
    await expect(
      restore(
        at(database),
        write('newer', gzipSync(line({ format, migrations: ['Later1999999999999'] }))),
        silentLogger,
      ),
    ).rejects.toThrow(/was written by a newer version of the service \(Later1999999999999\)/);
    await expect(
      restore(
        at(database),
        write('other', gzipSync(line({ format, migrations: [] }) + line(['pg_class', {}]))),
        silentLogger,
      ),
    ).rejects.toThrow('is no backup of this service.');
    const whole = gzipSync(
      line({ format, migrations: [] }) +
        Array.from({ length: 2_000 }, (_, n) =>
          line([
            'operator_catalog_rows',
            { kind: 'price', id: `${n} ${Math.sin(n)}`, body: {}, updated_at: '2026-01-01' },
          ]),
        ).join(''),
    );
    await expect(
      restore(at(database), write('cut', whole.subarray(0, whole.length / 2)), silentLogger),
    ).rejects.toThrow();
    expect(await statement(at(database), 'select count(*)::int as rows from operator_catalog_rows')).toEqual([
      { rows: 0 },
    ]);
  });
});
