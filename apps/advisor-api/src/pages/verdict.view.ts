import type { Advice } from '@compute-advisor/application';
import { count } from './format';
import { fleetWords, modelName, type Names } from './names';
import { nothingNamed, tokensLead } from './standing';
import { AUDITS } from './verdict-audits';
import { money, perMonth, plain, type Facts, type VerdictView } from './verdict-facts';
import { late, overBudget, sized, sumOf, unable } from './verdict-refusals';

export type { Figure, VerdictView } from './verdict-facts';

/** "2 × MI300X carry", the subject of a plan with its verb. */
const carries = ({ best, names }: Facts): string =>
  best === undefined
    ? 'Nothing on offer carries'
    : `${best.gpu_count} × ${names.short(best.gpu_id)} ${best.gpu_count > 1 ? 'carry' : 'carries'}`;

/** Sentence and figure by code. */
const PLANS: Readonly<Record<string, (f: Facts) => VerdictView>> = {
  ...AUDITS,
  feasible: (f) => plain('feasible', `${carries(f)} ${f.model}${f.people}.`, perMonth(f, 'a month, at market rate')),
  single_gpu: sized('single_gpu', 'fits on one GPU'),
  single_node: sized('single_node', 'fits in one machine'),
  multi_node: sized('multi_node', 'needs more than one machine'),
  latency_unreachable: late,
  feasible_over_budget: overBudget,
  affordable: (f) =>
    plain(
      'affordable',
      `${sumOf(f)} serves ${f.model}${f.people}.`,
      perMonth(
        f,
        `a month of it, on ${f.best === undefined ? '' : `${f.best.gpu_count} × ${f.names.short(f.best.gpu_id)}`}`,
      ),
    ),
  budget_too_small: (f) =>
    plain(
      'budget_too_small',
      `${sumOf(f)} does not carry this load on any hardware.`,
      perMonth(f, 'a month is the smallest sum that does'),
    ),
  infeasible: unable,
};

function byToken(f: Facts): VerdictView | undefined {
  const { by_token: tokens } = f.set;
  if (tokens === undefined || !tokensLead(f.advice)) return undefined;
  const pays = count(Number(tokens.break_even_requests_per_day.toPrecision(2)));
  return plain(
    f.set.verdict.code,
    `Buy this by the token: renting pays from about ${pays} requests a day on.`,
    money(tokens.usd_per_month, 'a month by the token, for the load asked'),
  );
}

function peopleOf({ spec_so_far: { traffic, mode } }: Advice): string {
  if (mode === 'model' || traffic.concurrent_requests.source === 'derived') return '';
  const n = traffic.concurrent_requests.value;
  return ` for ${count(n)} ${n === 1 ? 'person' : 'people'} at once`;
}

/** What is planned is counted in conversations. */
const talks = ({ spec_so_far: { token_lengths: lengths } }: Advice): boolean => lengths.output_tokens.value > 0;

/** The verdict of an answer. */
export function verdictView(advice: Advice, names: Names): VerdictView {
  const { recommendation_set: set, spec_so_far: spec } = advice;
  const facts: Facts = {
    advice,
    set,
    names,
    best: set.options[0],
    model: modelName(spec.model.value),
    fleet: fleetWords(spec.current_configuration?.fleet?.value ?? [], names),
    people: talks(advice) ? peopleOf(advice) : '',
  };
  if (nothingNamed(advice)) return plain(set.verdict.code, 'These words name nothing that can be sized.');
  const view = byToken(facts) ?? PLANS[set.verdict.code]?.(facts) ?? plain(set.verdict.code, set.verdict.summary);
  return { ...view, sentence: capital(view.sentence) };
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
