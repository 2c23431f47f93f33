import { createReader } from './reader';
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

  it('counts the part of a crowd that is there at once', () => {
    expect(numbers('12 of our 60 nurses are on it at any moment.', ['totalUsers', 'concurrentRequests'])).toEqual([
      60, 12,
    ]);
  });

  it.each<[string, number]>([
    ['We run it on 4x H100, utilisation is about half.', 0.5],
    ['We run it on 4x H100 and they are idle a quarter of the time.', 0.75],
  ])('%s has its use in words', (text, use) => {
    expect(numbers(text, ['utilizationFraction'])).toEqual([use]);
  });

  it.each<[string, (keyof Reading)[], number[]]>([
    ['~35 requests in flight on average, 90 in the busiest hour.', ['concurrentRequests'], [90]],
    ['6 questions a second from the kiosks.', ['requestsPerSecond'], [6]],
    ['We have 90 visitors a minute.', ['requestsPerSecond'], [1.5]],
    ['300 users during 10 working hours.', ['totalUsers', 'hoursPerDay'], [300, 10]],
    ['4,800 enabled users, 40 at once.', ['totalUsers', 'concurrentRequests'], [4800, 40]],
  ])('%s is read as the load it is', (text, names, values) => {
    expect(numbers(text, names)).toEqual(values);
  });

  it('plans pieces within a unit of time as a job', () => {
    const { batch } = reader.read('Embeddings with bge-m3 for 60 million chunks of 300 tokens, within a week');
    expect(batch?.value).toEqual({ items: 60_000_000, windowHours: 168 });
    expect(reader.read('A store of 60 million chunks for RAG with Llama 3.3 70B').batch).toBeUndefined();
  });

  it('counts the sound of each of those who make it', () => {
    const { media } = reader.read('100 doctors, whisper large v3, 6 minutes of audio per doctor per hour');
    expect(media?.value.audioHoursPerDay).toBe(80); // 100 x 0.1 h x 8 h of work
  });

  it('takes examples and their length for what a run learns from', () => {
    const { tuning } = reader.read('Fine-tune Qwen3 8B with LoRA on 50k examples of 1,500 tokens, 3 epochs');
    expect(tuning?.datasetTokens?.value).toBe(75_000_000);
  });
});
