import { defined, memoryDemandOf, requirement, type Rung } from '@compute-advisor/domain';
import { nothingNamed } from '../question/nothing-named';
import type { DoubtReason, ReasonedDoubt } from './doubt-reasons';
import type { Question } from '../question/question';
import type { FlipFigure } from './flip-figures';
import { loadGap } from './load-gap';
import type { Planned } from './planned';

/** A flip within this factor of the assumed value means that the assumption moves the answer. */
const NEAR = 2;

/** Kinds that read and write text. */
const TEXT_KINDS: ReadonlySet<string> = new Set(['text', 'vision-language', 'embedding', 'reranker']);

type Weighed = readonly [holds: boolean, cost: number, reason: DoubtReason, atMost?: 'medium' | 'low'];

/** What makes this plan less sure: assumed inputs weigh by whether they move it, then the model's facts, the speed's
 *  calibration and the age of prices. */
export function doubtsOf(p: Planned, flips: readonly FlipFigure[]): ReasonedDoubt[] {
  const weighed = [
    ...modelDoubts(p),
    ...(p.question.mode === 'model' ? [] : [...loadDoubts(p, flips), ...gapDoubts(p)]),
    ...readingDoubts(p, flips),
    ...marketDoubts(p),
  ];
  return weighed.flatMap(([holds, cost, reason, atMost]) => (holds ? [defined({ reason, cost, atMost })] : []));
}

function modelDoubts({ question: q, work }: Planned): Weighed[] {
  const text = TEXT_KINDS.has(q.model.kind);
  const unknown = isUnknown(q);
  const isOwn = q.model.id.startsWith('custom/');
  const shaped = isShapeStated(q);
  const estimated = requirement(q.model, work.config, memoryDemandOf(work, 1)).accuracy === 'estimated';
  return [
    [q.modelMember.source === 'defaulted', 0.25, 'model_assumed'],
    [nothingNamed(q), 0.1, 'nothing_named', 'low'],
    [unknown, 0.25, 'model_unknown', 'low'],
    [!unknown && isOwn && shaped, 0.1, 'model_shape_stated'],
    [!unknown && isOwn && !shaped, 0.2, 'model_size_only'],
    [!text, 0.15, 'media_unmeasured'],
    [text && estimated, 0.08, 'memory_estimated'],
  ];
}

/** Layers and width and heads are told, or a whole config.json: the cache is no bound then. */
function isShapeStated({ reading: { modelGeometry } }: Question): boolean {
  const { config, layers, hiddenSize, heads, kvHeads } = modelGeometry?.value ?? {};
  return config !== undefined || [layers, hiddenSize, kvHeads ?? heads].every((member) => member !== undefined);
}

/** A model with a name that the catalog does not know, and no shape told of it. */
function isUnknown({ reading: { model, modelGeometry } }: Question): boolean {
  if (model?.value.kind !== 'size' || modelGeometry) return false;
  return model.value.label !== undefined || model.value.sizeAssumed === true;
}

function loadDoubts({ question: { traffic: t, lengths }, work }: Planned, flips: readonly FlipFigure[]): Weighed[] {
  const near = (input: FlipFigure['input'], value: number): boolean =>
    flips.some((f) => f.input === input && typeof f.at === 'number' && f.at <= value * NEAR);
  const { concurrentRequests: load } = t;
  const isRun = work.tuning !== undefined;
  const isText = TEXT_KINDS.has(work.model.kind);
  const { contextTokens: context, inputTokens } = lengths;
  const assumedLoad = load?.source === 'defaulted' && !isRun;
  const assumedContext = context.source === 'defaulted';
  const loadMoves = assumedLoad && near('concurrent_requests', load.value);
  const contextMoves = assumedContext && near('context_tokens', context.value);
  return [
    [loadMoves, 0.2, 'load_assumed_moves', 'medium'],
    [assumedLoad && !loadMoves, 0.08, 'load_assumed_stays', 'medium'],
    [t.requestsPerSecond?.source === 'defaulted', 0.08, 'peak_assumed', 'medium'],
    [contextMoves, 0.1, 'context_assumed_moves'],
    [assumedContext && !contextMoves, 0.03, 'context_assumed_stays'],
    // How much work a request is belongs to the load: a plan on assumed lengths is on an assumed load.
    [inputTokens.source === 'defaulted' && isText && !isRun, 0.05, 'lengths_assumed', 'medium'],
  ];
}

/** Apart by more than this a figure was misread or is a slip of the pen. */
const HUNDREDFOLD = 100;

function gapDoubts({ question, best }: Planned): Weighed[] {
  const gap = loadGap(question, best);
  const isWide = (gap?.ratio ?? 0) > HUNDREDFOLD;
  return [[gap !== undefined, isWide ? 0.2 : 0.1, 'loads_contradicted', isWide ? 'low' : 'medium']];
}

function readingDoubts({ question: q, best }: Planned, flips: readonly FlipFigure[]): Weighed[] {
  const precisionMoves = flips.some((f) => f.input === 'weight_precision');
  return [
    [q.weightPrecision.source === 'defaulted' && precisionMoves, 0.05, 'precision_assumed_moves'],
    [q.reading.model?.approximation !== undefined, 0.1, 'model_ambiguous'],
    [notModelled(q), 0.1, 'not_modelled', 'medium'],
    [notUnderstood(q), 0.2, 'not_understood', 'low'],
    [best === undefined, 0.3, 'infeasible'],
  ];
}

/** Something was understood that the plan does not account for. */
const notModelled = (q: Question): boolean =>
  q.unused.length > 0 ||
  q.setAside.some((s) => s.reason === 'not_modelled') ||
  q.assumptions.some((a) => a.why.rule === 'model_writes_text');

/** What a figure that nobody understood may stand beside to matter. */
const TELLING_NEIGHBOURS: ReadonlySet<string | undefined> = new Set(['load', 'money', 'length']);

/** A figure beside a word of load, money or length was not understood. */
const notUnderstood = (q: Question): boolean =>
  q.setAside.some((s) => s.reason === 'not_understood' && TELLING_NEIGHBOURS.has(s.note));

function marketDoubts({ question: q, best }: Planned): Weighed[] {
  const { maxContext } = q.model;
  return [
    [best?.service.calibration === 'class', 0.07, 'speed_by_class'],
    [best?.service.calibration === 'uncalibrated', 0.3, 'speed_unmeasured'],
    [best?.rate?.freshness === 'stale', 0.08, 'price_stale'],
    [best?.rate?.freshness === 'fallback', 0.08, 'price_packaged'],
    [isOld(best), 0.08, 'price_old'],
    [best !== undefined && best.rate === undefined, 0.25, 'unpriced'],
    [best?.rate !== undefined && best.rate.providers.length < 2, 0.05, 'one_provider'],
    [maxContext !== undefined && q.lengths.contextTokens.value > maxContext, 0.15, 'beyond_published_context'],
  ];
}

/** The price that an option could be ordered at, or all behind its rate, are more than 30 days old, as their book
 *  says. */
export function isOld(best: Rung | undefined): boolean {
  if (best?.rate === undefined) return false;
  return best.machines?.rate.order.old === true || best.rate.credible.every((offer) => offer.old === true);
}
