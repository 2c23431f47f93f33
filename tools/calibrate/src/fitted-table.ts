import { GPU_CLASSES } from '@compute-advisor/domain';
import type { Ranges } from './calibration-file';
import { get, type Fit, type FittedConstant } from './fit';
import type { Score } from './score';

const BEGIN = '<!-- fitted: written by tools/calibrate -->';
const END = '<!-- /fitted -->';

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^bandwidth\//, 'share of the memory bandwidth'],
  [/^compute\//, 'share of the dense 16-bit rate'],
  [/^llamaCompute\//, 'the same under llama.cpp'],
  [/^bandwidthFactor\//, 'factor on the bandwidth share'],
  [/^computeFactor\//, 'factor on the rate'],
  [/^engine(Decode|Prefill)\//, 'factor on the rate'],
  [/^layerUs\//, 'µs per layer and step'],
  [/^layerFactor\//, 'factor on the layer time'],
  [/^sequenceUs\//, 'µs per sequence and step'],
  [/^allReduceUs\/blackwell/, 'factor on the all-reduce'],
  [/^allReduceUs\//, 'µs per all-reduce'],
  [/^linkEfficiency\/mixture/, 'factor on the link rate'],
  [/^linkEfficiency\//, 'share of the link rate'],
  [/^ttft\/(fixedMs|clientMs)/, 'ms'],
  [/^ttft\/steps/, 'decoding steps'],
  [/^ttft\//, 'factor'],
];
const unitOf = (path: string): string => UNITS.find(([p]) => p.test(path))?.[1] ?? '';

const percent = (name: string, s: Score, coverage: number): string =>
  `| ${name} | ${[s.core, s.balanced, s.throughput, s.tpot, s.single, s.ttft, s.within2x, s.pairs, coverage].map((v) => v.toFixed(1)).join(' | ')} |`;

/** Puts the tables of the fit between the markers of `docs/speed.md`. */
export function withFittedTables(
  text: string,
  fit: Fit,
  fitted: readonly FittedConstant[],
  classes: ReadonlyMap<string, number>,
  rows: number,
  ranges: Ranges,
  inSample: [Score, number],
  leftOut: [Score, number],
): string {
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from < 0 || to < from) throw new Error('docs/speed.md has lost the markers of its fitted tables');
  const range = (l: keyof Ranges): string =>
    `| ${l} | ${(['throughput', 'tpot', 'ttft'] as const).map((f) => `${ranges[l][f].low} to ${ranges[l][f].high}`).join(' | ')} |`;
  const lines = [
    BEGIN,
    '## Fitted constants and errors',
    '',
    'Median errors in percent; shares in percent.',
    '',
    '| | core | over groups | throughput | time per token | single stream | first token | within 2x | GPU pairs in order | in the range |',
    '|---|---|---|---|---|---|---|---|---|---|',
    percent('rows of the fit', ...inSample),
    percent('left-out groups', ...leftOut),
    '',
    'Factors of the stated figure that hold four of five measured values:',
    '',
    '| evidence | throughput | time per token | first token |',
    '|---|---|---|---|',
    range('measured'),
    range('class'),
    range('sparse'),
    range('uncalibrated'),
    '',
    `${[...classes.values()].reduce((a, b) => a + b, 0)} figures of ${rows} runs. Per class: ${GPU_CLASSES.map((c) => `${c} ${classes.get(c) ?? 0}`).join(', ')}.`,
    '',
    '| constant | value | unit | one standard error | figures it moves |',
    '|---|---|---|---|---|',
    ...fitted.map(
      (f, i) =>
        `| \`${f.path}\` | ${Number(get(fit.constants, f.path).toPrecision(3))} | ${unitOf(f.path)} | ${fit.rows[i]! > 0 ? `x or ÷ ${Math.exp(fit.errors[i]!).toFixed(2)}` : 'not calibrated'} | ${fit.rows[i]} |`,
    ),
    '',
    'Constants of `calibration.ts` that are not in this table are defaults that no measurement has touched.',
  ];
  return `${text.slice(0, from)}${lines.join('\n')}\n${text.slice(to)}`;
}
