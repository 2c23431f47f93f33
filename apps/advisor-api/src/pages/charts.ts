import type { Advice, RequirementView } from '@compute-advisor/application';
import { count, gib, gibOnly, percent, usd } from './format';
import { memBar, needed, PARTS } from './memory-bars';
import { fleetWords, layoutShort, planShort, type Names } from './names';

/** A table behind a chart. */
export interface TableView {
  readonly caption: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** One bar of the memory chart: who it is, its finished SVG, needed against there. */
export interface MemoryRow {
  readonly name: string;
  readonly tag: string;
  readonly best: boolean;
  readonly bad: boolean;
  readonly bar: string;
  readonly needed: string;
  readonly there: string;
}

/** A chart of bars with its finding as the title. */
export interface MemoryChart {
  readonly title: string;
  readonly under: string;
  readonly rows: readonly MemoryRow[];
  readonly table: TableView;
}

type Parts = Parameters<typeof memBar>[0];

interface Standing {
  readonly name: string;
  readonly tag: string;
  readonly parts: Parts;
  readonly there: number;
}

const total = ({ parts }: Standing): number => needed(parts);

/** The whole requirement, one set of weights, as parts. */
const partsOf = (r: RequirementView): Parts => ({
  weights_bytes: r.weights_bytes,
  kv_cache_bytes: r.kv_cache_bytes,
  activation_bytes: r.activation_bytes,
  runtime_overhead_bytes: r.runtime_overhead_bytes,
});

/** Everything that is set against the need: the first five options, what stands today, what is asked about. */
function standings(advice: Advice, names: Names, recommended: boolean): Standing[] {
  const { recommendation_set: set, spec_so_far: spec } = advice;
  const options = set.options.slice(0, 5).flatMap((o, i): Standing[] =>
    o.memory === undefined
      ? []
      : [
          {
            name: planShort(o, names),
            tag: i === 0 && recommended ? 'best' : '',
            parts: o.memory,
            there: o.memory.installed_bytes,
          },
        ],
  );
  const fleet = spec.current_configuration?.fleet;
  const today = set.current_assessment?.memory;
  const [only] = fleet?.value ?? [];
  if (today !== undefined && fleet !== undefined && fleet.source !== 'defaulted' && only !== undefined) {
    const layout = set.current_assessment?.layout;
    const name =
      layout === undefined
        ? fleetWords(fleet.value, names)
        : `${layoutShort(layout.replicas, layout.gpus_per_replica)}\u00a0${names.short(only.gpu_id)}`;
    options.push({ name, tag: 'today', parts: today, there: today.installed_bytes });
  }
  for (const { gpu_id: id, gpu_count: n } of spec.candidates?.value ?? []) {
    const bytes = names.memoryBytes(id);
    const isListed = set.options.slice(0, 5).some((o) => o.gpu_id === id && o.gpu_count === n);
    if (n === undefined || bytes === undefined || isListed) continue;
    options.push({
      name: `${n}\u00a0×\u00a0${names.short(id)}`,
      tag: 'asked about',
      parts: partsOf(set.requirement),
      there: n * bytes,
    });
  }
  return options;
}

function findingOf(rows: readonly Standing[]): string {
  const short = rows.find((row) => total(row) > row.there);
  if (short !== undefined)
    return short.parts.weights_bytes > short.there
      ? `The ${short.name} ${short.tag} hold less than the weights alone`
      : `The ${short.name} ${short.tag} hold less than is needed`;
  const [first] = rows;
  if (first === undefined) return 'Memory by part';
  const largest = [...PARTS].sort((a, b) => first.parts[b.member] - first.parts[a.member])[0];
  if (largest === undefined) return 'Memory by part';
  const share = percent(first.parts[largest.member] / total(first));
  const verb = largest.part === 'cache' || largest.part === 'runtime' ? 'takes' : 'take';
  return `${largest.label.charAt(0).toUpperCase()}${largest.label.slice(1)} ${verb} ${share} of what ${first.name} has to hold`;
}

/** Memory by part against what each machine has. */
export function memoryChart(advice: Advice, names: Names, recommended: boolean): MemoryChart | undefined {
  const rows = standings(advice, names, recommended);
  if (rows.length === 0) return undefined;
  const scale = Math.max(...rows.map((row) => Math.max(row.there, total(row)))) * 1.0001;
  return {
    title: findingOf(rows),
    under: 'Memory needed by part, against what each machine has. Replicas × GPUs each.',
    rows: rows.map((row, i) => ({
      name: row.name,
      tag: row.tag,
      best: row.tag === 'best',
      bad: total(row) > row.there,
      bar: memBar(row.parts, row.there, { height: 24, scale, figures: i === 0, overrun: 'does not fit' }),
      needed: gibOnly(total(row)),
      there: gib(row.there),
    })),
    table: {
      caption: 'GiB by part; the weights stand once in each replica',
      header: ['Layout', 'Weights', 'Cache', 'Activations', 'Runtime', 'Needed', 'There'],
      rows: rows.map((row) => [
        row.tag === '' ? row.name : `${row.name}, ${row.tag}`,
        ...PARTS.map(({ member }) => gibOnly(row.parts[member])),
        gibOnly(total(row)),
        gibOnly(row.there),
      ]),
    },
  };
}

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

/** Memory of one set of weights and the cache, at every precision the model is served in. */
export function precisionChart(advice: Advice, names: Names): PrecisionChart {
  const { requirement } = advice.recommendation_set;
  const chosen = advice.spec_so_far.weight_precision.value;
  const list = requirement.by_precision;
  const scale = Math.max(...list.map((p) => p.total_required_bytes), 1);
  const crossing = list.find((p) => p.kv_cache_bytes > p.weights_bytes);
  const first = list[0];
  const title =
    crossing === undefined || first === undefined
      ? `The weights are the larger part at every precision`
      : crossing === first
        ? 'The cache is the larger part at every precision'
        : `At ${crossing.precision} and below, the cache is the larger part`;
  return {
    title,
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

/** What a limit of money buys, where it does not buy the plan. */
export interface LimitView {
  readonly heading: string;
  readonly rows: readonly { readonly label: string; readonly words: string }[];
}

/** What a stated sum a month buys instead of the plan. */
export function limitView(advice: Advice): LimitView | undefined {
  const { recommendation_set: set, spec_so_far: spec } = advice;
  const budget = spec.budget?.usd_per_month?.value;
  const cost = set.options[0]?.monthly_cost;
  if (budget === undefined || cost === undefined || cost <= budget) return undefined;
  const hours = (budget / cost) * spec.traffic.hours_per_month.value;
  const tokens = set.by_token;
  const rows = [
    ...(tokens === undefined || tokens.usd_per_month <= 0
      ? []
      : [
          {
            label: 'By the token',
            words: `${percent(Math.min(1, budget / tokens.usd_per_month))} of this load, bought at ${tokens.provider}.`,
          },
        ]),
    {
      label: 'By the hour',
      words: `${count(hours)} hours a month of the smallest plan, which costs ${usd(cost / spec.traffic.hours_per_month.value)} an hour.`,
    },
    { label: 'Share', words: `${percent(budget / cost)} of what the whole load takes.` },
  ];
  return { heading: `What ${usd(budget)} buys`, rows };
}
