import { createReader } from '../reading/reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('a length that is joined to its unit describes what follows', () => {
  it('holds so much in a session and counts none of them', () => {
    const { contextTokens, concurrentRequests } = reader.read(
      'How many concurrent 32k-token sessions fit on one H200 with Qwen3-32B?',
    );
    expect(contextTokens?.value).toBe(32_768);
    expect(concurrentRequests).toBeUndefined();
  });
  it.each([
    ['40 parallel 16k-token requests with Qwen3-32B on H100', 40, 16_000],
    ['24 parallel 6k token requests with Qwen3-32B on H100', 24, 6000],
  ])('brings it with every request: %s', (text, concurrent, tokens) => {
    const { inputTokens, concurrentRequests } = reader.read(text);
    expect([concurrentRequests?.value, inputTokens?.value]).toEqual([concurrent, tokens]);
  });
  it.each([
    ['does GLM 4.5 Air fit into 2x RTX Pro 6000, and if yes how many of those 128k convos at once?', 131_072],
    ['how many 16k sessions can an H100 hold with Llama 3.1 8B?', 16_384],
  ])('is what each holds where their number is asked for: %s', (text, tokens) => {
    const { contextTokens, concurrentRequests, mode } = reader.read(text);
    expect([contextTokens?.value, concurrentRequests, mode?.value]).toEqual([tokens, undefined, 'model']);
  });
  it('is no speed where the noun has a pace', () => {
    const reading = reader.read('we get 20 6k-token documents per minute for Qwen3-32B');
    expect(reading.requestsPerSecond?.value).toBeCloseTo(0.3333, 4);
    expect(reading.inputTokens?.value).toBe(6000);
    expect(reading.outputTokensPerSecond).toBeUndefined();
  });
});
