import { AnalysesUnavailable, JobsUnavailable } from '@compute-advisor/application';
import type { ClaimedPiece, JobRepository, PieceOutcome } from '@compute-advisor/application';
import type { Answers } from '../answering';
import { JobWorker } from './job-worker';
import { resultsOfText, textOfLines } from './piece-text';

const ask = (number: number) => ({ number, text: `{"description":"Llama 3.1 8B for ${number} users"}` });
const moment = (ms = 1): Promise<void> => new Promise((later) => setTimeout(later, ms));

/** A queue of one piece, and answers that do as they are told. */
class Bench {
  readonly told: string[] = [];
  readonly outcomes: PieceOutcome[] = [];
  readonly asked: string[] = [];
  waiting: string[] = [textOfLines([ask(1), { number: 3, fault: 'The line is not UTF-8.' }, ask(4)])];
  answering: (description: string) => Promise<string> = async (description) => `id of ${description}`;
  isOurs = true;
  isReachable = true;
  others = 0;
  released = 0;
  readonly jobs = {
    claim: async (holder: string): Promise<ClaimedPiece | undefined> => {
      if (!this.isReachable) throw new JobsUnavailable('no database');
      const requests = this.waiting.shift();
      return requests === undefined ? undefined : { jobId: 'job', place: 0, holder, requests };
    },
    renew: async () => this.isOurs,
    complete: async (_piece: ClaimedPiece, outcome: PieceOutcome) => {
      this.outcomes.push(outcome);
      return true;
    },
    release: async () => {
      this.released += 1;
    },
  } as unknown as JobRepository;
  readonly answers = {
    threads: 1,
    admission: { inFlight: 0 },
    ask: async ({ description }: { description: string }, gone?: AbortSignal) => {
      this.asked.push(description);
      const analysisId = await this.answering(description);
      if (gone?.aborted) throw new Error('nobody waits');
      return { analysisId };
    },
  } as unknown as Pick<Answers, 'ask' | 'admission' | 'threads'>;

  async work(until: () => boolean, leaseMs = 10_000): Promise<JobWorker> {
    Object.defineProperty(this.answers.admission, 'inFlight', { get: () => this.others });
    const { jobs, answers } = this;
    const worker = new JobWorker({ jobs, answers, warn: (message) => this.told.push(message), leaseMs, idleMs: 5 });
    worker.start();
    for (let i = 0; i < 3_000 && !until(); i += 1) await moment();
    await worker.stop();
    return worker;
  }
}

describe('a worker on jobs', () => {
  it('puts down one result for each line, in their order', async () => {
    const bench = new Bench();
    const worker = await bench.work(() => bench.outcomes.length === 1);
    const [outcome] = bench.outcomes;
    expect([outcome?.answered, outcome?.failed, worker.done]).toEqual([2, 1, { answered: 2, failed: 1 }]);
    expect(resultsOfText(outcome?.results ?? '')).toEqual([
      { line: 1, analysisId: 'id of Llama 3.1 8B for 1 users' },
      { line: 3, problem: expect.objectContaining({ status: 400, detail: 'The line is not UTF-8.' }) as object },
      { line: 4, analysisId: 'id of Llama 3.1 8B for 4 users' },
    ]);
  });

  it('gives a piece back when its answers cannot be filed, says so once and goes on when they can', async () => {
    const bench = new Bench();
    const piece = bench.waiting[0] ?? '';
    let failures = 0;
    bench.answering = async (description) => {
      if (description.includes('4 users') && failures < 3) {
        failures += 1;
        bench.waiting.push(piece);
        throw new AnalysesUnavailable('no database');
      }
      return description;
    };
    await bench.work(() => bench.outcomes.length === 1);
    expect(bench.released).toBe(4);
    expect(bench.told[0]).toBe('jobs wait: no database');
    expect(bench.told.filter((line) => line === 'jobs go on').length).toBe(bench.told.length / 2);
    expect(bench.outcomes).toEqual([expect.objectContaining({ answered: 2, failed: 1 })]);
  });

  it('says once that the queue is out of reach, and takes from it when it is back', async () => {
    const bench = new Bench();
    bench.isReachable = false;
    setTimeout(() => (bench.isReachable = true), 60);
    await bench.work(() => bench.outcomes.length === 1);
    expect(bench.told).toEqual(['jobs wait: no database', 'jobs go on']);
  });

  it('asks a second time when planning fails, and then puts a problem in the place of the answer', async () => {
    const bench = new Bench();
    bench.answering = async (description) => {
      if (description.includes('1 users')) throw new Error('the planning thread ended');
      return description;
    };
    await bench.work(() => bench.outcomes.length === 1);
    expect(bench.asked.filter((description) => description.includes('1 users'))).toHaveLength(2);
    expect(resultsOfText(bench.outcomes[0]?.results ?? '')[0]).toMatchObject({ line: 1, problem: { status: 500 } });
    expect(bench.told).toEqual(['line 1 of a job could not be answered: the planning thread ended']);
  });

  it('leaves a piece that is no longer its own, or wanted by nobody', async () => {
    const bench = new Bench();
    bench.isOurs = false;
    let isLeft = false;
    bench.answering = async (description) => {
      await moment(60);
      isLeft = true;
      return description;
    };
    await bench.work(() => isLeft, 30);
    expect([bench.outcomes, bench.asked]).toEqual([[], ['Llama 3.1 8B for 1 users']]);
  });

  it('waits while others wait for their answers', async () => {
    const bench = new Bench();
    bench.others = 3;
    setTimeout(() => {
      expect(bench.asked).toEqual([]);
      bench.others = 2;
    }, 80);
    await bench.work(() => bench.outcomes.length === 1);
    expect(bench.asked).toHaveLength(2);
  });
});
