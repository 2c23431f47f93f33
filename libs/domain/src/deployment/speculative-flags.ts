import { SPECULATION, type SpeculativeMethod } from '../facts/speculation';
import type { DeploymentRequest } from './start-command';
import { objectName, shellWord } from './shell-words';

/** EAGLE-3 heads that are published for a model. */
const HEADS: readonly { readonly model: string; readonly repo: string; readonly source: string }[] = [
  {
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    repo: 'yuhuili/EAGLE3-LLaMA3.1-Instruct-8B',
    source: 'SafeAILab/EAGLE README',
  },
  {
    model: 'meta-llama/Llama-3.3-70B-Instruct',
    repo: 'lmsys/SGLang-EAGLE3-Llama-3.3-70B-Instruct-SpecForge',
    source: 'its model card',
  },
  {
    model: 'Qwen/Qwen3.5-397B-A17B',
    repo: 'AQ-MedAI/Qwen3.5-397B-A17B-eagle3',
    source: 'its model card',
  },
];

/** What proposes tokens: a published head, or a path to fill in and the line that says so. */
function proposer(request: DeploymentRequest, method: SpeculativeMethod): { source: string; remarks: string[] } {
  const head = HEADS.find((h) => h.model === request.model.id);
  if (method === 'eagle' && head !== undefined) return { source: head.repo, remarks: [] };
  const path = `/models/${objectName(request.model.id)}-${method === 'eagle' ? 'eagle3' : 'draft'}`;
  const what = method === 'eagle' ? 'an EAGLE-3 head trained for' : 'a small model with the vocabulary of';
  return { source: path, remarks: [`Replace ${path} by ${what} ${request.model.id}.`] };
}

/** Flags of speculative decoding and what has to be filled in. */
export interface SpeculativeFlags {
  readonly flags: readonly string[];
  readonly remarks: readonly string[];
}

const NONE: SpeculativeFlags = { flags: [], remarks: [] };

/** `--speculative-config` of `vllm serve`. */
export function vllmSpeculation(request: DeploymentRequest): SpeculativeFlags {
  const method = request.speculativeMethod;
  if (method === undefined) return NONE;
  const { proposed } = SPECULATION[method];
  const config = (more: object): string[] => [
    `--speculative-config ${shellWord(JSON.stringify({ ...more, num_speculative_tokens: proposed }))}`,
  ];
  if (method === 'mtp') return { flags: config({ method: 'mtp' }), remarks: [] };
  if (method === 'ngram') return { flags: config({ method: 'ngram', prompt_lookup_max: 4 }), remarks: [] };
  const { source, remarks } = proposer(request, method);
  return { flags: config({ method: method === 'eagle' ? 'eagle3' : 'draft_model', model: source }), remarks };
}

const SGLANG_ALGORITHMS: Readonly<Record<SpeculativeMethod, string>> = {
  eagle: 'EAGLE3',
  mtp: 'EAGLE',
  draft: 'STANDALONE',
  ngram: 'NGRAM',
};

/** `--speculative-*` of SGLang: a chain of proposals, one more token checked than proposed. */
export function sglangSpeculation(request: DeploymentRequest): SpeculativeFlags {
  const method = request.speculativeMethod;
  if (method === undefined) return NONE;
  const { proposed } = SPECULATION[method];
  const named = method === 'eagle' || method === 'draft' ? proposer(request, method) : undefined;
  return {
    flags: [
      `--speculative-algorithm ${SGLANG_ALGORITHMS[method]}`,
      ...(named === undefined ? [] : [`--speculative-draft-model-path ${shellWord(named.source)}`]),
      ...(method === 'ngram' ? [] : [`--speculative-num-steps ${proposed}`, '--speculative-eagle-topk 1']),
      `--speculative-num-draft-tokens ${proposed + 1}`,
    ],
    remarks: named?.remarks ?? [],
  };
}

/** What an engine without such flags is told instead. */
export const SPECULATION_BY_HAND =
  'Speculative decoding is counted in the figures: name its draft in the options of this engine.';
