import type { Reading } from './reading';
import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const valueOf = (reading: Reading, name: string): unknown =>
  (reading[name as keyof Reading] as { value?: unknown } | undefined)?.value;

describe('loads in odd forms', () => {
  it.each<[string, Record<string, unknown>]>([
    ['3B tokens/month', { batch: { totalTokens: 100_000_000, recurrence: 'daily' } }],
    // 2 billion a month are 66,666,667 a day; 1,500 in and 300 out each: 37,037 requests.
    ['2 billion tokens a month, 1,500 tokens in, 300 tokens out', { requestsPerDay: 37_037 }],
    ['it generates 50M output tokens per day', { outputTokensPerSecond: 50e6 / 86_400 }],
    ['40k PDFs every night', { requestsPerDay: 40_000, hoursPerDay: 8 }],
    ['9,000 invoices every night, start at midnight, done by 7 am', { requestsPerDay: 9000, hoursPerDay: 7 }],
    ['85 caseworkers, 30 tickets per shift each', { totalUsers: 85, requestsPerDay: 2550 }],
    ["staff who'd get the assistant: 6,400", { totalUsers: 6400 }],
    ['300 engineers on our 4 L40S, never more than 12 of them at once', { totalUsers: 300, concurrentRequests: 12 }],
  ])('%s', (words, expected) => {
    const reading = reader.read(`Llama 3.3 70B: ${words}`);
    for (const [name, value] of Object.entries(expected)) expect([name, valueOf(reading, name)]).toEqual([name, value]);
  });

  it.each<[string, number]>([
    ['+20% per quarter', 1.2],
    ['+10% MoM, plan 6 months ahead', 1.7716], // 1.1^6
    ['load grows 15% a year, plan for three years', 1.5209], // 1.15^3
    ["1.5 times today's load by the end of 2027", 1.5],
    ['il traffico raddoppia entro giugno', 2],
  ])('growth: %s', (words, factor) => {
    expect(reader.read(`Qwen3 8B, 50 users, ${words}`).growthFactor?.value).toBe(factor);
  });

  it.each<[string, Record<string, unknown>]>([
    ['ISL=OSL=1024', { inputTokens: 1024, outputTokens: 1024 }],
    ['a contract has 40 pages, that is some 25k tokens', { inputTokens: 25_000 }],
    ['RAG with 4k of passages, answers of 350 tokens', { inputTokens: 4000, outputTokens: 350 }],
    ['answers short, 120', { outputTokens: 120 }],
  ])('lengths: %s', (words, expected) => {
    const reading = reader.read(`Qwen3 8B for 50 concurrent users, ${words}`);
    for (const [name, value] of Object.entries(expected)) expect([name, valueOf(reading, name)]).toEqual([name, value]);
  });
});

describe('machines sold with their cards', () => {
  it.each<[string, string, number]>([
    ['Our two DGX-2 run Llama 3.1 70B', 'v100-sxm2-32gb', 32],
    ['We own a DGX Station A100 with Llama 3.1 70B', 'a100-sxm4-80gb', 4],
    ['Our two Dell XE9680 with H200 run DeepSeek R1', 'h200-sxm-141gb', 16],
    ['2x XE9680, 8x H100 each, run DeepSeek R1 for us', 'h100-sxm-80gb', 16],
    ['We have 3 XE8640 with H100s and run Llama 3.3 70B', 'h100-sxm-80gb', 12],
    ['Two GX10 boxes run gpt-oss-120b for us', 'gb10-dgx-spark-128gb', 2],
  ])('%s', (text, gpuId, gpuCount) => {
    expect(reader.read(text).fleet?.value[0]).toMatchObject({ gpuId, gpuCount });
  });
  it('an engine without a model of its own is named', () => {
    const reading = reader.read('We serve Llama 3.1 8B with TGI on 2 L4');
    expect(reading.setAside).toContainEqual(expect.objectContaining({ text: 'TGI', reason: 'not_modelled' }));
  });
});

describe('money', () => {
  it.each<[string, number]>([
    ['Qwen3 8B for 40 users, $135k for the quarter is the budget', 45_000],
    ['Qwen3 8B for 40 users. The board gave me $6,000 a month.', 6000],
  ])('%s', (text, usdPerMonth) => {
    expect(reader.read(text).budget?.value.usdPerMonth).toBe(usdPerMonth);
  });
  it('what is left is spent once', () => {
    expect(reader.read('Qwen3 8B on my RTX 3090. I have $600 left.').budgetOneOff?.value.usd).toBe(600);
  });
  it('the price of an instance-hour is divided by its cards', () => {
    const text = 'We run Llama 3.3 70B on 3x p5.48xlarge, effective 43.20 USD per instance-hour';
    expect(reader.read(text).pricePerGpuHour?.value).toBeCloseTo(5.4, 9);
  });
});
