import {
  gpuClassOf,
  replicaMemory,
  weightBytes,
  type GpuClass,
  type GpuFacts,
  type ModelFacts,
  type SpeedQuery,
} from '@compute-advisor/domain';
import { engineOf, kvPrecisionOf, modelFinder, partFinder, weightPrecisionOf, type MeasuredRow } from './measured-row';

export type Target = 'throughput' | 'tpot' | 'single' | 'ttft' | 'prefill';

/** One measured figure and everything the model needs to predict it. */
export interface Observation {
  readonly target: Target;
  readonly truth: number;
  readonly row: MeasuredRow;
  readonly query: SpeedQuery;
  readonly gpuClass: GpuClass;
  readonly replicas: number;
  /** Requests in flight on one replica; absent: saturated. */
  readonly concurrency?: number;
  /** Share in the fit: the rows of one group, figure and source together count as the square root of their number. */
  weight: number;
  readonly core: boolean;
  readonly config: string;
}

const middle = (o: MeasuredRow['ttft_ms']): number | undefined => o?.mean ?? o?.p50 ?? o?.unspecified;
/** Rows that report the peak of the requests in flight under a fixed arrival rate: the mean in flight is unknown, so they say little about any batch. */
const OPEN_LOOP = /concurrency is peak reported/;
const OPEN_LOOP_WEIGHT = 0.1;
const SCORED = new Set(['closed_loop', 'offline_saturated', 'single_stream_decode', 'prefill']);

/** The stated layout; when one replica of it cannot hold the weights (attention in data parallel, experts spread), all parts form one replica. */
function layoutOf(
  row: MeasuredRow,
  gpu: GpuFacts,
  weights: number,
): { readonly tensorParallel: number; readonly pipelineParallel: number } {
  const tensorParallel = row.tensor_parallel ?? row.gpu_count;
  const pipelineParallel = row.pipeline_parallel ?? 1;
  const holds = weights < 0.95 * gpu.memoryBytesUsable * tensorParallel * pipelineParallel;
  return holds
    ? { tensorParallel, pipelineParallel }
    : { tensorParallel: Math.max(tensorParallel, row.gpu_count / pipelineParallel), pipelineParallel };
}

/** Figures of the rows in steady state, with a count of what could not be used. */
export function observations(
  rows: readonly MeasuredRow[],
  models: readonly ModelFacts[],
  gpus: readonly GpuFacts[],
): { readonly list: Observation[]; readonly unused: ReadonlyMap<string, number> } {
  const findModel = modelFinder(models);
  const findPart = partFinder(gpus);
  const list: Observation[] = [];
  const unused = new Map<string, number>();
  const skip = (why: string): void => {
    unused.set(why, (unused.get(why) ?? 0) + 1);
  };
  for (const row of rows) {
    if (!SCORED.has(row.scenario)) {
      skip(`scenario ${row.scenario}`);
      continue;
    }
    const gpu = findPart(row.gpu);
    const model = findModel(row.model);
    const engine = engineOf(row);
    const weightPrecision = weightPrecisionOf(row);
    if (gpu === undefined) {
      skip(`part ${row.gpu}`);
      continue;
    }
    if (model === undefined) {
      skip(`model ${row.model}`);
      continue;
    }
    if (engine === undefined) {
      skip(`engine ${row.engine}`);
      continue;
    }
    if (weightPrecision === undefined) {
      skip(`precision ${row.weight_precision ?? 'not stated'}`);
      continue;
    }
    const inputTokens = row.input_tokens ?? 128;
    const outputTokens = row.output_tokens ?? 128;
    const kvPrecision = kvPrecisionOf(row);
    const { tensorParallel, pipelineParallel } = layoutOf(row, gpu, weightBytes(model, weightPrecision));
    const replicas = Math.max(1, Math.floor(row.gpu_count / (tensorParallel * pipelineParallel)));
    const memory = replicaMemory(
      model,
      { engine, weightPrecision, kvPrecision },
      { tensorParallel, pipelineParallel },
      gpu,
      { contextTokens: inputTokens + outputTokens, sequences: 1 },
    );
    const maxSequences = Math.max(1, memory.maxSequences);
    const query: SpeedQuery = {
      model,
      engine,
      weightPrecision,
      kvPrecision,
      gpu,
      layout: { tensorParallel, pipelineParallel },
      inputTokens,
      outputTokens,
      maxSequences,
    };
    const add = (target: Target, truth: number | undefined, concurrency: number | undefined): void => {
      if (truth === undefined || !(truth > 0)) return;
      list.push({
        target,
        truth,
        row,
        query,
        gpuClass: gpuClassOf(gpu),
        replicas,
        weight: 1,
        core: target === 'throughput' || target === 'tpot' || target === 'single',
        config: `${row.model}|${row.weight_precision}|${row.input_tokens}|${row.output_tokens}|${row.concurrency}|${tensorParallel}|${target}`,
        ...(concurrency === undefined ? {} : { concurrency }),
      });
    };
    if (row.scenario === 'offline_saturated') add('throughput', row.output_tokens_per_second_total, undefined);
    if (row.scenario === 'prefill')
      add('prefill', row.input_tokens === undefined ? undefined : row.prefill_tokens_per_second, 1);
    if (row.scenario === 'single_stream_decode')
      add('single', row.tokens_per_second_single_stream ?? row.output_tokens_per_second_total, 1);
    if (row.scenario === 'closed_loop') {
      const c = (row.concurrency ?? 1) / replicas;
      add('throughput', row.output_tokens_per_second_total, c);
      add('tpot', middle(row.tpot_ms), c);
      if (!((row.concurrency ?? 1) > 64)) add('ttft', middle(row.ttft_ms), c);
    }
  }
  const count = new Map<string, number>();
  const key = (o: Observation): string => `${o.row.group}|${o.target}|${o.row.url}|${o.row.engine}`;
  for (const o of list) count.set(key(o), (count.get(key(o)) ?? 0) + 1);
  for (const o of list)
    o.weight = (OPEN_LOOP.test(o.row.notes ?? '') ? OPEN_LOOP_WEIGHT : 1) / Math.sqrt(count.get(key(o))!);
  return { list, unused };
}
