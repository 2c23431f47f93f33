import { attentionRanks } from '../facts/workload';
import { nodeSize } from '../layout/candidate-layouts';
import { ENGINE_ARGUMENTS } from './data/engine-arguments';
import { loadedCheckpoint, needsRemoteCode } from './loaded-checkpoint';
import { nodesOf } from './several-nodes';
import { shellWord } from './shell-words';
import { SPECULATION_BY_HAND } from './speculative-flags';
import { type DeploymentRequest, roomRemarks, sequencesAtOnce, type StartCommand } from './start-command';

/** Release of the image and the package. Where the flags were read: data/engine-arguments.ts. */
export const TRTLLM_VERSION = ENGINE_ARGUMENTS['trtllm-serve'].pinned;

/** Options that have no argument of their own. */
function optionLines({ config, layout, prefixCaching, loraAdapters = 0, loraRank = 16 }: DeploymentRequest): string[] {
  const cache = [
    ...(config.kvPrecision === 'fp8' ? ['  dtype: fp8'] : []),
    ...(prefixCaching === true ? ['  enable_block_reuse: true'] : []),
  ];
  return [
    ...(attentionRanks(layout) > 1 ? ['enable_attention_dp: true'] : []),
    ...(cache.length > 0 ? ['kv_cache_config:', ...cache] : []),
    ...(loraAdapters > 0
      ? ['lora_config:', `  max_loras: ${Math.ceil(loraAdapters)}`, `  max_lora_rank: ${loraRank}`]
      : []),
  ];
}

/** Several nodes are started together by the scheduler of the cluster: one task per GPU. */
function launcher(request: DeploymentRequest): string {
  const nodes = nodesOf(request.layout, request.gpu);
  if (nodes === 1) return '';
  const perNode = nodeSize(request.gpu);
  return (
    `srun --nodes=${nodes} --ntasks=${nodes * perNode} --ntasks-per-node=${perNode} --mpi=pmix ` +
    'trtllm-llmapi-launch '
  );
}

/** `trtllm-serve` with the planned layout, context, sequences and cache. Formats that the PyTorch backend cannot make
 *  while loading need a checkpoint of their own. */
export function trtllmCommand(request: DeploymentRequest): StartCommand {
  const { model, config, layout } = request;
  const checkpoint = loadedCheckpoint(model, config.weightPrecision, 'tensorrt-llm');
  const options = optionLines(request);
  const before = options.length > 0 ? [`printf '${options.join('\\n')}\\n' > trtllm.yaml`] : [];
  // Here the tensor-parallel size counts the GPUs of all ranks of data-parallel attention.
  const tp = layout.tensorParallel * attentionRanks(layout);
  const words = [
    `${launcher(request)}trtllm-serve ${shellWord(checkpoint.source)}`,
    '--backend pytorch',
    `--tp_size ${tp}`,
    ...(layout.expertParallel === true ? [`--ep_size ${tp}`] : []),
    ...(layout.pipelineParallel > 1 ? [`--pp_size ${layout.pipelineParallel}`] : []),
    `--max_seq_len ${Math.max(1, Math.round(request.contextTokens))}`,
    `--max_batch_size ${Math.max(1, Math.floor(sequencesAtOnce(request) / attentionRanks(layout)))}`,
    `--kv_cache_free_gpu_memory_fraction ${request.memoryUtilization}`,
    ...(before.length > 0 ? ['--extra_llm_api_options trtllm.yaml'] : []),
    ...(needsRemoteCode(model) ? ['--trust_remote_code'] : []),
    '--host 0.0.0.0',
    '--port 8000',
  ];
  return {
    engine: `tensorrt-llm ${TRTLLM_VERSION}`,
    remarks: [
      ...checkpoint.remarks,
      ...roomRemarks(request),
      ...(request.speculativeMethod === undefined ? [] : [SPECULATION_BY_HAND]),
    ],
    before,
    words,
    server: {
      image: `nvcr.io/nvidia/tensorrt-llm/release:${TRTLLM_VERSION}`,
      port: 8000,
      healthPath: '/health',
      install: `pip install tensorrt_llm==${TRTLLM_VERSION}`,
    },
  };
}
