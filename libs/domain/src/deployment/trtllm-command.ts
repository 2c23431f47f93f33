import { attentionRanks } from '../facts/workload';
import { checkpointFor, needsRemoteCode } from './checkpoint';
import type { DeploymentRequest, StartCommand } from './start-command';
import { objectName, shellWord } from './shell-words';

/** The release whose flags these are; nvidia.github.io/TensorRT-LLM/commands/trtllm-serve. */
export const TRTLLM_VERSION = '1.2.0';

/** `trtllm-serve` with the planned layout, context, sequences and cache. Formats that the PyTorch backend cannot make while loading need a checkpoint of their own. */
export function trtllmCommand(request: DeploymentRequest): StartCommand {
  const { model, config, layout } = request;
  const found = checkpointFor(model, config.weightPrecision);
  const path = `/models/${objectName(model.id)}-${config.weightPrecision}`;
  const checkpoint =
    found.quantization === undefined
      ? found
      : {
          source: path,
          remarks: [
            `Replace ${path} by a ${config.weightPrecision} checkpoint of ${model.id} made with NVIDIA ModelOpt (NVIDIA publishes many under the name nvidia/).`,
          ],
        };
  const ranks = attentionRanks(layout);
  const options = [
    ...(ranks > 1 ? ['enable_attention_dp: true'] : []),
    ...(config.kvPrecision === 'fp8' ? ['kv_cache_config:', '  dtype: fp8'] : []),
  ];
  const before = options.length > 0 ? [`printf '${options.join('\\n')}\\n' > trtllm.yaml`] : [];
  const words = [
    `trtllm-serve ${shellWord(checkpoint.source)}`,
    '--backend pytorch',
    // Here the tensor-parallel size counts the GPUs of all ranks.
    `--tp_size ${layout.tensorParallel * ranks}`,
    ...(layout.expertParallel === true ? [`--ep_size ${layout.tensorParallel * ranks}`] : []),
    ...(layout.pipelineParallel > 1 ? [`--pp_size ${layout.pipelineParallel}`] : []),
    `--max_seq_len ${Math.max(1, Math.round(request.contextTokens))}`,
    `--max_batch_size ${Math.max(1, Math.floor(request.maxSequences))}`,
    `--kv_cache_free_gpu_memory_fraction ${request.memoryUtilization}`,
    ...(before.length > 0 ? ['--extra_llm_api_options trtllm.yaml'] : []),
    ...(needsRemoteCode(model) ? ['--trust_remote_code'] : []),
    '--host 0.0.0.0',
    '--port 8000',
  ];
  return {
    engine: `tensorrt-llm ${TRTLLM_VERSION}`,
    remarks: checkpoint.remarks,
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
