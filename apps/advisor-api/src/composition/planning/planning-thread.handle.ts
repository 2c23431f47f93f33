import type { Worker } from 'node:worker_threads';
import type { AdviseRequest } from '@compute-advisor/application';
import type { PlannedAnswer } from './planner';
import type { BooksMessage, FromThread, ToThread } from './worker-messages';

/** A question that waits or is being planned. */
export interface Question {
  readonly request: AdviseRequest;
  readonly gone: AbortSignal | undefined;
  readonly resolve: (answer: PlannedAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** Planning threw, or its thread ended. */
export class PlanningFailed extends Error {
  override readonly name = 'PlanningFailed';
}

/** One is planned while the next lies ready in the thread's own queue, so that it never waits for us. */
const AT_ONCE = 2;

/** One planning thread as the serving thread sees it. */
export class PlanningThread {
  /** Resolves when it has answered its first questions; rejects when it ends before. */
  readonly warm: Promise<void>;
  private isWarm = false;
  private next = 0;
  private readonly asked = new Map<number, Question>();
  private known: BooksMessage | undefined;
  private ended = false;
  private endListener: (why: string) => void = () => undefined;

  constructor(
    private readonly worker: Worker,
    private readonly onFree: () => void,
  ) {
    this.warm = new Promise((resolve, reject) => {
      worker.on('message', (message: FromThread) => {
        if (message.kind === 'warm') {
          this.isWarm = true;
          resolve();
        } else this.settle(message);
      });
      const end = (why: string): void => {
        reject(new PlanningFailed(`a planning thread cannot start: ${why}`));
        this.fail(why);
      };
      worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)));
      worker.on('exit', (code) => end(`exit ${code}`));
    });
    this.warm.catch(() => undefined);
  }

  /** Questions it has and has not answered. */
  get busy(): number {
    return this.asked.size;
  }

  get takesMore(): boolean {
    return this.isWarm && !this.ended && this.asked.size < AT_ONCE;
  }

  onEnd(listener: (why: string) => void): void {
    this.endListener = listener;
  }

  knows(books: BooksMessage): boolean {
    return (
      this.known?.operatorRows.version === books.operatorRows.version &&
      this.known.prices?.snapshotId === books.prices?.snapshotId
    );
  }

  send(books: BooksMessage): void {
    this.known = books;
    this.worker.postMessage(books satisfies ToThread);
  }

  ask(question: Question): void {
    const id = (this.next += 1);
    this.asked.set(id, question);
    this.worker.postMessage({ kind: 'question', id, request: question.request } satisfies ToThread);
  }

  async stop(): Promise<void> {
    this.endListener = () => undefined;
    await this.worker.terminate();
  }

  private settle(message: Exclude<FromThread, { kind: 'warm' }>): void {
    const question = this.asked.get(message.id);
    this.asked.delete(message.id);
    this.onFree();
    if (message.kind === 'answer') question?.resolve(message.answer);
    else question?.reject(failureOf(message));
  }

  private fail(why: string): void {
    if (this.ended) return;
    this.ended = true;
    for (const question of this.asked.values())
      question.reject(new PlanningFailed(`the planning thread ended: ${why}`));
    this.asked.clear();
    this.endListener(why);
  }
}

/** What planning threw, with the place where it did. */
function failureOf({ message, stack }: Extract<FromThread, { kind: 'failure' }>): PlanningFailed {
  const failure = new PlanningFailed(message);
  if (stack !== undefined) failure.stack = stack;
  return failure;
}
