/** Facts that the collections leave out, each with its source; the importer lays them over the models they name. */
export interface Addition {
  readonly ids: readonly string[];
  /** Members of `architecture.other`. */
  readonly other?: Readonly<Record<string, number>>;
  /** Bits per element by tensor group, for published checkpoints that mix widths. */
  readonly mixedCheckpoints?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly source: Readonly<Record<string, string>>;
}

const ROTARY =
  'vLLM LinearScalingRotaryEmbedding: the table is max_position_embeddings x factor long; google/gemma-3 config.json: rope_scaling linear, factor 8, 131,072 positions, beside a local table of 131,072';

export const ADDITIONS: readonly Addition[] = [
  {
    ids: ['google/gemma-3-4b-it', 'google/gemma-3-12b-it', 'google/medgemma-4b-it'],
    other: { rotaryTableElements: 131_072 * 9 * 256 },
    source: { rotary_table: ROTARY },
  },
  {
    ids: ['google/gemma-3-27b-it', 'google/medgemma-27b-it'],
    other: { rotaryTableElements: 131_072 * 9 * 128 },
    source: { rotary_table: ROTARY },
  },
  {
    ids: ['XiaomiMiMo/MiMo-V2.5', 'XiaomiMiMo/MiMo-V2.5-Pro'],
    other: { rotaryTableElements: 1_048_576 * 64 },
    source: {
      rotary_table: 'XiaomiMiMo/MiMo-V2 config.json: partial_rotary_factor 0.334 of a 192-wide head, 64 elements',
    },
  },
  {
    ids: ['meta-llama/Llama-3.1-405B-Instruct'],
    // 124 of the 126 feed-forward blocks are 8-bit, the first and the last 16.
    mixedCheckpoints: { fp8: { attention: 16, dense_mlp: (124 * 8 + 2 * 16) / 126 } },
    source: {
      mixed_checkpoints:
        'meta-llama/Llama-3.1-405B-Instruct-FP8 quantization_config modules_to_not_convert: all attention, first and last block',
    },
  },
  {
    ids: ['meta-llama/Llama-4-Maverick-17B-128E-Instruct'],
    mixedCheckpoints: { fp8: { attention: 16, dense_mlp: 16, shared_experts: 16, experts: 8 } },
    source: {
      mixed_checkpoints:
        'the FP8 checkpoint holds 66,060,288 elements more than the bf16 one (llmfit hf_models.json): one scale per output row of the experts alone',
    },
  },
  {
    ids: ['deepseek-ai/DeepSeek-V4-Flash', 'deepseek-ai/DeepSeek-V4-Pro'],
    mixedCheckpoints: { mxfp4: { attention: 8, latent_projections: 8, dense_mlp: 8, shared_experts: 8 } },
    source: {
      mixed_checkpoints:
        'published element counts: experts as packed 4-bit with 8-bit scales, FP8 elsewhere (checkpoint note in the model facts)',
    },
  },
];
