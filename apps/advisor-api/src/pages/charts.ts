import type { Advice, RequirementView } from '@compute-advisor/application';
import { bytesExact, gib, percent, usd, usdExact } from './format';

/** One coloured piece of a bar; `part` names its palette entry, the same everywhere. */
interface Piece {
  readonly part: string;
  readonly label: string;
  readonly value: number;
  readonly exact: string;
}
interface Bar {
  readonly name: string;
  readonly pieces: readonly Piece[];
  readonly total: string;
  readonly mark?: boolean;
}

/** A chart as finished SVG bars with its title (what it shows) and its rows for the table behind. */
export interface Chart {
  readonly title: string;
  readonly bars: readonly {
    readonly name: string;
    readonly svg: string;
    readonly total: string;
    readonly mark: boolean;
  }[];
  readonly legend: readonly { readonly part: string; readonly label: string }[];
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** Horizontal stacked bars on one scale, in per cent of the room, so that they follow the page; colours come from the style sheet. */
function bars(list: readonly Bar[]): Chart['bars'] {
  const largest = Math.max(...list.map((bar) => bar.pieces.reduce((sum, piece) => sum + piece.value, 0)), 0);
  return list.map((bar) => {
    let x = 0;
    const drawn = bar.pieces
      .filter((piece) => piece.value > 0)
      .map((piece) => {
        const width = largest === 0 ? 0 : (piece.value / largest) * 100;
        const rect = `<rect class="${piece.part}" x="${x.toFixed(2)}%" width="${Math.max(width, 0.1).toFixed(2)}%" height="20"><title>${escaped(`${piece.label} ${piece.exact}`)}</title></rect>`;
        x += width;
        return rect;
      });
    const spoken = `${bar.name}: ${bar.pieces.map((piece) => `${piece.label} ${piece.exact}`).join(', ')}`;
    return {
      name: bar.name,
      total: bar.total,
      mark: bar.mark === true,
      svg: `<svg class="bar" width="100%" height="20" role="img" aria-label="${escaped(spoken)}" xmlns="http://www.w3.org/2000/svg">${drawn.join('')}</svg>`,
    };
  });
}

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
  const values = apart
    ? [weights, cache, requirement.activation_bytes, requirement.runtime_overhead_bytes]
    : [weights, cache, 0, rest];
  return PARTS.map(({ part, label }, i) => ({
    part,
    label: !apart && part === 'part-runtime' ? 'activations and runtime' : label,
    value: values[i]!,
    exact: gib(values[i]!),
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
      : `Weights take ${share(chosenRow)}${smallest === undefined || smallest === chosenRow ? '' : `, ${share(smallest)}`}`;
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
  const title = `Of ${gib(requirement.total_required_bytes)}, ${largest.label} ${largest.label === 'cache' || largest.label === 'runtime' ? 'takes' : 'take'} ${percent(largest.value / requirement.total_required_bytes)}`;
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
  const against =
    now === undefined || now === 0
      ? ''
      : best.cost <= now
        ? `, ${percent(1 - best.cost / now)} less than now`
        : `, ${percent(best.cost / now - 1)} more than now`;
  const title = `The best option costs ${usd(best.cost)} a month${against}`;
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
