import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { createReader } from './reading/reader';

const reader = createReader(catalogGazetteer());

describe('of a prompt told twice the usual one is its length and the longest what must be held', () => {
  it.each([
    ['Qwen3 32B, prompts usually 6k tokens, up to 60k happen', 6000, 60_000],
    ['Qwen3 32B, prompts usually 6k tokens. Up to 60k happen.', 6000, 60_000],
    ['Qwen3 32B, prompts up to 24,000 tokens (average 9,000), answers 500 tokens', 9000, 24_000],
    ['Prompts average 9,000 tokens, up to 24,000; answers 500; Qwen3 32B', 9000, 24_000],
    ['Qwen3 32B, Prompts bis zu 24.000 Tokens (im Schnitt 9.000), Antworten 400 Tokens', 9000, 24_000],
    ['Die Prompts haben meist 5.000 Tokens, bis zu 40.000 kommen vor, Qwen3 32B', 5000, 40_000],
    ["Qwen3 32B, prompts de 4000 tokens en général, jusqu'à 30 000 parfois", 4000, 30_000],
    ['Qwen3 32B, prompts de 3.000 tokens normalmente, hasta 20.000 a veces', 3000, 20_000],
    ['Qwen3 32B, prompt di 3.000 token, fino a 21.000, risposte di 400 token', 3000, 21_000],
    ['Qwen3 32B, prompts 3,000 tokens, 21,000 at most, answers 400 tokens, 30 concurrent users', 3000, 21_000],
    ['Qwen3 32B, промпты обычно 4000 токенов, до 30000 бывают', 4000, 30_000],
  ])('%s', (text, inputTokens, contextTokens) => {
    const reading = reader.read(text);
    expect([reading.inputTokens?.value, reading.contextTokens?.value]).toEqual([inputTokens, contextTokens]);
    expect(reading.setAside).toEqual([]);
  });
  it('"at most" is no peak of people', () =>
    expect(
      reader.read('Qwen3 32B, prompts 3,000 tokens, 21,000 at most, 30 concurrent users').concurrentRequests?.value,
    ).toBe(30));
  it.each([
    ['Prompts of up to 24,000 tokens, answers 500, Qwen3 32B', 24_000, 500],
    ['Prompts up to 24,000 tokens, answers average 900 tokens, Qwen3 32B', 24_000, 900],
    ['Prompts of 2,000 tokens, answers up to 4,000, Qwen3 32B', 2000, 4000],
    ['Prompts 2k tokens, max output 4k, Qwen3 32B', 2000, 4000],
  ])('nothing else is: %s', (text, inputTokens, outputTokens) => {
    const reading = reader.read(text);
    expect([reading.inputTokens?.value, reading.outputTokens?.value]).toEqual([inputTokens, outputTokens]);
    expect(reading.contextTokens).toBeUndefined();
  });
});
