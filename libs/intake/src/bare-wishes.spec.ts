import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { readsAs } from './testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());

describe('wishes without a unit, shifts, access and jobs beside a rate', () => {
  it.each<[string, object]>([
    ['3.4 million chunks over a weekend (48 h), after that 2,000 queries a day', { items: 3_400_000, windowHours: 48 }],
    ['310 million passages in 10 days. Afterwards 55 queries/s live', { items: 310_000_000, windowHours: 240 }],
    ['300 people chat. Plus a nightly batch that rewrites 25,000 product descriptions', { items: 25_000 }],
  ])('a job beside the service: %s', (text, job) => {
    expect(reader.read(`Qwen3-Embedding-4B: ${text}`).batch?.value).toMatchObject({ ...job, beside: true });
  });

  it.each<[string, Record<string, number | undefined>]>([
    [
      '22 rps, 1.1k in / 220 out. p95 TTFT is 640 ms and product would live with 900. Qwen3 32B',
      { requestsPerSecond: 22, inputTokens: 1100, outputTokens: 220, ttftMs: 900 },
    ],
    [
      '85 physicians, up to 7 at once, about 4 tok/s each. What they ask for: 15 for everybody. medgemma-27b',
      { totalUsers: 85, concurrentRequests: 7, tokensPerSecondPerUser: 15 },
    ],
    [
      '5 of them generate at the same time. Each gets 6 t/s and complains. 10 would be fine for everybody. Gemma 3 27B',
      { concurrentRequests: 5, tokensPerSecondPerUser: 10 },
    ],
  ])('wishes: %s', readsAs);

  it.each<[string, Record<string, number | undefined>]>([
    [
      'At peak about 40 messages a minute ask for it, stream is 4 h, 5 days a week. Qwen3-14B',
      { requestsPerSecond: 0.667, hoursPerDay: 4 },
    ],
    [
      'Images are 900 tokens or so after encoding, text out 110. 25 rps, Qwen2.5-VL-7B',
      { inputTokens: 900, outputTokens: 110, requestsPerSecond: 25 },
    ],
    [
      '6 questions each per shift (two shifts of 8 h), 900 field technicians, Gemma 3 27B',
      { totalUsers: 900, requestsPerDay: 5400, hoursPerDay: 16 },
    ],
    [
      '300 devs x 40 completions/h x 7h, fim 2k/30, starcoder2-15b',
      { totalUsers: 300, requestsPerSecond: 3.333, hoursPerDay: 7, inputTokens: 2000, outputTokens: 30 },
    ],
    [
      '1,310 discharge letters a day. The emergency department joins in Q3, +35 % letters. Llama 3.3 70B',
      { requestsPerDay: 1310, growthFactor: 1.35 },
    ],
    ['业务上线后每天要出 400 条，Qwen3-14B', { requestsPerDay: 400 }],
    ['We sold out 110 times; 25 rps of 900 tokens, Qwen3 8B', { requestsPerSecond: 25, inputTokens: 900 }],
  ])('hours, sides and access: %s', readsAs);

  it.each<[string, Record<string, number | undefined>]>([
    [
      'as soon as 4 ppl use it everybody waits. we are 15 ppl, normally 5 active. qwen2.5 14b',
      { totalUsers: 15, concurrentRequests: 5 },
    ],
    ['25,000 tickets per day, all of them done within 8 hours. Qwen3 8B', { requestsPerDay: 25000 }],
  ])('jobs beside a rate and thresholds: %s', readsAs);
});
