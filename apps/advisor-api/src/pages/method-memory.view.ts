import { kvBytesPerToken, type ModelFacts, type Requirement, requirement, weightBytes } from '@compute-advisor/domain';
import type { TableView } from './charts';
import { bytesExact, count, gib, percent } from './format';
import { section, type MethodGroup, type MethodSection } from './method-section';
import { modelName } from './names';

/** The example that everything is worked through on. */
const EXAMPLE = { id: 'meta-llama/Llama-3.3-70B-Instruct', people: 40, tokens: 8192 } as const;
/** One model for each kind of attention, where the catalog holds it. */
const OF_EACH_KIND = [
  'meta-llama/Llama-3.3-70B-Instruct',
  'deepseek-ai/DeepSeek-V3',
  'google/gemma-3-27b-it',
  'Qwen/Qwen3-30B-A3B',
  'openai/gpt-oss-120b',
  'BAAI/bge-m3',
];

function cacheTable(models: readonly ModelFacts[]): TableView {
  const rows = OF_EACH_KIND.flatMap((id) => models.find((m) => m.id === id) ?? []).map((model) => {
    const bytes = kvBytesPerToken(model, 'bf16');
    return [
      modelName(model.id),
      (model.architecture?.attention ?? 'none').toUpperCase(),
      count(bytes),
      bytes === 0 ? 'none' : gib(bytes * EXAMPLE.tokens),
    ];
  });
  return {
    caption: 'Bytes of cache one token adds in bf16, and a conversation of 8,192 tokens',
    header: ['Model', 'Attention', 'Bytes a token', 'Conversation'],
    rows,
  };
}

/** What the example comes to, by the code that plans. */
interface Worked {
  readonly model: ModelFacts;
  readonly name: string;
  readonly perToken: number;
  readonly need: Requirement;
}

const weightsSection = ({ model, name }: Worked): MethodSection =>
  section(
    'weights',
    'Weights',
    'Every replica holds one set. Only linear layers are quantised; embeddings, norms and routers keep 16 bits.',
    {
      formulas: [
        {
          words: 'weights = parameters × bytes of the format, layer by layer',
          worked:
            `${name}: ${count(model.parametersTotal)} parameters at bf16, 2 bytes each, are ` +
            `${gib(weightBytes(model, 'bf16'))}; at fp8 ${gib(weightBytes(model, 'fp8'))}`,
          source: 'The shape is that of the published config.json; libs/domain/docs/model.md',
        },
      ],
    },
  );

function cacheSection({ model, name, perToken, need }: Worked, models: readonly ModelFacts[]): MethodSection {
  const { layers = 0, kvHeads = 0, headDim = 0 } = model.architecture ?? {};
  return section(
    'cache',
    'Cache',
    'Each token of a conversation leaves its keys and values in memory until the conversation ends. At long ' +
      'contexts this, not the weights, decides how many GPUs a load needs.',
    {
      formulas: [
        {
          words: 'bytes a token = 2 × layers × KV heads × head size × bytes of the cache',
          worked: `${name}: 2 × ${layers} × ${kvHeads} × ${headDim} × 2 = ${count(perToken)} bytes`,
          source:
            'Grouped, multi-head and multi-query attention; latent, windowed and hybrid ones by their own terms; ' +
            'libs/domain/docs/model.md',
        },
        {
          words: 'cache = conversations at once × tokens planned in each × bytes a token, in blocks of 16 tokens',
          worked: `${EXAMPLE.people} × ${count(EXAMPLE.tokens)} × ${count(perToken)} = ${gib(need.kvCacheBytes)}`,
          source: 'Tokens planned: prompt and answer where they are stated or usual, the context where only that is',
        },
      ],
      tables: [cacheTable(models)],
    },
  );
}

function sumSections({ need }: Worked): readonly MethodSection[] {
  const parts = [need.weightsBytes, need.kvCacheBytes, need.activationBytes, need.runtimeOverheadBytes];
  const whole = gib(need.totalRequiredBytes);
  return [
    section(
      'memory',
      'Activations, runtime and the sum',
      'What the engine reserves for a step and for itself, on every GPU.',
      {
        formulas: [
          {
            words: 'needed = weights + cache + activations + runtime',
            worked: `${parts.map(gib).join(' + ')} = ${whole}, ${bytesExact(need.totalRequiredBytes)}`,
            source: 'Constants of vLLM 0.19 from its logs; libs/domain/docs/model.md',
          },
        ],
      },
    ),
    section('fit', 'What fits', 'Capacity is what the driver of the part reports, never the figure it is sold under.', {
      formulas: [
        {
          words: 'memory free = 1 − needed ÷ installed',
          worked:
            `${whole} on two GPUs of 192 GiB: 1 − ${whole} ÷ ${gib(TWO_LARGE)} = ` +
            `${percent(1 - need.totalRequiredBytes / TWO_LARGE)}, before what tensor parallelism holds twice`,
          source: 'libs/domain/docs/model.md',
        },
      ],
    }),
  ];
}

/** Two GPUs of 192 GiB. */
const TWO_LARGE = 2 * 192 * 2 ** 30;

/** What memory is needed, worked through on one model of the catalog. */
export function memoryGroup(models: readonly ModelFacts[]): MethodGroup {
  const model = models.find((m) => m.id === EXAMPLE.id);
  if (model === undefined) return { title: 'Memory', sections: [] };
  const config = { engine: 'vllm', weightPrecision: 'bf16', kvPrecision: 'bf16' } as const;
  const need = requirement(model, config, { contextTokens: EXAMPLE.tokens, sequences: EXAMPLE.people });
  const worked = { model, name: modelName(model.id), perToken: kvBytesPerToken(model, 'bf16'), need };
  return { title: 'Memory', sections: [weightsSection(worked), cacheSection(worked, models), ...sumSections(worked)] };
}
