import { AnalysesUnavailable, type AnalysisRecord } from '@compute-advisor/application';
import { ClientGone, type PlannedAnswer, type Planner } from '../planning/planner';
import { TooBusy } from './admission';
import { Answers, type AnswersOptions } from './answers';

const L8 = { description: 'Llama 3.1 8B' };

/** A planner that answers when it is told to, and a store that forgets when it is told to. */
class Bench implements Planner {
  readonly threads = 1;
  readonly planned: string[] = [];
  readonly filed: string[] = [];
  readonly kept = new Set<string>();
  prices = 'monday';
  costMs = 10;
  private held: (() => void)[] = [];
  holds = false;

  async plan(request: { description: string }, gone?: AbortSignal): Promise<PlannedAnswer> {
    if (gone?.aborted) throw new ClientGone('the client went away');
    if (this.holds) await new Promise<void>((go) => this.held.push(go));
    this.planned.push(request.description);
    return {
      analysisId: `${request.description} on ${this.prices}`,
      body: `{"asked":"${request.description}","on":"${this.prices}"}`,
      mode: 'plan',
      verdict: 'feasible',
      priceFreshness: 'live',
      catalogVersion: 'c',
      priceSnapshotId: this.prices,
      tookMs: this.costMs,
    };
  }
  async close(): Promise<void> {
    this.held = [];
  }
  release(): void {
    this.holds = false;
    for (const go of this.held.splice(0)) go();
  }
  answers(over: Partial<AnswersOptions> = {}): Answers {
    return new Answers({
      planner: this,
      ports: {
        catalog: { current: () => ({ version: 'c' }) as never },
        pricing: { currentBook: () => ({ snapshotId: this.prices, sources: [], offers: [] }) },
      },
      store: {
        save: async ({ analysisId }: AnalysisRecord) => {
          this.filed.push(analysisId);
          this.kept.add(analysisId);
        },
        keep: async (analysisId) => this.kept.has(analysisId),
      },
      cacheBytes: 1_000_000,
      ...over,
    });
  }
}

describe('answers', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  it('are planned and filed once for the same question on the same prices, and anew on other prices', async () => {
    const bench = new Bench();
    const answers = bench.answers();
    expect((await answers.ask(L8)).body).toBe((await answers.ask({ ...L8 })).body);
    expect([bench.planned, bench.filed]).toEqual([['Llama 3.1 8B'], ['Llama 3.1 8B on monday']]);
    bench.prices = 'tuesday';
    expect((await answers.ask(L8)).body).toContain('tuesday');
    expect(bench.filed).toEqual(['Llama 3.1 8B on monday', 'Llama 3.1 8B on tuesday']);
  });

  it('given again count as asked for a second later, and are filed again when somebody removed them', async () => {
    const bench = new Bench();
    const answers = bench.answers();
    await answers.ask(L8);
    bench.kept.clear();
    jest.advanceTimersByTime(1_001);
    await answers.ask(L8);
    expect(bench.planned).toHaveLength(1);
    expect(bench.filed).toEqual(['Llama 3.1 8B on monday', 'Llama 3.1 8B on monday']);
  });

  it('that could not be filed are neither given nor kept in memory', async () => {
    const bench = new Bench();
    let fails = true;
    const answers = bench.answers({
      store: {
        save: () => (fails ? Promise.reject(new AnalysesUnavailable('full')) : Promise.resolve()),
        keep: () => Promise.resolve(true),
      },
    });
    await expect(answers.ask(L8)).rejects.toThrow('full');
    expect(answers.cachedBytes).toBe(0);
    fails = false;
    await answers.ask(L8);
    expect(bench.planned).toHaveLength(2);
  });

  it('to the same question at the same time are one plan', async () => {
    const bench = new Bench();
    bench.holds = true;
    const answers = bench.answers();
    const all = Promise.all(Array.from({ length: 30 }, () => answers.ask(L8)));
    bench.release();
    expect(new Set((await all).map((one) => one.body)).size).toBe(1);
    expect(bench.planned).toHaveLength(1);
  });

  it('nobody waits for any more are neither planned nor filed', async () => {
    const bench = new Bench();
    const answers = bench.answers();
    await expect(answers.ask(L8, AbortSignal.abort())).rejects.toThrow(ClientGone);
    const gone = new AbortController();
    bench.holds = true;
    const asked = answers.ask(L8, gone.signal);
    gone.abort();
    bench.release();
    await expect(asked).rejects.toThrow(ClientGone);
    expect(bench.filed).toEqual([]);
    expect(answers.admission.inFlight).toBe(0);
  });

  it('are given to those who joined when the one who asked first has gone', async () => {
    const bench = new Bench();
    const answers = bench.answers();
    const gone = new AbortController();
    bench.holds = true;
    const first = answers.ask(L8, gone.signal);
    const second = answers.ask(L8);
    gone.abort();
    bench.release();
    expect((await second).analysisId).toBe('Llama 3.1 8B on monday');
    expect(bench.filed).toEqual(['Llama 3.1 8B on monday']);
    await first;
  });

  it('are refused past a second of expected wait: at 10 ms each, the 102nd', async () => {
    const bench = new Bench();
    bench.holds = true;
    const answers = bench.answers();
    const taken = Array.from({ length: 101 }, (_, i) => answers.ask({ description: `number ${i}` }));
    await expect(answers.ask({ description: 'one too many' })).rejects.toThrow(TooBusy);
    expect(answers.admission).toMatchObject({ inFlight: 101, isFull: true, retryAfterSeconds: 2 });
    bench.release();
    await Promise.all(taken);
    expect(answers.admission).toMatchObject({ inFlight: 0, isFull: false });
    await answers.ask({ description: 'one more' });
  });

  it('take no more memory than they may: of 300,000 bytes, those asked for last', async () => {
    const bench = new Bench();
    const answers = bench.answers({ cacheBytes: 300_000 });
    for (let i = 0; i < 5; i += 1) await answers.ask({ description: `${i}${'x'.repeat(20_000)}` });
    // Each takes 2 x (20,000 characters of key + as many of body) and some.
    expect(answers.cachedBytes).toBeGreaterThan(230_000);
    expect(answers.cachedBytes).toBeLessThanOrEqual(300_000);
    await answers.ask({ description: `4${'x'.repeat(20_000)}` });
    expect(bench.planned).toHaveLength(5);
    await answers.ask({ description: `0${'x'.repeat(20_000)}` });
    expect(bench.planned).toHaveLength(6);
  });
});
