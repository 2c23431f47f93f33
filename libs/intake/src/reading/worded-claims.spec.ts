import { createReader } from '../reader';
import type { Reading } from '../reading';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const numbers = (text: string, names: readonly (keyof Reading)[]): (number | undefined)[] => {
  const reading = reader.read(`${text} Llama 3.3 70B.`);
  return names.map((name) => (reading[name] as { value?: number } | undefined)?.value);
};

describe('what several words say together', () => {
  it.each<[string, number, number]>([
    ['Each call has 2,000 tokens in, of which 1,500 are the same instructions, and 200 out.', 2000, 0.75],
    ['4,000 tokens of prompt (3,000 of them examples that never change) and 150 tokens of answer.', 4000, 0.75],
  ])('%s has its shared part', (text, input, share) => {
    expect(numbers(text, ['inputTokens', 'prefixCacheShare'])).toEqual([input, share]);
  });

  it.each<[string, number, number]>([
    ['Per ticket 2,400 tokens incl. history, and 90 tokens of verdict.', 2400, 90],
    ['A contract with its annex is 9,000 tokens, the verdict 120 tokens.', 9000, 120],
  ])('%s has its two lengths', (text, input, output) => {
    expect(numbers(text, ['inputTokens', 'outputTokens'])).toEqual([input, output]);
  });

  it('takes no length for a prompt where the sentence is about data', () => {
    expect(numbers('We train on 40,000 tokens and 900 tokens.', ['inputTokens', 'outputTokens'])).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('reads the number of the busiest hour as a rate', () => {
    expect(numbers('The busiest hour sees 720 tickets.', ['requestsPerSecond'])).toEqual([0.2]);
    expect(numbers('In the busiest hour 30 people wait.', ['requestsPerSecond'])).toEqual([undefined]);
  });

  it('takes a wait up to the beginning for the first token', () => {
    expect(numbers('At most 700 ms until it starts for 20 concurrent users.', ['ttftMs'])).toEqual([700]);
  });

  it('reads a cell of a table by its whole heading', () => {
    const table = '| Agents with the new tool | 1,350 |\n| Active at the same time, morning shift | 95 |\n';
    expect(numbers(table, ['totalUsers', 'concurrentRequests'])).toEqual([1350, 95]);
  });
});
