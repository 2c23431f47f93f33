import { gib, usd, type Advice } from '@compute-advisor/application';
import { item, table, wrapped } from '../layout/wrap';
import { optionLines } from './option-lines';
import { section, verdictStyle, type Page } from './page';
import { readLines } from './read-lines';

function savingWords(savings: number): string {
  if (savings === 0) return 'No saving: keep what you have.';
  return savings > 0 ? `Saves ${usd(savings)} a year.` : `Costs ${usd(-savings)} a year more.`;
}

function money(advice: Advice): string[] {
  const {
    savings_per_year: savings,
    current_monthly_cost: now,
    current_cost_is_estimated: estimated,
    current_assessment: today,
  } = advice.recommendation_set;
  return [
    ...(today === undefined ? [] : [`Today: ${today.summary}`]),
    ...(now === undefined ? [] : [`Now ${usd(now)} a month${estimated === true ? ', estimated at market rate' : ''}.`]),
    ...(savings === undefined ? [] : [savingWords(savings)]),
  ];
}

/** A command is there to be copied: its lines are never broken, what is remarked between them is. */
const commandLines = (command: string, width: number): string[] =>
  command.split('\n').flatMap((line) => {
    const [, mark, remark] = /^(\s*# )(.+)$/.exec(line) ?? [];
    return mark === undefined || remark === undefined
      ? [line]
      : wrapped(remark, width - mark.length).map((part) => mark + part);
  });

/** The answer as text for a terminal: verdict first, then options, memory, what was understood and what was assumed. */
export function textAnswer(advice: Advice, page: Page): string {
  const { recommendation_set: set, spec_so_far: spec, pricing } = advice;
  const { width, style } = page;
  const inner = width - 2;
  const q = set.requirement;
  const list = (entries: readonly string[]): string[] => entries.flatMap((entry) => item('- ', entry, inner));
  const paragraph = (text: string): string[] => wrapped(text, width);
  const colour = verdictStyle(set.verdict.code, style);
  return [
    ...paragraph(set.verdict.summary).map(colour),
    ...money(advice).flatMap(paragraph),
    ...paragraph(
      `Prices: ${advice.price_freshness}${pricing.as_of === undefined ? '' : `, ${pricing.as_of}`}. ` +
        `Confidence: ${set.confidence.level}.`,
    ),
    ...section('Options', set.options.length === 0 ? ['none'] : optionLines(set.options, page), style),
    ...section(
      'Memory required',
      table(
        [
          ['weights', gib(q.weights_bytes), ''],
          ['cache', gib(q.kv_cache_bytes), ''],
          ['activations', gib(q.activation_bytes), ''],
          ['runtime', gib(q.runtime_overhead_bytes), ''],
          ['in all', gib(q.total_required_bytes), `at ${spec.weight_precision.value}`],
        ],
        { width: inner, right: [1] },
      ),
      style,
    ),
    ...section('Understood', readLines(advice, page), style),
    ...section('Assumed or approximated', list(advice.assumption_banner), style),
    ...section(
      'What would change this',
      list(set.flip_points.map((flip) => `${flip.input.replace(/_/g, ' ')} ${flip.at}: ${flip.changes_to}`)),
      style,
    ),
    ...section('Start it', set.deployment === undefined ? [] : commandLines(set.deployment.command, inner), style),
    ...section('Notes', list([...(advice.warnings ?? []), ...(set.notes ?? [])]), style),
    '',
  ].join('\n');
}
