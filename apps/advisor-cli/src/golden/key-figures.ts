import type { Advice, OptionView } from '@compute-advisor/application';
import type { Figure } from './scenario';

/** Speed figures may drift this far before a scenario fails; everything else is exact. */
export const SPEED_DRIFT = 0.02;

const SPEED = /(^|\.)(ttft_ms|tpot_ms|utilization_fraction|[a-z_]+_per_second|[a-z_]+_per_hour)$/;
const SHOWN = [
  'ttft_ms',
  'tpot_ms',
  'documents_per_second',
  'images_per_second',
  'video_seconds_per_hour',
  'audio_hours_per_hour',
  'training_tokens_per_second',
  'max_concurrency',
] as const;

type Figures = Readonly<Record<string, Figure | undefined>>;
type Answered = Advice['recommendation_set'];

/** Whether the requests at once are a result of the plan rather than a given of it: what hangs on them is then no
 *  figure of its own. */
const isDerived = (spec: Advice['spec_so_far']): boolean => spec.traffic.concurrent_requests.source === 'derived';

const askedFigures = (spec: Advice['spec_so_far']): Figures => ({
  mode: spec.mode,
  use_case: spec.use_case.value,
  model: spec.model.value,
  weight_precision: spec.weight_precision.value,
  concurrent_requests: isDerived(spec) ? undefined : spec.traffic.concurrent_requests.value,
  requests_per_second: spec.traffic.requests_per_second.value,
  context_tokens: spec.token_lengths.context_tokens.value,
  hours_per_month: spec.traffic.hours_per_month.value,
  budget_usd_per_month: spec.budget?.usd_per_month?.value,
});

const orderFigures = (order: OptionView['order']): Figures => ({
  'order.provider': order?.provider,
  'order.machines': order?.machines,
  'order.gpus_per_machine': order?.gpus_per_machine,
  'order.usd_per_hour': order?.usd_per_hour,
  'order.monthly_usd': order?.monthly_usd,
});

const optionFigures = (best: OptionView, derived: boolean): Figures => ({
  gpu_id: best.gpu_id,
  gpu_count: best.gpu_count,
  replicas: best.replicas,
  tensor_parallel: best.tensor_parallel,
  pipeline_parallel: best.pipeline_parallel,
  usd_per_gpu_hour: best.usd_per_gpu_hour,
  monthly_cost: best.monthly_cost,
  ...orderFigures(best.order),
  price_basis: best.price_basis,
  headroom_fraction: derived ? undefined : best.headroom_fraction,
  meets_latency: best.meets_latency,
});

const todayFigures = (set: Answered): Figures => ({
  'current.fits': set.current_assessment?.fits,
  'current.headroom_fraction': set.current_assessment?.headroom_fraction,
  'current.utilization_fraction': set.current_assessment?.performance?.utilization_fraction,
  current_monthly_cost: set.current_monthly_cost,
  current_cost_is_estimated: set.current_cost_is_estimated,
  savings_per_year: set.savings_per_year,
});

const moneyFigures = (set: Answered): Figures => ({
  'by_token.usd_per_month': set.by_token?.usd_per_month,
  'buy_or_rent.purchase_usd': set.buy_or_rent?.purchase_usd,
  'buy_or_rent.running_usd_per_month': set.buy_or_rent?.running_usd_per_month,
  'total.gpu_count': set.total?.gpu_count,
  'total.monthly_cost': set.total?.monthly_cost,
});

/** The figures a person would decide on, under flat names; absent members stay absent. */
export function keyFigures({ spec_so_far: spec, recommendation_set: set }: Advice): Record<string, Figure> {
  const best = set.options[0];
  const figures: Figures = {
    ...askedFigures(spec),
    kv_cache_bytes_per_token: set.requirement.kv_cache_bytes_per_token,
    weights_bytes: set.requirement.weights_bytes,
    total_required_bytes: isDerived(spec) ? undefined : set.requirement.total_required_bytes,
    verdict: set.verdict.code,
    ...(best === undefined ? {} : optionFigures(best, isDerived(spec))),
    ...todayFigures(set),
    ...moneyFigures(set),
    ...Object.fromEntries(SHOWN.map((name) => [name, best?.performance[name]])),
  };
  return Object.fromEntries(
    Object.entries(figures).filter((entry): entry is [string, Figure] => entry[1] !== undefined),
  );
}

/** One figure that is no longer what the scenario says. `lost`: worked, now does not. */
export interface Difference {
  readonly name: string;
  readonly kind: 'lost' | 'changed' | 'drift';
  readonly from?: Figure;
  readonly to?: Figure;
}

const WORKS: ReadonlySet<Figure> = new Set([
  'feasible',
  'affordable',
  'single_gpu',
  'single_node',
  'multi_node',
  'right_sized',
  'over_provisioned',
  'better_hardware',
]);

/** What moved between the figures of a scenario and those of an answer. */
export function differences(
  expected: Readonly<Record<string, Figure>>,
  actual: Readonly<Record<string, Figure>>,
): Difference[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  return names.flatMap((name): Difference[] => {
    const [from, to] = [expected[name], actual[name]];
    if (from === to) return [];
    const ends = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    if (name === 'verdict' && from !== undefined && WORKS.has(from) && (to === undefined || !WORKS.has(to)))
      return [{ name, kind: 'lost', ...ends }];
    if (to === undefined && name === 'gpu_id') return [{ name, kind: 'lost', ...ends }];
    if (SPEED.test(name) && typeof from === 'number' && typeof to === 'number')
      return Math.abs(to - from) > SPEED_DRIFT * Math.abs(from) ? [{ name, kind: 'drift', ...ends }] : [];
    return [{ name, kind: 'changed', ...ends }];
  });
}

/** "monthly_cost 1873.18 -> 1890.7 (+0.9 %)". */
export function differenceWords({ name, kind, from, to }: Difference): string {
  const share =
    typeof from === 'number' && typeof to === 'number' && from !== 0
      ? ` (${to > from ? '+' : ''}${((to / from - 1) * 100).toFixed(1)} %)`
      : '';
  return (
    `${kind === 'lost' ? 'WORKED, NOW DOES NOT: ' : ''}${name} ` +
    `${from === undefined ? 'absent' : String(from)} -> ${to === undefined ? 'absent' : String(to)}${share}`
  );
}
