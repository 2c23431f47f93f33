import type { FleetLine, Rung } from '@compute-advisor/domain';
import type { Question } from '../interpretation/question';
import { fleetEntry, type Sourced, type SpecSoFar } from './advice';
import { tidy } from './rounding';

type Current = NonNullable<SpecSoFar['current_configuration']>;

/** Drops members whose value is undefined, keeping the documented order. */
function present<T extends object>(members: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(members).filter(([, v]) => v !== undefined)) as T;
}

/** The normalized question in the documented order. Concurrency and rate close on each other at the plan that is recommended.
 *  @param at the rung at which what is not stated is derived; absent when nothing can carry the load */
export function specSoFar(
  q: Question,
  at: Rung | undefined,
  fleet: Sourced<readonly FleetLine[]> | undefined,
): SpecSoFar {
  const { traffic: t, lengths, latency } = q;
  const derived = (value: number): Sourced<number> => ({ value, source: 'derived' });
  const concurrency = t.concurrentRequests ?? derived(Math.max(1, Math.ceil((at?.concurrency ?? 1) - 1e-9)));
  const rate = t.requestsPerSecond ?? derived(tidy(at?.requestsPerSecond ?? 0));
  return present<SpecSoFar>({
    mode: q.mode,
    use_case: q.useCase,
    model: q.modelMember,
    weight_precision: q.weightPrecision,
    kv_cache_precision: q.kvPrecision,
    engine: q.engine,
    traffic: present<SpecSoFar['traffic']>({
      total_users: t.totalUsers,
      concurrent_requests: concurrency,
      requests_per_second: rate,
      requests_per_day: t.requestsPerDay,
      output_tokens_per_second: t.outputTokensPerSecond,
      hours_per_day: t.hoursPerDay,
      hours_per_month: t.hoursPerMonth,
    }),
    token_lengths: {
      input_tokens: lengths.inputTokens,
      output_tokens: lengths.outputTokens,
      context_tokens: lengths.contextTokens,
    },
    latency: present<SpecSoFar['latency']>({
      ttft_ms: latency.ttftMs,
      tpot_ms: latency.tpotMs,
      tokens_per_second_per_user: latency.tokensPerSecondPerUser,
    }),
    current_configuration: fleet && currentView(q, fleet),
    budget:
      q.budget &&
      present<NonNullable<SpecSoFar['budget']>>({ usd_per_month: q.budget.usdPerMonth, currency: q.budget.currency }),
  });
}

function currentView(q: Question, fleet: Sourced<readonly FleetLine[]>): Current {
  const { reading, ledger } = q;
  const o = reading.observed;
  const read = (
    fact: { value: number; evidence: string; approximation?: string } | undefined,
  ): Sourced<number> | undefined => fact && ledger.inferred({ start: 0, end: 0, ...fact }, fact.value);
  const observed = present<NonNullable<Current['observed']>>({
    output_tokens_per_second: read(o.outputTokensPerSecond),
    tokens_per_second_per_user: read(o.tokensPerSecondPerUser),
    ttft_ms: read(o.ttftMs),
    tpot_ms: read(o.tpotMs),
  });
  return present<Current>({
    fleet: { ...fleet, value: fleet.value.map(fleetEntry) },
    price_per_gpu_hour: q.pricePerGpuHour,
    utilization_fraction: read(reading.utilizationFraction),
    tensor_parallel: read(reading.tensorParallel),
    pipeline_parallel: read(reading.pipelineParallel),
    observed: Object.keys(observed).length ? observed : undefined,
  });
}
