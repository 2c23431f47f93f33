import type { ReplicaSpeed } from '@compute-advisor/domain';
import { nextArrival, randomFrom } from './random';

/** What one replica does, in seconds; every request alike. */
export interface ReplicaBehaviour {
  readonly maxBatch: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** One decoding step with so many sequences. */
  readonly step: (batch: number) => number;
  /** What one whole prompt adds to the steps that read it. */
  readonly promptWork: number;
  /** What a first token costs beside its prompt and a step: launches, tokenising, the stream. */
  readonly firstTokenExtra: number;
}

/** Requests that come at random, and how long they are watched. */
export interface ArrivingLoad {
  readonly requestsPerSecond: number;
  readonly replicas: number;
  /** Seconds of which the figures are kept, after as many seconds of warm-up as `warmUpSeconds` says. */
  readonly seconds: number;
  readonly warmUpSeconds: number;
  readonly seed: number;
  /** Where people at once are stated: nobody is left to ask for more than this. */
  readonly mostInFlight?: number;
}

/** What the requests of the watched time got, seconds, sorted. */
export interface Outcome {
  readonly arrived: number;
  readonly finished: number;
  readonly firstToken: readonly number[];
  readonly perToken: readonly number[];
  /** Requests that waited at the end of the watched time. */
  readonly waiting: number;
}

/** Prompt tokens an engine reads in one step (vLLM `max_num_batched_tokens`). */
const PROMPT_TOKENS_PER_STEP = 8192;
/** More replicas than this behave like this many: each gets its share of the load. */
const MOST_REPLICAS = 512;

/** The behaviour of a replica that the speed model has prepared. */
export function behaviourOf(
  speed: ReplicaSpeed,
  query: { readonly inputTokens: number; readonly outputTokens: number },
  maxBatch: number,
): ReplicaBehaviour {
  const steps: number[] = [];
  const promptWork = speed.promptWorkMs / 1e3;
  const alone = speed.at(1);
  return {
    maxBatch,
    inputTokens: Math.max(1, query.inputTokens),
    outputTokens: Math.max(2, query.outputTokens),
    step: (batch) => (steps[batch] ??= speed.stepMs(batch) / 1e3),
    promptWork,
    firstTokenExtra: Math.max(0, alone.ttftMs / 1e3 - promptWork - speed.stepMs(1) / 1e3),
  };
}

/** A queue that is read from the front without moving what is behind. */
class Line {
  private readonly values: number[] = [];
  private head = 0;
  get length(): number {
    return this.values.length - this.head;
  }
  push(value: number): void {
    this.values.push(value);
  }
  first(): number {
    return this.values[this.head] ?? Infinity;
  }
  take(): number {
    const value = this.first();
    this.head++;
    return value;
  }
}

/** A step that runs: the prompts it completes, and when it ends. */
interface Step {
  readonly complete: number;
  readonly end: number;
}

/** One replica under continuous batching: every step decodes all sequences once and reads prompts up to a budget,
 *  oldest first. */
class Replica {
  private time = 0;
  private steps = 0;
  private readonly waiting = new Line();
  /** Of the running sequences, oldest first: the step that ends them, and when their first token came. All outputs are
   *  of one length, so they end in order. */
  private readonly lastSteps = new Line();
  private readonly firstTokens = new Line();
  private promptRead = 0;
  private running: Step | undefined;

  constructor(
    private readonly behaviour: ReplicaBehaviour,
    private readonly seen: (arrived: number, firstToken: number) => void,
    private readonly done: (firstToken: number, end: number) => void,
  ) {}

  get inFlight(): number {
    return this.waiting.length + this.lastSteps.length;
  }

  get queued(): number {
    return this.waiting.length;
  }

  arrive(at: number): void {
    if (this.inFlight === 0) this.time = Math.max(this.time, at);
    this.waiting.push(at);
  }

  /** Works until `until`: a step that ends later is begun, and what it brings is not seen yet. */
  advance(until: number): void {
    while (this.running !== undefined || this.inFlight > 0) {
      this.running ??= this.begin();
      if (this.running.end > until) return;
      this.finish(this.running);
      this.running = undefined;
    }
    this.time = Math.max(this.time, until);
  }

  private begin(): Step {
    const b = this.behaviour;
    let budget = PROMPT_TOKENS_PER_STEP;
    let read = 0;
    let complete = 0;
    while (budget > 0 && complete < this.waiting.length && this.lastSteps.length + complete < b.maxBatch) {
      const tokens = Math.min(budget, b.inputTokens - this.promptRead);
      budget -= tokens;
      read += tokens;
      this.promptRead += tokens;
      if (this.promptRead < b.inputTokens) break;
      this.promptRead = 0;
      complete++;
    }
    const batch = Math.max(1, this.lastSteps.length + complete);
    return { complete, end: this.time + b.step(batch) + (b.promptWork * read) / b.inputTokens };
  }

  private finish({ complete, end }: Step): void {
    this.time = end;
    this.steps++;
    while (this.lastSteps.first() <= this.steps) {
      this.lastSteps.take();
      this.done(this.firstTokens.take(), end);
    }
    for (let i = 0; i < complete; i++) {
      this.seen(this.waiting.take(), end);
      this.lastSteps.push(this.steps + this.behaviour.outputTokens - 1);
      this.firstTokens.push(end);
    }
  }
}

/** Requests come as a Poisson process and go to the replica with the fewest in flight. */
export function simulate(behaviour: ReplicaBehaviour, load: ArrivingLoad): Outcome {
  const replicaCount = Math.min(load.replicas, MOST_REPLICAS);
  const perSecond = (load.requestsPerSecond * replicaCount) / load.replicas;
  const end = load.warmUpSeconds + load.seconds;
  const firstToken: number[] = [];
  const perToken: number[] = [];
  const watched = (time: number): boolean => time >= load.warmUpSeconds && time < end;
  const seen = (arrived: number, at: number): void => {
    if (watched(arrived)) firstToken.push(at - arrived + behaviour.firstTokenExtra);
  };
  const done = (first: number, at: number): void => {
    if (watched(at)) perToken.push((at - first) / (behaviour.outputTokens - 1));
  };
  const replicas = Array.from({ length: replicaCount }, () => new Replica(behaviour, seen, done));
  const random = randomFrom(load.seed);
  const most = ((load.mostInFlight ?? Infinity) * replicaCount) / load.replicas;
  let arrived = 0;
  for (let time = nextArrival(random, perSecond); time < end; time += nextArrival(random, perSecond)) {
    for (const replica of replicas) replica.advance(time);
    if (replicas.reduce((sum, r) => sum + r.inFlight, 0) >= most) continue;
    const target = replicas.reduce((best, r) => (r.inFlight < best.inFlight ? r : best));
    target.arrive(time);
    if (watched(time)) arrived++;
  }
  for (const replica of replicas) replica.advance(end);
  const waiting = replicas.reduce((sum, r) => sum + r.queued, 0);
  const sorted = (list: number[]): number[] => list.sort((a, b) => a - b);
  return { arrived, finished: perToken.length, firstToken: sorted(firstToken), perToken: sorted(perToken), waiting };
}

/** The value under which the share `q` of a sorted list lies; infinite where nothing came. */
export const percentile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Infinity;
