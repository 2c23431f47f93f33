import { kvBytesPerToken } from '../memory/kv-cache';
import { ownModel } from './own-model';

describe('ownModel', () => {
  it('reads a whole config.json: 32 layers, 8 of 32 heads of 128 keep 131,072 bytes per token', () => {
    const model = ownModel({
      config: {
        num_hidden_layers: 32,
        hidden_size: 4096,
        num_attention_heads: 32,
        num_key_value_heads: 8,
        intermediate_size: 14_336,
        vocab_size: 128_256,
        max_position_embeddings: 131_072,
        torch_dtype: 'bfloat16',
      },
    });
    // Embedding and head 2 x 128,256 x 4,096; per layer 4,096 x (4,096 x 2 + 1,024 x 2 + 3 x 14,336) and two norms.
    expect(model?.parametersTotal).toBe(8_030_261_248);
    expect(model?.id).toBe('custom/8.03b');
    expect(model && kvBytesPerToken(model, 'bf16')).toBe(131_072);
    expect(model?.maxContext).toBe(131_072);
  });
  it('takes layers and width in words: 80 layers with 8 heads of 128 are 327,680 bytes per token', () => {
    const model = ownModel({ layers: 80, hiddenSize: 8192, heads: 64, kvHeads: 8 }, { parametersB: 70 });
    expect(model?.id).toBe('custom/70b');
    expect(model && kvBytesPerToken(model, 'bf16')).toBe(327_680);
  });
  it('changes what is told of a model of which else only the size is known', () => {
    const usual = ownModel({}, { parametersB: 13 });
    const told = ownModel({ kvHeads: 2 }, { parametersB: 13 });
    expect(usual && kvBytesPerToken(usual, 'bf16')).toBe(2 * 48 * 40 * 128 * 2);
    expect(told && kvBytesPerToken(told, 'bf16')).toBe(2 * 48 * 2 * 128 * 2);
  });
  it('knows nothing from nothing', () => {
    expect(ownModel({ kvHeads: 8 })).toBeUndefined();
    expect(ownModel({ config: { model_type: 'llama' } })).toBeUndefined();
  });
});
