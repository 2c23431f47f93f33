import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import type { Reading } from './reading';

const reader = createReader(catalogGazetteer());
const read = (text: string): Reading => reader.read(text);

describe('what comes with each, in the busiest second, and how long one of them may take', () => {
  it.each([
    ['12k tokens of building regulations per question, Qwen2.5-72B.', 'inputTokens', 12_000],
    ['6k tokens of case law per request, Qwen2.5-72B.', 'inputTokens', 6000],
    ['14M lines a day, the worst second has 420 of them, Qwen3-4B. L4?', 'requestsPerSecond', 420],
    ['5M events a day, in the busiest second 420 arrive, Qwen3-4B. L4?', 'requestsPerSecond', 420],
    ["14 000 factures par mois, rien d'urgent : 30 secondes par facture, ça va. Qwen3 8B", 'endToEndMs', 30_000],
    ['14,000 invoices a month, 30 seconds per invoice is fine. Qwen3 8B', 'endToEndMs', 30_000],
    ['14.000 Rechnungen im Monat, 40 Sekunden je Rechnung reichen. Qwen3 8B', 'endToEndMs', 40_000],
    ['22 queries/s, bge-m3, everything back in 250 ms. L4?', 'endToEndMs', 250],
    ["Gemma 3 12B, 55 à la fois, premier token en moins d'une seconde.", 'ttftMs', 1000],
    ['Gemma 3 12B, 55 gleichzeitig, erstes Token in weniger als einer Sekunde.', 'ttftMs', 1000],
    ['2x H200 NVL, 40 sessions, TPOT 17 ms. 130 sessions at once from May, TPOT may rise to 40 ms.', 'tpotMs', 40],
    ["4x T4, Gemma 3 12B, each sees 9 tok/s. That's too slow, 20 would be nice.", 'tokensPerSecondPerUser', 20],
    ['4x T4, Gemma 3 12B, jeder bekommt 9 tok/s. 20 wären schön.', 'tokensPerSecondPerUser', 20],
    ['Mistral 7B, 21,000 mails a day, nobody writes mails after 20:00 or before 6:00.', 'hoursPerDay', 14],
  ] as const)('%s', (text, member, value) => {
    expect(read(text)[member]?.value).toBe(value);
  });

  it.each([
    ['300 concurrent players on 6x L4, and marketing talks of three times the players. Gemma 3 12B', 3],
    ['40 users at once on 4x L4, and sales promises 4 times the customers by autumn. Gemma 3 12B', 4],
  ])('a multiple of people counts none: %s', (text, factor) => {
    expect([read(text).growthFactor?.value, read(text).totalUsers]).toEqual([factor, undefined]);
  });

  it('hours in brackets that run at a multiple of the mean are those of the peak', () => {
    const text = '26,000 daily users, 12 turns each. Evenings (19 to 22 h) run at three times the average. Qwen3 8B.';
    expect([read(text).hoursPerDay, read(text).peakFactor?.value]).toEqual([undefined, 3]);
    expect(read('26,000 daily users, Qwen3 8B, open (8 to 20 h).').hoursPerDay?.value).toBe(12);
  });

  it('a price that runs until a month is paid now', () => {
    expect(read('8x MI300X. We pay $1.99 per GPU-hour until March. Qwen3 32B.').pricePerGpuHour?.value).toBe(1.99);
  });
});

describe('what was tried, what is gone and what others set is nothing that is planned', () => {
  it('hardware that brackets call gone', () => {
    const told = 'On a test A100 (RunPod, deleted since) it did 5,100 tok/s with 256 seqs. 540k rulings, Qwen3 32B?';
    const { fleet, concurrentRequests, outputTokensPerSecond, constraints } = read(told);
    expect([fleet, concurrentRequests, outputTokensPerSecond, constraints?.providers]).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('one person it was fine for, and the setting of a sister school', () => {
    const tried = 'Class of 26, all typing at once. Gemma 3 12B was fine on my laptop for one person. A 5090?';
    expect(read(tried).concurrentRequests?.value).toBe(26);
    const set = 'Our sister school got four V100 and says `OLLAMA_NUM_PARALLEL=4` is enough. 26 at once, Gemma 3 12B.';
    expect(read(set).engine).toBeUndefined();
    expect(read('We set OLLAMA_NUM_PARALLEL=4 on two L4. Gemma 3 12B.').engine?.value).toBe('llama.cpp');
  });

  it.each([
    ["I'd rather not go back to Azure. Server with two L4, Gemma 3 12B, 20 at once.", 'azure'],
    ["We don't want to return to AWS. Two L4, Gemma 3 12B, 20 at once.", 'aws'],
  ])('a provider nobody goes back to is left out: %s', (text, provider) => {
    expect(read(text).constraints?.providers).toBeUndefined();
    expect(read(text).constraints?.excludedProviders?.value).toEqual([provider]);
  });

  it('a complaint behind the comma leaves the speed what it is', () => {
    const text = '2x 3090, Qwen3 32B q4, 24 tok/s, prefill awful. Worth a 5090?';
    expect(read(text).observed?.outputTokensPerSecond?.value).toBe(24);
  });
});
