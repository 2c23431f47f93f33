import type { Advice, OptionView } from '@compute-advisor/application';
import type { EChartsOption } from 'echarts';
import type { TableView } from './charts';
import { count, percent, usd } from './format';
import { planShort, type Names } from './names';
import { axis, plotSvg, token } from './plot';
import { perPerson } from './versus.view';

/** A plot in the two sizes it is drawn in, with its finding, its key and the table behind. */
export interface PlotView {
  readonly id: string;
  readonly title: string;
  readonly under: string;
  /** 560 px and 342 px wide; the style sheet shows one of them. */
  readonly wide: string;
  readonly narrow: string;
  readonly key: readonly { readonly mark: string; readonly label: string }[];
  readonly table?: TableView;
}

/** Pixels; letters never scale, so each plot is drawn twice. */
export const SIZES = { wide: [560, 340], narrow: [342, 300] } as const;

/** One layout of the ladder as a point. */
interface Point {
  readonly cost: number;
  readonly value: number;
  readonly name: string;
  readonly kind: 'best' | 'option' | 'further';
}

/** What a scatter of the ladder is of. */
interface Scatter {
  readonly id: string;
  readonly title: string;
  readonly under: string;
  readonly points: readonly Point[];
  readonly today?: { readonly cost: number; readonly value: number };
  readonly axis: string;
  readonly show: (value: number) => string;
  readonly most?: number;
}

const COLOURS = { best: 'accent', option: 'mute', further: 'sheet' } as const;
const DOTS = { best: 13, option: 11, further: 8 } as const;

/** Layouts that no other beats on cost and value both, cheapest first. */
export function pareto<T extends { readonly cost: number; readonly value: number }>(
  points: readonly T[],
): readonly T[] {
  const sorted = [...points].sort((a, b) => a.cost - b.cost || b.value - a.value);
  let most = -Infinity;
  return sorted.filter(({ value }) => {
    const leads = value > most;
    most = Math.max(most, value);
    return leads;
  });
}

/** Log axes end at the round figures around what is on them. */
function costRange(costs: readonly number[]): { readonly min: number; readonly max: number } {
  return { min: Math.min(...costs) * 0.8, max: Math.max(...costs) * 1.25 };
}

const TICKS = [1, 2, 5];
function costTicks({ min, max }: { readonly min: number; readonly max: number }): readonly number[] {
  const out: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(min)); power <= max; power *= 10)
    out.push(...TICKS.map((t) => t * power).filter((v) => v >= min && v <= max));
  return out;
}

function labelled(scatter: Scatter, narrow: boolean): readonly Point[] {
  const front = pareto(scatter.points);
  const best = scatter.points.filter((p) => p.kind === 'best');
  const five = scatter.points.filter((p) => p.kind === 'option');
  const last = front.at(-1);
  return narrow ? best : [...new Set([...best, ...five, ...(last === undefined ? [] : [last])])];
}

/** A point with its name, where it is one of those that are named. */
function dot(point: Point, named: boolean): object {
  const best = point.kind === 'best';
  return {
    value: [point.cost, point.value],
    name: point.name,
    symbolSize: DOTS[point.kind],
    itemStyle: {
      color: token(COLOURS[point.kind]),
      opacity: 1,
      borderColor: token(point.kind === 'further' ? 'mute' : 'sheet'),
      borderWidth: 1.5,
    },
    label: {
      show: named,
      formatter: point.name.replace(/\u00a0/g, ' '),
      position: best ? 'bottom' : 'top',
      color: token(best ? 'accent' : 'ink'),
      opacity: 1,
      fontSize: 12,
      fontWeight: best ? 'bold' : 'normal',
      textBorderColor: token('sheet'),
      textBorderWidth: 3,
    },
  };
}

function optionOf(scatter: Scatter, narrow: boolean): EChartsOption {
  const range = costRange([...scatter.points.map((p) => p.cost), ...(scatter.today ? [scatter.today.cost] : [])]);
  const named = labelled(scatter, narrow);
  const front = pareto(scatter.points);
  const last = front.at(-1);
  const { today } = scatter;
  const axisX = axis('cost a month, log scale');
  return {
    grid: { left: 52, right: 18, top: 34, bottom: 48 },
    xAxis: {
      ...axisX,
      type: 'log',
      ...range,
      nameLocation: 'end',
      nameGap: 0,
      nameTextStyle: {
        color: token('mute'),
        fontSize: 12,
        align: 'right',
        verticalAlign: 'top',
        padding: [28, 0, 0, 0],
      },
      axisLabel: {
        color: token('mute'),
        fontSize: 12,
        hideOverlap: true,
        formatter: (v: number) => usd(v),
        customValues: [...costTicks(range)],
      },
      splitLine: { show: false },
    },
    yAxis: {
      ...axis(scatter.axis),
      type: 'value',
      min: 0,
      ...(scatter.most === undefined ? {} : { max: scatter.most }),
      nameTextStyle: { color: token('mute'), fontSize: 12, align: 'left', padding: [0, 0, 4, -44] },
      axisLine: { show: false },
      axisLabel: { color: token('mute'), fontSize: 12, formatter: (v: number) => scatter.show(v) },
    },
    series: [
      ...(today === undefined
        ? []
        : [
            {
              type: 'line' as const,
              clip: false,
              symbol: 'none',
              silent: true,
              data: [
                [today.cost, today.value],
                [today.cost, scatter.most ?? today.value * 2],
              ],
              lineStyle: { color: token('line'), width: 1.5, type: 'dashed' as const },
            },
          ]),
      {
        type: 'line',
        clip: false,
        step: 'end',
        symbol: 'none',
        data: [...front, ...(last === undefined ? [] : [{ ...last, cost: range.max }])].map((p) => [p.cost, p.value]),
        lineStyle: { color: token('ink'), width: 1.5 },
      },
      {
        type: 'scatter',
        clip: false,
        labelLayout: { hideOverlap: true },
        data: [...scatter.points]
          .sort((a, b) => DOTS[a.kind] - DOTS[b.kind])
          .map((p) => dot(p, named.includes(p))) as never,
      },
      ...(today === undefined
        ? []
        : [
            {
              type: 'scatter' as const,
              clip: false,
              symbol: 'diamond',
              symbolSize: 14,
              data: [[today.cost, today.value]],
              itemStyle: { color: token('ink'), opacity: 1 },
              label: {
                show: true,
                formatter: 'Today',
                position: 'right' as const,
                color: token('ink'),
                opacity: 1,
                fontSize: 12,
                fontWeight: 'bold' as const,
                textBorderColor: token('sheet'),
                textBorderWidth: 3,
              },
            },
          ]),
    ],
  };
}

function drawn(scatter: Scatter): PlotView {
  const spoken = `${scatter.title}. Cost a month against ${scatter.axis} for ${scatter.points.length} layouts.`;
  const draw = (size: keyof typeof SIZES): string =>
    plotSvg(optionOf(scatter, size === 'narrow'), SIZES[size], spoken, `plot-${scatter.id}-${size}`);
  return {
    id: scatter.id,
    title: scatter.title,
    under: scatter.under,
    wide: draw('wide'),
    narrow: draw('narrow'),
    key: [
      ...(scatter.points.some((p) => p.kind === 'best') ? [{ mark: 'best', label: 'best' }] : []),
      { mark: 'option', label: scatter.points.some((p) => p.kind === 'best') ? 'other four' : 'first five' },
      { mark: 'further', label: 'further' },
      ...(scatter.today === undefined ? [] : [{ mark: 'today', label: 'today' }]),
      { mark: 'pareto', label: 'best trade-offs' },
    ],
  };
}

/** Layouts drawn at most: the cheapest, the others stand in the ladder. */
const MOST_POINTS = 60;

function pointsOf(
  advice: Advice,
  names: Names,
  recommended: boolean,
  value: (o: OptionView) => number | undefined,
): readonly Point[] {
  return advice.recommendation_set.options
    .flatMap((o, i): Point[] => {
      const v = value(o);
      if (o.monthly_cost === undefined || o.monthly_cost <= 0 || v === undefined) return [];
      const kind = i === 0 && recommended ? 'best' : i < 5 ? 'option' : 'further';
      return [{ cost: o.monthly_cost, value: v, name: planShort(o, names), kind }];
    })
    .sort((a, b) => Number(a.kind === 'further') - Number(b.kind === 'further') || a.cost - b.cost)
    .slice(0, MOST_POINTS);
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** What the points say beside today's hardware, or beside the first of them. */
function finding(points: readonly Point[], today: Scatter['today'], of: string): string {
  if (today !== undefined) {
    const better = points.filter((p) => p.cost < today.cost && p.value > today.value).length;
    if (better > 0)
      return `${WORDS[better] ?? count(better)} ${better === 1 ? 'layout beats' : 'layouts beat'} today on cost and ${of}`;
    return `No layout beats today on cost and ${of} both`;
  }
  const [first] = points;
  const more =
    first === undefined
      ? undefined
      : [...points].filter((p) => p.value > first.value).sort((a, b) => a.cost - b.cost)[0];
  if (first === undefined || more === undefined) return `The first plan has the most ${of}`;
  return `More ${of} costs ${usd(more.cost)} a month or more`;
}

function todayOf(advice: Advice, value: number | undefined): Scatter['today'] {
  const cost = advice.recommendation_set.current_monthly_cost;
  const stated = advice.spec_so_far.current_configuration?.fleet?.source !== 'defaulted';
  return cost === undefined || cost <= 0 || value === undefined || value < 0 || !stated ? undefined : { cost, value };
}

/** Cost against memory free, and against speed, over the ladder of an answer that holds it in full. */
export function ladderPlots(advice: Advice, names: Names, recommended: boolean): readonly PlotView[] {
  const { options, current_assessment: now } = advice.recommendation_set;
  const priced = options.filter((o) => o.monthly_cost !== undefined);
  if (priced.length < 6) return [];
  const room = pointsOf(advice, names, recommended, (o) => o.headroom_fraction);
  const speed = pointsOf(advice, names, recommended, (o) => perPerson(o.performance));
  const [free, fast] = [todayOf(advice, now?.headroom_fraction), todayOf(advice, perPerson(now?.performance))];
  const left = priced.length - room.length;
  const under = `${count(room.length)} layouts that carry the load${left > 0 ? `, ${count(left)} dearer ones are in the ladder` : ''}. Replicas × GPUs each.`;
  const plots = [
    drawn({
      id: 'room',
      title: finding(room, free, 'memory free'),
      under,
      points: room,
      ...(free === undefined ? {} : { today: free }),
      axis: 'memory free',
      show: percent,
      most: 1,
    }),
  ];
  if (speed.length < 6) return plots;
  return [
    ...plots,
    drawn({
      id: 'speed',
      title: finding(speed, fast, 'speed'),
      under: 'The same layouts, the ranges are in the ladder.',
      points: speed,
      ...(fast === undefined ? {} : { today: fast }),
      axis: 'tokens/s per person',
      show: (v) => count(v),
    }),
  ];
}
