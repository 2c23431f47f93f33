import type { Advice, PerformanceView } from '@compute-advisor/application';
import { count, gib, gibOnly, percent, usdExact } from './format';
import { perPerson, ranged } from './versus.view';

/** Shares that differ by less are one figure, rounded twice. */
const SAME = 0.001;

/** One formula with the numbers of a plan put in. */
export interface FormulaRow {
  readonly figure: string;
  readonly formula: string;
  readonly numbers: string;
  readonly result: string;
  /** Where /method explains it. */
  readonly anchor: string;
}

const row = (figure: string, formula: string, numbers: string, result: string, anchor: string): FormulaRow => ({
  figure,
  formula,
  numbers,
  result,
  anchor,
});

function memoryRows({ recommendation_set: { requirement: r } }: Advice): FormulaRow[] {
  const cached = r.kv_cache_bytes_per_sequence > 0 && r.kv_cache_bytes_per_token > 0;
  const sequences = cached ? Math.round(r.kv_cache_bytes / r.kv_cache_bytes_per_sequence) : 0;
  return [
    ...(cached
      ? [
          row(
            'Cache of a conversation',
            'tokens × bytes a token',
            `${count(r.kv_cache_tokens_per_sequence)} × ${count(r.kv_cache_bytes_per_token)}`,
            gib(r.kv_cache_bytes_per_sequence),
            'cache',
          ),
          row(
            'Cache',
            'conversations × cache of one',
            `${count(sequences)} × ${gib(r.kv_cache_bytes_per_sequence)}`,
            gib(r.kv_cache_bytes),
            'cache',
          ),
        ]
      : []),
    row(
      'Memory needed',
      'weights + cache + activations + runtime',
      [r.weights_bytes, r.kv_cache_bytes, r.activation_bytes, r.runtime_overhead_bytes].map(gibOnly).join(' + '),
      gib(r.total_required_bytes),
      'memory',
    ),
  ];
}

/** The two figures whose quotient the use at peak is; words where the answer holds neither pair. */
function useOf(p: PerformanceView): string {
  const pairs = [
    { part: p.output_tokens_per_second, whole: p.max_output_tokens_per_second, unit: ' tokens/s' },
    { part: p.concurrency, whole: p.max_concurrency, unit: ' people' },
  ];
  const found = pairs.find(
    ({ part, whole }) =>
      part !== undefined && whole !== undefined && Math.abs(part / whole - p.utilization_fraction) < SAME,
  );
  return found === undefined
    ? 'of what the layout can do'
    : `${count(found.part ?? 0)} ÷ ${count(found.whole ?? 0)}${found.unit}`;
}

function planRows({ recommendation_set: set, spec_so_far: spec }: Advice): FormulaRow[] {
  const [best] = set.options;
  if (best === undefined) return [];
  const hours = spec.traffic.hours_per_month.value;
  const speed = perPerson(best.performance);
  const rows: FormulaRow[] = [];
  if (best.memory !== undefined)
    rows.push(
      row(
        'Memory free',
        '1 − needed ÷ installed',
        `1 − ${gibOnly(best.memory.required_bytes)} ÷ ${gibOnly(best.memory.installed_bytes)}`,
        percent(best.headroom_fraction),
        'fit',
      ),
    );
  if (speed !== undefined && best.performance.tpot_ms !== undefined)
    rows.push(
      row(
        'Tokens/s per person',
        '1 ÷ time of one token, as a range',
        `1 ÷ ${count(best.performance.tpot_ms / 1000, 4)} s, × ${best.performance.range.low} to × ` +
          `${best.performance.range.high}`,
        ranged(speed, best.performance),
        'speed',
      ),
    );
  rows.push(
    row(
      'Use at peak',
      'the larger of people ÷ room and tokens/s ÷ most',
      useOf(best.performance),
      percent(best.performance.utilization_fraction),
      'layouts',
    ),
  );
  if (best.monthly_cost !== undefined && best.usd_per_gpu_hour !== undefined)
    rows.push(
      row(
        'Cost a month',
        'GPUs × market rate × hours',
        `${best.gpu_count} × ${usdExact(best.usd_per_gpu_hour)} × ${count(hours)}`,
        usdExact(best.monthly_cost),
        'prices',
      ),
    );
  return rows;
}

function moneyRows({ recommendation_set: set, spec_so_far: spec }: Advice): FormulaRow[] {
  const now = set.current_monthly_cost;
  const price = spec.current_configuration?.price_per_gpu_hour;
  const gpus = spec.current_configuration?.fleet?.value.reduce((n, line) => n + line.gpu_count, 0);
  const cost = set.options[0]?.monthly_cost;
  const rows: FormulaRow[] = [];
  if (now !== undefined && gpus !== undefined)
    rows.push(
      set.current_cost_is_estimated !== true && price !== undefined
        ? row(
            'Today',
            'GPUs × price you pay × hours',
            `${gpus} × ${usdExact(price.value)} × ${count(spec.traffic.hours_per_month.value)}`,
            usdExact(now),
            'savings',
          )
        : row('Today', 'GPUs × market rate × hours', `${gpus} GPUs`, usdExact(now), 'savings'),
    );
  if (set.savings_per_year !== undefined && now !== undefined && cost !== undefined && set.savings_per_year !== 0)
    rows.push(
      row(
        'Saved a year',
        '12 × (today − proposed)',
        `12 × (${usdExact(now)} − ${usdExact(cost)})`,
        usdExact(set.savings_per_year),
        'savings',
      ),
    );
  return rows;
}

/** Every formula a saved answer can be checked by, its own numbers put in. */
export const formulaRows = (advice: Advice): readonly FormulaRow[] => [
  ...memoryRows(advice),
  ...planRows(advice),
  ...moneyRows(advice),
];
