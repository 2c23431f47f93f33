import { customModel } from '@compute-advisor/domain';
import type { Fact, ModelReading, Reading, Span, TuningReading, WorkloadReading } from '@compute-advisor/intake';

interface Sourced {
  readonly value: unknown;
  readonly source: 'inferred';
  readonly evidence: string;
  readonly at?: readonly [number, number];
}
const sourced = (fact: Fact<unknown> | undefined, value: unknown = fact?.value): Sourced | undefined =>
  fact === undefined
    ? undefined
    : {
        value,
        source: 'inferred',
        evidence: fact.evidence,
        ...(fact.pieces === undefined ? { at: [fact.start, fact.end] } : {}),
      };
const nameOf = (m: ModelReading | undefined): string | undefined => {
  if (m === undefined) return undefined;
  return m.kind === 'catalog'
    ? m.id
    : customModel(m.parametersB, m.activeB, m.label === undefined ? {} : { name: m.label }).id;
};
const card = (l: { gpuId: string; gpuCount?: number; instanceType?: string; provider?: string }): object => ({
  gpu_id: l.gpuId,
  gpu_count: l.gpuCount,
  instance_type: l.instanceType,
  provider: l.provider,
});

/** The load. */
const trafficView = (r: Reading): object => ({
  total_users: sourced(r.totalUsers),
  concurrent_requests: sourced(r.concurrentRequests),
  requests_per_second: sourced(r.requestsPerSecond),
  requests_per_day: sourced(r.requestsPerDay),
  output_tokens_per_second: sourced(r.outputTokensPerSecond),
  hours_per_day: sourced(r.hoursPerDay),
  prefix_cache_share: sourced(r.prefixCacheShare),
  shared_prefix_tokens: sourced(r.sharedPrefixTokens),
  growth_factor: sourced(r.growthFactor),
  batch: sourced(r.batch),
  days_per_week: sourced(r.daysPerWeek),
  peak_factor: sourced(r.peakFactor),
});

/** What runs now, and what was seen of it. */
const currentView = (r: Reading): object => ({
  fleet: sourced(r.fleet, r.fleet?.value.map(card)),
  price_per_gpu_hour: sourced(r.pricePerGpuHour),
  utilization_fraction: sourced(r.utilizationFraction),
  usd_per_month: sourced(r.fleetPerMonth, r.fleetPerMonth?.value.usd),
  tensor_parallel: sourced(r.tensorParallel),
  pipeline_parallel: sourced(r.pipelineParallel),
  data_parallel: sourced(r.dataParallel),
  observed: {
    output_tokens_per_second: sourced(r.observed.outputTokensPerSecond),
    tokens_per_second_per_user: sourced(r.observed.tokensPerSecondPerUser),
    ttft_ms: sourced(r.observed.ttftMs),
    tpot_ms: sourced(r.observed.tpotMs),
  },
});

/** What may be bought. */
const constraintsView = (r: Reading): object => ({
  providers: sourced(r.constraints.providers),
  excluded_providers: sourced(r.constraints.excludedProviders),
  regions: sourced(r.constraints.regions),
  only_gpus: sourced(r.constraints.onlyGpus, r.constraints.onlyGpus?.value.map(card)),
  excluded_gpus: sourced(r.constraints.excludedGpus, r.constraints.excludedGpus?.value.map(card)),
  vendors: sourced(r.constraints.vendors),
  excluded_vendors: sourced(r.constraints.excludedVendors),
  max_gpus: sourced(r.constraints.maxGpus),
  gpu_count: sourced(r.constraints.gpuCount),
  high_availability: sourced(r.constraints.highAvailability),
  price_basis: sourced(r.constraints.priceBasis),
  usd_per_kwh: sourced(r.constraints.usdPerKwh),
});

/** One further service with the figures that are its own. */
const workloadView = (w: WorkloadReading): object => ({
  label: w.label,
  model: sourced(w.model, nameOf(w.model.value)),
  use_case: sourced(w.useCase),
  total_users: sourced(w.totalUsers),
  concurrent_requests: sourced(w.concurrentRequests),
  requests_per_second: sourced(w.requestsPerSecond),
  requests_per_day: sourced(w.requestsPerDay),
  input_tokens: sourced(w.inputTokens),
  output_tokens: sourced(w.outputTokens),
  context_tokens: sourced(w.contextTokens),
  media: sourced(w.media),
});

/** A run that trains. */
const tuningView = (run: TuningReading): object => ({
  method: sourced(run.method),
  dataset_tokens: sourced(run.datasetTokens),
  dataset_items: sourced(run.datasetItems),
  sequence_tokens: sourced(run.sequenceTokens),
  batch_size: sourced(run.batchSize),
  epochs: sourced(run.epochs),
  deadline_hours: sourced(run.deadlineHours),
});

/** A reading under the member names of the answer, without any default: what the label scorers compare. */
export function answerView(r: Reading): object {
  return {
    spec_so_far: specView(r),
    set_aside: r.setAside.map((s: Span & { text: string; reason: string }) => ({
      text: s.text,
      at: [s.start, s.end],
      reason: s.reason,
    })),
  };
}

/** A reading under the member names of `spec_so_far`, without any default: what the label scorer compares. */
export function specView(r: Reading): object {
  return {
    mode: r.mode?.value ?? 'plan',
    use_case: sourced(r.useCase),
    model: sourced(r.model, nameOf(r.model?.value)),
    weight_precision: sourced(r.weightPrecision),
    kv_cache_precision: sourced(r.kvPrecision),
    engine: sourced(r.engine),
    traffic: trafficView(r),
    token_lengths: {
      input_tokens: sourced(r.inputTokens),
      output_tokens: sourced(r.outputTokens),
      context_tokens: sourced(r.contextTokens),
    },
    latency: {
      ttft_ms: sourced(r.ttftMs),
      tpot_ms: sourced(r.tpotMs),
      tokens_per_second_per_user: sourced(r.tokensPerSecondPerUser),
      end_to_end_ms: sourced(r.endToEndMs),
    },
    current_configuration: currentView(r),
    budget: {
      usd_per_month: sourced(r.budget, r.budget?.value.usdPerMonth),
      usd_one_off: sourced(r.budgetOneOff, r.budgetOneOff?.value.usd),
    },
    media: sourced(r.media),
    lora_adapters: sourced(r.loraAdapters),
    model_geometry: sourced(r.modelGeometry),
    constraints: constraintsView(r),
    placements: sourced(r.placements),
    speculative_decoding: sourced(r.speculativeDecoding),
    mig: sourced(r.mig),
    multi_lora: sourced(r.multiLora),
    candidates: sourced(r.candidates, r.candidates?.value.map(card)),
    further_workloads:
      r.furtherWorkloads.length === 0 ? undefined : { source: 'inferred', value: r.furtherWorkloads.map(workloadView) },
    tuning: r.tuning && tuningView(r.tuning),
  };
}
