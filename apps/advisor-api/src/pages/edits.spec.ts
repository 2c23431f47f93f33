import { createAdvisor, type SpecSoFar, type Sourced } from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { HmacAnalysisIds } from '../composition/planning/analysis-ids';
import { edited, EDITS, placeOf, reworded } from './edits';
import { known } from '../testing/known';

const advisor = createAdvisor({
  catalog: new PackagedCatalog(),
  pricing: new PackagedPriceBook(),
  ids: new HmacAnalysisIds('edits'),
  analyses: { save: () => Promise.resolve(), find: () => Promise.resolve(undefined) },
});
const specOf = (description: string): SpecSoFar => advisor.answer({ description }).advice.spec_so_far;

/** A member by its name, wherever it stands. */
function memberOf(spec: SpecSoFar, name: string): Sourced<unknown> | undefined {
  const places: readonly object[] = [spec, spec.traffic, spec.token_lengths, spec.latency];
  return places
    .map((place) => (place as Record<string, unknown>)[name] as Sourced<unknown> | undefined)
    .find((found) => found !== undefined);
}

describe('an assumption changed where it stands', () => {
  const changes: readonly (readonly [string, string, unknown])[] = [
    ['concurrent_requests', '64', 64],
    ['requests_per_second', '2.5', 2.5],
    ['input_tokens', '3000', 3000],
    ['output_tokens', '700', 700],
    ['context_tokens', '32768', 32768],
    ['total_users', '5000', 5000],
    ['requests_per_day', '20000', 20000],
    ['ttft_ms', '450', 450],
    ['tpot_ms', '35', 35],
    ['model', 'Qwen/Qwen2.5-7B-Instruct', 'Qwen/Qwen2.5-7B-Instruct'],
    ...['fp8', 'int8', 'int4', 'awq', 'gptq', 'q8_0', 'q4_k_m'].map(
      (value) => ['weight_precision', value, value] as const,
    ),
    ...['fp8', 'bf16'].map((value) => ['kv_cache_precision', value, value] as const),
    ...known(EDITS['engine']?.choices, 'engines').map((value) => ['engine', value, value] as const),
    ...known(EDITS['use_case']?.choices, 'use cases').map((value) => ['use_case', value, value] as const),
  ];
  it.each(changes)('%s = %s is read from the words that were added', (member, entered, value) => {
    const description = known(edited('We need GPUs', member, entered), 'edited text');
    expect({ description, read: memberOf(specOf(description), member) }).toMatchObject({
      description,
      read: { value, source: 'inferred' },
    });
  });

  it('hours rented per month are changed by the hours per day: 12 hours a day are 365 hours a month', () => {
    expect(specOf(known(edited('We need GPUs', 'hours_per_month', '12'), 'edited text')).traffic).toMatchObject({
      hours_per_day: { value: 12, source: 'inferred' },
      hours_per_month: { value: 365, source: 'derived' },
    });
    expect(edited('We need GPUs', 'hours_per_month', '25')).toBeUndefined();
  });

  it('takes the place of the earlier change of the same value, and leaves the others', () => {
    const first = known(edited('Chatbot for Llama 3.1 8B', 'context_tokens', '16384'), 'edited text');
    const once = known(edited(first, 'concurrent_requests', '20'), 'edited text');
    expect(once).toBe('Chatbot for Llama 3.1 8B. 16384 token context. 20 concurrent requests.');
    expect(edited(once, 'context_tokens', '4096')).toBe(
      'Chatbot for Llama 3.1 8B. 20 concurrent requests. 4096 token context.',
    );
    expect(edited('Which GPUs?', 'engine', 'sglang')).toBe('Which GPUs? Served with sglang.');
  });

  it('takes the place of the words it was read from, as often as wanted', () => {
    const text = 'Llama 3.1 8B for about 40 people at once, 8k context';
    const once = known(edited(text, 'concurrent_requests', '60', { start: 17, end: 40 }), 'edited text');
    expect(once).toBe('Llama 3.1 8B for 60 concurrent requests, 8k context');
    expect(specOf(once).traffic.concurrent_requests).toMatchObject({ value: 60, source: 'inferred' });
    expect(edited(once, 'words', '90 users at once', { start: 17, end: 39 })).toBe(
      'Llama 3.1 8B for 90 users at once, 8k context',
    );
    expect(reworded('Llama 3.1 8B, first token within 1 ms', { start: 14, end: 37 }, '')).toBe('Llama 3.1 8B');
  });
  it('share of the prompt and budget are said so that they are read', () => {
    const text = 'Llama 3.1 8B for 40 people at once';
    const reused = known(edited(text, 'prefix_cache_share', '60'), 'edited text');
    expect(specOf(reused).traffic.prefix_cache_share).toMatchObject({ value: 0.6, source: 'inferred' });
    expect(edited(reused, 'prefix_cache_share', '30')).toBe(`${text}. 30% prefix cache hit rate.`);
    const limited = known(edited(text, 'usd_per_month', '4000'), 'edited text');
    expect(specOf(limited).budget?.usd_per_month).toMatchObject({ value: 4000, source: 'inferred' });
  });
  it('places are two figures inside the text', () => {
    expect([placeOf('3-9', 10), placeOf('9-3', 10), placeOf('3-11', 10), placeOf('x', 10)]).toEqual([
      { start: 3, end: 9 },
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is refused for members that cannot be changed and values that cannot be entered', () => {
    for (const [member, value] of [
      ['constructor', '1'],
      ['currency', '5'],
      ['context_tokens', 'lots'],
      ['context_tokens', '-1'],
      ['context_tokens', '1e9'],
      ['engine', 'my own'],
      ['engine', ''],
      ['model', 'x'.repeat(101)],
    ] as const)
      expect(edited('x', member, value)).toBeUndefined();
  });
});
