import type { EChartsOption } from 'echarts';
import type { TableView } from './charts';
import { plotSvg, token } from './plot';
import { costAxis, costRange, highest, line, valueAxis, type CostRange } from './scatter-axes';
import { placed, type Dot, type Place } from './scatter-labels';

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
export interface Point {
  readonly cost: number;
  readonly value: number;
  readonly name: string;
  readonly kind: 'best' | 'option' | 'further';
}

/** What a scatter of the ladder is of. */
export interface Scatter {
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

function labelled(scatter: Scatter, narrow: boolean): readonly Point[] {
  const front = pareto(scatter.points);
  const best = scatter.points.filter((p) => p.kind === 'best');
  const five = scatter.points.filter((p) => p.kind === 'option');
  const last = front.at(-1);
  return narrow ? best : [...new Set([...best, ...five, ...(last === undefined ? [] : [last])])];
}

const GRID = { left: 52, right: 18, top: 34, bottom: 48 } as const;

/** Where names stand on the plot of that size; names that would hide others are not in it. */
function labelPlaces(scatter: Scatter, range: CostRange, narrow: boolean): ReadonlyMap<Point, Place> {
  const [width, height] = SIZES[narrow ? 'narrow' : 'wide'];
  const most = highest(scatter);
  const x = (cost: number): number =>
    GRID.left +
    ((Math.log(cost) - Math.log(range.min)) / (Math.log(range.max) - Math.log(range.min))) *
      (width - GRID.left - GRID.right);
  const y = (value: number): number => height - GRID.bottom - (value / most) * (height - GRID.top - GRID.bottom);
  const named = labelled(scatter, narrow);
  const others = scatter.points.filter((p) => !named.includes(p));
  const dots = new Map<Dot, Point>(
    [...named, ...others].map((p) => [
      { x: x(p.cost), y: y(p.value), size: DOTS[p.kind], ...(named.includes(p) ? { name: p.name } : {}) },
      p,
    ]),
  );
  const { today } = scatter;
  const [tx, ty] = today === undefined ? [0, 0] : [x(today.cost), y(today.value)];
  const taken = today === undefined ? [] : [{ left: tx - 8, right: tx + 48, top: ty - 8, bottom: ty + 8 }];
  const found = placed(
    [...dots.keys()],
    { left: GRID.left - 10, right: width, top: 16, bottom: height - GRID.bottom },
    taken,
  );
  return new Map([...found].flatMap(([dot, place]) => [[dots.get(dot), place] as const]).filter(isNamed));
}

const isNamed = (entry: readonly [Point | undefined, Place]): entry is readonly [Point, Place] =>
  entry[0] !== undefined;

/** A point with its name, where it has a place. */
function dot(point: Point, place: Place | undefined): object {
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
      show: place !== undefined,
      formatter: point.name.replace(/\u00a0/g, ' '),
      position: place ?? 'top',
      color: token(best ? 'accent' : 'ink'),
      opacity: 1,
      fontSize: 12,
      fontWeight: best ? 'bold' : 'normal',
      textBorderColor: token('sheet'),
      textBorderWidth: 3,
    },
  };
}

/** Today as a diamond with its name, and a line up to what would be better on both. */
function todaySeries({ today, most, points }: Scatter): readonly object[] {
  if (today === undefined) return [];
  const label = { show: true, formatter: 'Today', position: 'right', color: token('ink'), opacity: 1, fontSize: 12 };
  const ring = { fontWeight: 'bold', textBorderColor: token('sheet'), textBorderWidth: 3 };
  return [
    line(
      [
        [today.cost, today.value],
        [today.cost, Math.min(highest({ points, today, ...(most === undefined ? {} : { most }) }), today.value * 2)],
      ],
      { color: token('line'), width: 1.5, type: 'dashed' },
    ),
    {
      type: 'scatter',
      clip: false,
      symbol: 'diamond',
      symbolSize: 14,
      data: [[today.cost, today.value]],
      itemStyle: { color: token('ink'), opacity: 1 },
      label: { ...label, ...ring },
    },
  ];
}

function optionOf(scatter: Scatter, narrow: boolean): EChartsOption {
  const { points, today } = scatter;
  const range = costRange([...points.map((p) => p.cost), ...(today === undefined ? [] : [today.cost])]);
  const places = labelPlaces(scatter, range, narrow);
  const front = pareto(points);
  const last = front.at(-1);
  const steps = [...front, ...(last === undefined ? [] : [{ ...last, cost: range.max }])];
  return {
    grid: GRID,
    xAxis: costAxis(range),
    yAxis: valueAxis(scatter),
    series: [
      line(
        steps.map((p) => [p.cost, p.value]),
        { color: token('ink'), width: 1.5 },
        'end',
      ),
      {
        type: 'scatter',
        clip: false,
        data: [...points].sort((a, b) => DOTS[a.kind] - DOTS[b.kind]).map((p) => dot(p, places.get(p))),
      },
      ...todaySeries(scatter),
    ] as never,
  } as EChartsOption;
}

/** A scatter in both sizes, with its key. */
export function drawn(scatter: Scatter): PlotView {
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
