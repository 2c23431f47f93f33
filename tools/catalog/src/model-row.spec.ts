import { modelFromConfig } from '@compute-advisor/domain';
import { missingFacts, rowProblems } from './model-row';

const config = {
  model_type: 'llama',
  hidden_size: 4096,
  num_hidden_layers: 32,
  num_attention_heads: 32,
  num_key_value_heads: 8,
  intermediate_size: 14336,
  vocab_size: 128256,
  max_position_embeddings: 131072,
};

describe('a model read from its config', () => {
  it('says in one run what a row of the catalog still lacks', () => {
    const model = modelFromConfig(config, { id: 'acme/eight' });
    expect(rowProblems(model)).toEqual([]);
    expect(missingFacts(model).map((m) => m.split(':')[0])).toEqual([
      'released',
      'license',
      'aliases',
      'parametersTotal',
      'kvBytesPerTokenBf16',
      'source',
    ]);
  });

  it('of a shape that nothing computes is refused with the place', () => {
    const model = modelFromConfig(config, { id: 'acme/eight' });
    const odd = {
      ...model,
      architecture: { ...model.architecture, attention: 'holographic' },
    } as unknown as typeof model;
    expect(rowProblems(odd).join(' ')).toContain('architecture.attention');
  });
});
