import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const batchOf = (text: string): unknown => reader.read(`Qwen3 32B, ${text}.`).batch?.value;

describe('tokens of a period, told by their side', () => {
  it.each([
    '40 million input and 6 million output tokens per day',
    '40 million tokens in and 6 million out per day',
    '40M prompt tokens and 6M completion tokens a day',
    '40 millions de tokens en entrée et 6 millions en sortie par jour',
    '1.2 Mrd. Eingabetoken und 180 Mio. Ausgabetoken im Monat',
  ])('prompts and answers are told apart: %s', (text) => {
    expect(batchOf(text)).toEqual({
      totalTokens: 46_000_000,
      inputTokens: 40_000_000,
      outputTokens: 6_000_000,
      recurrence: 'daily',
    });
    expect(reader.read(`Qwen3 32B, ${text}.`).inputTokens).toBeUndefined();
  });

  it('one side alone is that side, and no side is both together', () => {
    expect(batchOf('600 million output tokens a month')).toEqual({ outputTokens: 20_000_000, recurrence: 'daily' });
    expect(batchOf('3 billion input tokens a month')).toEqual({ inputTokens: 100_000_000, recurrence: 'daily' });
    expect(batchOf('600 million tokens in a month')).toEqual({ totalTokens: 20_000_000, recurrence: 'daily' });
  });

  it('with the length of what it counts it is so many requests', () => {
    const both = reader.read('Qwen3 32B, 2k tokens in, 300 out, 5 million tokens a day.');
    expect(both.requestsPerDay?.value).toBe(2_174);
    const written = reader.read('Qwen3 32B, 2,000 tokens in, 300 tokens out, 3 million output tokens a day.');
    expect(written.requestsPerDay?.value).toBe(10_000);
  });
});
