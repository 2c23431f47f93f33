import { defined } from '../defined';
import { attentionRanks } from '../facts/workload';
import { overheadPerGpu } from '../memory/overhead';
import { ENGINE_ARGUMENTS } from './data/engine-arguments';
import { loadedCheckpoint, type LoadedCheckpoint, needsRemoteCode } from './loaded-checkpoint';
import { longContext } from './long-context';
import { HEAD_REMARK, nodesOf } from './several-nodes';
import { shellWord } from './shell-words';
import { sglangSpeculation } from './speculative-flags';
import { type DeploymentRequest, roomRemarks, sequencesAtOnce, type StartCommand } from './start-command';

/** Release of the image and the package. Where the flags were read: data/engine-arguments.ts. */
export const SGLANG_VERSION = ENGINE_ARGUMENTS['sglang.launch_server'].pinned;

/** `mem-fraction-static` is weights and cache alone: what the plan uses less activations and runtime, rounded down to
 *  a hundredth. */
function staticFraction(request: DeploymentRequest): number {
  const o = overheadPerGpu(request.model, 'sglang', request.layout, request.maxSequences);
  return Math.max(
    0.5,
    Math.floor(
      ((request.layout.memoryUtilization ?? request.memoryUtilization) -
        o.activationBytes / request.gpu.memoryBytesUsable) *
        100,
    ) / 100,
  );
}

/** Here the tensor-parallel size counts the GPUs of all ranks of data-parallel attention. */
function layoutFlags({ layout, gpu }: DeploymentRequest, rank: number): string[] {
  const { tensorParallel, pipelineParallel: pp } = layout;
  const ranks = attentionRanks(layout);
  const tp = tensorParallel * ranks;
  const nodes = nodesOf(layout, gpu);
  return [
    ...(tp > 1 ? [`--tp-size ${tp}`] : []),
    ...(ranks > 1 ? [`--dp-size ${ranks}`, '--enable-dp-attention'] : []),
    ...(layout.expertParallel === true ? [`--ep-size ${tp}`] : []),
    ...(pp > 1 ? [`--pp-size ${pp}`] : []),
    ...(nodes > 1 ? [`--nnodes ${nodes}`, `--node-rank ${rank}`, '--dist-init-addr "$HEAD_ADDRESS:20000"'] : []),
  ];
}

function quantizationFlags({ quantization }: LoadedCheckpoint): string[] {
  if (quantization === 'bitsandbytes') return ['--quantization bitsandbytes', '--load-format bitsandbytes'];
  return quantization === undefined ? [] : [`--quantization ${quantization}`];
}

function adapterFlags({ loraAdapters = 0, loraRank = 16 }: DeploymentRequest): string[] {
  if (loraAdapters <= 0) return [];
  return [
    '--enable-lora',
    `--max-loras-per-batch ${Math.ceil(loraAdapters)}`,
    `--max-lora-rank ${loraRank}`,
    '--lora-target-modules all',
  ];
}

/** `python -m sglang.launch_server` with the planned layout, context, sequences and cache; one command per node of a
 *  replica. Prefixes are cached without being asked for. */
export function sglangCommand(request: DeploymentRequest): StartCommand {
  const { model, config, layout, gpu } = request;
  const checkpoint = loadedCheckpoint(model, config.weightPrecision, 'sglang');
  const nodes = nodesOf(layout, gpu);
  const speculation = sglangSpeculation(request);
  const embeds = model.kind === 'embedding' || model.kind === 'reranker';
  const words = (rank: number): string[] => [
    'python -m sglang.launch_server',
    `--model-path ${shellWord(checkpoint.source)}`,
    ...(embeds ? ['--is-embedding'] : []),
    ...layoutFlags(request, rank),
    `--context-length ${Math.max(1, Math.round(request.contextTokens))}`,
    `--max-running-requests ${sequencesAtOnce(request)}`,
    `--mem-fraction-static ${staticFraction(request)}`,
    ...quantizationFlags(checkpoint),
    ...(config.kvPrecision === 'fp8' && !embeds ? ['--kv-cache-dtype fp8_e4m3'] : []),
    ...adapterFlags(request),
    ...(embeds ? [] : speculation.flags),
    ...(needsRemoteCode(model) ? ['--trust-remote-code'] : []),
    '--host 0.0.0.0',
    '--port 30000',
  ];
  const long = longContext(model, request.contextTokens, 'export SGLANG_ALLOW_OVERWRITE_LONGER_CONTEXT_LEN=1', false);
  return defined({
    engine: `sglang ${SGLANG_VERSION}`,
    remarks: [
      ...checkpoint.remarks,
      ...(embeds ? [] : speculation.remarks),
      ...long.remarks,
      ...roomRemarks(request),
      ...(nodes > 1 ? [HEAD_REMARK] : []),
    ],
    words: words(0),
    furtherNodes: nodes > 1 ? Array.from({ length: nodes - 1 }, (_, i) => words(i + 1)) : undefined,
    before: long.before.length ? long.before : undefined,
    server: {
      image: `lmsysorg/sglang:v${SGLANG_VERSION}`,
      port: 30000,
      healthPath: '/health',
      install: `pip install "sglang[all]==${SGLANG_VERSION}"`,
    },
  });
}
