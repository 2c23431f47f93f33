import {
  kvBytesPerToken,
  precisionSupport,
  replicaMemory,
  requirement,
  type Architecture,
  type Engine,
  type GpuFacts,
  type KvPrecision,
  type ModelFacts,
  type ServingConfig,
  type WeightPrecision,
} from '@compute-advisor/domain';
import { PackagedCatalog } from '@compute-advisor/catalog';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One start of an engine, as it printed it. */
interface EngineRun {
  readonly id: string;
  readonly model_id: string;
  readonly precision: WeightPrecision;
  readonly kv_cache_dtype?: string;
  readonly gpu?: string;
  readonly tensor_parallel?: number;
  readonly pipeline_parallel?: number;
  readonly weights_gib_per_gpu?: number;
  readonly kv_cache_gib_per_gpu?: number;
  readonly kv_tokens_total?: number;
  readonly max_concurrency?: { readonly tokens: number; readonly x: number };
  readonly gpu_memory_utilization?: number;
  readonly total_gpu_gib?: number;
  readonly activation_gib?: number;
  readonly anomalous?: boolean;
  readonly notes?: string;
}
interface Checkpoint {
  readonly model_id: string;
  readonly precision: WeightPrecision;
  readonly total_size_bytes?: number;
  readonly implied_total_size_bytes?: number;
}

const GIB = 2 ** 30;
const data = process.env['CONFORMANCE_DATA'];
const present = data !== undefined && existsSync(join(data, 'memory_reference.jsonl'));
if (!present) console.warn('SKIPPED: the memory model is not held against engine logs, CONFORMANCE_DATA is not set');
const read = <T>(name: string): T[] =>
  present
    ? readFileSync(join(data, name), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as T)
    : [];
const { models, gpus } = new PackagedCatalog().current();
/** The row of that id. @throws {Error} when there is none */
function rowOf<T extends { readonly id: string }>(rows: readonly T[], id: string): T {
  const row = rows.find((r) => r.id === id);
  if (row === undefined) throw new Error(`no ${id}`);
  return row;
}
const modelOf = (id: string): ModelFacts => rowOf(models, id);
const shapeOf = (id: string): Architecture => {
  const { architecture } = modelOf(id);
  if (architecture === undefined) throw new Error(`${id} has no shape`);
  return architecture;
};
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const errors = (ratios: readonly number[]): number[] => ratios.map((r) => Math.abs(r - 1));
const within = (ratios: readonly number[], tolerance: number): number =>
  errors(ratios).filter((e) => e <= tolerance).length / ratios.length;
const configOf = (run: EngineRun): ServingConfig => ({
  engine: 'vllm',
  weightPrecision: run.precision,
  kvPrecision: (/fp8/.test(run.kv_cache_dtype ?? '') ? 'fp8' : 'bf16') satisfies KvPrecision,
});
const runs = read<EngineRun>('memory_reference.jsonl').filter((r) => (r.pipeline_parallel ?? 1) === 1);
const tpOf = (run: EngineRun): number => run.tensor_parallel ?? 1;

(present ? describe : describe.skip)('the memory model against what engines printed', () => {
  it('weights: half of the runs within 0.1 %, 97 % within 3 %, none more than 3 % under', () => {
    const ratios = runs
      .filter((r) => r.weights_gib_per_gpu && !r.anomalous)
      .map(
        (r) =>
          requirement(modelOf(r.model_id), configOf(r), { contextTokens: 8_192, sequences: 1 }).weightsBytes /
          ((r.weights_gib_per_gpu ?? NaN) * tpOf(r) * GIB),
      );
    expect(ratios.length).toBeGreaterThanOrEqual(20);
    expect(median(errors(ratios))).toBeLessThanOrEqual(0.001);
    expect(within(ratios, 0.03)).toBeGreaterThanOrEqual(0.97);
    expect(ratios.filter((r) => r < 0.97)).toEqual([]);
  });

  it('cache per token: every run with an all-layer cache within 0.5 %', () => {
    const ratios = runs
      .filter((r) => {
        const a = shapeOf(r.model_id);
        return (
          (r.kv_cache_gib_per_gpu ?? 0) > 0 && r.kv_tokens_total && !a.slidingWindow && !a.linearLayers && !a.extraCache
        );
      })
      .map((r) => {
        const a = shapeOf(r.model_id);
        const printed =
          ((r.kv_cache_gib_per_gpu ?? NaN) * GIB * (a.mla ? 1 : Math.min(tpOf(r), a.kvHeads))) /
          (r.kv_tokens_total ?? NaN);
        return kvBytesPerToken(modelOf(r.model_id), configOf(r).kvPrecision) / printed;
      });
    expect(ratios.length).toBeGreaterThanOrEqual(10);
    expect(within(ratios, 0.005)).toBe(1);
  });

  it('maximum concurrency: half of the runs within 5 % of the printed figure, none more than 15 % over', () => {
    const ratios = runs
      .filter((r) => r.max_concurrency && r.total_gpu_gib && r.activation_gib && !shapeOf(r.model_id).slidingWindow)
      .map((r) => {
        // The run's own share of the memory it saw, expressed as a part of that size.
        const gpu: GpuFacts = {
          ...rowOf(gpus, 'h100-sxm-80gb'),
          memoryBytesUsable: Math.floor(
            ((r.total_gpu_gib ?? NaN) * GIB * (r.gpu_memory_utilization ?? NaN)) / 0.9 + 0.45 * GIB,
          ),
        };
        const held = replicaMemory(
          modelOf(r.model_id),
          configOf(r),
          { tensorParallel: tpOf(r), pipelineParallel: 1 },
          gpu,
          { contextTokens: r.max_concurrency?.tokens ?? NaN, sequences: 1 },
        );
        return held.maxSequences / (r.max_concurrency?.x ?? NaN);
      });
    expect(ratios.length).toBeGreaterThanOrEqual(10);
    expect(median(errors(ratios))).toBeLessThanOrEqual(0.05);
    expect(ratios.filter((r) => r > 1.15)).toEqual([]);
  });

  it(
    'checkpoints: half within 0.3 %, and outside 3 % only where the engine holds more than the file (rotary ' +
      'tables of Gemma 3)',
    () => {
      const rows = read<Checkpoint>('checkpoint_reference.jsonl').flatMap((r) => {
        const truth = r.total_size_bytes ?? r.implied_total_size_bytes;
        return truth === undefined
          ? []
          : [
              {
                id: r.model_id,
                ratio:
                  requirement(
                    modelOf(r.model_id),
                    { engine: 'vllm', weightPrecision: r.precision, kvPrecision: 'bf16' },
                    { contextTokens: 8_192, sequences: 1 },
                  ).weightsBytes / truth,
              },
            ];
      });
      expect(median(errors(rows.map((r) => r.ratio)))).toBeLessThanOrEqual(0.003);
      expect(rows.filter((r) => Math.abs(r.ratio - 1) > 0.03 && !r.id.startsWith('google/gemma-3-'))).toEqual([]);
      expect(rows.filter((r) => r.ratio < 0.97)).toEqual([]);
    },
  );
});

/** One measured run of a model on a part. */
interface MeasuredRun {
  readonly model: string;
  readonly gpu: string;
  readonly engine: string;
  readonly weight_precision?: string;
  readonly gpu_count?: number;
  readonly tensor_parallel?: number;
  readonly input_tokens?: number;
  readonly output_tokens?: number;
  readonly kv_cache_dtype?: string;
}
const PRECISION_NAMES: Readonly<Record<string, WeightPrecision>> = {
  fp16: 'fp16',
  f16: 'fp16',
  bf16: 'bf16',
  fp8: 'fp8',
  mxfp4: 'mxfp4',
  nvfp4: 'nvfp4',
  q4_k_m: 'q4_k_m',
  'int4-awq': 'awq',
  'int4-gptq': 'gptq',
  w4a16: 'w4a16',
};
const ENGINE_NAMES: readonly (readonly [RegExp, Engine])[] = [
  [/llama/, 'llama.cpp'],
  [/sglang/, 'sglang'],
  [/trt|tensorrt/, 'tensorrt-llm'],
  [/vllm/, 'vllm'],
];

const partOf = new Map(
  gpus.flatMap((g) => [g.id, g.name, ...g.aliases].map((name) => [name.toLowerCase(), g] as const)),
);
const named = new Map(models.flatMap((m) => [m.id, ...m.aliases].map((name) => [name.toLowerCase(), m] as const)));

/** What a run ran, where model, part, format, engine and layout are all stated. */
function statedRun(run: MeasuredRun) {
  const name = run.model.toLowerCase();
  const model = named.get(name) ?? named.get(name.replace(/^meta-llama\/meta-/, 'meta-llama/'));
  const gpu = partOf.get(run.gpu.toLowerCase()) ?? partOf.get(run.gpu.toLowerCase().replace('sxm-', 'sxm4-'));
  const weightPrecision = PRECISION_NAMES[run.weight_precision ?? ''];
  const engine = ENGINE_NAMES.find(([pattern]) => pattern.test(run.engine))?.[1];
  const tensorParallel = run.tensor_parallel;
  if (!model || !gpu || !weightPrecision || !engine) return undefined;
  if (tensorParallel === undefined || tensorParallel !== (run.gpu_count ?? 1)) return undefined;
  return { model, gpu, weightPrecision, engine, tensorParallel };
}

(present ? describe : describe.skip)('what was measured on real machines', () => {
  it('is called feasible: every run whose model, part, format and layout are stated', () => {
    const refused = new Set<string>();
    const looked = new Set<string>();
    for (const run of read<MeasuredRun>('throughput_dev.jsonl')) {
      const stated = statedRun(run);
      if (stated === undefined) continue;
      const { model, gpu, weightPrecision, engine, tensorParallel } = stated;
      const layout = { tensorParallel, pipelineParallel: 1 };
      const key = [model.id, gpu.id, weightPrecision, engine, layout.tensorParallel].join(' ');
      looked.add(key);
      const load = { contextTokens: Math.max(16, (run.input_tokens ?? 0) + (run.output_tokens ?? 0)), sequences: 1 };
      // A tight layout is started with a larger share of the memory, as its recipes say (docs/model.md#budget).
      const tight = engine === 'vllm' || engine === 'sglang' ? { ...layout, memoryUtilization: 0.95 } : layout;
      const held = replicaMemory(
        model,
        { engine, weightPrecision, kvPrecision: run.kv_cache_dtype === 'fp8' ? 'fp8' : 'bf16' },
        tight,
        gpu,
        load,
      );
      const support = precisionSupport(gpu, weightPrecision, engine);
      if (!held.fits || support.level === 'unsupported') refused.add(`${key}: ${support.reason ?? held.reason}`);
    }
    expect(looked.size).toBeGreaterThan(80);
    expect([...refused]).toEqual([]);
  });
});
