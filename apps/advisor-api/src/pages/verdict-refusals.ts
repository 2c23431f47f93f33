import { count, duration, usdGlance } from './format';
import { memory, money, perMonth, plain, type Facts, type Figure, type VerdictView } from './verdict-facts';

/** Tokens a conversation is planned to hold, in words. */
const perConversation = ({ set, advice }: Facts): string =>
  `at ${advice.spec_so_far.weight_precision.value}, with ${count(set.requirement.kv_cache_tokens_per_sequence)} ` +
  'tokens in a conversation';

/** A model and what holds it. */
export const sized = (code: string, on: string) => (f: Facts) =>
  plain(
    code,
    `${f.model} ${on}.`,
    memory(
      f.set.requirement.total_required_bytes,
      f.set.requirement.kv_cache_bytes > 0 ? perConversation(f) : 'of memory',
    ),
  );

/** No hardware is fast enough. */
export function late(f: Facts): VerdictView {
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
export function sumOf({
  advice: {
    spec_so_far: { budget },
  },
}: Facts): string {
  if (budget?.usd_per_month !== undefined) return `${usdGlance(budget.usd_per_month.value)} a month`;
  return budget?.usd_one_off === undefined ? 'The money' : `${usdGlance(budget.usd_one_off.value)} once`;
}

/** The money does not carry the load. */
export function overBudget(f: Facts): VerdictView {
  const purchase = f.set.buy_or_rent?.purchase_usd;
  const once = f.advice.spec_so_far.budget?.usd_per_month === undefined && purchase !== undefined;
  return plain(
    'feasible_over_budget',
    `${sumOf(f)} does not carry this load.`,
    once ? money(purchase, 'is what the hardware costs to buy') : perMonth(f, 'a month is the smallest plan that does'),
  );
}

/** Nothing allowed carries it. */
export function unable(f: Facts): VerdictView {
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
