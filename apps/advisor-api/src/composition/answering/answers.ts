import {
  canonicalRequest,
  ENGINE_VERSION,
  type AdviseRequest,
  type AdvisorPorts,
  type AnswerStage,
} from '@compute-advisor/application';
import { AnswerCache, type CachedAnswer } from './answer-cache';
import { Admission, TooBusy } from './admission';
import type { AnswerStore, AnswerWatch } from './answer-store';
import { ClientGone, type PlannedAnswer, type Planner } from '../planning/planner';

export interface AnswersOptions {
  readonly planner: Planner;
  readonly ports: Pick<AdvisorPorts, 'catalog' | 'pricing'>;
  readonly store: AnswerStore;
  /** Memory for answers given before; 0: none are kept. */
  readonly cacheBytes: number;
  readonly watch?: AnswerWatch;
  /** Milliseconds of a monotonic clock; absent: that of the process. */
  readonly now?: () => number;
}

const STAGES: readonly AnswerStage[] = ['read', 'plan', 'word'];

/** For so long an answer of the cache is taken to be in the database still. */
const KEPT_FOR_MS = 1_000;

/** A question that is being planned, and how many more wait for the same. */
interface UnderWay {
  planned: Promise<PlannedAnswer>;
  joined: number;
}

const NOT_ASKED_YET = new Promise<never>(() => undefined);

/** A question in, a filed answer out. Equal questions on the same books are planned once, whether they come together
 *  or one after the other. */
export class Answers {
  readonly admission: Admission;
  readonly cache: AnswerCache;
  private readonly underWay = new Map<string, UnderWay>();
  private watch: AnswerWatch;
  private readonly now: () => number;

  constructor(private readonly options: AnswersOptions) {
    this.admission = new Admission(Math.max(1, options.planner.threads));
    this.cache = new AnswerCache(options.cacheBytes);
    this.now = options.now ?? (() => performance.now());
    this.watch = options.watch ?? { took: () => undefined, cache: () => undefined };
  }

  /** Threads that plan; 0: the serving thread does. */
  get threads(): number {
    return this.options.planner.threads;
  }

  /** Bytes of memory that answers given before take. */
  get cachedBytes(): number {
    return this.cache.bytes;
  }

  /** From now on `watch` is told what happens. */
  tell(watch: AnswerWatch): void {
    this.watch = watch;
  }

  /** @throws {AnalysesUnavailable} when it cannot be filed, {TooBusy} when too much is under way, {ClientGone} when
   *  `gone` was aborted before it was planned. */
  async ask(request: AdviseRequest, gone?: AbortSignal): Promise<PlannedAnswer> {
    const key = this.keyOf(request);
    const known = this.cache.get(key);
    if (known !== undefined) {
      this.watch.cache('hit');
      await this.keep(request, known);
      return known.answer;
    }
    if (this.admission.isFull) throw new TooBusy(this.admission.retryAfterSeconds);
    this.admission.enter();
    try {
      return await this.join(key, request, gone);
    } finally {
      this.admission.leave();
    }
  }

  /** Whether {@link ask} would give this very answer right away: it is of the books in force, and was seen in the
   *  database within the second. */
  stands(known: CachedAnswer): boolean {
    const isKept = this.now() - known.keptAt < KEPT_FOR_MS;
    return isKept && known.key.startsWith(this.books()) && this.cache.has(known);
  }

  /** Counts an answer that {@link stands} as given once more. */
  gaveAgain(known: CachedAnswer): void {
    this.cache.use(known);
    this.watch.cache('hit');
  }

  /** Those who ask the same at the same time share one plan, unless the one who began it has gone. */
  private async join(key: string, request: AdviseRequest, gone: AbortSignal | undefined): Promise<PlannedAnswer> {
    const same = this.underWay.get(key);
    if (same !== undefined) {
      this.watch.cache('joined');
      same.joined += 1;
      try {
        return await same.planned;
      } catch (error) {
        if (!(error instanceof ClientGone) || gone?.aborted) throw error;
        return this.join(key, request, gone);
      }
    }
    this.watch.cache('miss');
    const own: UnderWay = { joined: 0, planned: NOT_ASKED_YET };
    own.planned = this.planAndFile(key, request, gone, () => own.joined > 0).finally(() => this.underWay.delete(key));
    this.underWay.set(key, own);
    return own.planned;
  }

  private async planAndFile(
    key: string,
    request: AdviseRequest,
    gone: AbortSignal | undefined,
    isAwaitedByOthers: () => boolean,
  ): Promise<PlannedAnswer> {
    const began = performance.now();
    const answer = await this.options.planner.plan(request, gone);
    const planned = performance.now();
    this.admission.measured(answer.tookMs);
    this.watch.took('wait', Math.max(0, planned - began - answer.tookMs));
    for (const stage of STAGES) if (answer.stagesMs) this.watch.took(stage, answer.stagesMs[stage]);
    if (gone?.aborted && !isAwaitedByOthers()) throw new ClientGone('the client went away');
    await this.file(request, answer);
    if (this.keyOf(request) === key) this.cache.put(key, answer, this.now());
    return answer;
  }

  /** Being given again counts as being asked for, and what a sweep removed meanwhile is filed again before it is
   *  given. */
  private async keep(request: AdviseRequest, known: CachedAnswer): Promise<void> {
    if (this.now() - known.keptAt < KEPT_FOR_MS) return;
    if (!(await this.options.store.keep(known.answer.analysisId))) await this.file(request, known.answer);
    known.keptAt = this.now();
  }

  private async file(request: AdviseRequest, answer: PlannedAnswer): Promise<void> {
    const began = performance.now();
    await this.options.store.save({
      analysisId: answer.analysisId,
      mode: answer.mode,
      request: canonicalRequest(request),
      responseBody: answer.body,
      engineVersion: ENGINE_VERSION,
      catalogVersion: answer.catalogVersion,
      priceSnapshotId: answer.priceSnapshotId,
    });
    this.watch.took('file', performance.now() - began);
  }

  private keyOf(request: AdviseRequest): string {
    return `${this.books()}${canonicalRequest(request)}`;
  }

  /** The books in force, as every key of the cache begins. */
  private books(): string {
    const { catalog, pricing } = this.options.ports;
    let prices = 'none';
    try {
      prices = pricing.currentBook().snapshotId;
    } catch {
      // Plans are made without costs while there is no book.
    }
    return `${catalog.current().version}\n${prices}\n`;
  }
}
