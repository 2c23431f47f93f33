import type { Advice } from '@compute-advisor/application';
import type { EChartsOption } from 'echarts';
import { count, usd } from './format';
import { drawnBoth, GRID, left, right } from './money-plot';
import { layoutShort, type Names } from './names';
import { axis, token } from './plot';
import type { PlotView } from './scatter';

type Advised = Advice['recommendation_set'];
type Strip = NonNullable<Advised['sensitivity']>[number];

/** What is drawn of the load: its stretches with a cost, and where the plan stands on them. */
interface Steps {
  readonly found: Strip;
  readonly steps: Strip['segments'];
  readonly load: string;
  readonly at: number;
  readonly recommended: boolean;
}

function stepsOf({ recommendation_set: set }: Advice, recommended: boolean): Steps | undefined {
  const found = set.sensitivity?.find((s) => s.input === 'concurrent_requests' || s.input === 'requests_per_second');
  const steps = (found?.segments ?? []).filter((s) => s.monthly_cost !== undefined);
  if (found === undefined || steps.length < 2) return undefined;
  const load = found.input === 'concurrent_requests' ? 'people at once' : 'requests a second';
  return { found, steps, load, at: Number(found.at), recommended };
}

function findingOf({ steps, load, found }: Steps, { recommendation_set: set }: Advice): string {
  const [first, last] = [steps[0], steps.at(-1)];
  const now = set.current_monthly_cost;
  const carried = set.current_assessment?.performance?.max_concurrency;
  const same = now === undefined ? undefined : [...steps].reverse().find((s) => (s.monthly_cost ?? 0) <= now);
  if (same !== undefined && carried !== undefined && found.input === 'concurrent_requests' && Number(same.to) > carried)
    return `The money spent today would carry ${count(Number(same.to))} ${load}, not ${count(Math.floor(carried))}`;
  const from = `${usd(first?.monthly_cost ?? 0)} a month carries ${count(Number(first?.to), 2)} ${load}`;
  return `${from}, ${usd(last?.monthly_cost ?? 0)} carries ${count(Number(last?.to), 2)}`;
}

/** Where the plan stands, as a point. */
function hereSeries({ steps, at, recommended }: Steps): readonly object[] {
  const here = steps.find((s) => s.is_current === true);
  if (here?.monthly_cost === undefined) return [];
  const color = token(recommended ? 'accent' : 'ink');
  const ring = { fontWeight: 'bold', textBorderColor: token('sheet'), textBorderWidth: 3 };
  return [
    {
      type: 'scatter',
      clip: false,
      symbolSize: 13,
      data: [[at, here.monthly_cost]],
      itemStyle: { color, opacity: 1, borderColor: token('sheet'), borderWidth: 1.5 },
      label: { show: true, position: 'bottom', formatter: count(at, 2), color, opacity: 1, fontSize: 12, ...ring },
    },
  ];
}

function optionOf(drawn: Steps, narrow: boolean): EChartsOption {
  const { steps, load, at } = drawn;
  const [low, high] = [Number(steps[0]?.from), Number(steps.at(-1)?.to)];
  const data = [...steps.map((s) => [Number(s.from), s.monthly_cost]), [high, steps.at(-1)?.monthly_cost]];
  const letters = { color: token('mute'), fontSize: 12 };
  return {
    grid: GRID,
    xAxis: {
      ...axis(`${load}, log scale`),
      type: 'log',
      min: low,
      max: high,
      nameLocation: 'end',
      nameGap: 0,
      nameTextStyle: right(28),
      axisLabel: {
        ...letters,
        hideOverlap: true,
        formatter: (v: number) => count(v, 2),
        customValues: narrow ? [low, at, high] : steps.map((s) => Number(s.from)),
      },
      splitLine: { show: false },
    },
    yAxis: {
      ...axis('cost a month'),
      type: 'value',
      nameTextStyle: left,
      axisLine: { show: false },
      axisLabel: { ...letters, formatter: (v: number) => usd(v) },
    },
    series: [
      { type: 'line', clip: false, step: 'end', symbol: 'none', data, lineStyle: { color: token('ink'), width: 2 } },
      ...hereSeries(drawn),
    ] as never,
  } as EChartsOption;
}

/** The smallest cost of any layout over the load, step to the next layout, with where the plan stands. */
export function loadPlot(advice: Advice, names: Names, recommended: boolean): PlotView | undefined {
  const drawn = stepsOf(advice, recommended);
  if (drawn === undefined) return undefined;
  const { steps, load } = drawn;
  const title = findingOf(drawn, advice);
  const isOn = steps.some((s) => s.is_current === true);
  return {
    id: 'load',
    title,
    under: 'Smallest cost of any layout, step to the next layout. Replicas × GPUs each.',
    ...drawnBoth('load', (narrow) => optionOf(drawn, narrow), title),
    key: [
      { mark: 'pareto', label: 'cheapest plan' },
      ...(isOn ? [{ mark: recommended ? 'best' : 'today', label: 'this plan' }] : []),
    ],
    table: {
      caption: `Cost a month by ${load}`,
      header: ['From', 'To', 'Layout', 'Cost a month'],
      rows: steps.map((s) => [
        count(Number(s.from), 2),
        count(Number(s.to), 2),
        s.gpu_id === undefined
          ? ''
          : `${layoutShort(s.replicas ?? 0, s.gpus_per_replica ?? 0)} ${names.short(s.gpu_id)}`,
        usd(s.monthly_cost ?? 0),
      ]),
    },
  };
}
