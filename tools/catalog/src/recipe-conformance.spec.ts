import {
  buildLadder,
  candidateLayouts,
  deploymentFor,
  type Engine,
  type GpuFacts,
  gpusOf,
  layoutRefusal,
  layoutText,
  marketRates,
  type ModelFacts,
  type ParallelLayout,
  type PlannedWorkload,
  RAISED_UTILIZATION,
  type Refusal,
  type ServingConfig,
  type WeightPrecision,
} from '@compute-advisor/domain';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One layout that a vendor or an engine project publishes. */
interface Recipe {
  readonly model: string;
  readonly gpu: string;
  readonly gpu_count?: number | null;
  readonly engine: Engine | 'atom';
  readonly engine_version?: string;
  readonly weight_precision?: WeightPrecision;
  readonly tensor_parallel?: number;
  readonly pipeline_parallel?: number;
  readonly data_parallel?: number;
  readonly expert_parallel?: boolean;
  readonly dp_attention?: boolean;
  readonly max_model_len?: number;
  readonly kv_cache_dtype?: string;
  readonly says: 'runs' | 'minimum' | 'recommended' | 'does_not_run';
  readonly doubtful?: unknown;
  readonly contested?: unknown;
  readonly speculative?: boolean;
  readonly source: string;
}

interface Known {
  readonly recipe: Recipe;
  readonly model: ModelFacts;
  readonly gpu: GpuFacts;
  readonly config: ServingConfig;
  readonly layout: ParallelLayout;
}

const data = process.env['CONFORMANCE_DATA'];
const file = data === undefined ? '' : join(data, 'vendor_recipes.jsonl');
const present = existsSync(file);
if (!present) console.warn('SKIPPED: layouts are not held against published recipes, CONFORMANCE_DATA is not set');
const recipes: Recipe[] = present
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Recipe)
  : [];
const { models, gpus } = new PackagedCatalog().current();

/** SGLang and TensorRT-LLM name the GPUs of all ranks as tensor parallel; here it is what each rank has. */
function layoutOf(r: Recipe): ParallelLayout {
  const { tensor_parallel: tp = 1, pipeline_parallel: pp = 1, data_parallel: dp = 1 } = r;
  const gpuCount = r.gpu_count ?? tp * pp * dp;
  const ranks = dp > 1 && (r.dp_attention === true || r.expert_parallel === true) ? dp : 1;
  const tensorParallel = ranks > 1 && tp * pp * dp > gpuCount ? Math.max(1, Math.round(tp / dp)) : tp;
  return {
    tensorParallel,
    pipelineParallel: pp,
    ...(ranks > 1 ? { dataParallel: ranks } : {}),
    ...(ranks > 1 || r.expert_parallel === true ? { expertParallel: true } : {}),
  };
}

const known: Known[] = recipes.flatMap((recipe) => {
  const model = models.find((m) => m.id === recipe.model);
  const gpu = gpus.find((g) => g.id === recipe.gpu);
  const { engine, weight_precision: weightPrecision } = recipe;
  // A plan starts no draft head: what fails for the memory of one says nothing of it.
  const draftHead = recipe.says === 'does_not_run' && recipe.speculative === true;
  const clear = recipe.doubtful === undefined && recipe.contested === undefined && !draftHead;
  if (model === undefined || gpu === undefined || engine === 'atom' || weightPrecision === undefined || !clear)
    return [];
  const kvPrecision = recipe.kv_cache_dtype === undefined ? 'bf16' : 'fp8';
  return [{ recipe, model, gpu, config: { engine, weightPrecision, kvPrecision }, layout: layoutOf(recipe) }];
});

/** As it is published, at the share of memory that vendors raise to. */
function judged({ model, config, gpu, layout }: Known, contextTokens: number): Refusal | undefined {
  return layoutRefusal(
    model,
    config,
    gpu,
    { ...layout, memoryUtilization: RAISED_UTILIZATION },
    { contextTokens, sequences: 1 },
  );
}

/** Twenty chats of a model, whatever it is for. */
const planOf = (model: ModelFacts, config: ServingConfig): PlannedWorkload => ({
  model,
  config,
  useCase: 'chat',
  inputTokens: 512,
  outputTokens: 256,
  contextTokens: 8192,
  tokensPerSequence: 768,
  demand: { concurrentRequests: 20 },
  targets: {},
  hoursPerMonth: 730,
  capacityShare: 0.8,
  highAvailability: false,
});

const words = (k: Known, refusal?: Refusal): string =>
  `${k.model.id} ${k.config.weightPrecision} on ${gpusOf(k.layout)} x ${k.gpu.id} ${layoutText(k.layout)} ` +
  `${k.config.engine}: ${refusal?.reason ?? 'accepted'} (${k.recipe.source})`;

/** Measured on one version and marked unsupported for another: the recipe's own rows contradict each other. */
const contradicted = (k: Known): boolean =>
  known.some(
    (o) =>
      o.recipe.says !== 'does_not_run' &&
      k.recipe.gpu_count == null &&
      o.model === k.model &&
      o.gpu === k.gpu &&
      o.config.engine === k.config.engine,
  );

(present ? describe : describe.skip)('published recipes', () => {
  it('there are more than a thousand of known models', () => {
    expect(known.length).toBeGreaterThan(1_000);
  });

  it('of those that run at least 98 % are judged to fit one sequence', () => {
    const runs = known.filter((k) => k.recipe.says !== 'does_not_run');
    const refused = runs.flatMap((k) => {
      const refusal = judged(k, 16);
      return refusal === undefined ? [] : [words(k, refusal)];
    });
    expect({ share: 1 - refused.length / runs.length >= 0.98, refused: refused.slice(0, 30) }).toMatchObject({
      share: true,
    });
  });

  it('of those that do not run every one is refused in that layout', () => {
    const accepted = known
      .filter((k) => k.recipe.says === 'does_not_run' && !contradicted(k))
      .filter((k) => judged(k, k.recipe.max_model_len ?? 16) === undefined)
      .map((k) => words(k));
    expect(accepted).toEqual([]);
  });

  it('no layout that is proposed for these models and parts is published as not running', () => {
    const failing = known.filter((k) => k.recipe.says === 'does_not_run' && !contradicted(k));
    const proposed = failing.filter((k) =>
      candidateLayouts(k.model, k.config, k.gpu).layouts.some(
        (l) =>
          l.tensorParallel === k.layout.tensorParallel &&
          l.pipelineParallel === k.layout.pipelineParallel &&
          (l.dataParallel ?? 1) === (k.layout.dataParallel ?? 1) &&
          (l.expertParallel ?? false) === (k.layout.expertParallel ?? false) &&
          k.recipe.max_model_len === undefined,
      ),
    );
    expect(proposed.map((k) => words(k))).toEqual([]);
  });

  it('no command names an older vLLM than the recipe of its model asks for', () => {
    const parts = (version: string): number[] => (version.match(/\d+/g) ?? []).slice(0, 3).map(Number);
    const older = (a: string, b: string): boolean => {
      const [x, y] = [parts(a), parts(b)];
      const at = x.findIndex((n, i) => n !== (y[i] ?? 0));
      return at >= 0 && (x[at] ?? 0) < (y[at] ?? 0);
    };
    const wanting = known.filter((k) => k.recipe.says !== 'does_not_run' && k.recipe.engine_version?.startsWith('>='));
    const tooOld = wanting.filter(({ recipe, model, gpu, config, layout }) => {
      const request = { model, config, layout, gpu, replicas: 1, contextTokens: 8192, maxSequences: 8 };
      const named = deploymentFor({ ...request, memoryUtilization: 0.9, verbose: false })?.engine;
      return config.engine === 'vllm' && (named === undefined || older(named, recipe.engine_version ?? ''));
    });
    expect(wanting.length).toBeGreaterThan(100);
    expect(tooOld.map((k) => `${k.model.id} wants ${k.recipe.engine_version}`)).toEqual([]);
  });

  it('every layout that a plan proposes is one that a recipe runs in, or that the rules of its engine allow', () => {
    const market = { gpus, rates: marketRates(new PackagedPriceBook().currentBook()) };
    // Mixtures have the layouts that can go wrong; of the dense models one in six speaks for the rest.
    const inRecipes = [...new Set(known.map((k) => k.model))]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .filter((m, i) => (m.architecture?.moe === undefined ? i % 6 === 0 : i % 2 === 0));
    const plans = inRecipes.flatMap((model) =>
      (['vllm', 'sglang'] as const).map((engine) => {
        const config = { engine, weightPrecision: model.nativePrecision, kvPrecision: 'bf16' } as const;
        const rungs = buildLadder(planOf(model, config), {
          ...market,
          excluded: () => undefined,
          asked: () => false,
        }).rungs;
        return { model, config, rungs };
      }),
    );
    const layouts = plans.flatMap(({ model, config, rungs }) => rungs.map((r) => ({ model, config, rung: r })));
    const forbidden = layouts.filter(({ model, config, rung: { layout, gpu } }) => {
      const published = known.some(
        (k) =>
          k.recipe.says !== 'does_not_run' &&
          k.model === model &&
          k.gpu === gpu &&
          k.config.engine === config.engine &&
          layoutText(k.layout) === layoutText(layout),
      );
      const refusal = layoutRefusal(model, config, gpu, layout, { contextTokens: 8192, sequences: 1 });
      return !published && refusal !== undefined;
    });
    expect(layouts.length).toBeGreaterThan(3_000);
    expect(forbidden.map(({ model, rung }) => `${model.id} ${layoutText(rung.layout)} on ${rung.gpu.id}`)).toEqual([]);
  });
});
