import type { ModelFacts } from '../facts/model-facts';

/** What lets a server take longer sequences than the checkpoint is configured for; all empty where it is not asked to.
 */
export interface LongContext {
  readonly before: readonly string[];
  readonly flags: readonly string[];
  readonly remarks: readonly string[];
}

/** Qwen2 to Qwen3 are trained on so many tokens and published for YaRN beyond them (their model cards). */
const QWEN_TRAINED_ON = 32_768;
const QWEN_YARN = /^Qwen\/(Qwen2-\d+B|Qwen2\.5-(Coder-)?\d+B|QwQ-|Qwen3-\d+B)/;
const LAST_CONFIGURED = 40_960;

/** Servers refuse to start past the configured length unless the rotary scaling is stated (docs.vllm.ai, context
 *  extension) or the check is switched off.
 *  @param permission the line that switches it off */
export function longContext(
  model: ModelFacts,
  contextTokens: number,
  permission: string,
  scales: boolean,
): LongContext {
  const configured = model.nativeContext ?? model.maxContext;
  if (configured === undefined || contextTokens <= configured) return { before: [], flags: [], remarks: [] };
  if (scales && configured <= LAST_CONFIGURED && QWEN_YARN.test(model.id)) {
    const factor = Math.ceil(contextTokens / QWEN_TRAINED_ON);
    return {
      before: [],
      remarks: [],
      flags: [
        `--hf-overrides '{"rope_parameters": {"rope_type": "yarn", "rope_theta": 1000000, "factor": ` +
          `${factor}, "original_max_position_embeddings": ${QWEN_TRAINED_ON}}}'`,
      ],
    };
  }
  return {
    before: [permission],
    flags: [],
    remarks: [
      `The checkpoint is configured for ${configured} tokens; set the rotary scaling that its model card ` +
        'names, or the quality beyond them is not known.',
    ],
  };
}
