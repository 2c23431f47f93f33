import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PricesUnavailable } from '@compute-advisor/application';
import { ClientGone } from './planner';
import { PlanningFailed } from './planning-thread.handle';
import { WorkerPlanner } from './worker.planner';

/** A thread that answers with the question, fails at "throw" and ends at "die". */
const THREAD = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ kind, id, request }) => {
  if (kind === 'books') return;
  if (request.description === 'die') process.exit(3);
  if (request.description === 'throw') parentPort.postMessage({ kind: 'failure', id, message: 'thrown inside' });
  else parentPort.postMessage({ kind: 'answer', id, answer: { analysisId: request.description } });
});
parentPort.postMessage({ kind: 'warm' });
`;

describe('planning in threads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-planner-'));
  const file = join(folder, 'thread.js');
  let warnings: string[];
  let planner: WorkerPlanner;
  const plan = async (description: string, gone?: AbortSignal): Promise<string> =>
    (await planner.plan({ description }, gone)).analysisId;
  beforeAll(() => writeFileSync(file, THREAD));
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(async () => {
    warnings = [];
    planner = new WorkerPlanner({ threads: 1, file, warn: (message) => warnings.push(message) });
    await planner.supply({
      secret: 'x',
      operatorRows: { current: () => ({ version: 'none', models: [], gpus: [], prices: [] }) },
      pricing: {
        currentBook: () => {
          throw new PricesUnavailable('none');
        },
      },
    });
  });
  afterEach(() => planner.close());

  it('answers all, more than a thread takes at once', async () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    expect(await Promise.all(names.map((name) => plan(name)))).toEqual(names);
  });

  it('fails what planning throws, with its words, and goes on', async () => {
    await expect(plan('throw')).rejects.toThrow(new PlanningFailed('thrown inside'));
    expect(await plan('next')).toBe('next');
  });

  it('fails what a thread had that ends, and starts another for those who wait', async () => {
    const met = await Promise.allSettled(['die', 'beside it', 'waits', 'waits too'].map((name) => plan(name)));
    expect(met.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
      'PlanningFailed: the planning thread ended: exit 3',
      'PlanningFailed: the planning thread ended: exit 3',
      'waits',
      'waits too',
    ]);
    expect(warnings).toEqual(['a planning thread ended (exit 3) and is started again']);
  });

  it('passes over those who left while they waited', async () => {
    const gone = new AbortController();
    const waiting = [plan('one'), plan('two'), plan('left', gone.signal), plan('stays')];
    gone.abort();
    const met = await Promise.allSettled(waiting);
    expect(met.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(met[2]).toMatchObject({ reason: expect.any(ClientGone) as ClientGone });
  });

  it('fails those who wait when it is closed, and takes no more', async () => {
    const waiting = Promise.allSettled(['one', 'two', 'three'].map((name) => plan(name)));
    await planner.close();
    expect((await waiting)[2]).toMatchObject({ reason: new PlanningFailed('the service is stopping') });
    await expect(plan('late')).rejects.toThrow(new PlanningFailed('the service is stopping'));
  });
});

it('says why when no thread can be started', async () => {
  const planner = new WorkerPlanner({ threads: 1, file: '/nowhere/thread.js', warn: () => undefined });
  await expect(
    planner.supply({
      secret: 'x',
      operatorRows: { current: () => ({ version: 'none', models: [], gpus: [], prices: [] }) },
      pricing: { currentBook: () => Promise.reject(new Error('unused')) as never },
    }),
  ).rejects.toThrow(/^a planning thread cannot start: .*Cannot find module '\/nowhere\/thread\.js'/);
  await planner.close();
});
