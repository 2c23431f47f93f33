import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';
import { createReader } from './reader';

const reader = createReader(catalogGazetteer());
const cards = (text: string): readonly string[] =>
  (reader.read(text).fleet?.value ?? []).map(({ gpuId, gpuCount }) => `${gpuCount} ${gpuId}`);
const weighed = (text: string): readonly string[] =>
  (reader.read(text).candidates?.value ?? []).map(({ gpuId, gpuCount }) => `${gpuCount ?? '?'} ${gpuId}`);

describe('what a word right beside it calls rented is there, and its price is paid, whatever is imagined', () => {
  it.each([
    'Lohnt sich der Kauf von zwei L40S statt der gemieteten 2x H100 (3,10 $/h pro GPU)?',
    'Wenn wir statt der gemieteten 2x H100 (3,10 $/h je Karte) zwei L40S kaufen würden, wäre das billiger?',
    'Should we buy 2 L40S instead of the 2x H100 we rent ($3.10/h each)?',
    'What if we bought 2 L40S instead of the rented 2x H100 ($3.10/h each)?',
    'Faut-il acheter deux L40S au lieu des 2x H100 loués (3,10 $/h chacun) ?',
    'Si on achetait deux L40S au lieu des 2x H100 que nous louons (3,10 $/h chacun) ?',
    '¿Compramos 2 L40S en lugar de las 2x H100 alquiladas (3,10 $/h cada una)?',
    "Compriamo 2 L40S invece delle 2x H100 a noleggio (3,10 $/h l'una)?",
  ])('%s', (question) => {
    const text = `${question} Qwen3 32B.`;
    expect(cards(text)).toEqual(['2 h100-sxm-80gb']);
    expect(reader.read(text).pricePerGpuHour?.value).toBe(3.1);
  });
  it('the price of what would be rented is not', () => {
    const text = 'Should we rent 2x H100 ($3.10/h each) instead of our 4x L40S? Qwen3 32B.';
    expect([cards(text), weighed(text)]).toEqual([['4 l40s-48gb'], ['2 h100-sxm-80gb']]);
    expect(reader.read(text).pricePerGpuHour).toBeUndefined();
  });
});

describe('what is called ours is there, beside what would be rented', () => {
  it.each([
    ['Reichen unsere 2 L40S oder sollten wir 2 H100 mieten?', ['2 h100-sxm-80gb']],
    ['Would our 2x L40S be enough or should we rent 2 H100?', ['2 h100-sxm-80gb']],
    ['Renting 2 H100 or our two L40S, which is cheaper?', ['2 h100-sxm-80gb']],
    ['Хватит ли наших 2 L40S или арендовать 2 H100?', ['2 h100-sxm-80gb']],
    ['Zijn onze 2 L40S genoeg of moeten we H100 huren?', ['? h100-sxm-80gb']],
    ['Noleggiare o tenere le nostre 2 L40S?', []],
    ['Is renting cheaper than our own 2x L40S?', []],
  ])('%s', (question, candidates) => {
    const text = `${question} Qwen3 32B.`;
    expect([cards(text), weighed(text)]).toEqual([['2 l40s-48gb'], candidates]);
  });
  it('also what is joined to it, and what stands in our computer', () => {
    expect(cards('Are our 2x A100 and 4x L40S enough for Qwen3 32B, or should we add H100?')).toEqual([
      '2 a100-sxm4-80gb',
      '4 l40s-48gb',
    ]);
    expect(cards('Is the 4090 in my gaming PC enough for Qwen3 14B or should I rent an A100?')).toEqual([
      '1 rtx-4090-24gb',
    ]);
  });
  it.each([
    ['Rent or buy 2x L40S? Qwen3 32B.', ['2 l40s-48gb']],
    ['Do we rent 2x H100 or 4x A100? Qwen3 32B.', ['2 h100-sxm-80gb', '4 a100-sxm4-80gb']],
    ['Our vendor proposes 4x H100. Enough for Qwen3 32B?', ['4 h100-sxm-80gb']],
    ['Should we build our own 4x H100 cluster? Qwen3 32B.', ['4 h100-sxm-80gb']],
    ['Would our own 4x H100 be cheaper than the API? Qwen3 32B.', ['4 h100-sxm-80gb']],
    ['Our planned 4x H100: enough for Qwen3 32B?', ['4 h100-sxm-80gb']],
    ['Our 2x T4 are sold. What do we need for Qwen3 32B?', []],
  ])('nothing is there: %s', (text, candidates) => expect([cards(text), weighed(text)]).toEqual([[], candidates]));
  it('what replaces it is weighed', () =>
    expect(weighed('If we replaced our 4x A100 with L40S, would it be cheaper? Qwen3 32B.')).toEqual(['? l40s-48gb']));
});
