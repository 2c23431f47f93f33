import { acceptedPriceSnapshot, analysisIdNumber, priceFeedRun } from '@compute-advisor/application/testing';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { anyProcessWorksIn } from '@compute-advisor/embedded-postgres';
import { openPersistence } from './open-persistence';
import type { Persistence } from './open-persistence';
import { silentLogger } from './persistence-logger';
import { known, startTestPostgres, statement, temporaryFolder } from './testing';
import { killServer } from './testing/server-processes';
import { startChild } from './testing/start-child';
import type { Child } from './testing/start-child';

const serverPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
const acknowledged = (child: Child): number[] =>
  child.lines.filter((line) => line.startsWith('saved ')).map((line) => Number(line.slice(6)));

async function expectAllThere(persistence: Persistence, numbers: readonly number[]): Promise<void> {
  const found = await Promise.all(numbers.map((n) => persistence.analyses.find(analysisIdNumber(n))));
  expect(found.filter((one) => one === undefined)).toHaveLength(0);
  found.forEach((one, i) =>
    expect(JSON.parse(known(one, 'analysis').responseBody)).toEqual({ n: numbers[i], text: 'x'.repeat(3_000) }),
  );
}

describe('the embedded database and the process that uses it', () => {
  let dataDir: string;
  const children: Child[] = [];
  const start = (...args: string[]): Child => {
    const child = startChild(...args);
    children.push(child);
    return child;
  };
  beforeEach(() => {
    dataDir = temporaryFolder();
  });
  afterEach(async () => {
    for (const child of children.splice(0)) await child.kill();
    killServer(join(dataDir, 'postgres'));
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });

  it(
    'after kill -9 of the service alone, the next one takes over the running server and finds every ' +
      'acknowledged answer',
    async () => {
      const child = start('save', dataDir);
      await child.line('saved 300');
      const server = serverPid(dataDir);
      await child.kill();
      const began = Date.now();
      const persistence = await openPersistence({ dataDir, logger: silentLogger });
      expect(Date.now() - began).toBeLessThan(5_000);
      expect(serverPid(dataDir)).toBe(server);
      expect(acknowledged(child).length).toBeGreaterThan(200);
      await expectAllThere(persistence, acknowledged(child));
      await persistence.close();
      expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    },
  );

  it('after kill -9 of service and server together, three times over, every acknowledged answer is there', async () => {
    const all: number[] = [];
    for (const round of [0, 1, 2]) {
      const child = start('save', dataDir, String(round * 1_000_000));
      await child.line(`saved ${round * 1_000_000 + 200}`);
      killServer(join(dataDir, 'postgres'));
      await child.kill();
      all.push(...acknowledged(child));
    }
    const persistence = await openPersistence({ dataDir, logger: silentLogger });
    expect(all.length).toBeGreaterThan(500);
    await expectAllThere(persistence, all);
    await persistence.close();
  });

  it('two services on one folder share one server, and the one that started it may leave first', async () => {
    const first = start('hold', dataDir);
    await first.line('open');
    const second = start('hold', dataDir);
    await second.line('open');
    const server = serverPid(dataDir);
    await first.close();
    expect(first.lines.at(-2)).toMatch(/^info Other processes use .*: its server keeps running\.$/);
    const third = await openPersistence({ dataDir, logger: silentLogger });
    expect(serverPid(dataDir)).toBe(server);
    expect(await third.ready()).toEqual({ ok: true, detail: third.description });
    await third.close();
    expect(serverPid(dataDir)).toBe(server);
    await second.close();
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    expect(anyProcessWorksIn(join(dataDir, 'postgres'))).not.toBe(true);
  });

  it('three services that start at the same moment on an empty folder all get the same one database', async () => {
    const together = [start('hold', dataDir), start('hold', dataDir), start('hold', dataDir)];
    await Promise.all(together.map((child) => child.line('open')));
    expect(readdirSync(dataDir).filter((name) => name !== 'postgres.log')).toEqual(['postgres']);
    await Promise.all(together.map((child) => child.close()));
    expect(together.map((child) => child.lines.at(-1))).toEqual(['closed', 'closed', 'closed']);
    expect(anyProcessWorksIn(join(dataDir, 'postgres'))).not.toBe(true);
  });

  it('one that leaves while another comes never takes the server away from it', async () => {
    for (let round = 0; round < 6; round += 1) {
      const leaving = await openPersistence({ dataDir, logger: silentLogger });
      const coming = (async () => {
        await sleep(round * 8);
        return openPersistence({ dataDir, logger: silentLogger });
      })();
      await leaving.close();
      const other = await coming;
      expect((await other.ready()).ok).toBe(true);
      await other.close();
    }
  });

  it('when the server alone is killed, saves fail for a moment, and it comes back by itself', async () => {
    const persistence = await openPersistence({ dataDir, logger: silentLogger });
    const record = (n: number) => ({
      analysisId: analysisIdNumber(n),
      mode: 'plan',
      request: '{}',
      responseBody: '{}',
      engineVersion: '1',
      catalogVersion: '1',
      priceSnapshotId: '1',
    });
    await persistence.analyses.save(record(1));
    killServer(join(dataDir, 'postgres'));
    await expect(persistence.analyses.save(record(2))).rejects.toMatchObject({ name: 'AnalysesUnavailable' });
    const deadline = Date.now() + 20_000;
    while (!(await persistence.ready()).ok && Date.now() < deadline) await sleep(50);
    await persistence.analyses.save(record(2));
    expect((await persistence.analyses.find(analysisIdNumber(1)))?.mode).toBe('plan');
    expect((await persistence.analyses.find(analysisIdNumber(2)))?.mode).toBe('plan');
    await persistence.close();
    expect(anyProcessWorksIn(join(dataDir, 'postgres'))).not.toBe(true);
  });
});

describe('a price swap', () => {
  it('killed in its midst leaves the old book whole', async () => {
    const server = await startTestPostgres();
    const databaseUrl = await server.newDatabase();
    const persistence = await openPersistence({ databaseUrl, dataDir: '/nowhere', logger: silentLogger });
    await persistence.priceSnapshots.accept(acceptedPriceSnapshot(), priceFeedRun());
    const before = await persistence.priceSnapshots.current();

    const inTheWay = new Client({ connectionString: databaseUrl });
    await inTheWay.connect();
    await inTheWay.query('begin');
    await inTheWay.query(`select 1 from editions where name = 'prices' for update`);
    const child = startChild('accept', databaseUrl);
    await child.line('accepting');
    const waiting = () =>
      statement(
        { connectionString: databaseUrl },
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike 'update "editions"%'`,
      );
    for (let looks = 0; (await waiting()).length === 0 && looks < 500; looks += 1) await sleep(20);
    expect(await waiting()).toHaveLength(1);
    expect(await persistence.priceSnapshots.current()).toStrictEqual(before);
    await child.kill();
    await inTheWay.query('commit');
    await inTheWay.end();

    expect(child.lines).not.toContain('accepted');
    expect(await persistence.priceSnapshots.current()).toStrictEqual(before);
    expect(await persistence.priceSnapshots.recentRuns('skypilot/aws', 10)).toHaveLength(1);
    await persistence.close();
    await server.stop();
  });
});
