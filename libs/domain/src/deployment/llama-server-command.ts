import { isGguf } from '../memory/precision';
import type { KvPrecision } from '../facts/precision-name';
import type { DeploymentRequest, StartCommand } from './start-command';
import { objectName, shellWord } from './shell-words';

/** llama-server builds are numbered; these flags exist in this one and later. */
export const LLAMA_BUILD = 'b6989';

/** Cache types llama-server accepts for `--cache-type-k` and `--cache-type-v`. 16 bits is its default (f16); its 8- and 4-bit blocks stand for the other small formats. */
const CACHE_TYPES: Partial<Record<KvPrecision, string>> = {
  fp32: 'f32',
  q8_0: 'q8_0',
  int8: 'q8_0',
  fp8: 'q8_0',
  q4_0: 'q4_0',
  int4: 'q4_0',
};

/** Repositories in which the owners of the model publish GGUF files themselves, and the formats in them. */
const OWN_GGUF: readonly {
  readonly pattern: RegExp;
  readonly repository: (id: string) => string;
  readonly formats: ReadonlySet<string>;
}[] = [
  {
    pattern: /^Qwen\/Qwen3-(4B|8B|14B|32B|30B-A3B)$/,
    repository: (id) => `${id}-GGUF`,
    formats: new Set(['q4_k_m', 'q5_0', 'q5_k_m', 'q6_k', 'q8_0']),
  },
  {
    pattern: /^openai\/gpt-oss-(20b|120b)$/,
    repository: (id) => `ggml-org/${id.slice(7)}-GGUF`,
    formats: new Set(['mxfp4']),
  },
];

/** `llama-server` with the planned context per slot, slots and cache. The context it is given is shared by the slots. */
export function llamaServerCommand(request: DeploymentRequest): StartCommand {
  const { model, config, layout, gpu } = request;
  const slots = Math.max(1, Math.floor(request.maxSequences));
  const gpus = layout.tensorParallel * layout.pipelineParallel;
  const own = OWN_GGUF.find((o) => o.pattern.test(model.id) && o.formats.has(config.weightPrecision));
  const file = `/models/${objectName(model.id)}-${config.weightPrecision}.gguf`;
  const cache = CACHE_TYPES[config.kvPrecision];
  const format = isGguf(config.weightPrecision) ? `:${config.weightPrecision.toUpperCase()}` : '';
  const words = [
    'llama-server',
    own === undefined ? `-m ${shellWord(file)}` : `-hf ${shellWord(`${own.repository(model.id)}${format}`)}`,
    `--ctx-size ${Math.max(1, Math.round(request.contextTokens)) * slots}`,
    `--parallel ${slots}`,
    '--n-gpu-layers 999',
    ...(gpus > 1 ? ['--split-mode layer'] : []),
    '--flash-attn on',
    ...(cache === undefined ? [] : [`--cache-type-k ${cache}`, `--cache-type-v ${cache}`]),
    ...(model.kind === 'embedding' ? ['--embeddings'] : model.kind === 'reranker' ? ['--reranking'] : []),
    '--host 0.0.0.0',
    '--port 8080',
  ];
  const remarks = own === undefined ? [`Replace ${file} by a ${config.weightPrecision} GGUF file of ${model.id}.`] : [];
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
