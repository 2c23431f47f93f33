import { JobsUnavailable, type JobRepository } from '@compute-advisor/application';
import { JobRemoval } from './job-removal';
import { Database } from './database';
import { openPersistence } from './open-persistence';
import type { Persistence } from './open-persistence';
import { silentLogger } from './persistence-logger';
import { known, serversUnderTest, statement } from './testing';
import type { TestPostgres } from './testing';

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [ANN, BOB] = [id(901), id(902)];
const piece = (place: number, lines = 2) => ({
  place,
  lines,
  lastLine: (place + 1) * lines,
  requests: `asked ${place}`,
});
const outcome = (place: number) => ({ answered: 2, failed: 0, results: `said ${place}` });

describe.each(serversUnderTest())('jobs on %s', (_name, start) => {
  let server: TestPostgres;
  let databaseUrl: string;
  const replicas: Persistence[] = [];
  let jobs: JobRepository;
  let elsewhere: JobRepository;
  beforeAll(async () => {
    server = await start();
    databaseUrl = await server.newDatabase();
    for (let i = 0; i < 2; i += 1)
      replicas.push(await openPersistence({ databaseUrl, dataDir: '/nowhere', logger: silentLogger }));
    jobs = known(replicas[0], 'first replica').jobs;
    elsewhere = known(replicas[1], 'second replica').jobs;
  });
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.close()));
    await server.stop();
  });
  beforeEach(() => sql('truncate jobs cascade'));
  const sql = (text: string) => statement({ connectionString: databaseUrl }, text);
  const open = async (number: number, pieces: number): Promise<string> => {
    await jobs.open(id(number));
    await jobs.add(
      id(number),
      Array.from({ length: pieces }, (_, place) => piece(place)),
    );
    await jobs.seal(id(number), 'digest');
    return id(number);
  };

  it('are worked on once all has arrived, and known from then on', async () => {
    await jobs.open(id(1));
    await jobs.add(id(1), [piece(0)]);
    expect([await jobs.claim(ANN, 1_000), await jobs.find(id(1)), await jobs.cancel(id(1))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await jobs.seal(id(1), 'digest')).toMatchObject({ state: 'open', lines: 2, answered: 0, failed: 0 });
    expect(await elsewhere.claim(ANN, 1_000)).toEqual({ jobId: id(1), place: 0, holder: ANN, requests: 'asked 0' });
    expect(await jobs.claim(BOB, 1_000)).toBeUndefined();
    expect(await jobs.find('no id')).toBeUndefined();
  });

  it('hand each piece to one worker at a time, and to the next when the first lets its lease run out', async () => {
    await open(1, 1);
    const lost = known(await jobs.claim(ANN, 30), 'piece');
    await new Promise((later) => setTimeout(later, 60));
    const taken = known(await elsewhere.claim(BOB, 10_000), 'piece taken over');
    expect(await jobs.renew(lost, 1_000)).toBe(false);
    expect(await elsewhere.renew(taken, 1_000)).toBe(true);
    expect(await jobs.complete(lost, outcome(0))).toBe(false);
    expect(await elsewhere.complete(taken, outcome(0))).toBe(true);
    expect(await elsewhere.complete(taken, outcome(0))).toBe(false);
    expect(await jobs.find(id(1))).toMatchObject({
      state: 'complete',
      lines: 2,
      answered: 2,
      finishedAt: expect.any(String) as string,
    });
  });

  it('give every piece out once, however many take from them at once, jobs in turn', async () => {
    await open(1, 30);
    await open(2, 30);
    const claims = await Promise.all(
      Array.from({ length: 60 }, (_, i) => (i % 2 ? jobs : elsewhere).claim(i % 2 ? ANN : BOB, 10_000)),
    );
    const more = [];
    // Several that look at the same moment may see the same pieces; those who find nothing look again.
    for (let next = await jobs.claim(ANN, 10_000); next; next = await jobs.claim(ANN, 10_000)) more.push(next);
    const names = [...claims, ...more].flatMap((one) => (one ? [`${one.jobId} ${one.place}`] : []));
    expect([names.length, new Set(names).size]).toEqual([60, 60]);
    await jobs.release(ANN);
    await jobs.release(BOB);
    const [first, second] = [await jobs.claim(ANN, 1_000), await jobs.claim(ANN, 1_000)];
    expect(first?.jobId).not.toBe(second?.jobId);
  });

  it('give results in order up to the first gap, and past it when nothing more will come', async () => {
    await open(1, 3);
    const held = [];
    for (let i = 0; i < 3; i += 1) held.push(known(await jobs.claim(ANN, 10_000), 'piece'));
    await jobs.complete(known(held[0], 'first'), outcome(0));
    await jobs.complete(known(held[2], 'third'), outcome(2));
    const said = async (after = 0, most = 9) =>
      (await elsewhere.results(id(1), after, most)).map(({ results, lastLine }) => [results, lastLine]);
    expect(await said()).toEqual([['said 0', 2]]);
    expect(await said(2)).toEqual([]);
    expect(await jobs.cancel(id(1))).toMatchObject({ state: 'cancelled', answered: 4 });
    expect(await jobs.renew(known(held[1], 'second'), 1_000)).toBe(false);
    expect(await said()).toEqual([
      ['said 0', 2],
      ['said 2', 6],
    ]);
    expect(await said(1, 1)).toEqual([['said 0', 2]]);
    expect(await jobs.claim(BOB, 1_000)).toBeUndefined();
    expect(await jobs.cancel(id(1))).toMatchObject({ state: 'cancelled' });
  });

  it('stand under their key, until the sender of one that never became whole is a minute gone', async () => {
    expect([await jobs.open(id(1), 'estate'), await elsewhere.open(id(2), 'estate')]).toEqual([true, false]);
    expect((await jobs.underKey('estate'))?.digest).toBeUndefined();
    await sql(`update jobs set served_at = now() - interval '61 seconds'`);
    expect(await elsewhere.open(id(2), 'estate')).toBe(true);
    await jobs.add(id(2), [piece(0)]);
    await jobs.seal(id(2), 'digest');
    expect(await jobs.underKey('estate')).toMatchObject({ job: { jobId: id(2) }, digest: 'digest' });
    expect(await jobs.underKey('another')).toBeUndefined();
    await jobs.open(id(3));
    await jobs.add(id(3), [piece(0)]);
    await jobs.discard(id(3));
    await jobs.discard(id(2));
    expect(await sql('select count(*)::int as pieces from job_pieces')).toEqual([{ pieces: 1 }]);
  });

  it('are removed when they never became whole, and when they have been over as long as answers are kept', async () => {
    await open(1, 1);
    await jobs.cancel(await open(2, 1));
    await jobs.cancel(await open(3, 1));
    await jobs.open(id(4));
    await sql(
      `update jobs set served_at = now() - interval '2 hours', created_at = now() - interval '40 days',
         finished_at = finished_at - make_interval(days => case when job_id = '${id(2)}' then 31 else 29 end)`,
    );
    const database = new Database(() => ({ connectionString: databaseUrl }), 'the database', silentLogger);
    await database.open();
    expect(await new JobRemoval(database, undefined, silentLogger).sweep()).toBe(1);
    expect(await new JobRemoval(database, 30, silentLogger).sweep()).toBe(1);
    expect(await sql('select job_id from jobs order by job_id')).toEqual([{ job_id: id(1) }, { job_id: id(3) }]);
    await database.close();
  });

  it('say that the store is out of reach when it is', async () => {
    const gone = await openPersistence({
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
      dataDir: '/nowhere',
      logger: silentLogger,
    });
    const { jobs: unreachable } = gone;
    for (const asked of [
      unreachable.open(id(1)),
      unreachable.find(id(1)),
      unreachable.claim(ANN, 1_000),
      unreachable.results(id(1), 0, 1),
      unreachable.cancel(id(1)),
    ])
      await expect(asked).rejects.toBeInstanceOf(JobsUnavailable);
    await gone.close();
  });
});
