import { analysisIdNumber, analysisRecord, analysisRepositoryContract } from '@compute-advisor/application/testing';
import { AnalysesUnavailable } from '@compute-advisor/application';
import { setTimeout as sleep } from 'node:timers/promises';
import { AnalysisRetention } from './analysis-retention';
import { Database } from './database';
import { DatabaseSession } from './database-session';
import { openPersistence } from './open-persistence';
import type { Persistence } from './open-persistence';
import { silentLogger } from './persistence-logger';
import { PostgresAnalysisRepository } from './postgres-analysis.repository';
import { StorageQuota } from './storage-quota';
import { serversUnderTest, startTestPostgres, statement } from './testing';
import type { TestPostgres } from './testing';

describe.each(serversUnderTest())('on %s', (name, start) => {
  let server: TestPostgres;
  let databaseUrl: string;
  let persistence: Persistence;
  beforeAll(async () => {
    server = await start();
    databaseUrl = await server.newDatabase();
    persistence = await openPersistence({ databaseUrl, dataDir: '/nowhere', logger: silentLogger });
  });
  afterAll(async () => {
    await persistence.close();
    await server.stop();
  });

  analysisRepositoryContract(name, async () => {
    await statement({ connectionString: databaseUrl }, 'truncate analyses');
    return persistence.analyses;
  });
});

describe('answers in PostgreSQL', () => {
  let server: TestPostgres;
  let databaseUrl: string;
  let database: Database;
  beforeAll(async () => {
    server = await startTestPostgres();
  });
  beforeEach(async () => {
    databaseUrl = await server.newDatabase();
    database = new Database(() => ({ connectionString: databaseUrl }), 'the test database', silentLogger);
    await database.open();
  });
  afterEach(() => database.close());
  afterAll(() => server.stop());

  it('are committed 64 at a time when they come in crowds, one by one when they come alone', async () => {
    const repository = new PostgresAnalysisRepository(database);
    const statements: number[] = [];
    const query = database.query.bind(database);
    jest.spyOn(database, 'query').mockImplementation((text, values) => {
      statements.push((values?.length ?? 0) / 7);
      return query(text, values);
    });
    await repository.save(analysisRecord({ analysisId: analysisIdNumber(0) }));
    expect(statements).toEqual([1]);
    await Promise.all(
      Array.from({ length: 200 }, (_, i) => repository.save(analysisRecord({ analysisId: analysisIdNumber(i + 1) }))),
    );
    expect(statements.slice(1)).toEqual([64, 64, 64, 8]);
  });

  it('one that the database refuses fails alone; the others of its batch are filed', async () => {
    const repository = new PostgresAnalysisRepository(database);
    const records = Array.from({ length: 20 }, (_, i) =>
      analysisRecord({ analysisId: analysisIdNumber(i), ...(i === 7 ? { mode: 'pl\u0000an' } : {}) }),
    );
    const outcomes = await Promise.allSettled(records.map((record) => repository.save(record)));
    expect(outcomes.map((one) => one.status).filter((status) => status === 'rejected')).toHaveLength(1);
    expect(outcomes[7]).toMatchObject({ status: 'rejected', reason: expect.any(AnalysesUnavailable) });
    expect(outcomes[7]).toMatchObject({
      reason: { message: 'the database refused this answer: invalid byte sequence for encoding "UTF8": 0x00' },
    });
    expect(await statement({ connectionString: databaseUrl }, 'select count(*)::int as filed from analyses')).toEqual([
      { filed: 19 },
    ]);
  });

  it('an id that is no UUID fails alone too', async () => {
    const repository = new PostgresAnalysisRepository(database);
    const outcomes = await Promise.allSettled(
      ['nonsense', analysisIdNumber(1)].map((analysisId) => repository.save(analysisRecord({ analysisId }))),
    );
    expect(outcomes.map((one) => one.status)).toEqual(['rejected', 'fulfilled']);
  });

  it('are turned away when 4 wait already, and the 4 are filed', async () => {
    const repository = new PostgresAnalysisRepository(database, { waitingRows: 4 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) => repository.save(analysisRecord({ analysisId: analysisIdNumber(i) }))),
    );
    expect(outcomes.map((one) => one.status)).toEqual([...Array(4).fill('fulfilled'), ...Array(6).fill('rejected')]);
    expect(outcomes[4]).toMatchObject({
      reason: { name: 'AnalysesUnavailable', message: '4 answers wait for the database already' },
    });
  });

  it('are turned away when 1,000,000 bytes wait already', async () => {
    const repository = new PostgresAnalysisRepository(database, { waitingBytes: 1_000_000 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, (_, i) =>
        repository.save(
          analysisRecord({ analysisId: analysisIdNumber(i), request: '', responseBody: 'x'.repeat(300_000) }),
        ),
      ),
    );
    expect(outcomes.map((one) => one.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  });

  it('are all written before the pool closes, and none is taken after', async () => {
    const repository = new PostgresAnalysisRepository(database);
    const saves = Promise.allSettled(
      Array.from({ length: 300 }, (_, i) => repository.save(analysisRecord({ analysisId: analysisIdNumber(i) }))),
    );
    await new Promise(setImmediate);
    await repository.drain();
    expect((await saves).filter((one) => one.status === 'fulfilled')).toHaveLength(300);
    expect(await statement({ connectionString: databaseUrl }, 'select count(*)::int as filed from analyses')).toEqual([
      { filed: 300 },
    ]);
    await expect(repository.save(analysisRecord())).rejects.toThrow(new AnalysesUnavailable('the service is stopping'));
  });

  it('written by two replicas in opposite orders do not block each other', async () => {
    const second = new Database(() => ({ connectionString: databaseUrl }), 'the test database', silentLogger);
    await second.open();
    const ids = Array.from({ length: 400 }, (_, i) => analysisIdNumber(i));
    const [a, b] = [new PostgresAnalysisRepository(database), new PostgresAnalysisRepository(second)];
    await Promise.all([
      ...ids.map((analysisId) => a.save(analysisRecord({ analysisId }))),
      ...[...ids].reverse().map((analysisId) => b.save(analysisRecord({ analysisId }))),
    ]);
    await second.close();
    expect(await statement({ connectionString: databaseUrl }, 'select count(*)::int as filed from analyses')).toEqual([
      { filed: 400 },
    ]);
  });

  describe('and their bound of 2 MB on the disk', () => {
    let locks: DatabaseSession;
    beforeEach(() => {
      locks = new DatabaseSession(() => ({ connectionString: databaseUrl }));
    });
    afterEach(() => locks.close());
    const quota = () => new StorageQuota(database, locks, 0.002, silentLogger);
    /** Answers of 16 KiB that cannot be packed, the first one unread the longest. */
    const fill = (answers: number) =>
      statement(
        { connectionString: databaseUrl },
        `insert into analyses select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'plan', '',
           (select string_agg(sha256((n * 1000 + i)::text::bytea), '') from generate_series(1, 512) as i),
           '', '', '', now(), now() - make_interval(days => ${answers} - n)
         from generate_series(1, ${answers}) as n`,
      );
    const numbers = async () =>
      (
        await statement(
          { connectionString: databaseUrl },
          'select right(analysis_id::text, 4)::int as n from analyses order by 1',
        )
      ).map((row) => Number(row['n']));

    it('leaves 100 answers of 16 KiB alone: 1.7 MB', async () => {
      await fill(100);
      expect(await quota().sweep()).toBe(0);
      expect(await numbers()).toHaveLength(100);
    });

    it('removes of 200 those that nobody read the longest, down to nine tenths of the bound', async () => {
      await fill(200);
      const removed = await quota().sweep();
      // 1.8 MB of (16,384 + 400) bytes each are 107 answers.
      expect(removed).toBe(93);
      expect(await numbers()).toEqual(Array.from({ length: 107 }, (_, i) => i + 94));
      expect(await quota().sweep()).toBe(0);
    });

    it('is kept by one replica at a time', async () => {
      await fill(200);
      const others = new DatabaseSession(() => ({ connectionString: databaseUrl }));
      await others.query('select pg_advisory_lock(7264005)');
      expect(await quota().sweep()).toBe(0);
      await others.close();
      expect(await quota().sweep()).toBe(93);
    });
  });

  describe('and their retention of 30 days', () => {
    const age = (n: number, days: number) =>
      statement(
        { connectionString: databaseUrl },
        `update analyses set created_at = now() - interval '${days} days', last_asked_at = now() - ` +
          `interval '${days} days' where analysis_id = '${analysisIdNumber(n)}'`,
      );
    const filed = async () =>
      (
        await statement(
          { connectionString: databaseUrl },
          'select right(analysis_id::text, 2) as id from analyses order by 1',
        )
      ).map((row) => row['id']);

    it('removes what nobody asked for in 31 days and keeps what is 29 days old', async () => {
      const repository = new PostgresAnalysisRepository(database);
      for (const n of [1, 2, 3]) await repository.save(analysisRecord({ analysisId: analysisIdNumber(n) }));
      await age(1, 31);
      await age(2, 29);
      expect(await new AnalysisRetention(database, 30, silentLogger).sweep()).toBe(1);
      expect(await filed()).toEqual(['02', '03']);
    });

    it('spares an old answer that was given again, and leaves the day it was first filed', async () => {
      const repository = new PostgresAnalysisRepository(database);
      await repository.save(analysisRecord({ analysisId: analysisIdNumber(1) }));
      await age(1, 31);
      const before = await repository.find(analysisIdNumber(1));
      await repository.save(analysisRecord({ analysisId: analysisIdNumber(1) }));
      expect(await new AnalysisRetention(database, 30, silentLogger).sweep()).toBe(0);
      expect(await repository.find(analysisIdNumber(1))).toStrictEqual(before);
    });

    it('spares an old answer that was read, since reading counts as asking, and moves its day once', async () => {
      const repository = new PostgresAnalysisRepository(database);
      for (const n of [1, 2]) {
        await repository.save(analysisRecord({ analysisId: analysisIdNumber(n) }));
        await age(n, 31);
      }
      await repository.find(analysisIdNumber(1));
      await repository.drain();
      expect(await new AnalysisRetention(database, 30, silentLogger).sweep()).toBe(1);
      expect(await filed()).toEqual(['01']);
      const asked = async () =>
        (await statement({ connectionString: databaseUrl }, 'select last_asked_at::text as at from analyses'))[0]?.[
          'at'
        ];
      const day = await asked();
      await repository.find(analysisIdNumber(1));
      await repository.drain();
      expect(await asked()).toBe(day);
    });

    it('says whether an answer given before is still there, for a crowd in two statements', async () => {
      const repository = new PostgresAnalysisRepository(database);
      await repository.save(analysisRecord({ analysisId: analysisIdNumber(1) }));
      const query = jest.spyOn(database, 'query');
      const kept = await Promise.all(
        Array.from({ length: 300 }, (_, i) => repository.keep(analysisIdNumber(i === 0 ? 1 : 1 + (i % 2)))),
      );
      expect(kept).toEqual(Array.from({ length: 300 }, (_, i) => i % 2 === 0));
      expect(query).toHaveBeenCalledTimes(2);
      query.mockRestore();
      await age(1, 31);
      expect(await repository.keep(analysisIdNumber(1))).toBe(true);
      expect(await new AnalysisRetention(database, 30, silentLogger).sweep()).toBe(0);
    });

    it('files an answer again that a sweep removed in the midst of its saving', async () => {
      const repository = new PostgresAnalysisRepository(database);
      await repository.save(analysisRecord({ analysisId: analysisIdNumber(1) }));
      await age(1, 31);
      const query = database.query.bind(database);
      const spy = jest.spyOn(database, 'query').mockImplementation(async (text, values) => {
        const result = await query(text, values);
        if (text.startsWith('insert')) {
          spy.mockRestore();
          await new AnalysisRetention(database, 30, silentLogger).sweep();
        }
        return result as never;
      });
      await repository.save(analysisRecord({ analysisId: analysisIdNumber(1) }));
      expect((await repository.find(analysisIdNumber(1)))?.analysisId).toBe(analysisIdNumber(1));
    });

    it('go on by themselves, through an outage too, until they are stopped', async () => {
      const repository = new PostgresAnalysisRepository(database);
      const told: string[] = [];
      const say = (message: string): void => {
        told.push(message);
      };
      const retention = new AnalysisRetention(
        database,
        30,
        { info: say, warn: say, error: say },
        { firstAfterMs: 5, everyMs: 5 },
      );
      retention.start();
      for (const n of [1, 2]) {
        await repository.save(analysisRecord({ analysisId: analysisIdNumber(n) }));
        await age(n, 31);
        for (let waited = 0; (await filed()).length > 0 && waited < 500; waited += 1) await sleep(10);
        expect(await filed()).toEqual([]);
        await statement(
          { connectionString: databaseUrl },
          n === 1 ? 'alter table analyses rename to elsewhere' : 'select 1',
        );
        for (
          let waited = 0;
          n === 1 && !told.some((line) => line.startsWith('Old answers could not be removed')) && waited < 500;
          waited += 1
        )
          await sleep(10);
        if (n === 1) await statement({ connectionString: databaseUrl }, 'alter table elsewhere rename to analyses');
      }
      await retention.stop();
      expect(told.filter((line) => line === 'Removed 1 answer that nobody asked for in 30 days.')).toHaveLength(2);
      expect(told).toContain('Old answers could not be removed: relation "analyses" does not exist');
    });

    it('removes 5,000 in one sweep of small statements', async () => {
      await statement(
        { connectionString: databaseUrl },
        `insert into analyses select gen_random_uuid(), 'plan', '', '', '', '', '', now(), now() - ` +
          `interval '40 days' from generate_series(1, 5000)`,
      );
      expect(await new AnalysisRetention(database, 30, silentLogger).sweep()).toBe(5000);
      expect(await filed()).toEqual([]);
    });
  });
});
