import { Worker, type WorkerOptions } from 'node:worker_threads';
import {
  PricesUnavailable,
  type AdviseRequest,
  type OperatorCatalogPort,
  type PricingPort,
} from '@compute-advisor/application';
import { PlanningFailed, PlanningThread, type Question } from './planning-thread.handle';
import type { BooksMessage } from './worker-messages';
import { ClientGone, type PlannedAnswer, type Planner } from './planner';

/** How the threads are started. */
export interface WorkerPlannerOptions {
  readonly threads: number;
  /** The file a thread runs. */
  readonly file: string;
  readonly warn: (message: string) => void;
  readonly workerOptions?: Pick<WorkerOptions, 'execArgv'>;
}

/** What the threads plan on. */
export interface PlanningBooks {
  readonly secret: string;
  readonly operatorRows: OperatorCatalogPort;
  readonly pricing: PricingPort;
}

const RESTART_AFTER_MS = 250;
/** The first thread has the processors to itself for so long after the planner was supplied: those who ask first are
 *  answered as fast as those who ask later. */
const NEXT_AFTER_MS = 2_000;

/** Plans in worker threads, so that health, metrics and filing never stand behind a plan. Questions wait here, in the
 *  order in which they came, until a thread is free;
 *  one whose client has gone is passed over. A thread that dies fails its question and is started again. */
export class WorkerPlanner implements Planner {
  readonly threads: number;
  private readonly pool: PlanningThread[] = [];
  private queue: Question[] = [];
  private closed = false;
  private source: PlanningBooks | undefined;
  private readonly firstWarm: Promise<void>;

  /** Starts the first thread and lets it answer its first questions. */
  constructor(private readonly options: WorkerPlannerOptions) {
    this.threads = options.threads;
    this.firstWarm = this.addThread();
    this.firstWarm.catch(() => undefined);
  }

  /** From now on questions are planned on these books; resolves when the first thread is warm. The others are started
   *  a little later, one after the other, so that they hold up neither each other nor the first questions; nothing
   *  waits for that. @throws when none can be started. */
  async supply(books: PlanningBooks): Promise<void> {
    this.source = books;
    await this.firstWarm;
    for (const thread of this.pool) thread.send(booksOf(books));
    this.dispatch();
    setTimeout(() => void this.addRest().catch(() => undefined), NEXT_AFTER_MS).unref();
  }

  plan(request: AdviseRequest, gone?: AbortSignal): Promise<PlannedAnswer> {
    return new Promise((resolve, reject) => {
      if (this.closed) {
        reject(new PlanningFailed('the service is stopping'));
        return;
      }
      this.queue.push({ request, gone, resolve, reject });
      this.dispatch();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const question of this.queue.splice(0)) question.reject(new PlanningFailed('the service is stopping'));
    await Promise.all(this.pool.map((thread) => thread.stop()));
  }

  private async addRest(): Promise<void> {
    while (!this.closed && this.pool.length < this.threads) await this.addThread();
  }

  private async addThread(): Promise<void> {
    const { file, workerOptions } = this.options;
    const worker = new Worker(file, { ...workerOptions, stdout: false, stderr: false });
    const thread = new PlanningThread(worker, () => this.dispatch());
    this.pool.push(thread);
    thread.onEnd((why) => this.lost(thread, why));
    await thread.warm;
    if (this.source !== undefined) thread.send(booksOf(this.source));
    this.dispatch();
  }

  private lost(thread: PlanningThread, why: string): void {
    const at = this.pool.indexOf(thread);
    if (at >= 0) this.pool.splice(at, 1);
    if (this.closed) return;
    this.options.warn(`a planning thread ended (${why}) and is started again`);
    setTimeout(() => {
      if (!this.closed) this.addThread().catch(() => undefined);
    }, RESTART_AFTER_MS).unref();
  }

  private dispatch(): void {
    const { source } = this;
    if (source === undefined) return;
    while (this.queue.length > 0) {
      const thread = this.pool.filter((one) => one.takesMore).sort((a, b) => a.busy - b.busy)[0];
      if (thread === undefined) return;
      const question = this.queue.shift();
      if (question === undefined) return;
      if (question.gone?.aborted) {
        question.reject(new ClientGone('the client went away'));
        continue;
      }
      const books = booksOf(source);
      if (!thread.knows(books)) thread.send(books);
      thread.ask(question);
    }
  }
}

function booksOf({ secret, operatorRows, pricing }: PlanningBooks): BooksMessage {
  const books = { kind: 'books', secret, operatorRows: operatorRows.current() } as const;
  try {
    return { ...books, prices: pricing.currentBook() };
  } catch (error) {
    if (error instanceof PricesUnavailable) return books;
    throw error;
  }
}
