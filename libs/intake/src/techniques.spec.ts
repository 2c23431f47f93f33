import { createReader } from './index';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('speculative decoding', () => {
  it.each([
    ['Llama 3.1 8B for 50 users at once with EAGLE-3 speculative decoding', 'eagle', 'EAGLE-3 speculative decoding'],
    ['We run DeepSeek-V3 with MTP on 8x H200, 32 concurrent users', 'mtp', 'MTP'],
    ['Qwen3 32B, multi-token prediction, 10 concurrent requests', 'mtp', 'multi-token prediction'],
    ['Llama 3.3 70B with a draft model for 4 concurrent users', 'draft', 'draft model'],
    ['Llama 3.3 70B and prompt lookup decoding, 4 concurrent users', 'ngram', 'prompt lookup decoding'],
    ['Llama 3.3 70B for 4 concurrent users using speculative decoding', 'draft', 'speculative decoding'],
  ])('%s: %s', (text, method, evidence) => {
    expect(reader.read(text).speculativeDecoding).toMatchObject({ value: method, evidence });
  });
  it.each([
    'Llama 3.3 70B for 10 users, no speculative decoding',
    'Llama 3.3 70B for 10 users without a draft model',
    'A blog says EAGLE-3 doubles the speed. Llama 3.3 70B for 10 concurrent users.',
    'Llama 3.3 70B for 10 users',
  ])('%s: none', (text) => {
    expect(reader.read(text).speculativeDecoding).toBeUndefined();
  });
  it('says that the method was not named', () => {
    const read = reader.read('Llama 3.3 70B for 4 concurrent users using speculative decoding').speculativeDecoding;
    expect(read?.approximation).toContain('a small draft model is counted');
  });
});

describe('slices of cards', () => {
  it.each([
    ['We run Llama 3.1 8B on two 3g.40gb MIG slices of an H100', { profile: '3g.40gb', slices: 2 }],
    ['Llama 3.1 8B on one 1g.10gb MIG slice of an A100 80GB, 4 concurrent users', { profile: '1g.10gb', slices: 1 }],
    ['Qwen3 4B on 4 MIG slices of 1g.20gb, 20 concurrent users', { profile: '1g.20gb', slices: 4 }],
    ['We split an H100 with MIG for Qwen3 4B, 5 concurrent users', {}],
  ])('%s', (text, value) => {
    expect(reader.read(text).mig?.value).toEqual(value);
  });
  it('leaves none of its figures unaccounted for', () => {
    const read = reader.read('We run Llama 3.1 8B on two 3g.40gb MIG slices of an H100, 10 concurrent users');
    expect(read.setAside).toEqual([]);
    expect(read.fleet?.value).toEqual([{ gpuId: 'h100-sxm-80gb', gpuCount: 1 }]);
  });
});

describe('a context that is said to be in the prompt', () => {
  it.each([
    ['RAG with Llama 3.1 8B, 24k tokens of context in the prompt, 200 output tokens, 10 at a time', 24_000, undefined],
    ['Llama 3.1 8B for 10 concurrent users, 6,000 tokens of context per question', 6000, undefined],
    ['Llama 3.1 8B for 10 concurrent users with a 24k context', undefined, 24_000],
    ['Llama 3.1 8B for 10 concurrent users, 8k context, prompts of 2,000 tokens', 2000, 8192],
  ])('%s', (text, input, context) => {
    const read = reader.read(text);
    expect([read.inputTokens?.value, read.contextTokens?.value]).toEqual([input, context]);
  });
});
