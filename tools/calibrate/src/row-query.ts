import {
  type GpuFacts,
  kvBytesPerSequence,
  type ModelFacts,
  type ParallelLayout,
  replicaMemory,
  type SpeedQuery,
  weightBytes,
  weightWork,
} from '@compute-advisor/domain';
import { engineOf, kvPrecisionOf, modelFinder, partFinder, weightPrecisionOf, type MeasuredRow } from './measured-row';

/** What a row measured, as the speed model is asked for it. */
export interface RowQuery {
  readonly query: SpeedQuery;
  /** Replicas of `query.layout` that ran side by side. */
  readonly replicas: number;
}

/** Share of the memory that weights may take before a layout is taken to be another one than the row says. */
const MOST_WEIGHTS = 0.95;
/** What the engine may use, and what it keeps beside weights and cache, for the room of ranks with a cache of their
 *  own. */
const UTILISATION = 0.9;
const BESIDE_BYTES = 4 * 2 ** 30;

/** The stated layout; when one replica of it cannot hold the weights (experts spread), all parts form one replica. */
function layoutOf(row: MeasuredRow, gpu: GpuFacts, weights: number): ParallelLayout {
  const tensorParallel = row.tensor_parallel ?? row.gpu_count;
  const pipelineParallel = row.pipeline_parallel ?? 1;
  const dataParallel = row.data_parallel ?? 1;
  if (dataParallel > 1 && row.flags.includes('attention_data_parallel'))
    return { tensorParallel, pipelineParallel, dataParallel, expertParallel: true };
  const holds = weights < MOST_WEIGHTS * gpu.memoryBytesUsable * tensorParallel * pipelineParallel;
  return holds
    ? { tensorParallel, pipelineParallel }
    : { tensorParallel: Math.max(tensorParallel, row.gpu_count / pipelineParallel), pipelineParallel };
}

/** Sequences that the cache of one replica holds at the lengths of the row. */
function roomOf(query: Omit<SpeedQuery, 'maxSequences'>): number {
  const { model, engine, weightPrecision, kvPrecision, gpu, layout } = query;
  const ranks = layout.dataParallel ?? 1;
  const { tensorParallel, pipelineParallel } = layout;
  const onRank = { tensorParallel, pipelineParallel };
  const config = { engine, weightPrecision, kvPrecision };
  const demand = { contextTokens: query.inputTokens + query.outputTokens, sequences: 1 };
  if (ranks === 1) return Math.max(1, replicaMemory(model, config, onRank, gpu, demand).maxSequences);
  const { fixedBytes, expertBytes } = weightWork(model, weightPrecision);
  const weights = fixedBytes / tensorParallel + expertBytes / (tensorParallel * ranks);
  const room = UTILISATION * gpu.memoryBytesUsable - weights - BESIDE_BYTES;
  return Math.max(1, ranks * Math.floor(room / kvBytesPerSequence(model, kvPrecision, demand.contextTokens)));
}

/** Finds the query of a row, or says in a word why the row cannot be used. */
export function rowQueries(
  models: readonly ModelFacts[],
  gpus: readonly GpuFacts[],
): (row: MeasuredRow) => RowQuery | string {
  const findModel = modelFinder(models);
  const findPart = partFinder(gpus);
  return (row) => {
    const gpu = findPart(row.gpu);
    if (gpu === undefined) return `part ${row.gpu}`;
    const model = findModel(row.model);
    if (model === undefined) return `model ${row.model}`;
    const engine = engineOf(row);
    if (engine === undefined) return `engine ${row.engine}`;
    const weightPrecision = weightPrecisionOf(row);
    if (weightPrecision === undefined) return `precision ${row.weight_precision ?? 'not stated'}`;
    const layout = layoutOf(row, gpu, weightBytes(model, weightPrecision));
    const query = {
      model,
      engine,
      weightPrecision,
      kvPrecision: kvPrecisionOf(row),
      gpu,
      layout,
      inputTokens: row.input_tokens ?? 128,
      outputTokens: row.output_tokens ?? 128,
    };
    const gpusOfReplica = layout.tensorParallel * layout.pipelineParallel * (layout.dataParallel ?? 1);
    return {
      query: { ...query, maxSequences: roomOf(query) },
      replicas: Math.max(1, Math.floor(row.gpu_count / gpusOfReplica)),
    };
  };
}
