import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  AnalysesUnavailable,
  JobsUnavailable,
  type ClaimedPiece,
  type JobRepository,
} from '@compute-advisor/application';
import { problem, requestInLine, type BulkLine, type Problem } from '@compute-advisor/contract';
import { askPatiently, inOrder, type Answers } from '../answering';
import { linesOfText, textOfResults, type LineResult } from './piece-text';

export interface JobWorkerOptions {
  readonly jobs: JobRepository;
  readonly answers: Pick<Answers, 'ask' | 'admission' | 'threads'>;
  readonly warn: (message: string) => void;
  /** A worker that says nothing for so long has lost its piece, milliseconds. */
  readonly leaseMs?: number;
  /** Between two looks into an empty queue, milliseconds. */
  readonly idleMs?: number;
}

/** So many pieces at once, so that the threads go on planning while one of them is put down. */
const HANDS = 2;
/** Between two looks whether people still wait for their answers, milliseconds. */
const STEP_BACK_MS = 50;
const LONGEST_PAUSE_MS = 5_000;
/** A planning thread that ends takes its question with it; what ends a second one is the question. */
const ATTEMPTS = 2;

/** Answers the lines of jobs, piece by piece, as long as there are any and nobody else waits for the threads. A piece
 *  whose worker is killed goes to another, here or elsewhere, once its lease is over; one that could not be filed goes
 *  back. */
export class JobWorker {
  private readonly holder = randomUUID();
  private readonly stopping = new AbortController();
  private hands: Promise<unknown> = Promise.resolve();
  private wakeUp = new AbortController();
  private underWay = 0;
  private isOut = false;
  /** Lines answered and lines that have a problem, since the start of this process. */
  readonly done = { answered: 0, failed: 0 };

  constructor(private readonly options: JobWorkerOptions) {}

  start(): void {
    this.hands = Promise.all(Array.from({ length: HANDS }, () => this.takePieces()));
  }

  /** There is something new in the queue. */
  wake(): void {
    this.wakeUp.abort();
    this.wakeUp = new AbortController();
  }

  /** Leaves what is not done to others. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.hands;
    // A database that is out of reach learns it from the lease.
    await this.options.jobs.release(this.holder).catch(() => undefined);
  }

  private async takePieces(): Promise<void> {
    const { jobs, leaseMs = 10_000, idleMs = 1_000 } = this.options;
    let wait = idleMs;
    while (!this.stopping.signal.aborted) {
      try {
        const piece = await jobs.claim(this.holder, leaseMs);
        this.isBack();
        if (piece === undefined) await this.rest(idleMs);
        else await this.work(piece, leaseMs);
        wait = idleMs;
      } catch (error) {
        this.wentOut(error);
        await this.rest(wait);
        wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
      }
    }
  }

  /** Until there is something new, or `ms` are over. */
  private async rest(ms: number): Promise<void> {
    if (this.stopping.signal.aborted) return;
    await pause(ms, undefined, { signal: this.wakeUp.signal }).catch(() => undefined);
  }

  private async work(piece: ClaimedPiece, leaseMs: number): Promise<void> {
    const lost = new AbortController();
    const renewing = setInterval(() => {
      this.options.jobs.renew(piece, leaseMs).then(
        (isOurs) => {
          if (!isOurs) lost.abort();
        },
        // Whether it is still ours shows when it is put down.
        () => undefined,
      );
    }, leaseMs / 3);
    try {
      await this.answerAll(piece, AbortSignal.any([lost.signal, this.stopping.signal]));
    } finally {
      clearInterval(renewing);
    }
  }

  private async answerAll(piece: ClaimedPiece, left: AbortSignal): Promise<void> {
    const results: LineResult[] = [];
    const window = Math.max(1, this.options.answers.threads);
    try {
      const lines = linesOfText(piece.requests);
      for await (const result of inOrder(each(lines), window, (line) => this.answer(line, left))) results.push(result);
    } catch (error) {
      if (left.aborted) return;
      await this.options.jobs.release(this.holder).catch(() => undefined);
      throw error;
    }
    const failed = results.filter((result) => 'problem' in result).length;
    const outcome = { answered: results.length - failed, failed, results: textOfResults(results) };
    if (!(await this.options.jobs.complete(piece, outcome))) return;
    this.done.answered += outcome.answered;
    this.done.failed += failed;
  }

  private async answer(line: BulkLine, left: AbortSignal): Promise<LineResult> {
    const asked = requestInLine(line);
    const named = { line: line.number, ...(asked.id === undefined ? {} : { id: asked.id }) };
    if ('problem' in asked) return { ...named, problem: asked.problem };
    await this.letOthersFirst(left);
    this.underWay += 1;
    try {
      for (let attempt = 1; ; attempt += 1)
        try {
          const { analysisId } = await askPatiently(this.options.answers, asked.request, left);
          return { ...named, analysisId };
        } catch (error) {
          if (left.aborted || error instanceof AnalysesUnavailable) throw error;
          if (attempt >= ATTEMPTS) return { ...named, problem: this.unanswered(line, error) };
        }
    } finally {
      this.underWay -= 1;
    }
  }

  private unanswered({ number }: BulkLine, error: unknown): Problem {
    this.options.warn(`line ${number} of a job could not be answered: ${wordsOf(error)}`);
    return problem(500, 'This request could not be answered.');
  }

  /** People wait for their answers; a job does not. */
  private async letOthersFirst(left: AbortSignal): Promise<void> {
    const { admission, threads } = this.options.answers;
    while (admission.inFlight - this.underWay > 2 * Math.max(1, threads))
      await pause(STEP_BACK_MS, undefined, { signal: left });
  }

  /** Said once, until the database is back. */
  private wentOut(error: unknown): void {
    const isExpected = error instanceof JobsUnavailable || error instanceof AnalysesUnavailable;
    if (isExpected && this.isOut) return;
    if (isExpected) this.isOut = true;
    this.options.warn(`jobs wait: ${wordsOf(error)}`);
  }

  private isBack(): void {
    if (this.isOut) this.options.warn('jobs go on');
    this.isOut = false;
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const item of items) yield await Promise.resolve(item);
}
