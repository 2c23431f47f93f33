import type { Advice, OptionView } from '@compute-advisor/application';
import { usd, percent } from './format';
import { gpusPerReplica, planShort, type Names } from './names';
import { orderWords, speedOf } from './option-cards';
import { formulaRows } from './formulas.view';
import type { AskedView } from './snippets';
import { verdictView } from './verdict.view';

type Cell = string | number | boolean | undefined;

/** Columns of the ladder as a file; plain figures, no words. */
const COLUMNS: readonly (readonly [string, (o: OptionView, names: Names) => Cell])[] = [
  ['gpu_id', (o) => o.gpu_id],
  ['gpu', (o, names) => names.short(o.gpu_id)],
  ['vendor', (o, names) => names.vendor(o.gpu_id)],
  ['replicas', (o) => o.replicas],
  ['gpus_per_replica', (o) => gpusPerReplica(o)],
  ['gpu_count', (o) => o.gpu_count],
  ['machines', (o) => o.nodes],
  ['monthly_cost_usd', (o) => o.monthly_cost],
  ['usd_per_gpu_hour', (o) => o.usd_per_gpu_hour],
  ['headroom_fraction', (o) => o.headroom_fraction],
  ['required_bytes', (o) => o.memory?.required_bytes],
  ['installed_bytes', (o) => o.memory?.installed_bytes],
  ['ttft_ms', (o) => o.performance.ttft_ms],
  ['tpot_ms', (o) => o.performance.tpot_ms],
  ['output_tokens_per_second', (o) => o.performance.output_tokens_per_second],
  ['max_concurrency', (o) => o.performance.max_concurrency],
  ['utilization_fraction', (o) => o.performance.utilization_fraction],
  ['range_low', (o) => o.performance.range.low],
  ['range_high', (o) => o.performance.range.high],
  ['bound_by', (o) => o.performance.bound_by],
  ['order_provider', (o) => o.order?.provider],
  ['order_instance_type', (o) => o.order?.instance_type],
  ['order_machines', (o) => o.order?.machines],
  ['order_usd_per_hour', (o) => o.order?.usd_per_hour],
  ['labels', (o) => o.labels.join(' ')],
];

/** RFC 4180; a cell that a spreadsheet would take for a formula is led by an apostrophe. */
function cell(value: Cell): string {
  const text = value === undefined ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** The ladder as comma-separated values, one row a layout, in the order of the answer. */
export function ladderCsv(advice: Advice, names: Names): string {
  const header = ['rank', ...COLUMNS.map(([name]) => name)];
  const rows = advice.recommendation_set.options.map((o, i) => [i + 1, ...COLUMNS.map(([, of]) => of(o, names))]);
  return [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** What Markdown would take for markup stands as itself. */
const plain = (text: string): string => text.replace(/([\\`*_{}[\]<>#|])/g, '\\$1').replace(/\s*\n\s*/g, ' ');

const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map(() => '---'), ...rows].map((r) => `| ${r.join(' | ')} |`).join('\n');

/** The report as Markdown: verdict, question, options, formulas, sources. */
export function reportMarkdown(advice: Advice, asked: AskedView, names: Names, address: string): string {
  const set = advice.recommendation_set;
  const verdict = verdictView(advice, names);
  const figure = verdict.figure === undefined ? [] : [`**${verdict.figure.value}** ${verdict.figure.label}`];
  const options = set.options
    .slice(0, 5)
    .map((o) => [
      planShort(o, names),
      o.monthly_cost === undefined ? 'unpriced' : usd(o.monthly_cost),
      percent(o.headroom_fraction),
      speedOf(o)?.value ?? '',
      plain(orderWords(o)),
    ]);
  const assumed = advice.assumption_banner.map((entry) => `- ${plain(entry)}`);
  return [
    `# ${plain(verdict.sentence)}`,
    ...figure,
    `> ${plain(asked.description)}`,
    '## Options',
    table(['Layout, replicas × GPUs each', 'Cost a month', 'Memory free', 'Speed', 'Order'], options),
    '## Assumed or approximated',
    assumed.length === 0 ? 'Nothing.' : assumed.join('\n'),
    '## Formulas, with the numbers of this plan',
    table(
      ['Figure', 'Formula', 'Numbers', 'Result'],
      formulaRows(advice).map((f) => [f.figure, f.formula, f.numbers, f.result]),
    ),
    '## Sources',
    `Prices as of ${advice.pricing.as_of ?? 'no day'}, snapshot ${advice.pricing.snapshot_id}: ` +
      `${advice.pricing.sources.map(plain).join('; ') || 'none'}.`,
    `Analysis ${advice.analysis_id}, ${address}`,
    '',
  ]
    .join('\n\n')
    .replace(/\u00a0/g, ' ');
}

/** Letters in a string of a style sheet: everything but letters, digits and plain signs goes by its number. */
const inStyle = (text: string): string =>
  [...text].map((c) => (/[A-Za-z0-9 .,:-]/.test(c) ? c : `\\${(c.codePointAt(0) ?? 0).toString(16)} `)).join('');

const MOST_IN_FOOT = 110;

/** The running foot of a printed report: the description and the id, as a style sheet of its own. */
export function footStyle(asked: AskedView, id: string): string {
  const one = asked.description.replace(/\s+/g, ' ').trim();
  const words = one.length > MOST_IN_FOOT ? `${one.slice(0, MOST_IN_FOOT)}…` : one;
  return `@page { @bottom-left { content: "${inStyle(`${words} · ${id}`)}"; } }\n`;
}
