import { defined } from '@compute-advisor/domain';
import type { Question } from '../question/question';
import type { CurrentSituation } from '../use-cases/current-fleet';
import type { Plan } from '../use-cases/plan';
import { fleetEntry, type SpecSoFar } from './spec-so-far';
import { tidy } from './rounding';

/** The normalized question in the documented order. */
export function specSoFar({ planned: { question: q }, figures, current }: Plan): SpecSoFar {
  const { lengths, latency, budget } = q;
  return defined({
    mode: q.mode,
    use_case: q.useCase,
    model: q.modelMember,
    weight_precision: q.weightPrecision,
    kv_cache_precision: q.kvPrecision,
    engine: q.engine,
    traffic: trafficView(q, figures.load),
    token_lengths: {
      input_tokens: lengths.inputTokens,
      output_tokens: lengths.outputTokens,
      context_tokens: lengths.contextTokens,
    },
    latency: defined({
      ttft_ms: latency.ttftMs,
      tpot_ms: latency.tpotMs,
      tokens_per_second_per_user: latency.tokensPerSecondPerUser,
    }),
    current_configuration: current && currentView(q, current),
    budget: budget && defined({ usd_per_month: budget.usdPerMonth, currency: budget.currency }),
  });
}

/** What the plan itself gave is rounded; what was stated or assumed stands as it is. */
function trafficView({ traffic: t }: Question, load: Plan['figures']['load']): SpecSoFar['traffic'] {
  const { requestsPerSecond: rate } = load;
  return defined({
    total_users: t.totalUsers,
    concurrent_requests: load.concurrentRequests,
    requests_per_second: t.requestsPerSecond ?? { ...rate, value: tidy(rate.value) },
    requests_per_day: t.requestsPerDay,
    output_tokens_per_second: t.outputTokensPerSecond,
    hours_per_day: t.hoursPerDay,
    hours_per_month: t.hoursPerMonth,
  });
}

function currentView(
  { fleetFacts: f, pricePerGpuHour }: Question,
  { fleet: { member } }: CurrentSituation,
): NonNullable<SpecSoFar['current_configuration']> {
  const observed = defined({
    output_tokens_per_second: f.observed.outputTokensPerSecond,
    tokens_per_second_per_user: f.observed.tokensPerSecondPerUser,
    ttft_ms: f.observed.ttftMs,
    tpot_ms: f.observed.tpotMs,
  });
  return defined({
    fleet: { ...member, value: member.value.map(fleetEntry) },
    price_per_gpu_hour: pricePerGpuHour,
    utilization_fraction: f.utilizationFraction,
    tensor_parallel: f.tensorParallel,
    pipeline_parallel: f.pipelineParallel,
    observed: Object.keys(observed).length ? observed : undefined,
  });
}
