import type { Catalog } from '@compute-advisor/application';
import {
  type Engine,
  type KvPrecision,
  type ParallelLayout,
  prepareSpeed,
  type SpeedQuery,
  type WeightPrecision,
} from '@compute-advisor/domain';
import { behaviourOf, percentile, simulate } from './batching';
import type { PlanRequest } from './plan-requests';

interface Sourced<T> {
  readonly value: T;
}

/** What is read of an answer. */
export interface PlanAnswer {
  readonly spec_so_far: {
    readonly model: Sourced<string>;
    readonly weight_precision: Sourced<WeightPrecision>;
    readonly kv_cache_precision: Sourced<KvPrecision>;
    readonly engine: Sourced<Engine>;
  };
  readonly recommendation_set: {
    readonly verdict: { readonly code: string };
    readonly options: readonly PlanOption[];
  };
}

interface PlanOption {
  readonly gpu_id: string;
  readonly replicas: number;
  readonly tensor_parallel: number;
  readonly pipeline_parallel: number;
  readonly data_parallel?: number;
  readonly performance?: {
    readonly max_concurrency: number;
    readonly ttft_ms: number;
    readonly tpot_ms: number;
    readonly utilization_fraction?: number;
  };
}

/** How a plan stood an hour of requests that come at random. */
export interface Confirmation {
  readonly plan: string;
  readonly requestsPerSecond: number;
  /** At the 95th percentile, seconds. */
  readonly firstToken: number;
  readonly perToken: number;
  readonly holds: boolean;
  /** What did not hold, in words. */
  readonly misses: readonly string[];
}

/** How the load is run, and how a plan may be crippled to see that it then fails. */
export interface ConfirmSettings {
  readonly seconds: number;
  readonly seed: number;
  /** Share of the planned replicas that run; at least one does. */
  readonly shareOfReplicas?: number;
}

/** Time in which a load settles before it is watched, as a share of the watched time. */
const WARM_UP_SHARE = 1 / 6;
const P95 = 0.95;
/** A plan that leaves more than the rest of this share of what comes waiting does not carry it. */
const FINISHED_SHARE = 0.98;
/** Verdicts that name a plan which is said to hold what was asked. */
const HOLDING = new Set(['feasible', 'feasible_over_budget']);

/** The plan's own load: the stated rate, or as many requests as keep the stated number in flight at the modelled
 *  latency (Little's law). */
function rateOf(request: PlanRequest, option: PlanOption): number {
  if (request.requestsPerSecond !== undefined) return request.requestsPerSecond;
  const { ttft_ms: first = 0, tpot_ms: each = 0 } = option.performance ?? {};
  return ((request.concurrent ?? 1) * 1e3) / (first + each * request.outputTokens);
}

function queryOf(answer: PlanAnswer, option: PlanOption, request: PlanRequest, catalog: Catalog): SpeedQuery {
  const spec = answer.spec_so_far;
  const model = catalog.models.find((m) => m.id === spec.model.value);
  const gpu = catalog.gpus.find((g) => g.id === option.gpu_id);
  if (model === undefined || gpu === undefined)
    throw new Error(`not in the catalog: ${spec.model.value} on ${option.gpu_id}`);
  const ranks = option.data_parallel ?? 1;
  const layout: ParallelLayout = {
    tensorParallel: option.tensor_parallel,
    pipelineParallel: option.pipeline_parallel,
    ...(ranks > 1 ? { dataParallel: ranks, expertParallel: true } : {}),
  };
  return {
    model,
    engine: spec.engine.value,
    weightPrecision: spec.weight_precision.value,
    kvPrecision: spec.kv_cache_precision.value,
    gpu,
    layout,
    inputTokens: request.inputTokens,
    outputTokens: request.outputTokens,
    maxSequences: Infinity,
  };
}

/** Runs the first option of an answer under its load; undefined where the answer names no plan that is said to hold. */
export function confirmPlan(
  answer: PlanAnswer,
  request: PlanRequest,
  catalog: Catalog,
  settings: ConfirmSettings,
): Confirmation | undefined {
  const { verdict, options } = answer.recommendation_set;
  const option = options[0];
  if (option?.performance === undefined || !HOLDING.has(verdict.code)) return undefined;
  const query = queryOf(answer, option, request, catalog);
  const perReplica = Math.max(1, Math.floor(option.performance.max_concurrency / option.replicas));
  const replicas = Math.max(1, Math.floor(option.replicas * (settings.shareOfReplicas ?? 1)));
  const requestsPerSecond = rateOf(request, option);
  const outcome = simulate(behaviourOf(prepareSpeed(query), query, perReplica), {
    requestsPerSecond,
    replicas,
    seconds: settings.seconds,
    warmUpSeconds: settings.seconds * WARM_UP_SHARE,
    seed: settings.seed,
    ...(request.concurrent === undefined ? {} : { mostInFlight: request.concurrent }),
  });
  const firstToken = percentile(outcome.firstToken, P95);
  const perToken = percentile(outcome.perToken, P95);
  const { objective } = request;
  const misses = [
    ...(objective.firstToken !== undefined && firstToken > objective.firstToken
      ? [`first token ${firstToken.toFixed(2)} s for ${objective.firstToken} s`]
      : []),
    ...(objective.perToken !== undefined && perToken > objective.perToken
      ? [`per token ${(1e3 * perToken).toFixed(1)} ms for ${(1e3 * objective.perToken).toFixed(1)} ms`]
      : []),
    ...(outcome.waiting > (1 - FINISHED_SHARE) * outcome.arrived
      ? [`${outcome.finished} of ${outcome.arrived} requests finished, ${outcome.waiting} waiting`]
      : []),
  ];
  return {
    plan:
      `${option.replicas} x TP ` +
      `${option.tensor_parallel}${option.pipeline_parallel > 1 ? ` PP ${option.pipeline_parallel}` : ''} ` +
      `${option.gpu_id}, ${query.weightPrecision}`,
    requestsPerSecond,
    firstToken,
    perToken,
    holds: misses.length === 0,
    misses,
  };
}
