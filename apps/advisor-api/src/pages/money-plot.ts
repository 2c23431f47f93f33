import type { EChartsOption } from 'echarts';
import { plotSvg, token } from './plot';
import { SIZES, type PlotView } from './scatter';

/** A plot in both sizes, lower than a scatter. */
export const drawnBoth = (
  id: string,
  option: (narrow: boolean) => EChartsOption,
  spoken: string,
): Pick<PlotView, 'wide' | 'narrow'> => ({
  wide: plotSvg(option(false), [SIZES.wide[0], 260], spoken, `plot-${id}-wide`),
  narrow: plotSvg(option(true), [SIZES.narrow[0], 240], spoken, `plot-${id}-narrow`),
});

/** Room around a plot of money. */
export const GRID = { left: 56, right: 20, top: 34, bottom: 48 };
/** The name of an axis at its right end. */
export const right = (padding: number): object => ({
  color: token('mute'),
  fontSize: 12,
  align: 'right',
  verticalAlign: 'top',
  padding: [padding, 0, 0, 0],
});
/** The name of an axis above its figures. */
export const left = { color: token('mute'), fontSize: 12, align: 'left' as const, padding: [0, 0, 4, -44] };
