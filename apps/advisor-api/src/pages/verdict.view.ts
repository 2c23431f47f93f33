import type { Advice, OptionView } from '@compute-advisor/application';
import { count, duration, gib, percent, usdExact, usdGlance, bytesExact } from './format';
import { fleetWords, modelName, type Names } from './names';
import { nothingNamed, tokensLead } from './standing';

/** The one figure of a page: rounded, with the exact one behind it, and what it is of. It is never in the sentence. */
export interface Figure {
  readonly value: string;
  readonly exact: string;
  readonly machine: string;
  readonly label: string;
}

/** The verdict of a page: one sentence from the code and the values of an answer. */
export interface VerdictView {
  readonly code: string;
  readonly sentence: string;
  readonly figure?: Figure;
}

/** What a sentence is made of. */
interface Facts {
  readonly advice: Advice;
  readonly set: Advice['recommendation_set'];
  readonly names: Names;
  readonly best: OptionView | undefined;
  readonly model: string;
  readonly fleet: string;
  readonly people: string;
}

const money = (value: number, label: string): Figure => ({
  value: usdGlance(value),
  exact: usdExact(value),
  machine: value.toFixed(2),
  label,
});
const memory = (bytes: number, label: string): Figure => ({
  value: gib(bytes),
  exact: bytesExact(bytes),
  machine: String(bytes),
  label,
});

const perMonth = ({ best }: Facts, label: string): Figure | undefined =>
  best?.monthly_cost === undefined ? undefined : money(best.monthly_cost, label);

const plain = (code: string, sentence: string, figure?: Figure): VerdictView => ({
  code,
  sentence,
  ...(figure === undefined ? {} : { figure }),
});

/** "2 × MI300X carry", the subject of a plan with its verb. */
const carries = ({ best, names }: Facts): string =>
  best === undefined
    ? 'Nothing on offer carries'
    : `${best.gpu_count} × ${names.short(best.gpu_id)} ${best.gpu_count > 1 ? 'carry' : 'carries'}`;

/** What a saving rests on; without the caller's own price there is none, and the cost of the proposal stands there. */
function savingOf(f: Facts): Figure | undefined {
  const { savings_per_year: saved, current_cost_is_estimated: estimated } = f.set;
  const price = f.advice.spec_so_far.current_configuration?.price_per_gpu_hour;
  if (saved === undefined || estimated === true)
    return perMonth(f, 'a month for what carries it, at market rate; send the price you pay to see the saving');
  const at = price === undefined ? '' : `, at the ${usdExact(price.value)} per GPU-hour you pay`;
  if (saved === 0) return money(f.set.current_monthly_cost ?? 0, `a month, and nothing to change${at}`);
  return money(Math.abs(saved), `${saved > 0 ? 'less' : 'more'} a year${at}`);
}

function used({ set }: Facts): string {
  return percent(set.current_assessment?.performance?.utilization_fraction ?? 0);
}

/** Modes in which a fleet is looked at. */
const AUDITS: Readonly<Record<string, (f: Facts) => VerdictView>> = {
  over_provisioned: (f) =>
    plain('over_provisioned', `Over-provisioned: at peak, ${used(f)} of your ${f.fleet} is used.`, savingOf(f)),
  better_hardware: (f) =>
    plain('better_hardware', `Your ${f.fleet} carries this load, and other hardware does it for less.`, savingOf(f)),
  right_sized: (f) =>
    plain(
      'right_sized',
      `Right-sized: at peak, ${used(f)} of your ${f.fleet} is used.`,
      f.set.current_monthly_cost === undefined
        ? undefined
        : money(
            f.set.current_monthly_cost,
            `a month today${f.set.current_cost_is_estimated === true ? ', at market rate' : ''}, and nothing to change`,
          ),
    ),
  under_provisioned: (f) => {
    const share = f.set.current_assessment?.performance?.utilization_fraction ?? 0;
    const sentence =
      share > 1
        ? `Under-provisioned: at peak, the load needs ${percent(share)} of what your ${f.fleet} can do.`
        : `Under-provisioned: your ${f.fleet} misses what is asked of it at peak.`;
    return plain('under_provisioned', sentence, perMonth(f, 'a month for what carries it, at market rate'));
  },
  does_not_fit: (f) =>
    plain(
      'does_not_fit',
      `${f.model} does not fit in your ${f.fleet}.`,
      f.set.current_assessment === undefined
        ? undefined
        : memory(f.set.current_assessment.required_bytes, 'of memory needed on it'),
    ),
};

/** Tokens a conversation is planned to hold, in words. */
const perConversation = ({ set, advice }: Facts): string =>
  `at ${advice.spec_so_far.weight_precision.value}, with ${count(set.requirement.kv_cache_tokens_per_sequence)} ` +
  'tokens in a conversation';

const sized = (code: string, on: string) => (f: Facts) =>
  plain(
    code,
    `${f.model} ${on}.`,
    memory(
      f.set.requirement.total_required_bytes,
      f.set.requirement.kv_cache_bytes > 0 ? perConversation(f) : 'of memory',
    ),
  );

function late(f: Facts): VerdictView {
  const { ttft_ms: ttft, tpot_ms: tpot } = f.advice.spec_so_far.latency;
  const speed = f.best?.performance;
  const sentence = 'No hardware on offer answers as fast as asked.';
  const near = (ms: number, what: string, asked: number): Figure => ({
    value: duration(ms),
    exact: `${ms} ms`,
    machine: String(ms),
    label: `${what} is what the first plan below takes, ${duration(asked)} were asked for`,
  });
  if (ttft !== undefined && speed?.ttft_ms !== undefined && speed.ttft_ms > ttft.value)
    return plain('latency_unreachable', sentence, near(speed.ttft_ms, 'to the first token', ttft.value));
  if (tpot !== undefined && speed?.tpot_ms !== undefined && speed.tpot_ms > tpot.value)
    return plain('latency_unreachable', sentence, near(speed.tpot_ms, 'per token', tpot.value));
  return plain('latency_unreachable', sentence, perMonth(f, 'a month for the plan that comes first all the same'));
}

/** What was to be spent, in words. */
function sumOf({
  advice: {
    spec_so_far: { budget },
  },
}: Facts): string {
  if (budget?.usd_per_month !== undefined) return `${usdGlance(budget.usd_per_month.value)} a month`;
  return budget?.usd_one_off === undefined ? 'The money' : `${usdGlance(budget.usd_one_off.value)} once`;
}

function overBudget(f: Facts): VerdictView {
  const purchase = f.set.buy_or_rent?.purchase_usd;
  const once = f.advice.spec_so_far.budget?.usd_per_month === undefined && purchase !== undefined;
  return plain(
    'feasible_over_budget',
    `${sumOf(f)} does not carry this load.`,
    once ? money(purchase, 'is what the hardware costs to buy') : perMonth(f, 'a month is the smallest plan that does'),
  );
}

function unable(f: Facts): VerdictView {
  const only = f.advice.spec_so_far.constraints?.only_gpus?.value ?? [];
  const least = [...f.set.requirement.by_precision].sort((a, b) => a.total_required_bytes - b.total_required_bytes)[0];
  const what = only.map(
    (card) => `${card.gpu_count === undefined ? '' : `${card.gpu_count} × `}${f.names.short(card.gpu_id)}`,
  );
  return plain(
    'infeasible',
    what.length > 0 ? `${what.join(' or ')} cannot carry ${f.model}.` : `Nothing that is allowed can carry ${f.model}.`,
    least === undefined
      ? undefined
      : memory(
          least.total_required_bytes,
          `of memory needed at ${least.precision}, the smallest precision it is served in`,
        ),
  );
}

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
