import type { Advice } from '@compute-advisor/application';
import { count } from './format';
import type { Names } from './names';
import type { AskedView } from './snippets';
import { priceRow, weightsRow } from './whatif-choices';
import type { Context, Strip, WhatIfView } from './whatif-links';
import { rowOf } from './whatif-rows';

export type { WhatIfView } from './whatif-links';

const ORDER = ['concurrent_requests', 'requests_per_second', 'context_tokens', 'input_tokens', 'output_tokens'];
const AFTER = ['prefix_cache_share', 'hours_per_month'];

/** Where the plan holds, from the flips next to it. */
function holdsOf(advice: Advice): string {
  const find = (input: string): Strip | undefined =>
    advice.recommendation_set.sensitivity?.find((s) => s.input === input);
  const span = (input: string, unit: string): string[] => {
    const current = find(input)?.segments.find((s) => s.is_current === true);
    return current === undefined
      ? []
      : [`from ${count(Number(current.from), 2)} to ${count(Number(current.to), 2)} ${unit}`];
  };
  const spans = [
    ...span('concurrent_requests', 'people at once'),
    ...span('requests_per_second', 'requests a second'),
    ...span('context_tokens', 'tokens of context'),
  ];
  const strips = 'Each strip is one input, and where its segments meet the answer flips.';
  return spans.length === 0 ? strips : `It holds ${spans.join(' and ')}. ${strips}`;
}

/** What would change the answer; undefined where nothing is planned. */
export function whatIfView(advice: Advice, asked: AskedView, names: Names): WhatIfView | undefined {
  if (advice.recommendation_set.options.length === 0) return undefined;
  const context: Context = { advice, asked, names };
  const talks = advice.spec_so_far.token_lengths.output_tokens.value > 0;
  const rows = [
    ...ORDER.flatMap((input) => (talks || !/tokens/.test(input) ? rowOf(input, context) : [])),
    ...weightsRow(context),
    ...priceRow(context),
    ...AFTER.flatMap((input) => (talks || input === 'hours_per_month' ? rowOf(input, context) : [])).map((row) => ({
      ...row,
      half: row.strip === undefined,
    })),
  ];
  return { holds: holdsOf(advice), rows, complete: advice.recommendation_set.sensitivity !== undefined };
}
