import { jsonLines, textLines } from './answer-lines';
import type { components, operations } from './data/document-types';
import { problemOf, type ProblemBody } from './problem';
import { bodyOf, linesOf, type Body } from './request-body';
import { withRetries, type Retries } from './retries';

type Schemas = components['schemas'];
export type AdviseRequest = Schemas['AdviseRequest'];
export type BatchRequest = Schemas['BatchRequest'];
export type Advice = Schemas['Advice'];
export type Analysis = Schemas['Analysis'];
export type Models = Schemas['Models'];
export type Gpus = Schemas['Gpus'];
export type Job = Schemas['Job'];
export type ModelsQuery = NonNullable<operations['listModels']['parameters']['query']>;
export type GpusQuery = NonNullable<operations['listGpus']['parameters']['query']>;

/** One line of a batch: the answer to the request of that line (counted from 1), or what is wrong with it. `id` is
 *  that of the request. */
export type BatchAnswer = { readonly line: number; readonly id?: string | number } & (
  { readonly status: 200; readonly answer: Advice } | { readonly status: number; readonly problem: ProblemBody }
);

export interface ComputeAdvisorOptions {
  /** Where the service is, for example `https://advisor.example`. A path is kept. */
  readonly url: string;
  readonly retries?: Partial<Retries>;
  /** The longest that one attempt may take, milliseconds; a batch has no limit. Default 60,000. */
  readonly timeoutMs?: number;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of the fetch of the platform. */
  readonly fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

interface Call extends CallOptions {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timed?: boolean;
}

/** A Compute Advisor service. Every method rejects with an {@link AdvisorProblem} when the service answers with an
 *  error, and with what fetch rejects with when there is no answer. Errors that pass are tried again, after as long as
 *  the service asks for. */
export class ComputeAdvisor {
  private readonly base: string;
  private readonly retries: Retries;

  constructor(private readonly options: ComputeAdvisorOptions) {
    this.base = options.url.replace(/\/+$/, '');
    if (!/^https?:\/\/[^/]/.test(this.base))
      throw new TypeError(`url must begin with http:// or https://: ${options.url}`);
    this.retries = { attempts: 3, longestWaitMs: 30_000, ...options.retries };
  }

  /** One description in, one complete plan out. */
  async advise(request: AdviseRequest, options: CallOptions = {}): Promise<Advice> {
    return JSON.parse(await this.adviseText(request, options)) as Advice;
  }

  /** The exact text of the answer, for those who keep or compare it. */
  async adviseText(request: AdviseRequest, options: CallOptions = {}): Promise<string> {
    const answer = await this.call('/advisor/advise/', {
      ...options,
      method: 'POST',
      body: JSON.stringify(request),
      headers: { 'content-type': 'application/json' },
    });
    return answer.text();
  }

  /** Many descriptions in, their answers in the same order as they come. `idempotencyKey` names the batch: sent again
   *  under the same key it must be the same. */
  async *batch(
    requests: Iterable<BatchRequest>,
    options: CallOptions & { readonly idempotencyKey?: string } = {},
  ): AsyncGenerator<BatchAnswer> {
    const { idempotencyKey, ...call } = options;
    const answer = await this.call('/advisor/advise/batch', {
      ...call,
      method: 'POST',
      ...linesOf(requests, idempotencyKey),
    });
    if (answer.body !== null) yield* jsonLines<BatchAnswer>(answer.body);
  }

  /** Hands in a job: the service answers it whether or not anybody is connected. Handed in again under the same
   *  `idempotencyKey` (a random one when none is given) it stays one job. */
  async beginJob(
    requests: Iterable<BatchRequest>,
    options: CallOptions & { readonly idempotencyKey?: string } = {},
  ): Promise<Job> {
    // Attempts after a connection that failed must not become jobs of their own.
    const { idempotencyKey = globalThis.crypto.randomUUID(), ...call } = options;
    const answer = await this.call('/advisor/jobs', { ...call, method: 'POST', ...linesOf(requests, idempotencyKey) });
    return answer.json() as Promise<Job>;
  }

  /** Hands in a job whose lines of NDJSON are made when they are sent, so that no more than a few of them are held;
   *  each with its end. `lines` is asked again for each attempt and must give the same. */
  async beginJobOf(
    lines: () => AsyncIterable<string>,
    options: CallOptions & { readonly idempotencyKey: string },
  ): Promise<Job> {
    const { idempotencyKey, ...call } = options;
    const answer = await this.call('/advisor/jobs', { ...call, method: 'POST', ...linesOf(lines, idempotencyKey) });
    return answer.json() as Promise<Job>;
  }

  /** How far a job is. */
  async job(jobId: string, options: CallOptions = {}): Promise<Job> {
    return (await this.call(jobPath(jobId), options)).json() as Promise<Job>;
  }

  /** Lets the service answer nothing more of a job. */
  async cancelJob(jobId: string, options: CallOptions = {}): Promise<Job> {
    return (await this.call(jobPath(jobId), { ...options, method: 'DELETE' })).json() as Promise<Job>;
  }

  /** The results of a job in the order of its lines, each as soon as it is there; ends when the job is over. One that
   *  was cut off goes on `after` the last line that came. */
  async *jobResults(
    jobId: string,
    options: CallOptions & { readonly after?: number } = {},
  ): AsyncGenerator<BatchAnswer> {
    for await (const line of this.jobResultTexts(jobId, options)) yield JSON.parse(line) as BatchAnswer;
  }

  /** The exact text of each line of {@link jobResults}, without its end, for those who keep it. */
  async *jobResultTexts(
    jobId: string,
    options: CallOptions & { readonly after?: number } = {},
  ): AsyncGenerator<string> {
    const { after, ...call } = options;
    const answer = await this.call(`${jobPath(jobId)}/results${search({ after })}`, { ...call, timed: false });
    if (answer.body !== null) yield* textLines(answer.body);
  }

  /** A filed answer. */
  async analysis(analysisId: string, options: CallOptions = {}): Promise<Analysis> {
    return (
      await this.call(`/advisor/analyses/${encodeURIComponent(analysisId)}`, options)
    ).json() as Promise<Analysis>;
  }

  /** Models, all of them or those that are asked for. */
  async models(query: ModelsQuery = {}, options: CallOptions = {}): Promise<Models> {
    return (await this.call(`/advisor/catalog/models${search(query)}`, options)).json() as Promise<Models>;
  }

  /** GPUs with their prices, all of them or those that are asked for. */
  async gpus(query: GpusQuery = {}, options: CallOptions = {}): Promise<Gpus> {
    return (await this.call(`/advisor/catalog/gpus${search(query)}`, options)).json() as Promise<Gpus>;
  }

  private async call(path: string, { method = 'GET', body, headers, signal, timed = true }: Call): Promise<Response> {
    const { fetch = globalThis.fetch, timeoutMs = 60_000 } = this.options;
    const attempt = (): Promise<Response> => {
      const signals = [...(signal === undefined ? [] : [signal]), ...(timed ? [AbortSignal.timeout(timeoutMs)] : [])];
      return fetch(`${this.base}${path}`, {
        method,
        headers: { accept: 'application/json', ...this.options.headers, ...headers },
        ...(body === undefined ? {} : bodyOf(body)),
        ...(signals.length === 0 ? {} : { signal: AbortSignal.any(signals) }),
      });
    };
    const answer = await withRetries(attempt, this.retries, signal);
    if (!answer.ok) throw await problemOf(answer);
    return answer;
  }
}

const jobPath = (jobId: string): string => `/advisor/jobs/${encodeURIComponent(jobId)}`;

function search(query: Readonly<Record<string, string | number | undefined>>): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value));
  return given.size === 0 ? '' : `?${given.toString()}`;
}
