import type { Reading } from './reading';
import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
type Load = Partial<Record<keyof Reading, number>>;
const read = (text: string): Load => {
  const reading = reader.read(text);
  const value = (name: keyof Reading): number | undefined => (reading[name] as { value?: number } | undefined)?.value;
  return new Proxy({} as Load, { get: (_, name) => value(name as keyof Reading) });
};

describe('loads in the words people use', () => {
  it.each<[string, Load]>([
    ['for a team of 35', { totalUsers: 35 }],
    ['user base: 12k', { totalUsers: 12_000 }],
    ['480 named users', { totalUsers: 480 }],
    ['Siamo in 120, al massimo 15 contemporaneamente', { totalUsers: 120, concurrentRequests: 15 }],
    ['120 at peak from 9 to 17', { concurrentRequests: 120, hoursPerDay: 8 }],
    ['Not more than 25 students at a time, not 250 as they say', { concurrentRequests: 25 }],
    ['we see up to 40 open chats', { concurrentRequests: 40 }],
    [
      'Claims handlers (about 350 of them, 9 to 5), each asks 25 questions per working day',
      { hoursPerDay: 8, requestsPerDay: 8750 },
    ],
    ['35 requests running on average, peak 90', { concurrentRequests: 90 }],
    ["We'd need 18 of those per second", { requestsPerSecond: 18 }],
    ['50k/day', { requestsPerDay: 50_000 }],
    ['daily volume of 50,000 queries', { requestsPerDay: 50_000 }],
    ['7 тыс. запросов в день', { requestsPerDay: 7000 }],
    ['220mila ticket al giorno', { requestsPerDay: 220_000 }],
    ['2,500 users × 20 prompts/day', { totalUsers: 2500, requestsPerDay: 50_000 }],
    ['DAU 7k, 6 msg/user/day', { totalUsers: 7000, requestsPerDay: 42_000 }],
    ['runs 10 h/day', { hoursPerDay: 10 }],
    ['business hours only, 8-18', { hoursPerDay: 10 }],
    ['the load should double within 12 months', { growthFactor: 2 }],
    ['le trafic va doubler', { growthFactor: 2 }],
    ['300 concurrent 8k context cheapest per hour', { concurrentRequests: 300, contextTokens: 8192 }],
    ['Real 128k context', { contextTokens: 131_072 }],
    ['we stuff 3k tokens of retrieved text into every question', { inputTokens: 3000 }],
    ['only 700 tokens change, answers are 180 tokens', { outputTokens: 180 }],
  ])('%s', (words, expected) => {
    const load = read(`Llama 3.3 70B: ${words}`);
    for (const [name, value] of Object.entries(expected))
      expect([name, load[name as keyof Load]]).toEqual([name, value]);
  });

  it('a correction keeps its unit: seconds do not correct a share', () => {
    const text =
      'Llama 3.1 8B on our L4: utilisation is always below 30%, yet people wait, sometimes more than 10 seconds.';
    expect(reader.read(text).utilizationFraction?.value).toBe(0.3);
  });
  it('a wait that is wished for is the target, the one beside it is what is measured', () => {
    const reading = reader.read('Llama 3.1 8B on our 1x L4. TTFT p95 4 s. The target is a TTFT below 1 s.');
    expect(reading.ttftMs?.value).toBe(1000);
    expect(reading.observed.ttftMs?.value).toBe(4000);
  });
  it('a batch beside a latency is how a test was run', () => {
    expect(reader.read('bge-m3, < 220 ms for a batch of 100').concurrentRequests).toBeUndefined();
  });
  it('a bill for machines is theirs', () => {
    const reading = reader.read('monthly bill is $18,000 for 8 A100 running Llama 3.3 70B for 300 users');
    expect(reading.fleetPerMonth?.value).toMatchObject({ usd: 18_000 });
  });
});
