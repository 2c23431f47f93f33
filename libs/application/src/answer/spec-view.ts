import { defined } from '@compute-advisor/domain';
import type { BatchReading } from '@compute-advisor/intake';
import type { Question } from '../question/question';
import type { CurrentSituation } from '../use-cases/current-fleet';
import type { Plan } from '../use-cases/plan';
import { type BatchView, type CurrentConfigurationView, fleetEntry, type SpecSoFar } from './spec-so-far';
import { statedView, unlessEmpty } from './stated-view';
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
      end_to_end_ms: latency.endToEndMs,
    }),
    current_configuration: unlessEmpty(currentView(q, current)),
    budget:
      budget &&
      defined({ usd_per_month: budget.usdPerMonth, currency: budget.currency, usd_one_off: budget.usdOneOff }),
    ...statedView(q.stated),
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
    prefix_cache_share: t.prefixCacheShare,
    growth_factor: t.growthFactor,
    peak_factor: t.peakFactor,
    batch: t.batch && { ...t.batch, value: batchView(t.batch.value) },
  });
}

const batchView = (b: BatchReading): BatchView =>
  defined({
    items: b.items,
    total_tokens: b.totalTokens,
    input_tokens: b.inputTokens,
    output_tokens: b.outputTokens,
    window_hours: b.windowHours,
    recurrence: b.recurrence,
  });

/** What is known of the hardware in use, a fleet or not. A price of the request stands there only beside a fleet,
 *  which is then at least assumed. */
function currentView(
  { fleetFacts: f, pricePerGpuHour }: Question,
  current: CurrentSituation | undefined,
): CurrentConfigurationView {
  const observed = defined({
    output_tokens_per_second: f.observed.outputTokensPerSecond,
    tokens_per_second_per_user: f.observed.tokensPerSecondPerUser,
    ttft_ms: f.observed.ttftMs,
    tpot_ms: f.observed.tpotMs,
  });
  const member = current?.fleet.member;
  return defined({
    fleet: member && { ...member, value: member.value.map(fleetEntry) },
    price_per_gpu_hour: pricePerGpuHour,
    utilization_fraction: f.utilizationFraction,
    usd_per_month: f.usdPerMonth,
    tensor_parallel: f.tensorParallel,
    pipeline_parallel: f.pipelineParallel,
    data_parallel: f.dataParallel,
    observed: unlessEmpty(observed),
  });
}
