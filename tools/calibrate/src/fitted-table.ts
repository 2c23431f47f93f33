import { GPU_CLASSES, type SpeedRanges } from '@compute-advisor/domain';
import type { Quality } from './calibration-file';
import type { Fit, FittedConstant } from './fit';
import { get } from './predict';
import type { Observation } from './observation';
import type { Score } from './score';
import { figuresBy } from './stated-range';

const BEGIN = '<!-- fitted: written by tools/calibrate -->';
const END = '<!-- /fitted -->';

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^bandwidth\//, 'share of the memory bandwidth'],
  [/^compute\//, 'share of the dense 16-bit rate'],
  [/^llamaCompute\//, 'the same under llama.cpp'],
  [/^bandwidthFactor\//, 'factor on the bandwidth share'],
  [/^computeFactor\//, 'factor on the rate'],
  [/^halfRate(Expert)?Width/, 'elements'],
  [/^sglangCdnaFp8/, 'factor on bandwidth and rate'],
  [/^engineDecode\//, 'factor on the rate'],
  [/^layerUs\//, 'µs per layer and step'],
  [/^layerFactor\//, 'factor on the layer time'],
  [/equenceUs$/, 'µs per sequence and step'],
  [/^allReduceUs\/blackwell/, 'factor on the all-reduce'],
  [/^allReduceUs\//, 'µs per all-reduce'],
  [/^linkEfficiency\//, 'share of the link rate'],
  [/^ttft\/passUs/, 'µs per layer and pass over a prompt'],
  [/^ttft\//, 'factor'],
];
const unitOf = (path: string): string => UNITS.find(([p]) => p.test(path))?.[1] ?? '';

const percent = (name: string, [s, coverage]: readonly [Score, number]): string => {
  const figures = [s.core, s.balanced, s.throughput, s.tpot, s.single, s.ttft, s.within2x, s.pairs, coverage];
  return `| ${name} | ${figures.map((v) => v.toFixed(1)).join(' | ')} |`;
};

/** What the tables are written from. */
export interface FittedTables {
  readonly fit: Fit;
  readonly fitted: readonly FittedConstant[];
  readonly list: readonly Observation[];
  readonly ranges: SpeedRanges;
  readonly quality: Quality;
}

const FIGURES = ['throughput', 'tpot', 'ttft'] as const;

function constantLine(fit: Fit, path: string, i: number): string {
  const figures = fit.rows[i] ?? 0;
  const spread = figures > 0 ? `x or ÷ ${Math.exp(fit.errors[i] ?? 0).toFixed(2)}` : 'not calibrated';
  return (
    `| \`${path}\` | ${Number(get(fit.constants, path).toPrecision(3))} | ${unitOf(path)} | ${spread} | ` +
    `${figures} |`
  );
}

/** Puts the tables of the fit between the markers of `docs/speed.md`. */
export function withFittedTables(text: string, { fit, fitted, list, ranges, quality }: FittedTables): string {
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from < 0 || to < from) throw new Error('docs/speed.md has lost the markers of its fitted tables');
  const classes = figuresBy(list, (o) => o.gpuClass);
  const lines = [
    BEGIN,
    '## Fitted constants and errors',
    '',
    'Median errors in percent; shares in percent.',
    '',
    '| | core | over groups | throughput | time per token | single stream | first token | within 2x | GPU ' +
      'pairs in order | in the range |',
    '|---|---|---|---|---|---|---|---|---|---|',
    percent('rows of the fit', quality.inSample),
    percent('left-out groups', quality.leftOut),
    '',
    'Factors of the stated figure that hold four of five measured values:',
    '',
    '| kind of run | throughput | time per token | first token |',
    '|---|---|---|---|',
    ...Object.entries({ ...ranges.kinds, sparse: ranges.sparse, uncalibrated: ranges.uncalibrated }).map(
      ([kind, r]) =>
        `| ${kind.replaceAll('|', ', ')} | ${FIGURES.map((f) => `${r[f].low} to ${r[f].high}`).join(' | ')} |`,
    ),
    '',
    `${list.length} figures of ${new Set(list.map((o) => o.row.id)).size} runs. Per class: ` +
      `${GPU_CLASSES.map((c) => `${c} ${classes[c] ?? 0}`).join(', ')}.`,
    '',
    '| constant | value | unit | one standard error | figures it moves |',
    '|---|---|---|---|---|',
    ...fitted.map((f, i) => constantLine(fit, f.path, i)),
    '',
    'Constants of `calibration.ts` that are not in this table are defaults that no measurement has touched.',
  ];
  return `${text.slice(0, from)}${lines.join('\n')}\n${text.slice(to)}`;
}
