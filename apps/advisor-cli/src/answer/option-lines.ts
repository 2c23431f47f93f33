import { percent, rough, usd, type OptionView } from '@compute-advisor/application';
import { table, wrapped } from '../layout/wrap';
import type { Page } from './page';

const UNITS = [
  ['tok/s', 'output_tokens_per_second'],
  ['documents/s', 'documents_per_second'],
  ['images/s', 'images_per_second'],
  ['audio h/h', 'audio_hours_per_hour'],
  ['s of video/h', 'video_seconds_per_hour'],
  ['samples/s', 'samples_per_second'],
] as const;

/** The speed that matters for the use case, with its range. */
export function speedWords({ performance: p }: OptionView): string {
  const { low, high } = p.range;
  const ranged = (value: number, unit: string): string => `${rough(value * low)} to ${rough(value * high)} ${unit}`;
  if (p.tpot_ms !== undefined && p.tpot_ms > 0) return ranged(1000 / p.tpot_ms, 'tok/s each');
  for (const [unit, member] of UNITS) {
    const value = p[member];
    if (value !== undefined) return ranged(value, unit);
  }
  return '';
}

/** Options as a table; labels stand under their option, where they cost no width. */
export function optionLines(options: readonly OptionView[], { width, style, nameOf }: Page): string[] {
  const head = ['#', 'GPU', 'Layout', 'Free', 'USD/month', 'per hour', 'Speed'];
  const rows = options.map((o, i) => [
    String(i + 1),
    nameOf(o.gpu_id),
    `${o.replicas} x ${o.tensor_parallel * o.pipeline_parallel * (o.data_parallel ?? 1)}`,
    percent(o.headroom_fraction),
    o.monthly_cost === undefined ? '-' : usd(o.monthly_cost),
    o.usd_per_gpu_hour === undefined ? '-' : o.usd_per_gpu_hour.toFixed(2),
    speedWords(o),
  ]);
  const shape = { width: width - 2, wraps: [1, 6], right: [3, 4, 5] };
  const lines = table([head, ...rows], shape);
  // Rows may take several lines: where the next one begins is seen by its number.
  const starts = lines.flatMap((line, at) => (at > 0 && /^\d/.test(line) ? [at] : []));
  return [
    style.faint(lines.slice(0, starts[0] ?? lines.length).join('\n  ')),
    ...options.flatMap(({ labels }, i) => [
      ...lines.slice(starts[i], starts[i + 1]),
      ...labelLines(labels, width - 8).map((line) => style.faint(`   ${line}`)),
    ]),
  ];
}

const labelLines = (labels: readonly string[], width: number): string[] =>
  labels.length === 0 ? [] : wrapped(labels.join(', ').replace(/_/g, ' '), width);
