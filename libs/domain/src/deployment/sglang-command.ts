import { attentionRanks, gpusOf } from '../facts/workload';
import { nodeSize } from '../layout/candidate-layouts';
import { overheadPerGpu } from '../memory/overhead';
import { checkpointFor, needsRemoteCode } from './checkpoint';
import { longContext } from './long-context';
import type { DeploymentRequest, StartCommand } from './start-command';
import { shellWord } from './shell-words';

/** The release whose flags these are; docs.sglang.io/advanced_features/server_arguments. */
export const SGLANG_VERSION = '0.5.10';

/** `mem-fraction-static` is weights and cache alone: what the plan uses less activations and runtime, rounded down to a hundredth. */
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

/** `python -m sglang.launch_server` with the planned layout, context, sequences and cache. */
export function sglangCommand(request: DeploymentRequest): StartCommand {
  const { model, config, layout, gpu } = request;
  const checkpoint = checkpointFor(model, config.weightPrecision);
  const { tensorParallel: tp, pipelineParallel: pp } = layout;
  const ranks = attentionRanks(layout);
  const nodes = Math.ceil(gpusOf(layout) / nodeSize(gpu));
  const embeds = model.kind === 'embedding' || model.kind === 'reranker';
  const words = [
    'python -m sglang.launch_server',
    `--model-path ${shellWord(checkpoint.source)}`,
    ...(embeds ? ['--is-embedding'] : []),
    // Here the tensor-parallel size counts the GPUs of all ranks.
    ...(tp * ranks > 1 ? [`--tp-size ${tp * ranks}`] : []),
    ...(ranks > 1 ? [`--dp-size ${ranks}`, '--enable-dp-attention'] : []),
    ...(layout.expertParallel === true ? [`--ep-size ${tp * ranks}`] : []),
    ...(pp > 1 ? [`--pp-size ${pp}`] : []),
    ...(nodes > 1 ? [`--nnodes ${nodes}`, '--node-rank "$NODE_RANK"', '--dist-init-addr "$HEAD_ADDRESS:20000"'] : []),
    `--context-length ${Math.max(1, Math.round(request.contextTokens))}`,
    `--max-running-requests ${Math.max(1, Math.floor(request.maxSequences))}`,
    `--mem-fraction-static ${staticFraction(request)}`,
    ...(checkpoint.quantization === 'fp8'
      ? ['--quantization fp8']
      : checkpoint.quantization === 'bitsandbytes'
        ? ['--quantization bitsandbytes', '--load-format bitsandbytes']
        : []),
    ...(config.kvPrecision === 'fp8' && !embeds ? ['--kv-cache-dtype fp8_e4m3'] : []),
    ...(needsRemoteCode(model) ? ['--trust-remote-code'] : []),
    '--host 0.0.0.0',
    '--port 30000',
  ];
  const long = longContext(model, request.contextTokens, 'export SGLANG_ALLOW_OVERWRITE_LONGER_CONTEXT_LEN=1', false);
  const remarks = [...checkpoint.remarks, ...long.remarks];
  if (nodes > 1)
    remarks.push(
      `Run this on each of the ${nodes} nodes with NODE_RANK 0 to ${nodes - 1} and HEAD_ADDRESS set to the first node.`,
    );
  return {
    engine: `sglang ${SGLANG_VERSION}`,
    remarks,
    words,
    ...(long.before.length ? { before: long.before } : {}),
    server: {
      image: `lmsysorg/sglang:v${SGLANG_VERSION}`,
      port: 30000,
      healthPath: '/health',
      install: `pip install "sglang[all]==${SGLANG_VERSION}"`,
    },
  };
}
