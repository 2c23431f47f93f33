import { usd } from './format';
import { axis, token } from './plot';

/** Log axes end at the round figures around what is on them. */
export function costRange(costs: readonly number[]): { readonly min: number; readonly max: number } {
  return { min: Math.min(...costs) * 0.8, max: Math.max(...costs) * 1.25 };
}

const TICKS = [1, 2, 5];
function costTicks({ min, max }: { readonly min: number; readonly max: number }): readonly number[] {
  const out: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(min)); power <= max; power *= 10)
    out.push(...TICKS.map((t) => t * power).filter((v) => v >= min && v <= max));
  return out;
}

/** Ends of an axis of cost. */
export type CostRange = ReturnType<typeof costRange>;

/** Cost a month on a log scale. */
export const costAxis = (range: CostRange): object => ({
  ...axis('cost a month, log scale'),
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
});

/** What is drawn upwards. */
interface Upwards {
  readonly axis: string;
  readonly most?: number;
  readonly show: (value: number) => string;
  readonly points: readonly { readonly value: number }[];
  readonly today?: { readonly value: number };
}

/** The end of the axis: what is given, else the round figure above all that is on it. */
export function highest({ most, points, today }: Pick<Upwards, 'most' | 'points' | 'today'>): number {
  if (most !== undefined) return most;
  const top = Math.max(...points.map((p) => p.value), today?.value ?? 0);
  const power = 10 ** Math.floor(Math.log10(top));
  return ([1, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= top * 1.02) ?? 10) * power;
}

/** What cost is set against. */
export const valueAxis = (scatter: Upwards): object => ({
  ...axis(scatter.axis),
  type: 'value',
  min: 0,
  max: highest(scatter),
  nameTextStyle: { color: token('mute'), fontSize: 12, align: 'left', padding: [0, 0, 4, -44] },
  axisLine: { show: false },
  axisLabel: { color: token('mute'), fontSize: 12, formatter: (v: number) => scatter.show(v) },
});

/** A line of points without marks. */
export const line = (data: readonly (readonly number[])[], look: object, step?: 'end'): object => ({
  type: 'line',
  clip: false,
  symbol: 'none',
  silent: true,
  ...(step === undefined ? {} : { step }),
  data,
  lineStyle: look,
});
