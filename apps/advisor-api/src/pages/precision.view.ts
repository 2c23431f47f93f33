import type { Advice, RequirementView } from '@compute-advisor/application';
import { gibOnly } from './format';
import { memBar } from './memory-bars';
import type { Names } from './names';

type Parts = Parameters<typeof memBar>[0];

/** One precision of the requirement. */
export interface PrecisionRow {
  readonly precision: string;
  readonly note: string;
  readonly chosen: boolean;
  readonly bar: string;
  readonly weights: string;
  readonly total: string;
  readonly layout: string;
}

/** The requirement at every precision, with its finding. */
export interface PrecisionChart {
  readonly title: string;
  readonly rows: readonly PrecisionRow[];
}

/** What is drawn of a precision: activations and runtime as they are planned, which hardly move with it. */
const drawn = (weights: number, cache: number, whole: number, r: RequirementView): Parts => {
  const rest = whole - weights - cache;
  const activations = Math.min(rest, r.activation_bytes);
  return {
    weights_bytes: weights,
    kv_cache_bytes: cache,
    activation_bytes: activations,
    runtime_overhead_bytes: rest - activations,
  };
};

/** From which precision on the cache is the larger part. */
function findingOf(list: RequirementView['by_precision']): string {
  const crossing = list.find((p) => p.kv_cache_bytes > p.weights_bytes);
  if (crossing === undefined) return 'The weights are the larger part at every precision';
  if (crossing === list[0]) return 'The cache is the larger part at every precision';
  return `At ${crossing.precision} and below, the cache is the larger part`;
}

/** Memory of one set of weights and the cache, at every precision the model is served in. */
export function precisionChart(advice: Advice, names: Names): PrecisionChart {
  const { requirement } = advice.recommendation_set;
  const chosen = advice.spec_so_far.weight_precision.value;
  const list = requirement.by_precision;
  const scale = Math.max(...list.map((p) => p.total_required_bytes), 1);
  return {
    title: findingOf(list),
    rows: list.map((p) => ({
      precision: p.precision,
      note: p.quantise_yourself === true ? 'nobody publishes it' : '',
      chosen: p.precision === chosen,
      bar: memBar(drawn(p.weights_bytes, p.kv_cache_bytes, p.total_required_bytes, requirement), undefined, {
        height: 12,
        scale,
      }),
      weights: gibOnly(p.weights_bytes),
      total: gibOnly(p.total_required_bytes),
      layout: p.fits.length === 0 ? 'no part' : fits(p.fits, names),
    })),
  };
}

const fits = (list: readonly { readonly gpu_id: string; readonly gpu_count: number }[], names: Names): string =>
  list
    .slice(0, 2)
    .map((fit) => `${fit.gpu_count}\u00a0×\u00a0${names.short(fit.gpu_id)}`)
    .join(', ');
