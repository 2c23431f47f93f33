import type { Advice } from '@compute-advisor/application';
import { count, usd } from './format';
import { glyph } from './glyph';
import { linkTo } from './links';
import { layoutWords, modelName, type Names } from './names';
import { reworded } from './edits';
import { nothingNamed } from './standing';
import type { AskedView } from './snippets';

/** Words that lead on from a refusal. */
export interface WordsToChange {
  readonly words: string;
  readonly href: string;
  readonly to: string;
}

/** What stands in for a question that names nothing. */
export interface StandInView {
  readonly layout: string;
  readonly name: string;
  readonly cost: string;
  readonly glyph: string;
  readonly values: readonly { readonly label: string; readonly value: string }[];
}

const joined = (description: string, words: string): string =>
  `${description}${/[.!?,]$/.test(description) ? '' : ','} ${words}`;

/** Each fact replaces an assumption: one of each kind, added to what was written. */
function wordsToAdd(asked: AskedView): WordsToChange[] {
  const add = (words: string, to: string): WordsToChange => ({
    words: `“${words}”`,
    href: linkTo({ ...asked, description: joined(asked.description, words) }),
    to,
  });
  return [
    add('Llama 3.3 70B', 'a model: name, size or Hugging Face id'),
    add('we run 8x H100 SXM', 'a fleet: what you run or were offered'),
    add('about 40 people at once', 'a load: people, requests, documents a day'),
    add('$3,000 a month', 'a budget: a month, or once'),
  ];
}

/** The place of a member's words, where they stand in one. */
type Located = { readonly at?: readonly [number, number] | undefined; readonly evidence?: string | undefined };

function changed(asked: AskedView, member: Located | undefined, words: string): string | undefined {
  if (member?.at === undefined) return undefined;
  return reworded(asked.description, { start: member.at[0], end: member.at[1] }, words);
}

/** Rounded up to a sum that one would write. */
const roundUp = (value: number): number => {
  const step = 10 ** Math.max(1, Math.floor(Math.log10(value)) - 1);
  return Math.ceil(value / step) * step;
};

function wordsOfMoney(advice: Advice, asked: AskedView): WordsToChange[] {
  const { recommendation_set: set, spec_so_far: spec } = advice;
  const cost = set.options[0]?.monthly_cost;
  const budget = spec.budget?.usd_per_month;
  if (cost === undefined || budget === undefined) return [];
  const out: WordsToChange[] = [];
  const enough = `$${count(roundUp(cost))} a month`;
  const more = changed(asked, budget, enough);
  if (more !== undefined)
    out.push({ words: `“${enough}”`, href: linkTo({ ...asked, description: more }), to: 'the whole load' });
  const people = spec.traffic.concurrent_requests;
  const fewer = Math.floor((people.value * budget.value) / cost);
  const less =
    fewer >= 1 && fewer < people.value ? changed(asked, people, `${count(fewer)} people at once`) : undefined;
  if (less !== undefined)
    out.push({
      words: `“${count(fewer)} people at once”`,
      href: linkTo({ ...asked, description: less }),
      to: 'the same money',
    });
  const smaller = changed(asked, spec.model, 'Llama 3.1 8B');
  if (smaller !== undefined)
    out.push({ words: '“Llama 3.1 8B”', href: linkTo({ ...asked, description: smaller }), to: 'a small model' });
  return out;
}

function wordsOfHardware(advice: Advice, asked: AskedView): WordsToChange[] {
  const {
    only_gpus: only,
    excluded_gpus: excluded,
    max_gpus: most,
    providers,
    regions,
  } = advice.spec_so_far.constraints ?? {};
  const dropped = [only, excluded, most, providers, regions].flatMap((member): WordsToChange[] => {
    const evidence = member?.evidence;
    const without = changed(asked, member, '');
    return without === undefined || evidence === undefined
      ? []
      : [
          {
            words: `Drop “${evidence}”`,
            href: linkTo({ ...asked, description: without }),
            to: 'any hardware that carries it',
          },
        ];
  });
  const smaller = changed(asked, advice.spec_so_far.model, 'Llama 3.1 8B');
  return smaller === undefined
    ? dropped
    : [
        ...dropped,
        { words: '“Llama 3.1 8B”', href: linkTo({ ...asked, description: smaller }), to: 'a small model in its place' },
      ];
}

function wordsOfTime(advice: Advice, asked: AskedView): WordsToChange[] {
  const { latency } = advice.spec_so_far;
  return [latency.ttft_ms, latency.tpot_ms, latency.tokens_per_second_per_user, latency.end_to_end_ms].flatMap(
    (member) => {
      const without = changed(asked, member, '');
      return without === undefined || member?.evidence === undefined
        ? []
        : [
            {
              words: `Drop “${member.evidence}”`,
              href: linkTo({ ...asked, description: without }),
              to: 'the cheapest plan for the load',
            },
          ];
    },
  );
}

/** Every refusal ends in the words to change, each a link. */
export function wordsToChange(advice: Advice, asked: AskedView): readonly WordsToChange[] {
  const { code } = advice.recommendation_set.verdict;
  if (nothingNamed(advice)) return wordsToAdd(asked);
  if (code === 'budget_too_small' || code === 'feasible_over_budget') return wordsOfMoney(advice, asked);
  if (code === 'infeasible') return wordsOfHardware(advice, asked);
  return code === 'latency_unreachable' ? wordsOfTime(advice, asked) : [];
}

/** The plan that stands in, in a frame of its own. */
export function standInView(advice: Advice, names: Names): StandInView | undefined {
  const { recommendation_set: set, spec_so_far: s } = advice;
  const [best] = set.options;
  if (best === undefined) return undefined;
  const { input_tokens: prompt, output_tokens: answer, context_tokens: context } = s.token_lengths;
  return {
    layout: layoutWords(best),
    name: names.long(best.gpu_id),
    cost: best.monthly_cost === undefined ? 'unpriced' : `${usd(best.monthly_cost)} a month`,
    glyph: glyph(
      [{ count: best.gpu_count, bytes: names.memoryBytes(best.gpu_id) ?? 0 }],
      1 - best.headroom_fraction,
      false,
    ),
    values: [
      { label: 'Model', value: modelName(s.model.value) },
      { label: 'People at once', value: count(s.traffic.concurrent_requests.value) },
      { label: 'Longest context', value: `${count(context.value)} tokens` },
      { label: 'Prompt and answer', value: `${count(prompt.value)} and ${count(answer.value)} tokens` },
      {
        label: 'Weights and cache',
        value: [...new Set([s.weight_precision.value, s.kv_cache_precision.value])].join(' and '),
      },
      { label: 'Hours', value: `${count(s.traffic.hours_per_month.value)} a month` },
    ],
  };
}
