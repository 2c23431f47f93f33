import { gib, percent, usd, type Advice, type OptionView } from '@compute-advisor/application';
import { speedWords } from './option-lines';
import type { Page } from './page';
import { members } from './read-lines';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in a page. */
const safe = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);

const cells = (tag: 'td' | 'th', row: readonly string[]): string =>
  `<tr>${row.map((cell) => `<${tag}>${safe(cell)}</${tag}>`).join('')}</tr>`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table>${head.length === 0 ? '' : `<thead>${cells('th', head)}</thead>`}` +
  `<tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`;

const list = (entries: readonly string[]): string =>
  `<ul>${entries.map((entry) => `<li>${safe(entry)}</li>`).join('')}</ul>`;

const part = (title: string, content: string, isThere = true): string =>
  isThere ? `<section><h2>${safe(title)}</h2>${content}</section>` : '';

/** Bars of one figure each, drawn to the largest. */
function bars(rows: readonly { readonly name: string; readonly value: number; readonly words: string }[]): string {
  const most = Math.max(...rows.map(({ value }) => value), 1e-9);
  const height = 26;
  const drawn = rows.map(({ name, value, words }, i) => {
    const y = i * height;
    const width = Math.round((value / most) * 320);
    return (
      `<text x="0" y="${y + 17}">${safe(name)}</text><rect x="230" y="${y + 5}" width="${width}" height="16"/>` +
      `<text x="${238 + width}" y="${y + 17}">${safe(words)}</text>`
    );
  });
  const label = rows.map(({ name, words }) => `${name}: ${words}`).join('; ');
  const box = `0 0 720 ${rows.length * height}`;
  return `<svg role="img" aria-label="${safe(label)}" viewBox="${box}">${drawn.join('')}</svg>`;
}

const STYLE = [
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1f24}',
  'h1{font-size:1.4rem}',
  'h2{font-size:1.1rem;margin:2rem 0 .5rem}',
  'blockquote{margin:1rem 0;padding:.5rem 1rem;border-left:4px solid #3b6ea5;background:#f3f6fa}',
  'table{border-collapse:collapse;width:100%}',
  'th,td{text-align:left;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #d5dae0;vertical-align:top}',
  'svg{width:100%;font-size:13px}',
  'rect{fill:#3b6ea5}',
  'pre{background:#f3f6fa;padding:1rem;overflow:auto}',
  '.faint{color:#57606a}',
  '@media (prefers-color-scheme:dark){body{background:#14171a;color:#e6e8ea}blockquote,pre{background:#1f2429}',
  'th,td{border-color:#3a4149}svg text{fill:#e6e8ea}.faint{color:#9aa4ae}}',
  '@media print{body{max-width:none;margin:0}pre{white-space:pre-wrap}}',
].join('\n');

const optionRow = (o: OptionView, i: number, nameOf: Page['nameOf']): readonly string[] => [
  String(i + 1),
  nameOf(o.gpu_id),
  `${o.gpu_count}`,
  `${o.replicas} x ${o.tensor_parallel * o.pipeline_parallel * (o.data_parallel ?? 1)}`,
  percent(o.headroom_fraction),
  o.monthly_cost === undefined ? '-' : usd(o.monthly_cost),
  speedWords(o),
  o.labels.join(', ').replace(/_/g, ' '),
];

const HEAD =
  '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  `<title>Compute plan</title>\n<style>${STYLE}</style></head><body><main>`;

/** What stands above the parts: verdict, question, today, prices. */
function opening({ recommendation_set: set, pricing, price_freshness, analysis_id }: Advice, asked: string): string[] {
  const today = set.current_assessment?.summary;
  const asOf = pricing.as_of === undefined ? '' : `, ${pricing.as_of}`;
  const small = `Prices: ${price_freshness}${asOf}. Confidence: ${set.confidence.level}. Analysis ${analysis_id}.`;
  return [
    `<h1>${safe(set.verdict.summary)}</h1>`,
    `<blockquote>${safe(asked)}</blockquote>`,
    ...(today === undefined ? [] : [`<p>Today: ${safe(today)}</p>`]),
    `<p class="faint">${safe(small)}</p>`,
  ];
}

function figures({ recommendation_set: set }: Advice, nameOf: Page['nameOf']): string[] {
  const q = set.requirement;
  const priced = set.options.flatMap((o) => {
    if (o.monthly_cost === undefined) return [];
    const words = `${usd(o.monthly_cost)} a month`;
    return [{ name: `${o.gpu_count} x ${nameOf(o.gpu_id)}`, value: o.monthly_cost, words }];
  });
  const memory = (
    [
      ['weights', q.weights_bytes],
      ['cache', q.kv_cache_bytes],
      ['activations', q.activation_bytes],
      ['runtime', q.runtime_overhead_bytes],
    ] as const
  ).map(([name, value]) => ({ name, value, words: gib(value) }));
  const head = ['', 'GPU', 'GPUs', 'Layout', 'Free', 'USD/month', 'Speed', ''];
  const rows = set.options.map((o, i) => optionRow(o, i, nameOf));
  return [
    part('Options', table(head, rows), rows.length > 0),
    part('Cost', bars(priced), priced.length > 0),
    part(`Memory: ${gib(q.total_required_bytes)}`, bars(memory)),
  ];
}

const entries = (title: string, given: readonly string[]): string => part(title, list(given), given.length > 0);

/** A plan as one page that loads nothing: for a ticket, a mail, a printer. */
export function reportPage(advice: Advice, description: string, nameOf: Page['nameOf']): string {
  const { recommendation_set: set } = advice;
  const aside = (advice.set_aside ?? []).map(({ text, reason }) => `"${text}": ${reason.replace(/_/g, ' ')}`);
  const flips = set.flip_points.map((flip) => `${flip.input.replace(/_/g, ' ')} ${flip.at}: ${flip.changes_to}`);
  return [
    HEAD,
    ...opening(advice, description),
    ...figures(advice, nameOf),
    part('Understood', table([], members(advice.spec_so_far, nameOf))),
    entries('Assumed or approximated', advice.assumption_banner),
    entries('Set aside', aside),
    entries('What would change this', flips),
    part('Start it', `<pre>${safe(set.deployment?.command ?? '')}</pre>`, set.deployment !== undefined),
    entries('Why no surer', set.confidence.reasons),
    entries('Notes', [...(advice.warnings ?? []), ...(set.notes ?? [])]),
    '</main></body></html>\n',
  ].join('\n');
}
