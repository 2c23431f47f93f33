import type { ModelKind } from '../facts/model-facts';
import { checkpointFor } from '../facts/checkpoint-choice';
import { gpusOf } from '../facts/workload';
import { isGguf } from '../memory/precision';
import type { KvPrecision } from '../facts/precision-name';
import { ENGINE_ARGUMENTS } from './data/engine-arguments';
import { SPECULATION_BY_HAND } from './speculative-flags';
import { type DeploymentRequest, roomRemarks, sequencesAtOnce, type StartCommand } from './start-command';
import { objectName, shellWord } from './shell-words';

/** Build that is named beside the command; the image is not pinned. Where the flags were read:
 *  data/engine-arguments.ts. */
export const LLAMA_BUILD = ENGINE_ARGUMENTS['llama-server'].pinned;

/** Cache types llama-server accepts for `--cache-type-k` and `--cache-type-v`. 16 bits is its default (f16); its 8-
 *  and 4-bit blocks stand for the other small formats. */
const CACHE_TYPES: Partial<Record<KvPrecision, string>> = {
  fp32: 'f32',
  q8_0: 'q8_0',
  int8: 'q8_0',
  fp8: 'q8_0',
  q4_0: 'q4_0',
  int4: 'q4_0',
};

/** What makes it answer other requests than completions. */
const MODES_OF_KIND: Partial<Record<ModelKind, readonly string[]>> = {
  embedding: ['--embeddings'],
  reranker: ['--reranking'],
};

/** `llama-server` with the planned context per slot, slots and cache. The context it is given is shared by the slots.
 */
export function llamaServerCommand(request: DeploymentRequest): StartCommand {
  const { model, config, layout, gpu } = request;
  const slots = sequencesAtOnce(request);
  // A repository of GGUF files holds several formats; the 4-bit experts of gpt-oss lie in one as well.
  const gguf = checkpointFor(model, isGguf(config.weightPrecision) ? config.weightPrecision : 'q4_k_m')?.repo;
  const longest = Math.max(1, Math.round(request.contextTokens));
  const planned = Math.min(longest, Math.round(request.tokensPerSequence ?? longest));
  // One cache for all slots where they are planned shorter than the longest: any of them may grow into what is free.
  const shared = planned < longest;
  const file = `/models/${objectName(model.id)}-${config.weightPrecision}.gguf`;
  const cache = CACHE_TYPES[config.kvPrecision];
  const format = isGguf(config.weightPrecision) ? `:${config.weightPrecision.toUpperCase()}` : '';
  const words = [
    'llama-server',
    gguf === undefined ? `-m ${shellWord(file)}` : `-hf ${shellWord(`${gguf}${format}`)}`,
    `--ctx-size ${shared ? Math.max(longest, planned * slots) : longest * slots}`,
    ...(shared ? ['--kv-unified'] : []),
    `--parallel ${slots}`,
    '--n-gpu-layers 999',
    ...(gpusOf(layout) > 1 ? ['--split-mode layer'] : []),
    '--flash-attn on',
    ...(cache === undefined ? [] : [`--cache-type-k ${cache}`, `--cache-type-v ${cache}`]),
    ...(MODES_OF_KIND[model.kind] ?? []),
    ...(request.prefixCaching === true ? ['--cache-prompt'] : []),
    '--host 0.0.0.0',
    '--port 8080',
  ];
  const remarks = [
    ...(gguf === undefined ? [`Replace ${file} by a ${config.weightPrecision} GGUF file of ${model.id}.`] : []),
    ...(request.speculativeMethod === undefined ? [] : [SPECULATION_BY_HAND]),
    ...roomRemarks(request),
  ];
  return {
    engine: `llama.cpp ${LLAMA_BUILD}`,
    remarks,
    words,
    server: {
      image: `ghcr.io/ggml-org/llama.cpp:server-${gpu.vendor === 'amd' ? 'rocm' : 'cuda'}`,
      port: 8080,
      healthPath: '/health',
      programInImage: '/app/llama-server',
    },
  };
}
