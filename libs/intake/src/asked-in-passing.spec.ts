import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { readsAs } from './testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());

describe('what is said in passing', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'We pay $22k a month for 8x H100 on AWS (p5.48xlarge reserved? not sure), serving Llama 3.1 70B to about 900 ' +
        'daily users. What should we do?',
      {
        mode: 'existing',
        fleet: [{ gpuId: 'h100-sxm-80gb', gpuCount: 8, instanceType: 'p5.48xlarge', provider: 'aws' }],
        fleetPerMonth: { usd: 22000, currency: 'USD', amount: 22000 },
      },
    ],
    ['We run Qwen3 14B on 2 L40S (is that too much?) for 20 users.', { mode: 'existing', totalUsers: 20 }],
    [
      '6-8 of us ask something at the same moment, sometimes a 30 page tender pasted in. Qwen3 14B',
      { concurrentRequests: 8, inputTokens: undefined, contextTokens: 19500 },
    ],
    [
      'EDIT: someone asked, no fine-tuning, and 10 tok/s is fine. Qwen3 14B, 20 users',
      { tokensPerSecondPerUser: 10, totalUsers: 20 },
    ],
    [
      "Reseller offered an L40S server for 18k€. I'd rather not go over 15k. Qwen3 14B, 20 users",
      { budgetOneOff: { usd: 17550, currency: 'EUR', amount: 15000 } },
    ],
    ['Qwen3 14B, 20 users. Prompts should not go over 15k.', { budgetOneOff: undefined }],
  ])('%s', readsAs);

  it('a total of recordings that has to be done in a time is so many hours a day', () => {
    const { media } = reader.read('Transcribe 12,000 hours of call recordings with whisper large v3 within two weeks.');
    expect(media?.value.audioHoursPerDay).toBe(857.143);
  });
  it('what a client forbade is no place to go to', () => {
    const { constraints } = reader.read('A client forbade US clouds. Qwen3 14B for 20 users');
    expect(constraints.regions?.value).toEqual(['eu']);
  });
});
