import type { Advice } from '@compute-advisor/application';

/** A purchase by the token has to cost at most this share of the best rented plan to be the better advice; the same
 *  share decides the first sentence of the API's summary. */
const CLEARLY_CHEAPER = 0.5;

/** Buying by the token is the better advice. */
export function tokensLead({ recommendation_set: { by_token: tokens, options } }: Advice): boolean {
  const rented = options[0]?.monthly_cost;
  return (
    tokens !== undefined &&
    rented !== undefined &&
    tokens.usd_per_month > 0 &&
    tokens.usd_per_month <= rented * CLEARLY_CHEAPER
  );
}

/** Verdicts under which the first option is shown and not recommended. */
const NOT_ADVISED = new Set(['budget_too_small', 'infeasible', 'feasible_over_budget', 'latency_unreachable']);

/** Whether the first option is a recommendation at all: what is over a budget, fits nowhere, has no price, stands in
 *  for a question that names nothing or is dearer than buying by the token is not. Only a recommendation is green. */
export const recommends = (advice: Advice): boolean =>
  advice.price_freshness !== 'unavailable' &&
  advice.recommendation_set.options[0]?.monthly_cost !== undefined &&
  !NOT_ADVISED.has(advice.recommendation_set.verdict.code) &&
  !tokensLead(advice) &&
  !nothingNamed(advice);

/** Nothing of the description was read: whatever is planned is a stand-in. */
export function nothingNamed({ spec_so_far: spec }: Advice): boolean {
  return !readSomething({
    ...spec,
    current_configuration: { ...spec.current_configuration, price_per_gpu_hour: undefined },
  });
}

function readSomething(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ((node as { readonly source?: unknown }).source === 'inferred') return true;
  return Object.values(node).some(readSomething);
}

const MODES: Readonly<Record<string, string>> = {
  existing: 'Fleet audit',
  plan: 'Load',
  model: 'Model',
  budget: 'Budget',
};

/** What kind of question was answered, in a word or two. */
export const modeWord = ({ spec_so_far: { mode } }: Advice): string => MODES[mode] ?? mode;
