import { defined, type ModelFacts } from '@compute-advisor/domain';
import { type Fact, hasLoad, type WorkloadReading } from '@compute-advisor/intake';
import { modelOf } from '../question/catalog-rows';
import { PASSAGES_PER_REQUEST } from '../question/defaults';
import type { Planned } from './planned';

/** What the first service sends to one that stands beside it and has no load of its own: every question is looked up
 *  once, and what is found is put into order. */
export interface FanOut {
  /** Requests a second of the first service, at peak. */
  readonly ofFirst: number;
  /** What each of them sends. */
  readonly each: number;
  /** Nobody says how much each of them sends. */
  readonly isAssumed?: true;
  readonly perSecond: number;
}

/** Undefined for a service with a load of its own, one that is asked by people, and beside a run. */
export function fanOutOf(first: Planned, w: WorkloadReading): FanOut | undefined {
  const use = hasLoad(w) ? undefined : helperUse(first, w);
  const ofFirst = use && requestsOf(first);
  if (!ofFirst) return undefined;
  const ranks = use === 'reranking';
  const each = w.perRequest?.value ?? (ranks ? PASSAGES_PER_REQUEST : 1);
  const isAssumed = ranks && w.perRequest === undefined ? (true as const) : undefined;
  return defined({ ofFirst, each, isAssumed, perSecond: ofFirst * each });
}

/** What a service that others ask is for; undefined for all others. */
function helperUse({ books }: Planned, { model: { value }, useCase }: WorkloadReading): HelperUse | undefined {
  const kind = value.kind === 'catalog' ? modelOf(books.catalog, value.id)?.kind : undefined;
  if (useCase?.value === 'reranking' || kind === 'reranker') return 'reranking';
  return useCase?.value === 'embeddings' || kind === 'embedding' ? 'embeddings' : undefined;
}
type HelperUse = 'reranking' | 'embeddings';

/** Requests a second at peak of a service that asks others before it answers; undefined for other work and where only
 *  the fit is asked. */
function requestsOf({ best, work, question }: Planned): number | undefined {
  if (work.tuning !== undefined || question.mode === 'model' || !ASKING.has(work.model.kind)) return undefined;
  return work.demand.requestsPerSecond ?? best?.requestsPerSecond;
}

/** Models that ask others before they answer. */
const ASKING: ReadonlySet<ModelFacts['kind']> = new Set<ModelFacts['kind']>(['text', 'vision-language']);

/** The service with the rate that the first one makes of it. */
export const sentTo = (w: WorkloadReading, { perSecond }: FanOut): WorkloadReading => ({
  ...w,
  requestsPerSecond: { ...(w.perRequest ?? (w.model as Fact<unknown>)), value: perSecond },
});
