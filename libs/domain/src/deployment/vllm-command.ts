import { defined } from '../defined';
import type { ModelFacts } from '../facts/model-facts';
import type { WeightPrecision } from '../facts/precision-name';
import { attentionRanks } from '../facts/workload';
import { ENGINE_ARGUMENTS } from './data/engine-arguments';
import { LEAST_VLLM } from './data/least-vllm';
import { TOKENIZER_MODES } from './data/tokenizer-modes';
import { loadedCheckpoint, needsRemoteCode } from './loaded-checkpoint';
import { longContext } from './long-context';
import { HEAD_REMARK, nodesOf, vllmNodeFlags } from './several-nodes';
import { shellWord } from './shell-words';
import { vllmSpeculation } from './speculative-flags';
import { type DeploymentRequest, roomRemarks, sequencesAtOnce, type StartCommand } from './start-command';

/** Release of the image and the package. Where the flags were read: data/engine-arguments.ts. */
export const VLLM_VERSION = ENGINE_ARGUMENTS['vllm serve'].pinned;

/** The release a model is started with: the pinned one, or the first later one that its recipe asks for. */
export const vllmVersionFor = (model: ModelFacts): string =>
  LEAST_VLLM.find((l) => l.models.test(model.id))?.version ?? VLLM_VERSION;

/** Speech models that vLLM transcribes with. */
const TRANSCRIBES = /whisper|voxtral|qwen3-asr|qwen2-audio/i;
/** Mistral publishes these in its own format only. */
const MISTRAL_FORMAT = /voxtral/i;

/** Rerankers that are published as text generators: which tokens their score is read from (docs.vllm.ai, supported
 *  models, pooling). */
const GENERATIVE_RERANKERS: readonly { readonly pattern: RegExp; readonly overrides: string }[] = [
  {
    pattern: /^Qwen\/Qwen3-Reranker-/,
    overrides:
      '{"architectures": ["Qwen3ForSequenceClassification"], "classifier_from_token": ["no", "yes"], ' +
      '"is_original_qwen3_reranker": true}',
  },
  {
    pattern: /^BAAI\/bge-reranker-v2-gemma$/,
    overrides:
      '{"architectures": ["GemmaForSequenceClassification"], "classifier_from_token": ["Yes"], "method": ' +
      '"no_post_processing"}',
  },
];

/** The pooling runner recognises encoders and embedding checkpoints by themselves. */
function poolingFlags(model: ModelFacts): string[] {
  if (model.kind !== 'embedding' && model.kind !== 'reranker') return [];
  const generative = GENERATIVE_RERANKERS.find((g) => g.pattern.test(model.id));
  return [
    '--runner pooling',
    ...(generative === undefined ? [] : [`--hf-overrides ${shellWord(generative.overrides)}`]),
  ];
}

/** 16- and 32-bit weights are named; everything else is what the checkpoint says. */
const DTYPES: Partial<Record<WeightPrecision, string>> = { fp16: 'float16', fp32: 'float32', bf16: 'bfloat16' };

function loadingFlags(model: ModelFacts): string[] {
  if (MISTRAL_FORMAT.test(model.id))
    return ['--tokenizer-mode mistral', '--config-format mistral', '--load-format mistral'];
  const mode = TOKENIZER_MODES.find((t) => t.models.test(model.id))?.mode;
  return mode === undefined ? [] : [`--tokenizer-mode ${mode}`];
}

function layoutFlags({ layout, gpu }: DeploymentRequest, rank: number): string[] {
  const { tensorParallel: tp, pipelineParallel: pp } = layout;
  const ranks = attentionRanks(layout);
  return [
    ...(tp > 1 ? [`--tensor-parallel-size ${tp}`] : []),
    ...(pp > 1 ? [`--pipeline-parallel-size ${pp}`] : []),
    ...(ranks > 1 ? [`--data-parallel-size ${ranks}`] : []),
    ...(layout.expertParallel === true ? ['--enable-expert-parallel'] : []),
    ...vllmNodeFlags(layout, gpu, rank),
  ];
}

/** Cache, adapters and reuse of prompts. */
function servingFlags(request: DeploymentRequest, generates: boolean): string[] {
  const { config, loraAdapters = 0, loraRank } = request;
  return [
    ...(generates && config.kvPrecision === 'fp8' ? ['--kv-cache-dtype fp8'] : []),
    ...(generates && config.kvPrecision === 'fp32' ? ['--dtype float32'] : []),
    ...(generates && request.prefixCaching === true ? ['--enable-prefix-caching'] : []),
    ...(loraAdapters > 0 ? ['--enable-lora', `--max-loras ${Math.ceil(loraAdapters)}`] : []),
    ...(loraAdapters > 0 && loraRank !== undefined ? [`--max-lora-rank ${loraRank}`] : []),
  ];
}

/** `vllm serve` with the planned layout, context, sequences and cache; one command per node of a replica. Undefined
 *  for speech models it does not know. */
export function vllmCommand(request: DeploymentRequest): StartCommand | undefined {
  const { model, config, layout, gpu } = request;
  if (model.kind === 'speech' && !TRANSCRIBES.test(model.id)) return undefined;
  const checkpoint = loadedCheckpoint(model, config.weightPrecision, 'vllm');
  const nodes = nodesOf(layout, gpu);
  const generates = model.kind !== 'embedding' && model.kind !== 'reranker';
  const long = longContext(model, request.contextTokens, 'export VLLM_ALLOW_LONG_MAX_MODEL_LEN=1', true);
  const speculation = vllmSpeculation(request);
  const dtype = config.kvPrecision === 'fp32' ? undefined : DTYPES[config.weightPrecision];
  const words = (rank: number): string[] => [
    `vllm serve ${shellWord(checkpoint.source)}`,
    ...poolingFlags(model),
    ...loadingFlags(model),
    ...layoutFlags(request, rank),
    `--max-model-len ${Math.max(1, Math.round(request.contextTokens))}`,
    ...long.flags,
    // Every rank of data-parallel attention schedules for itself.
    `--max-num-seqs ${Math.max(1, Math.floor(sequencesAtOnce(request) / attentionRanks(layout)))}`,
    `--gpu-memory-utilization ${layout.memoryUtilization ?? request.memoryUtilization}`,
    ...(dtype === undefined ? [] : [`--dtype ${dtype}`]),
    ...(checkpoint.quantization === undefined ? [] : [`--quantization ${checkpoint.quantization}`]),
    ...servingFlags(request, generates),
    ...(generates ? speculation.flags : []),
    ...(needsRemoteCode(model) ? ['--trust-remote-code'] : []),
    ...(rank > 0 ? [] : ['--host 0.0.0.0', '--port 8000']),
  ];
  const version = vllmVersionFor(model);
  const image = gpu.vendor === 'amd' ? `vllm/vllm-openai-rocm:v${version}` : `vllm/vllm-openai:v${version}`;
  return defined({
    engine: `vllm ${version}`,
    remarks: [
      ...checkpoint.remarks,
      ...(generates ? speculation.remarks : []),
      ...long.remarks,
      ...roomRemarks(request),
      ...(nodes > 1 ? [HEAD_REMARK] : []),
    ],
    words: words(0),
    furtherNodes: nodes > 1 ? Array.from({ length: nodes - 1 }, (_, i) => words(i + 1)) : undefined,
    before: long.before.length ? long.before : undefined,
    server: { image, port: 8000, healthPath: '/health', install: `pip install vllm==${version}` },
  });
}
