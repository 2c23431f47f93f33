import type { Advice } from '@compute-advisor/application';
import type { EChartsOption } from 'echarts';
import { count, usd } from './format';
import { drawnBoth, GRID, left, right } from './money-plot';
import { axis, token } from './plot';
import type { PlotView } from './scatter';

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
    under:
      `${usd(own.purchase_usd)} and ${usd(own.running_usd_per_month)} a month to run, against ${usd(rent)} a ` +
      'month rented.',
    ...drawnBoth('buy', option, title),
    key: [],
    table: {
      caption: 'Spent in all after so many months',
      header: ['Months', 'Bought', 'Rented'],
      rows: rows.map((m) => [String(m), usd(bought(m)), usd(rent * m)]),
    },
  };
}
