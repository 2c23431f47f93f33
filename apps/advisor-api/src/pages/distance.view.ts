import type { Advice, OptionView } from '@compute-advisor/application';
import type { TableView } from './charts';
import { count, percent, usd } from './format';
import { layoutWords, type Names } from './names';
import { speedOf } from './option-cards';

type Strip = NonNullable<Advice['recommendation_set']['sensitivity']>[number];
type Segment = Strip['segments'][number];

/** One load and the smallest sum that carries it. */
export interface DistanceRow {
  readonly label: string;
  readonly current: boolean;
  /** Finished SVG. */
  readonly bar: string;
}

/** How far a sum of money is from the load asked for, and what the whole load would take. */
export interface DistanceView {
  readonly title: string;
  readonly under: string;
  readonly rows: readonly DistanceRow[];
  /** Finished SVG. */
  readonly axis: string;
  readonly table: TableView;
}

/** What the whole load would take: a row for each layout, its figures in the order of the heads. */
export interface WholeView {
  readonly header: readonly string[];
  readonly rows: readonly { readonly layout: string; readonly name: string; readonly cells: readonly string[] }[];
}

/** Loads drawn around the one asked for. */
interface Sample {
  readonly load: number;
  readonly cost: number;
  readonly current: boolean;
}

const LOADS: Readonly<Record<string, string>> = {
  concurrent_requests: 'people at once',
  requests_per_second: 'requests a second',
};

const carrying = (segments: readonly Segment[], load: number): Segment | undefined =>
  [...segments].reverse().find((s) => Number(s.from) <= load);

/** Ends of the range, the load asked for, and a load between each two. */
function samplesOf({ segments, at }: Strip): readonly Sample[] {
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [low, asked, high] = [Number(first.from), Number(at), Number(last.to)];
  const between = (a: number, b: number): number => Number(Math.sqrt(a * b).toPrecision(2));
  const loads = [...new Set([low, between(low, asked), asked, between(asked, high), high])];
  return loads
    .sort((a, b) => a - b)
    .flatMap((load): Sample[] => {
      const cost = carrying(segments, load)?.monthly_cost;
      return cost === undefined ? [] : [{ load, cost, current: load === asked }];
    });
}

function findingOf(samples: readonly Sample[], segments: readonly Segment[], budget: number, of: string): string {
  const within = segments.filter((s) => s.monthly_cost !== undefined && s.monthly_cost <= budget).at(-1);
  if (within !== undefined) return `${usd(budget)} a month carries ${count(Number(within.to), 2)} ${of}`;
  const [least] = samples;
  if (least === undefined) return `What ${of} cost`;
  const times = least.cost / budget;
  return `${count(least.load, 2)} ${of} already cost ${count(times, times < 10 ? 1 : 0)} times the budget`;
}

/** Places of sums on a logarithmic scale, in per cent, and its powers of ten. */
interface Scale {
  readonly place: (usdPerMonth: number) => number;
  readonly powers: readonly number[];
}

function scaleOf(budget: number, samples: readonly Sample[]): Scale {
  const low = Math.ceil(Math.log10(budget)) - 1;
  const high = Math.log10(Math.max(budget, ...samples.map((s) => s.cost)) * 1.6);
  return {
    place: (value) => ((Math.log10(value) - low) / (high - low)) * 100,
    powers: Array.from({ length: Math.floor(high - low) + 1 }, (_, i) => 10 ** (low + i)),
  };
}

const HEIGHT = 32;

function barOf({ cost, current }: Sample, budget: number, { place, powers }: Scale): string {
  const at = (value: number): string => `${place(value).toFixed(2)}%`;
  const lines = powers.map((p) => `<line class="grid" x1="${at(p)}" x2="${at(p)}" y1="0" y2="${HEIGHT}"/>`);
  const isLeft = place(cost) > 80;
  const text =
    `<text class="sum${current ? ' cur' : ''}" x="${at(cost)}" dx="${isLeft ? -11 : 11}" y="12"` +
    `${isLeft ? ' text-anchor="end"' : ''}>${usd(cost)}</text>`;
  const [from, to] = [Math.min(budget, cost), Math.max(budget, cost)];
  return (
    `<svg class="distance" width="100%" height="${HEIGHT}" aria-hidden="true" focusable="false">` +
    `<rect class="held" x="0" y="0" width="${at(budget)}" height="${HEIGHT}"/>${lines.join('')}` +
    `<line class="gap" x1="${at(from)}" x2="${at(to)}" y1="20" y2="20"/>` +
    `<line class="cap-line" x1="${at(budget)}" x2="${at(budget)}" y1="0" y2="${HEIGHT}"/>` +
    `<circle class="sum-at${current ? ' cur' : ''}" cx="${at(cost)}" cy="20" r="${current ? 6 : 4.5}"/>${text}</svg>`
  );
}

const shortSum = (value: number): string => {
  if (value >= 1e6) return `$${count(value / 1e6)}M`;
  return value >= 1e3 ? `$${count(value / 1e3)}k` : `$${count(value)}`;
};

function axisOf(budget: number, { place, powers }: Scale): string {
  const at = (value: number): string => `${place(value).toFixed(2)}%`;
  const anchor = (p: number): string => {
    if (place(p) < 3) return 'start';
    return place(p) > 97 ? 'end' : 'middle';
  };
  const ticks = powers.map((p) => `<text x="${at(p)}" y="14" text-anchor="${anchor(p)}">${shortSum(p)}</text>`);
  const name = place(budget) > 60 ? 'end' : 'start';
  return (
    `<svg class="distance" width="100%" height="36" aria-hidden="true" focusable="false">${ticks.join('')}` +
    `<text class="sum cur" x="${at(budget)}" y="32" text-anchor="${name}">your ${usd(budget)}</text></svg>`
  );
}

/** Smallest cost by load against the sum at hand; undefined until the ranges are worked out. */
export function distanceView(advice: Advice): DistanceView | undefined {
  const { recommendation_set: set, spec_so_far: spec } = advice;
  const budget = spec.budget?.usd_per_month?.value;
  const found = set.sensitivity?.find((s) => s.input in LOADS);
  const of = LOADS[found?.input ?? ''];
  if (budget === undefined || budget <= 0 || found === undefined || of === undefined) return undefined;
  const samples = samplesOf(found);
  if (samples.length < 2) return undefined;
  const scale = scaleOf(budget, samples);
  const short = of === 'people at once' ? 'at once' : 'a second';
  return {
    title: findingOf(samples, found.segments, budget, of),
    under: `Smallest cost a month of any layout, by ${of}, log scale. Shaded: what the budget covers.`,
    rows: samples.map((s) => ({
      label: `${count(s.load, 2)} ${short}`,
      current: s.current,
      bar: barOf(s, budget, scale),
    })),
    axis: axisOf(budget, scale),
    table: {
      caption: `Smallest cost a month by ${of}`,
      header: [`${of.charAt(0).toUpperCase()}${of.slice(1)}`, 'Cost a month', 'Times the budget'],
      rows: samples.map((s) => [count(s.load, 2), usd(s.cost), count(s.cost / budget, 1)]),
    },
  };
}

const machinesOf = ({ order }: OptionView): string =>
  order === undefined ? '' : `${count(order.machines)} × ${order.gpus_per_machine}`;

/** What the whole load would take, where no sum at hand does: a plain table, nothing in it is a recommendation. */
export function wholeLoad({ recommendation_set: set, spec_so_far: spec }: Advice, names: Names): WholeView | undefined {
  const budget = spec.budget?.usd_per_month?.value;
  if (set.verdict.code !== 'budget_too_small' || budget === undefined || set.options.length === 0) return undefined;
  const shown = set.options.slice(0, 5);
  const label = shown.map((o) => speedOf(o)?.label).find((found) => found !== undefined) ?? 'Speed';
  return {
    header: ['Layout', 'Cost a month', 'Times the budget', 'Machines × GPUs', 'Memory free', label],
    rows: shown.map((o) => ({
      layout: layoutWords(o),
      name: names.long(o.gpu_id),
      cells: [
        o.monthly_cost === undefined ? 'unpriced' : usd(o.monthly_cost),
        o.monthly_cost === undefined ? '' : count(o.monthly_cost / budget, 1),
        machinesOf(o),
        percent(o.headroom_fraction),
        speedOf(o)?.value ?? '',
      ],
    })),
  };
}
