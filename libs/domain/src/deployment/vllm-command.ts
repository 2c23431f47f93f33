import { attentionRanks, gpusOf } from '../facts/workload';
import { nodeSize } from '../layout/candidate-layouts';
import type { ModelFacts } from '../facts/model-facts';
import type { DeploymentRequest, StartCommand } from './start-command';
import { checkpointFor, needsRemoteCode } from './checkpoint';
import { longContext } from './long-context';
import { shellWord } from './shell-words';

/** The release whose flags these are; docs.vllm.ai/en/v0.19.0. */
export const VLLM_VERSION = '0.19.0';

/** Speech models that vLLM transcribes with. */
const TRANSCRIBES = /whisper|voxtral|qwen3-asr|qwen2-audio/i;
/** Mistral publishes these in its own format only. */
const MISTRAL_FORMAT = /voxtral/i;

/** Rerankers that are published as text generators: which tokens their score is read from (docs.vllm.ai, supported models, pooling). */
const GENERATIVE_RERANKERS: readonly { readonly pattern: RegExp; readonly overrides: string }[] = [
  {
    pattern: /^Qwen\/Qwen3-Reranker-/,
    overrides:
      '{"architectures": ["Qwen3ForSequenceClassification"], "classifier_from_token": ["no", "yes"], "is_original_qwen3_reranker": true}',
  },
  {
    pattern: /^BAAI\/bge-reranker-v2-gemma$/,
    overrides:
      '{"architectures": ["GemmaForSequenceClassification"], "classifier_from_token": ["Yes"], "method": "no_post_processing"}',
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

/** `vllm serve` with the planned layout, context, sequences and cache. Undefined for speech models it does not know. */
export function vllmCommand(request: DeploymentRequest): StartCommand | undefined {
  const { model, config, layout, gpu } = request;
  if (model.kind === 'speech' && !TRANSCRIBES.test(model.id)) return undefined;
  const checkpoint = checkpointFor(model, config.weightPrecision);
  const { tensorParallel: tp, pipelineParallel: pp } = layout;
  const ranks = attentionRanks(layout);
  const nodes = Math.ceil(gpusOf(layout) / nodeSize(gpu));
  const generates = model.kind !== 'embedding' && model.kind !== 'reranker';
  const long = longContext(model, request.contextTokens, 'export VLLM_ALLOW_LONG_MAX_MODEL_LEN=1', true);
  const remarks = [...checkpoint.remarks, ...long.remarks];
  if (nodes > 1)
    remarks.push(
      `One replica spans ${nodes} nodes: start Ray on all of them first (ray start --head, ray start --address=HEAD:6379), then run this on the head.`,
    );
  const dtype =
    config.weightPrecision === 'fp16'
      ? ['--dtype float16']
      : config.weightPrecision === 'fp32'
        ? ['--dtype float32']
        : config.weightPrecision === 'bf16'
          ? ['--dtype bfloat16']
          : [];
  const words = [
    `vllm serve ${shellWord(checkpoint.source)}`,
    ...poolingFlags(model),
    ...(MISTRAL_FORMAT.test(model.id)
      ? ['--tokenizer-mode mistral', '--config-format mistral', '--load-format mistral']
      : []),
    ...(tp > 1 ? [`--tensor-parallel-size ${tp}`] : []),
    ...(pp > 1 ? [`--pipeline-parallel-size ${pp}`] : []),
    ...(ranks > 1 ? [`--data-parallel-size ${ranks}`] : []),
    ...(layout.expertParallel === true ? ['--enable-expert-parallel'] : []),
    ...(nodes > 1 ? ['--distributed-executor-backend ray'] : []),
    `--max-model-len ${Math.max(1, Math.round(request.contextTokens))}`,
    ...long.flags,
    // Every rank schedules for itself.
    `--max-num-seqs ${Math.max(1, Math.floor(request.maxSequences / ranks))}`,
    `--gpu-memory-utilization ${layout.memoryUtilization ?? request.memoryUtilization}`,
    ...dtype,
    ...(checkpoint.quantization === undefined ? [] : [`--quantization ${checkpoint.quantization}`]),
    ...(generates && config.kvPrecision === 'fp8' ? ['--kv-cache-dtype fp8'] : []),
    ...(request.loraAdapters !== undefined && request.loraAdapters > 0
      ? ['--enable-lora', `--max-loras ${Math.ceil(request.loraAdapters)}`]
      : []),
    ...(needsRemoteCode(model) ? ['--trust-remote-code'] : []),
    '--host 0.0.0.0',
    '--port 8000',
  ];
  const image = gpu.vendor === 'amd' ? `vllm/vllm-openai-rocm:v${VLLM_VERSION}` : `vllm/vllm-openai:v${VLLM_VERSION}`;
  return {
    engine: `vllm ${VLLM_VERSION}`,
    remarks,
    words,
    ...(long.before.length ? { before: long.before } : {}),
    server: { image, port: 8000, healthPath: '/health', install: `pip install vllm==${VLLM_VERSION}` },
  };
}
