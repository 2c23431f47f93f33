import type { Fact, Reading } from '@compute-advisor/intake';

type Sourced = { readonly value: unknown; readonly source: 'inferred'; readonly evidence: string };
const sourced = (fact: Fact<unknown> | undefined, value: unknown = fact?.value): Sourced | undefined =>
  fact === undefined ? undefined : { value, source: 'inferred', evidence: fact.evidence };
const modelName = (reading: Reading): string | undefined => {
  const m = reading.model?.value;
  if (m === undefined) return undefined;
  return m.kind === 'catalog' ? m.id : `custom/${m.parametersB < 1 ? `${m.parametersB * 1000}m` : `${m.parametersB}b`}`;
};

/** A reading under the member names of `spec_so_far`, without any default: what the label scorer compares. */
export function specView(r: Reading): object {
  return {
    mode: r.mode?.value ?? 'plan',
    use_case: sourced(r.useCase),
    model: sourced(r.model, modelName(r)),
    weight_precision: sourced(r.weightPrecision),
    kv_cache_precision: sourced(r.kvPrecision),
    engine: sourced(r.engine),
    traffic: {
      total_users: sourced(r.totalUsers),
      concurrent_requests: sourced(r.concurrentRequests),
      requests_per_second: sourced(r.requestsPerSecond),
      requests_per_day: sourced(r.requestsPerDay),
      output_tokens_per_second: sourced(r.outputTokensPerSecond),
      hours_per_day: sourced(r.hoursPerDay),
    },
    token_lengths: {
      input_tokens: sourced(r.inputTokens),
      output_tokens: sourced(r.outputTokens),
      context_tokens: sourced(r.contextTokens),
    },
    latency: {
      ttft_ms: sourced(r.ttftMs),
      tpot_ms: sourced(r.tpotMs),
      tokens_per_second_per_user: sourced(r.tokensPerSecondPerUser),
    },
    current_configuration: {
      fleet: sourced(
        r.fleet,
        r.fleet?.value.map((l) => ({
          gpu_id: l.gpuId,
          gpu_count: l.gpuCount,
          instance_type: l.instanceType,
          provider: l.provider,
        })),
      ),
      price_per_gpu_hour: sourced(r.pricePerGpuHour),
      utilization_fraction: sourced(r.utilizationFraction),
      observed: {
        output_tokens_per_second: sourced(r.observed.outputTokensPerSecond),
        tokens_per_second_per_user: sourced(r.observed.tokensPerSecondPerUser),
        ttft_ms: sourced(r.observed.ttftMs),
        tpot_ms: sourced(r.observed.tpotMs),
      },
    },
    budget: { usd_per_month: sourced(r.budget, r.budget?.value.usdPerMonth) },
  };
}
