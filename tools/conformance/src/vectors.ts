import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One figure of an answer: where it stands (RFC 6901) and how far it may lie off, as a share; 0: not at all. */
export interface Expected {
  readonly pointer: string;
  readonly value: string | number | boolean;
  readonly tolerance: number;
}

/** One request with the figures of its answer on the books that are named: for an implementation in any language. */
export interface Vector {
  readonly id: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly books: { readonly catalog: string; readonly prices: string };
  readonly expected: readonly Expected[];
}

const SET = '/recommendation_set';
const BEST = `${SET}/options/0`;
const SPEC = '/spec_so_far';
/** Speeds come out of long sums: their last digits may differ. */
const SPEED = 0.02;

/** Where a figure of a golden scenario stands in the answer. */
const PLACES: Readonly<Record<string, string>> = {
  mode: `${SPEC}/mode`,
  use_case: `${SPEC}/use_case/value`,
  model: `${SPEC}/model/value`,
  weight_precision: `${SPEC}/weight_precision/value`,
  concurrent_requests: `${SPEC}/traffic/concurrent_requests/value`,
  requests_per_second: `${SPEC}/traffic/requests_per_second/value`,
  context_tokens: `${SPEC}/token_lengths/context_tokens/value`,
  hours_per_month: `${SPEC}/traffic/hours_per_month/value`,
  budget_usd_per_month: `${SPEC}/budget/usd_per_month/value`,
  kv_cache_bytes_per_token: `${SET}/requirement/kv_cache_bytes_per_token`,
  weights_bytes: `${SET}/requirement/weights_bytes`,
  total_required_bytes: `${SET}/requirement/total_required_bytes`,
  verdict: `${SET}/verdict/code`,
  'current.fits': `${SET}/current_assessment/fits`,
  'current.headroom_fraction': `${SET}/current_assessment/headroom_fraction`,
  'current.utilization_fraction': `${SET}/current_assessment/performance/utilization_fraction`,
  current_monthly_cost: `${SET}/current_monthly_cost`,
  current_cost_is_estimated: `${SET}/current_cost_is_estimated`,
  savings_per_year: `${SET}/savings_per_year`,
};
const OF_BEST = new Set([
  'gpu_id',
  'gpu_count',
  'replicas',
  'tensor_parallel',
  'pipeline_parallel',
  'usd_per_gpu_hour',
  'monthly_cost',
  'price_basis',
  'headroom_fraction',
  'meets_latency',
]);
const SPEEDS = /^(?:ttft_ms|tpot_ms|max_concurrency|\w+_per_second|\w+_per_hour)$/;

/** The pointer to a figure by its name in the scenarios. */
export function pointerOf(name: string): string {
  const place = PLACES[name];
  if (place !== undefined) return place;
  if (OF_BEST.has(name)) return `${BEST}/${name}`;
  if (name.startsWith('order.')) return `${BEST}/${name.replace('.', '/')}`;
  if (SPEEDS.test(name)) return `${BEST}/performance/${name}`;
  return `${SET}/${name.replace(/\./g, '/')}`;
}

interface Scenarios {
  readonly books: Vector['books'];
  readonly scenarios: readonly {
    readonly id: string;
    readonly request: Vector['request'];
    readonly expected: Readonly<Record<string, Expected['value']>>;
  }[];
}

/** Every golden scenario of a folder as a vector. */
export function vectorsIn(folder: string): readonly Vector[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Scenarios)
    .flatMap(({ books, scenarios }) =>
      scenarios.map(({ id, request, expected }) => ({
        id,
        request,
        books,
        expected: Object.entries(expected).map(([name, value]) => ({
          pointer: pointerOf(name),
          value,
          tolerance: /performance|utilization|requests_per_second/.test(pointerOf(name)) ? SPEED : 0,
        })),
      })),
    );
}

/** What stands under a pointer; undefined: nothing. */
export const at = (answer: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], answer);

/** What of a vector an answer does not hold, in words. */
export function faults({ expected }: Vector, answer: unknown): readonly string[] {
  return expected.flatMap(({ pointer, value, tolerance }) => {
    const given = at(answer, pointer);
    const isNear =
      typeof given === 'number' && typeof value === 'number' && Math.abs(given - value) <= tolerance * Math.abs(value);
    return given === value || isNear
      ? []
      : [`${pointer} is ${JSON.stringify(given)}, expected ${JSON.stringify(value)}`];
  });
}
