import type { Advice, RequirementView } from '@compute-advisor/application';
import { bars, type Bar, type Chart, type Piece } from './bars';
import { bytesExact, gib, percent, usd, usdExact } from './format';

const PARTS = [
  { part: 'part-weights', label: 'weights' },
  { part: 'part-cache', label: 'cache' },
  { part: 'part-activations', label: 'activations' },
  { part: 'part-runtime', label: 'runtime' },
] as const;

/** The four parts of a requirement; activations and runtime together where the answer does not tell them apart. */
function parts(weights: number, cache: number, total: number, requirement: RequirementView): readonly Piece[] {
  const rest = total - weights - cache;
  const apart = rest === requirement.activation_bytes + requirement.runtime_overhead_bytes;
  const values = {
    'part-weights': weights,
    'part-cache': cache,
    'part-activations': apart ? requirement.activation_bytes : 0,
    'part-runtime': apart ? requirement.runtime_overhead_bytes : rest,
  };
  return PARTS.map(({ part, label }) => ({
    part,
    label: !apart && part === 'part-runtime' ? 'activations and runtime' : label,
    value: values[part],
    exact: gib(values[part]),
  }));
}

/** Memory of every precision, stacked by part. */
export function memoryByPrecision(requirement: RequirementView, chosen: string): Chart {
  const list = requirement.by_precision.map((view) => ({
    view,
    pieces: parts(view.weights_bytes, view.kv_cache_bytes, view.total_required_bytes, requirement),
  }));
  const share = ({ view }: (typeof list)[number]): string =>
    `${percent(view.weights_bytes / view.total_required_bytes)} at ${view.precision}`;
  const chosenRow = list.find(({ view }) => view.precision === chosen) ?? list[0];
  const smallest = list.reduce<(typeof list)[number] | undefined>(
    (least, row) =>
      least === undefined || row.view.total_required_bytes < least.view.total_required_bytes ? row : least,
    undefined,
  );
  const title =
    chosenRow === undefined
      ? 'No precision to show'
      : 'Weights take ' +
        `${share(chosenRow)}${smallest === undefined || smallest === chosenRow ? '' : `, ${share(smallest)}`}`;
  return {
    title,
    legend: PARTS,
    bars: bars(
      list.map(({ view, pieces }) => ({
        name: view.precision,
        pieces,
        total: gib(view.total_required_bytes),
        mark: view.precision === chosen,
      })),
    ),
    header: ['Precision', 'Weights', 'Cache', 'Activations and runtime', 'Total', 'Exact total'],
    rows: list.map(({ view }) => [
      view.precision,
      gib(view.weights_bytes),
      gib(view.kv_cache_bytes),
      gib(view.total_required_bytes - view.weights_bytes - view.kv_cache_bytes),
      gib(view.total_required_bytes),
      bytesExact(view.total_required_bytes),
    ]),
  };
}

/** The requirement by part, one bar. */
export function memoryByPart(requirement: RequirementView): Chart {
  const pieces = parts(
    requirement.weights_bytes,
    requirement.kv_cache_bytes,
    requirement.total_required_bytes,
    requirement,
  );
  const largest = pieces.reduce((a, b) => (b.value > a.value ? b : a));
  const title =
    `Of ${gib(requirement.total_required_bytes)}, ${largest.label} ` +
    `${largest.label === 'cache' || largest.label === 'runtime' ? 'takes' : 'take'} ` +
    `${percent(largest.value / requirement.total_required_bytes)}`;
  return {
    title,
    legend: PARTS,
    bars: bars([{ name: 'required', pieces, total: gib(requirement.total_required_bytes) }]),
    header: ['Part', 'Size', 'Share', 'Exact'],
    rows: pieces.map((piece) => [
      piece.label,
      gib(piece.value),
      percent(piece.value / requirement.total_required_bytes),
      bytesExact(piece.value),
    ]),
  };
}

/** A monthly bill beside the one paid today; nothing where none is. */
function againstNow(cost: number, now: number | undefined): string {
  if (now === undefined || now === 0) return '';
  return cost <= now ? `, ${percent(1 - cost / now)} less than now` : `, ${percent(cost / now - 1)} more than now`;
}

/** Monthly cost of today's hardware and of the options; absent when nothing has a price. */
export function monthlyCosts(advice: Advice, nameOf: (gpuId: string) => string): Chart | undefined {
  const { options, current_monthly_cost: now } = advice.recommendation_set;
  const priced = options
    .slice(0, 8)
    .flatMap((option) => (option.monthly_cost === undefined ? [] : [{ option, cost: option.monthly_cost }]));
  const best = priced[0];
  if (best === undefined) return undefined;
  const list: Bar[] = [
    ...(now === undefined
      ? []
      : [
          {
            name: 'now',
            pieces: [{ part: 'part-now', label: 'per month', value: now, exact: usdExact(now) }],
            total: usd(now),
          },
        ]),
    ...priced.map(({ option, cost }, i) => ({
      name: `${option.gpu_count} \u00d7 ${nameOf(option.gpu_id)}`,
      pieces: [{ part: i === 0 ? 'part-best' : 'part-other', label: 'per month', value: cost, exact: usdExact(cost) }],
      total: usd(cost),
      mark: i === 0,
    })),
  ];
  const title = `The best option costs ${usd(best.cost)} a month${againstNow(best.cost, now)}`;
  return {
    title,
    legend: [],
    bars: bars(list),
    header: ['Hardware', 'USD per month', 'USD per GPU-hour', 'Price of'],
    rows: [
      ...(now === undefined
        ? []
        : [
            [
              'now',
              usdExact(now),
              '',
              advice.recommendation_set.current_cost_is_estimated === true ? 'market rate' : 'as given',
            ],
          ]),
      ...priced.map(({ option, cost }) => [
        `${option.gpu_count} \u00d7 ${nameOf(option.gpu_id)}`,
        usdExact(cost),
        option.usd_per_gpu_hour === undefined ? '' : usdExact(option.usd_per_gpu_hour),
        option.price_freshness,
      ]),
    ],
  };
}
