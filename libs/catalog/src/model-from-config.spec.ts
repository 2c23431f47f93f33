import {
  kvBytesPerSequence,
  kvBytesPerToken,
  modelFromConfig,
  modelProblems,
  parseConfigJson,
  requirement,
  weightBytes,
  type ModelFacts,
} from '@compute-advisor/domain';
import { PackagedCatalog } from './index';

/** The packaged model of that id. @throws {Error} when there is none */
function packaged(id: string): ModelFacts {
  const model = new PackagedCatalog().current().models.find((m) => m.id === id);
  if (model === undefined) throw new Error(`no ${id}`);
  return model;
}

const repeat = (pattern: readonly string[], times: number): string[] =>
  Array.from({ length: times }, () => pattern).flat();

/** Published configurations, the members that matter. */
const CONFIGS: Readonly<Record<string, object>> = {
  'meta-llama/Llama-3.3-70B-Instruct': {
    architectures: ['LlamaForCausalLM'],
    model_type: 'llama',
    hidden_size: 8192,
    num_hidden_layers: 80,
    num_attention_heads: 64,
    num_key_value_heads: 8,
    intermediate_size: 28672,
    vocab_size: 128256,
    tie_word_embeddings: false,
    max_position_embeddings: 131072,
    torch_dtype: 'bfloat16',
    hidden_act: 'silu',
    head_dim: 128,
  },
  'deepseek-ai/DeepSeek-V3': {
    architectures: ['DeepseekV3ForCausalLM'],
    model_type: 'deepseek_v3',
    hidden_size: 7168,
    num_hidden_layers: 61,
    num_attention_heads: 128,
    num_key_value_heads: 128,
    intermediate_size: 18432,
    vocab_size: 129280,
    kv_lora_rank: 512,
    q_lora_rank: 1536,
    qk_nope_head_dim: 128,
    qk_rope_head_dim: 64,
    v_head_dim: 128,
    n_routed_experts: 256,
    n_shared_experts: 1,
    num_experts_per_tok: 8,
    moe_intermediate_size: 2048,
    first_k_dense_replace: 3,
    moe_layer_freq: 1,
    max_position_embeddings: 163840,
    quantization_config: { quant_method: 'fp8' },
    torch_dtype: 'bfloat16',
  },
  'openai/gpt-oss-120b': {
    architectures: ['GptOssForCausalLM'],
    model_type: 'gpt_oss',
    hidden_size: 2880,
    num_hidden_layers: 36,
    num_attention_heads: 64,
    num_key_value_heads: 8,
    head_dim: 64,
    intermediate_size: 2880,
    vocab_size: 201088,
    num_local_experts: 128,
    num_experts_per_tok: 4,
    sliding_window: 128,
    layer_types: repeat(['sliding_attention', 'full_attention'], 18),
    max_position_embeddings: 131072,
    quantization_config: { quant_method: 'mxfp4' },
  },
  'google/gemma-3-27b-it': {
    architectures: ['Gemma3ForConditionalGeneration'],
    model_type: 'gemma3',
    vision_config: { hidden_size: 1152, num_hidden_layers: 27 },
    text_config: {
      model_type: 'gemma3_text',
      hidden_size: 5376,
      num_hidden_layers: 62,
      num_attention_heads: 32,
      num_key_value_heads: 16,
      head_dim: 128,
      intermediate_size: 21504,
      vocab_size: 262208,
      sliding_window: 1024,
      sliding_window_pattern: 6,
      max_position_embeddings: 131072,
      tie_word_embeddings: true,
      hidden_activation: 'gelu_pytorch_tanh',
    },
  },
  'nvidia/NVIDIA-Nemotron-3-Nano-30B-A3B-BF16': {
    architectures: ['NemotronHForCausalLM'],
    model_type: 'nemotron_h',
    hidden_size: 2688,
    num_hidden_layers: 52,
    num_attention_heads: 32,
    num_key_value_heads: 2,
    head_dim: 128,
    intermediate_size: 1856,
    vocab_size: 131072,
    hybrid_override_pattern: 'MEMEM*EMEMEM*EMEMEM*EMEMEM*EMEMEM*EMEMEMEM*EMEMEMEME',
    mamba_num_heads: 64,
    mamba_head_dim: 64,
    ssm_state_size: 128,
    n_groups: 8,
    conv_kernel: 4,
    n_routed_experts: 128,
    num_experts_per_tok: 6,
    n_shared_experts: 1,
    moe_intermediate_size: 1856,
    moe_shared_expert_intermediate_size: 3712,
    mlp_hidden_act: 'relu2',
    max_position_embeddings: 262144,
  },
  'ai21labs/AI21-Jamba-Mini-1.7': {
    architectures: ['JambaForCausalLM'],
    model_type: 'jamba',
    hidden_size: 4096,
    num_hidden_layers: 32,
    num_attention_heads: 32,
    num_key_value_heads: 8,
    intermediate_size: 14336,
    vocab_size: 65536,
    attn_layer_period: 8,
    attn_layer_offset: 4,
    expert_layer_period: 2,
    expert_layer_offset: 1,
    num_experts: 16,
    num_experts_per_tok: 2,
    mamba_d_state: 16,
    mamba_d_conv: 4,
    mamba_expand: 2,
    max_position_embeddings: 262144,
  },
};

describe('a model read from its config.json', () => {
  it.each(Object.keys(CONFIGS))(
    '%s: parameters within 3 %% and the cache to the byte of what the catalog holds',
    (id) => {
      const known = packaged(id);
      const model = modelFromConfig(parseConfigJson(JSON.stringify(CONFIGS[id])), { id });
      expect(modelProblems(model)).toEqual([]);
      expect(Math.abs(model.parametersTotal / known.parametersTotal - 1)).toBeLessThan(0.03);
      expect(kvBytesPerToken(model, 'bf16')).toBe(kvBytesPerToken(known, 'bf16'));
      expect(kvBytesPerSequence(model, 'bf16', 32_768)).toBe(kvBytesPerSequence(known, 'bf16', 32_768));
      expect(model.nativePrecision).toBe(known.nativePrecision);
      expect(model.kind).toBe(known.kind);
    },
  );

  it('takes the published count when it is given: Llama 3.3 70B is then 141 GB to the byte', () => {
    const model = modelFromConfig(parseConfigJson(JSON.stringify(CONFIGS['meta-llama/Llama-3.3-70B-Instruct'])), {
      id: 'acme/70b',
      parametersTotal: 70_553_706_496,
    });
    expect(model.parametersTotal).toBe(70_553_706_496);
    // Two bytes a parameter, and rotary tables of 131,072 x 128 x 2 bytes.
    expect(weightBytes(model, 'bf16')).toBe(141_107_412_992 + 33_554_432);
  });

  it('reads what Python writes: bare Infinity and NaN, also beside the same words in texts', () => {
    expect(
      parseConfigJson('{"time_step_limit": [0.0, Infinity], "x": -Infinity, "y": NaN, "name": "NaN to Infinity"}'),
    ).toEqual({ time_step_limit: [0, null], x: null, y: null, name: 'NaN to Infinity' });
    expect(() => parseConfigJson('[1]')).toThrow('one JSON object');
    expect(() => parseConfigJson('{')).toThrow(SyntaxError);
  });

  it('takes an unknown architecture at its upper bound and says so', () => {
    const model = modelFromConfig(
      {
        model_type: 'novel',
        hidden_size: 4096,
        num_hidden_layers: 40,
        num_attention_heads: 32,
        vocab_size: 100_000,
        intermediate_size: 12_000,
        layer_types: repeat(['novel_recurrent', 'full_attention'], 20),
      },
      { id: 'acme/novel' },
    );
    expect(model.notes).toBe(
      'no key/value heads are stated: as many as attention heads are assumed, the upper bound of the ' +
        'cache; the kind of the state layers is not known: a state of 256 elements per hidden unit is assumed',
    );
    expect(kvBytesPerToken(model, 'bf16')).toBe(2 * 20 * 32 * 128 * 2);
    expect(
      requirement(
        model,
        { engine: 'vllm', weightPrecision: 'bf16', kvPrecision: 'bf16' },
        { contextTokens: 8_192, sequences: 1 },
      ).totalRequiredBytes,
    ).toBeGreaterThan(2 * model.parametersTotal);
  });

  it('names what is missing', () => {
    expect(() => modelFromConfig({ hidden_size: 4096 }, { id: 'acme/nothing' })).toThrow(
      'the config has no num_hidden_layers, vocab_size',
    );
  });
});
