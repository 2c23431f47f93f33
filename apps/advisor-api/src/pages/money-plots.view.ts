import type { Advice } from '@compute-advisor/application';
import type { EChartsOption } from 'echarts';
import { count, usd } from './format';
import { layoutShort, type Names } from './names';
import { axis, plotSvg, token } from './plot';
import { SIZES, type PlotView } from './plots.view';

const drawnBoth = (
  id: string,
  option: (narrow: boolean) => EChartsOption,
  spoken: string,
): Pick<PlotView, 'wide' | 'narrow'> => ({
  wide: plotSvg(option(false), [SIZES.wide[0], 260], spoken, `plot-${id}-wide`),
  narrow: plotSvg(option(true), [SIZES.narrow[0], 240], spoken, `plot-${id}-narrow`),
});

const GRID = { left: 56, right: 20, top: 34, bottom: 48 };
const right = (padding: number): object => ({
  color: token('mute'),
  fontSize: 12,
  align: 'right',
  verticalAlign: 'top',
  padding: [padding, 0, 0, 0],
});
const left = { color: token('mute'), fontSize: 12, align: 'left' as const, padding: [0, 0, 4, -44] };

/** The smallest cost of any layout over the load, step to the next layout, with today's fleet. */
export function loadPlot(advice: Advice, names: Names): PlotView | undefined {
  const { sensitivity, current_monthly_cost: now, current_assessment: today } = advice.recommendation_set;
  const found = sensitivity?.find((s) => s.input === 'concurrent_requests' || s.input === 'requests_per_second');
  const steps = (found?.segments ?? []).filter((s) => s.monthly_cost !== undefined);
  const last = steps.at(-1);
  if (found === undefined || steps.length < 2 || last === undefined) return undefined;
  const load = found.input === 'concurrent_requests' ? 'people at once' : 'requests a second';
  const at = Number(found.at);
  const here = steps.find((s) => s.is_current === true);
  const carried = today?.performance?.max_concurrency;
  const affordable = now === undefined ? undefined : [...steps].reverse().find((s) => (s.monthly_cost ?? 0) <= now);
  const title =
    affordable !== undefined &&
    carried !== undefined &&
    found.input === 'concurrent_requests' &&
    Number(affordable.to) > carried
      ? `The money spent today would carry ${count(Number(affordable.to))} ${load}, not ${count(Math.floor(carried))}`
      : `${usd(steps[0]?.monthly_cost ?? 0)} a month carries ${count(Number(steps[0]?.to), 2)} ${load}, ${usd(last.monthly_cost ?? 0)} carries ${count(Number(last.to), 2)}`;
  const data = [...steps.map((s) => [Number(s.from), s.monthly_cost]), [Number(last.to), last.monthly_cost]];
  const option = (narrow: boolean): EChartsOption => ({
    grid: GRID,
    xAxis: {
      ...axis(`${load}, log scale`),
      type: 'log',
      min: Number(steps[0]?.from),
      max: Number(last.to),
      nameLocation: 'end',
      nameGap: 0,
      nameTextStyle: right(28),
      axisLabel: {
        color: token('mute'),
        fontSize: 12,
        hideOverlap: true,
        formatter: (v: number) => count(v, 2),
        customValues: narrow ? [Number(steps[0]?.from), at, Number(last.to)] : steps.map((s) => Number(s.from)),
      },
      splitLine: { show: false },
    },
    yAxis: {
      ...axis('cost a month'),
      type: 'value',
      nameTextStyle: left,
      axisLine: { show: false },
      axisLabel: { color: token('mute'), fontSize: 12, formatter: (v: number) => usd(v) },
    },
    series: [
      {
        type: 'line',
        clip: false,
        step: 'end',
        symbol: 'none',
        data: data as never,
        lineStyle: { color: token('ink'), width: 2 },
      },
      ...(here?.monthly_cost === undefined
        ? []
        : [
            {
              type: 'scatter' as const,
              clip: false,
              symbolSize: 13,
              data: [[at, here.monthly_cost]],
              itemStyle: { color: token('accent'), opacity: 1, borderColor: token('sheet'), borderWidth: 1.5 },
              label: {
                show: true,
                position: 'bottom' as const,
                formatter: `${count(at, 2)}`,
                color: token('accent'),
                opacity: 1,
                fontSize: 12,
                fontWeight: 'bold' as const,
                textBorderColor: token('sheet'),
                textBorderWidth: 3,
              },
            },
          ]),
    ],
  });
  return {
    id: 'load',
    title,
    under: `Smallest cost of any layout, step to the next layout. Replicas × GPUs each.`,
    ...drawnBoth('load', option, title),
    key: [
      { mark: 'pareto', label: 'cheapest plan' },
      ...(here === undefined ? [] : [{ mark: 'best', label: 'this plan' }]),
    ],
    table: {
      caption: `Cost a month by ${load}`,
      header: [`From`, 'To', 'Layout', 'Cost a month'],
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

/** Months drawn where buying never pays back. */
const HORIZON = 36;

/** What buying and renting have cost after so many months. */
export function buyPlot(advice: Advice): PlotView | undefined {
  const own = advice.recommendation_set.buy_or_rent;
  const rent = own?.rent_usd_per_month;
  if (own === undefined || rent === undefined || rent <= 0) return undefined;
  const pays = own.months_to_break_even;
  const months = Math.max(12, Math.ceil((pays === undefined ? HORIZON : pays * 2) / 12) * 12);
  const title =
    pays === undefined
      ? `In ${count(months)} months buying does not pay back`
      : `Buying has cost less than renting after ${count(pays)} months`;
  const bought = (m: number): number => own.purchase_usd + own.running_usd_per_month * m;
  const line = (name: string, at: (m: number) => number, type: 'solid' | 'dashed'): object => ({
    type: 'line',
    clip: false,
    symbol: 'none',
    data: [0, months].map((m) => [m, at(m)]),
    lineStyle: { color: token('ink'), width: 2, type },
    endLabel: { show: true, formatter: name, color: token('ink'), fontSize: 12, distance: 4 },
  });
  const option = (): EChartsOption => ({
    grid: { ...GRID, left: 68, right: 56 },
    xAxis: {
      ...axis('months'),
      type: 'value',
      min: 0,
      max: months,
      interval: months / 4,
      nameLocation: 'end',
      nameGap: 0,
      nameTextStyle: right(28),
      splitLine: { show: false },
    },
    yAxis: {
      ...axis('spent in all'),
      type: 'value',
      nameTextStyle: left,
      axisLine: { show: false },
      axisLabel: { color: token('mute'), fontSize: 12, formatter: (v: number) => usd(v) },
    },
    series: [line('buy', bought, 'solid'), line('rent', (m) => rent * m, 'dashed')] as never,
  });
  const rows = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(months * share));
  return {
    id: 'buy',
    title,
    under: `${usd(own.purchase_usd)} and ${usd(own.running_usd_per_month)} a month to run, against ${usd(rent)} a month rented.`,
    ...drawnBoth('buy', option, title),
    key: [],
    table: {
      caption: 'Spent in all after so many months',
      header: ['Months', 'Bought', 'Rented'],
      rows: rows.map((m) => [String(m), usd(bought(m)), usd(rent * m)]),
    },
  };
}
