import { analysisIdNumber, analysisRecord, priceFeedRun } from '@compute-advisor/application/testing';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedPostgres } from '@compute-advisor/embedded-postgres';
import { Database } from './database';
import { openPersistence } from './open-persistence';
import type { Persistence, PersistenceOptions } from './open-persistence';
import { startOwnServer } from './own-server';
import { silentLogger } from './persistence-logger';
import { PersistenceStartFailed } from './persistence-start-failed';
import { socketUrl, statement, temporaryFolder } from './testing';
import { startChild } from './testing/start-child';
import { serverProcesses } from './testing/server-processes';

const until = async (happened: () => Promise<boolean>, withinMs: number): Promise<boolean> => {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await sleep(50))
    if (await happened()) return true;
  return false;
};

const answers = async (databaseUrl: string): Promise<boolean> =>
  statement({ connectionString: databaseUrl }, 'select 1').then(
    () => true,
    () => false,
  );

/** The process that waits for a lock on the editions. */
async function waitingBackend(databaseUrl: string): Promise<number> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(50)) {
    const [found] = await statement(
      { connectionString: databaseUrl },
      `select pid from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%editions%' and ` +
        'pid <> pg_backend_pid() limit 1',
    );
    if (typeof found?.['pid'] === 'number') return found['pid'];
  }
  throw new Error('nobody waits for the editions');
}

describe('a database that goes away', () => {
  let dataDir: string;
  let databaseUrl: string;
  let server: EmbeddedPostgres;
  let open: Persistence[];
  let log: string[];
  const startServer = async (): Promise<void> => {
    server = await startOwnServer({ dataDir, logger: silentLogger, durable: false });
  };
  const openOn = async (over: Partial<PersistenceOptions> = {}): Promise<Persistence> => {
    const say = (message: string): void => {
      log.push(message);
    };
    const persistence = await openPersistence({
      databaseUrl,
      dataDir: '/nowhere',
      logger: { info: say, warn: say, error: say },
      ...over,
    });
    open.push(persistence);
    return persistence;
  };
  beforeEach(async () => {
    dataDir = temporaryFolder();
    open = [];
    log = [];
    await startServer();
    databaseUrl = socketUrl(server.connection);
  });
  afterEach(async () => {
    await Promise.all(open.map((one) => one.close()));
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });

  it('not there at the start: the service starts, says so, keeps no answers, and connects by itself', async () => {
    await server.stop();
    const began = Date.now();
    const persistence = await openOn();
    expect(Date.now() - began).toBeLessThan(4_000);
    expect(log[0]).toMatch(
      new RegExp(
        '^PostgreSQL at .*/postgres/advisor cannot be reached \\(connect ENOENT .*\\); ' +
          'the service starts without it and goes on trying\\.$',
      ),
    );
    expect(await persistence.ready()).toEqual({
      ok: false,
      detail: expect.stringMatching(/^PostgreSQL at .*: connect ENOENT/),
    });
    await expect(persistence.analyses.save(analysisRecord())).rejects.toMatchObject({ name: 'AnalysesUnavailable' });
    await expect(persistence.analyses.find(analysisIdNumber(1))).rejects.toMatchObject({ name: 'AnalysesUnavailable' });
    await expect(persistence.priceSnapshots.current()).rejects.toMatchObject({ name: 'PriceSnapshotsUnavailable' });
    await expect(persistence.priceSnapshots.record(priceFeedRun())).rejects.toMatchObject({
      name: 'PriceSnapshotsUnavailable',
    });
    await expect(persistence.priceSnapshots.runExclusively('azure', async () => undefined)).rejects.toMatchObject({
      name: 'PriceSnapshotsUnavailable',
    });
    expect(persistence.operatorCatalog.current()).toEqual({ version: 'none', models: [], gpus: [], prices: [] });

    await startServer();
    expect(await until(async () => (await persistence.ready()).ok, 15_000)).toBe(true);
    await persistence.analyses.save(analysisRecord());
    expect((await persistence.analyses.find(analysisRecord().analysisId))?.mode).toBe('plan');
    expect(log).toContain(`${persistence.description} is there.`);
  });

  it('and never comes: the service still closes at once', async () => {
    await server.stop();
    const persistence = await openOn();
    const began = Date.now();
    await persistence.close();
    expect(Date.now() - began).toBeLessThan(2_500);
    await startServer();
  });

  it('stopped in mid-use: answers are refused within 2.5 s, and kept again as soon as it is back', async () => {
    const persistence = await openOn();
    await persistence.analyses.save(analysisRecord({ analysisId: analysisIdNumber(1) }));
    await server.stop();
    const began = Date.now();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 300 }, (_, i) =>
        persistence.analyses.save(analysisRecord({ analysisId: analysisIdNumber(i + 2) })),
      ),
    );
    expect(Date.now() - began).toBeLessThan(2_500);
    expect(
      new Set(outcomes.map((one) => (one.status === 'rejected' ? (one.reason as Error).name : one.status))),
    ).toEqual(new Set(['AnalysesUnavailable']));
    expect((await persistence.ready()).ok).toBe(false);

    await startServer();
    await persistence.analyses.save(analysisRecord({ analysisId: analysisIdNumber(500) }));
    expect((await persistence.analyses.find(analysisIdNumber(1)))?.mode).toBe('plan');
    expect((await persistence.ready()).ok).toBe(true);
  });

  it('all sessions cut off at once: the next answer is kept without anyone noticing', async () => {
    const persistence = await openOn();
    await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        persistence.analyses.save(analysisRecord({ analysisId: analysisIdNumber(i) })),
      ),
    );
    await Promise.allSettled([persistence.priceSnapshots.version()]);
    await statement(
      { connectionString: databaseUrl },
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name like ' +
        `'compute-advisor%' and application_name not like '%presence%' and pid <> pg_backend_pid()`,
    );
    await persistence.analyses.save(analysisRecord({ analysisId: analysisIdNumber(900) }));
    expect((await persistence.analyses.find(analysisIdNumber(900)))?.mode).toBe('plan');
    expect(await persistence.priceSnapshots.runExclusively('azure', async () => undefined)).toBe(true);
  });

  it('whose backend is killed while it runs a transaction: the process goes on, and so does the service', async () => {
    const child = startChild('hold', databaseUrl);
    try {
      await child.line('open');
      const blocker = new Client({ connectionString: databaseUrl });
      blocker.on('error', () => undefined);
      await blocker.connect();
      await blocker.query('begin; lock table editions in access exclusive mode');
      // The operator's rows are looked for every 5 s, in a transaction that now waits.
      const pid = await waitingBackend(databaseUrl);
      process.kill(pid, 'SIGKILL');
      await blocker.end().catch(() => undefined);
      expect(await until(async () => answers(databaseUrl), 20_000)).toBe(true);
      await sleep(500);
      expect([child.process.exitCode, child.process.signalCode]).toEqual([null, null]);
    } finally {
      await child.close();
    }
    expect(child.lines.at(-1)).toBe('closed');
  });

  it(
    'that cuts 25 transactions off in the midst: each fails alone, none ends the process, and the next ones ' +
      'get through',
    async () => {
      const database = new Database(() => ({ connectionString: databaseUrl }), 'the test database', silentLogger);
      await database.open();
      const failures = await Promise.all(
        Array.from({ length: 25 }, () =>
          database
            .transaction(undefined, async (manager) => {
              await manager.query('select pg_terminate_backend(pg_backend_pid())');
              await manager.query('select 1');
            })
            .then(
              () => 'went through',
              () => 'failed',
            ),
        ),
      );
      expect(failures).toEqual(Array(25).fill('failed'));
      expect(await database.transaction(undefined, (manager) => manager.query('select 1 as one'))).toEqual([
        { one: 1 },
      ]);
      expect(database.load()).toEqual({ open: 1, idle: 1, waiting: 0 });
      await database.close();
    },
  );

  it(
    'that takes no more answers (a full disk): not ready though it reads well, and ready again once it takes ' + 'them',
    async () => {
      const persistence = await openOn();
      await persistence.analyses.save(analysisRecord({ analysisId: analysisIdNumber(1) }));
      await statement(
        { connectionString: databaseUrl },
        `create function full_disk() returns trigger language plpgsql
           as $$ begin raise exception 'could not extend file: No space left on device'
           using errcode = '53100'; end $$;
       create trigger full_disk before insert on analyses for each row execute function full_disk()`,
      );
      expect((await persistence.ready()).ok).toBe(true);
      await expect(
        persistence.analyses.save(analysisRecord({ analysisId: analysisIdNumber(2) })),
      ).rejects.toMatchObject({
        name: 'AnalysesUnavailable',
      });
      expect(await persistence.ready()).toEqual({
        ok: false,
        detail: `${persistence.description} takes no answers: could not extend file: No space left on device`,
      });
      expect((await persistence.analyses.find(analysisIdNumber(1)))?.mode).toBe('plan');
      await statement({ connectionString: databaseUrl }, 'drop trigger full_disk on analyses');
      expect(await until(async () => (await persistence.ready()).ok, 5_000)).toBe(true);
      expect(await statement({ connectionString: databaseUrl }, 'select count(*)::int as filed from analyses')).toEqual(
        [{ filed: 1 }],
      );
    },
  );

  it('that has become a standby: not ready without any request having failed', async () => {
    const persistence = await openOn();
    await statement({ connectionString: databaseUrl }, 'alter database advisor set default_transaction_read_only = on');
    await statement(
      { connectionString: databaseUrl },
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'compute-advisor'`,
    );
    expect(await until(async () => !(await persistence.ready()).ok, 5_000)).toBe(true);
    await until(async () => /takes no answers/.test((await persistence.ready()).detail), 5_000);
    expect(await persistence.ready()).toEqual({
      ok: false,
      detail: `${persistence.description} takes no answers: cannot execute UPDATE in a read-only transaction`,
    });
  });

  it(
    'frozen in mid-use: 500 answers are refused within 7 s and not one time limit after the other, and kept ' +
      'again after it thaws',
    async () => {
      const persistence = await openOn();
      await persistence.analyses.save(analysisRecord({ analysisId: analysisIdNumber(1) }));
      const processes = serverProcesses(join(dataDir, 'postgres'));
      expect(processes.length).toBeGreaterThan(3);
      for (const pid of processes) process.kill(pid, 'SIGSTOP');
      try {
        const began = Date.now();
        const outcomes = await Promise.allSettled(
          Array.from({ length: 500 }, (_, i) =>
            persistence.analyses.save(analysisRecord({ analysisId: analysisIdNumber(i + 2) })),
          ),
        );
        expect(Date.now() - began).toBeLessThan(7_000);
        expect(outcomes.filter((one) => one.status === 'rejected')).toHaveLength(500);
        const asked = Date.now();
        expect((await persistence.ready()).ok).toBe(false);
        expect(Date.now() - asked).toBeLessThan(3_500);
      } finally {
        for (const pid of processes) process.kill(pid, 'SIGCONT');
      }
      expect(await until(async () => (await persistence.ready()).ok, 10_000)).toBe(true);
      await persistence.analyses.save(analysisRecord({ analysisId: analysisIdNumber(600) }));
    },
  );

  it('that takes connections and never answers: the service starts without it within 5 s', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
    });
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    try {
      const began = Date.now();
      const persistence = await openOn({
        databaseUrl: `postgres://advisor:secret@127.0.0.1:${(silent.address() as AddressInfo).port}/advisor`,
      });
      expect(Date.now() - began).toBeLessThan(5_000);
      expect(await persistence.ready()).toMatchObject({
        ok: false,
        detail: expect.stringMatching(/^PostgreSQL at 127\.0\.0\.1:\d+\/advisor: .*timeout/),
      });
      expect(log.join()).not.toContain('secret');
    } finally {
      for (const socket of sockets) socket.destroy();
      silent.close();
    }
  });
});

describe('a DATABASE_URL that can never work stops the start with one line and without its password', () => {
  const refused = async (databaseUrl: string): Promise<string> => {
    const failure = await openPersistence({ databaseUrl, dataDir: '/nowhere', logger: silentLogger }).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(PersistenceStartFailed);
    expect((failure as Error).message).not.toMatch(/hunter2|\n/);
    return (failure as Error).message;
  };

  it.each([
    '',
    'localhost',
    'advisor:hunter2@db/advisor',
    'postgres//advisor:hunter2@db',
    'postgres://advisor:hunter2@db:port/advisor',
    'postgres://[hunter2',
    '/var/run/postgresql advisor',
  ])('%j is no URL', async (url) => {
    expect(await refused(url)).toMatch(
      new RegExp(
        '^DATABASE_URL (is not a URL: it should look like postgres://user:password@host:5432/database\\.|' +
          'starts with "advisor://": only postgres:// and postgresql:// are understood\\.)$',
      ),
    );
  });

  it.each(['mysql', 'http', 'redis'])('%s: is another kind of URL', async (scheme) => {
    expect(await refused(`${scheme}://advisor:hunter2@db/advisor`)).toBe(
      `DATABASE_URL starts with "${scheme}://": only postgres:// and postgresql:// are understood.`,
    );
  });

  describe('on a server that answers', () => {
    let dataDir: string;
    let server: EmbeddedPostgres;
    beforeAll(async () => {
      dataDir = temporaryFolder();
      server = await startOwnServer({ dataDir, logger: silentLogger, durable: false, endpoint: 'loopback' });
    });
    afterAll(async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    });

    it('with the wrong password', async () => {
      expect(await refused(`postgres://advisor:hunter2@127.0.0.1:${server.connection.port}/advisor`)).toBe(
        `PostgreSQL at 127.0.0.1:${server.connection.port}/advisor refuses the service: password ` +
          'authentication failed for user "advisor".',
      );
    });

    it('with a database that is not there', async () => {
      expect(
        await refused(`postgres://advisor:${server.connection.password}@127.0.0.1:${server.connection.port}/elsewhere`),
      ).toBe(
        `PostgreSQL at 127.0.0.1:${server.connection.port}/elsewhere refuses the service: database ` +
          '"elsewhere" does not exist.',
      );
    });
  });
});
