import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AdvisorProblem, type ComputeAdvisor } from '@compute-advisor/client';
import { Progress } from './progress';
import type { Context } from '../context/context';
import { JobNote } from './job-note';
import type { LinesToSend } from './lines-to-send';
import type { Results } from './results';

/** How long a service that is away is waited for, each time with the retries of the client before. */
const ATTEMPTS = 30;
const WAIT_MS = 1_000;

/** Whether the same may be answered later: no connection, a service that starts or has too much to do, or one that has
 *  not yet noticed that an earlier client is gone. */
const passes = (error: unknown): boolean => {
  if (error instanceof AdvisorProblem) return error.status >= 500 || [408, 409, 429].includes(error.status);
  // What fetch throws when a connection fails or breaks.
  return (error as Partial<Error> | undefined)?.name === 'TypeError';
};

/** Does something until it is done, as long as what hinders it passes. `isFurther` says whether it came further since
 *  last time. */
async function persist<T>(work: () => Promise<T>, isFurther: () => boolean = () => false): Promise<T> {
  for (let left = ATTEMPTS; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (isFurther()) left = ATTEMPTS;
      if (left <= 1 || !passes(error)) throw error;
      await sleep(WAIT_MS);
    }
  }
}

/** Hands the rows behind `last` in, or finds the job under the same key. @returns its id */
async function handedIn(service: ComputeAdvisor, lines: LinesToSend, key: string, last: number): Promise<string> {
  const begin = () => service.beginJobOf(() => lines.after(last), { idempotencyKey: key });
  return (await persist(begin)).job_id;
}

/** The job that answers the rows: the one an earlier run noted beside the results, while the service knows it, else a
 *  new one for the rows that have no result. */
async function jobFor(service: ComputeAdvisor, lines: LinesToSend, note: JobNote, done: number): Promise<string> {
  const noted = note.read();
  if (noted?.jobId !== undefined) {
    const { jobId } = noted;
    try {
      await persist(() => service.job(jobId));
      return jobId;
    } catch (error) {
      if (!(error instanceof AdvisorProblem) || error.status !== 404) throw error;
    }
  }
  // Noted before it is sent: whoever is stopped meanwhile sends the same again under the same key.
  const { key, after } = noted?.jobId === undefined && noted !== undefined ? noted : { key: randomUUID(), after: done };
  note.write({ key, after });
  const jobId = await handedIn(service, lines, key, after);
  note.write({ key, after, jobId });
  return jobId;
}

/** Lets a service answer the rows as a job and writes their results as they come. A connection that breaks, a service
 *  that is started anew and a client that is started anew go on behind the last result that is written.
 *  @returns how many have no answer */
export async function answerAsJob(context: Context, lines: LinesToSend, results: Results): Promise<number> {
  const { out, url } = context.words.options;
  if (results.done >= lines.last) return 0;
  const service = context.service(String(url));
  const note = new JobNote(typeof out === 'string' ? out : undefined, { digest: lines.digest, url: String(url) });
  const jobId = await jobFor(service, lines, note, results.done);
  const progress = new Progress(context.terminal, lines.rows, results.done);
  let [last, seen, failed] = [results.done, results.done, 0];
  const readOn = async (): Promise<void> => {
    for await (const text of service.jobResultTexts(jobId, { after: last })) {
      const [, number, status] = /^\{"line":(\d+),"status":(\d+),/.exec(text) ?? [];
      last = Number(number);
      results.add(lines.resultOf(last, text));
      if (status !== '200') failed += 1;
      progress.read(1);
      progress.answered(failed);
    }
  };
  const isFurther = (): boolean => {
    const further = last > seen;
    seen = last;
    return further;
  };
  try {
    await persist(readOn, isFurther);
  } finally {
    progress.end();
  }
  const { state } = await persist(() => service.job(jobId));
  note.remove();
  if (state !== 'complete') throw new Error(`the job ${jobId} is ${state}; its results end at line ${last}`);
  return failed;
}
