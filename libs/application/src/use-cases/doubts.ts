import { memoryDemandOf, requirement } from '@compute-advisor/domain';
import type { FlipFigure } from './flip-figures';
import type { Planned } from './planned';

/** Why an answer is less sure; the words are made in `answer/confidence-words`. */
export type DoubtReason =
  | 'model_assumed'
  | 'model_size_only'
  | 'media_unmeasured'
  | 'memory_estimated'
  | 'load_assumed_moves'
  | 'load_assumed_stays'
  | 'peak_assumed'
  | 'context_assumed_moves'
  | 'context_assumed_stays'
  | 'lengths_assumed'
  | 'precision_assumed_moves'
  | 'model_ambiguous'
  | 'infeasible'
  | 'speed_by_class'
  | 'speed_unmeasured'
  | 'price_stale'
  | 'price_packaged'
  | 'unpriced'
  | 'one_provider'
  | 'beyond_published_context'
  | 'utilization_contradicted';

/** One thing that makes an answer less sure. `cost` is taken off a full score of 1. */
export interface ReasonedDoubt {
  readonly reason: DoubtReason;
  readonly cost: number;
}

/** A flip within this factor of the assumed value means that the assumption moves the answer. */
const NEAR = 2;

/** Kinds that read and write text. */
const TEXT_KINDS: ReadonlySet<string> = new Set(['text', 'vision-language', 'embedding', 'reranker']);

type Weighed = readonly [holds: boolean, cost: number, reason: DoubtReason];

/** What makes this plan less sure: assumed inputs weigh by whether they move it, then the model's facts, the speed's calibration and the age of prices. */
export function doubtsOf(p: Planned, flips: readonly FlipFigure[]): ReasonedDoubt[] {
  const weighed = [
    ...modelDoubts(p),
    ...(p.question.mode === 'model' ? [] : loadDoubts(p, flips)),
    ...readingDoubts(p, flips),
    ...marketDoubts(p),
  ];
  return weighed.flatMap(([holds, cost, reason]) => (holds ? [{ reason, cost }] : []));
}

function modelDoubts({ question: q, work }: Planned): Weighed[] {
  const text = TEXT_KINDS.has(q.model.kind);
  const estimated = requirement(q.model, work.config, memoryDemandOf(work, 1)).accuracy === 'estimated';
  return [
    [q.modelMember.source === 'defaulted', 0.25, 'model_assumed'],
    [q.model.id.startsWith('custom/'), 0.2, 'model_size_only'],
    [!text, 0.15, 'media_unmeasured'],
    [text && estimated, 0.08, 'memory_estimated'],
  ];
}

function loadDoubts({ question: { traffic: t, lengths } }: Planned, flips: readonly FlipFigure[]): Weighed[] {
  const near = (input: FlipFigure['input'], value: number): boolean =>
    flips.some((f) => f.input === input && typeof f.at === 'number' && f.at <= value * NEAR);
  const { concurrentRequests: load } = t;
  const { contextTokens: context, inputTokens } = lengths;
  const assumedLoad = load?.source === 'defaulted';
  const assumedContext = context.source === 'defaulted';
  const loadMoves = assumedLoad && near('concurrent_requests', load.value);
  const contextMoves = assumedContext && near('context_tokens', context.value);
  return [
    [loadMoves, 0.2, 'load_assumed_moves'],
    [assumedLoad && !loadMoves, 0.08, 'load_assumed_stays'],
    [t.requestsPerSecond?.source === 'defaulted', 0.08, 'peak_assumed'],
    [contextMoves, 0.1, 'context_assumed_moves'],
    [assumedContext && !contextMoves, 0.03, 'context_assumed_stays'],
    [inputTokens.source === 'defaulted' && load === undefined, 0.05, 'lengths_assumed'],
  ];
}

function readingDoubts({ question: q, best }: Planned, flips: readonly FlipFigure[]): Weighed[] {
  const precisionMoves = flips.some((f) => f.input === 'weight_precision');
  return [
    [q.weightPrecision.source === 'defaulted' && precisionMoves, 0.05, 'precision_assumed_moves'],
    [q.reading.model?.approximation !== undefined, 0.1, 'model_ambiguous'],
    [best === undefined, 0.3, 'infeasible'],
  ];
}

function marketDoubts({ question: q, best }: Planned): Weighed[] {
  const { maxContext } = q.model;
  return [
    [best?.service.calibration === 'class', 0.07, 'speed_by_class'],
    [best?.service.calibration === 'uncalibrated', 0.3, 'speed_unmeasured'],
    [best?.rate?.freshness === 'stale', 0.08, 'price_stale'],
    [best?.rate?.freshness === 'fallback', 0.08, 'price_packaged'],
    [best !== undefined && best.rate === undefined, 0.25, 'unpriced'],
    [best?.rate !== undefined && best.rate.providers.length < 2, 0.05, 'one_provider'],
    [maxContext !== undefined && q.lengths.contextTokens.value > maxContext, 0.15, 'beyond_published_context'],
  ];
}
