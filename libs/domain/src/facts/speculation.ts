import type { ModelFacts } from './model-facts';
import type { Engine } from './precision-name';

/** How tokens are proposed before the model checks them: a trained head on its hidden states (EAGLE), layers that its
 *  maker trained for it (multi-token prediction), a small model beside it, repeats of the text itself. */
export const SPECULATIVE_METHODS = ['eagle', 'mtp', 'draft', 'ngram'] as const;
export type SpeculativeMethod = (typeof SPECULATIVE_METHODS)[number];

/** What one method brings. docs/speed.md#speculation */
export interface Speculation {
  readonly method: SpeculativeMethod;
  readonly name: string;
  /** Tokens proposed per step; one more is checked. */
  readonly proposed: number;
  /** Tokens that a step yields on the mean, and the range over kinds of text. */
  readonly accepted: number;
  readonly low: number;
  readonly high: number;
  /** What proposing costs, as a share of one reading of the weights and one step's launches. */
  readonly overhead: number;
  readonly source: string;
}

export const SPECULATION: Readonly<Record<SpeculativeMethod, Speculation>> = {
  eagle: {
    method: 'eagle',
    name: 'EAGLE-3',
    proposed: 3,
    accepted: 3,
    low: 2.7,
    high: 3.5,
    overhead: 0.28,
    source:
      'acceptance 2.67 to 3.53 by kind of text, 3.03 on MT-Bench (huggingface.co/AQ-MedAI/Qwen3.5-397B-A17B-eagle3); ' +
      '158.34 to 373.25 tokens/s on one H100 (docs.sglang.io, speculative decoding), 3.03 / 2.36 - 1 = 0.28',
  },
  mtp: {
    method: 'mtp',
    name: 'multi-token prediction',
    proposed: 1,
    accepted: 1.85,
    low: 1.4,
    high: 1.9,
    overhead: 0.1,
    source:
      '85 to 90 % of the second tokens accepted (DeepSeek-V3 technical report, arXiv 2412.19437); 39 % with layers ' +
      'of another checkpoint, 80 to 90 % and 1.5 to 1.8 times with its own (huggingface.co/yrrhall/Kimi-K2.5-MTP)',
  },
  draft: {
    method: 'draft',
    name: 'a draft model',
    proposed: 4,
    accepted: 2.4,
    low: 1.6,
    high: 2.9,
    overhead: 0.6,
    source: '1.4 to 1.6 times with vLLM on Llama 3.1 8B and 3.3 70B (docs.jarvislabs.ai, speculative decoding in vLLM)',
  },
  ngram: {
    method: 'ngram',
    name: 'n-gram lookup',
    proposed: 3,
    accepted: 1.25,
    low: 1,
    high: 2,
    overhead: 0.02,
    source: 'modest, by how much the answers repeat their prompts (docs.vllm.ai 0.19, speculative decoding); set',
  },
};

/** The method as the engine has it: llama.cpp knows draft models and lookup alone. */
export const speculationOn = (engine: Engine, method: SpeculativeMethod): Speculation =>
  SPECULATION[engine === 'llama.cpp' && method !== 'ngram' ? 'draft' : method];

/** Vocabulary that EAGLE-3 heads choose from, and bytes of a weight of theirs. */
const HEAD_VOCABULARY = 32_000;
const HEAD_WEIGHT_BYTES = 2;
/** A draft of 1.24 B parameters in 16 bits, the smallest of its family that is commonly used (Llama 3.2 1B). */
const DRAFT_BYTES = 2_480_000_000;

/** Bytes that proposing holds beside the model: one layer and its head; one layer of the model; a small model; nothing.
 *  @param modelBytes weights of the model as they are loaded */
export function speculationBytes(model: ModelFacts, method: SpeculativeMethod, modelBytes: number): number {
  const a = model.architecture;
  if (method === 'ngram') return 0;
  if (method === 'draft' || a === undefined) return DRAFT_BYTES;
  if (method === 'mtp') return Math.ceil(modelBytes / Math.max(1, a.layers));
  // Attention and feed-forward block of one layer, 12 x width squared; three hidden states joined, 3; the head.
  return HEAD_WEIGHT_BYTES * (15 * a.hiddenSize * a.hiddenSize + HEAD_VOCABULARY * a.hiddenSize);
}

/** Layers whose cache proposing adds. */
export const speculationLayers = (method: SpeculativeMethod): number => (method === 'ngram' ? 0 : 1);
