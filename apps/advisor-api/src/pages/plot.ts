import { init, type EChartsOption } from 'echarts';

/** Width and height, pixels. */
export type Size = readonly [number, number];

/** A plot drawn by ECharts on the server: finished SVG in one size. Colours are the tokens of the style sheet, so that
 *  the same markup serves light, dark and paper; inline styles, which the page's policy forbids, become attributes.
 *  @param id what the plot's own references are called: the same plot is the same markup */
export function plotSvg(option: EChartsOption, [width, height]: Size, spoken: string, id: string): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption({ ...option, animation: false });
    return withoutStyles(chart.renderToSVGString(), spoken, id);
  } finally {
    chart.dispose();
  }
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** Attributes that say nothing to a reader. */
const LEFT_OUT = [
  'class="(?:zr\\d+|[a-z-]+)-cls-[^"]*"',
  'ecmeta_[a-z_]+="[^"]*"',
  'pointer-events="[a-z]+"',
  'xml:space="preserve"',
  'xmlns:xlink="[^"]*"',
  'version="[^"]*"',
  'baseProfile="[^"]*"',
];
const OURS_TO_LEAVE = new RegExp(` (?:${LEFT_OUT.join('|')})`, 'g');

/** Everything in the markup is ours: ECharts escapes what it writes, and no label comes from a description. */
const withoutStyles = (svg: string, spoken: string, id: string): string =>
  svg
    .replace(/zr\d+-c/g, `${id}-c`)
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<rect [^>]*fill="none"><\/rect>\n?/, '')
    .replace(/ style="([^"]*)"/g, (_, css: string) => attributesOf(css))
    .replace(OURS_TO_LEAVE, '')
    .replace(/(\d+\.\d\d)\d+/g, '$1')
    .replace(/\n/g, '')
    .replace('<svg ', `<svg class="drawn" role="img" aria-label="${escaped(spoken)}" `);

/** Of the styles only weight is kept: face and size come from the style sheet. */
const attributesOf = (css: string): string => (/font-weight:\s*(?:bold|600)/.test(css) ? ' font-weight="600"' : '');

/** A token of the style sheet as a colour. */
export const token = (name: string): string => `var(--${name})`;

/** What all plots have in common: axes, grid and letters in the tokens. */
export const axis = (name: string): Record<string, unknown> => ({
  name,
  nameTextStyle: { color: token('mute'), fontSize: 12 },
  axisLine: { lineStyle: { color: token('mute') } },
  axisTick: { show: false },
  axisLabel: { color: token('mute'), fontSize: 12, hideOverlap: true },
  splitLine: { lineStyle: { color: token('line') } },
  minorTick: { show: false },
});
