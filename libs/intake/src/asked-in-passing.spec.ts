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
    [
      'Nous avons rendu nos deux A10G en janvier ; nous louons une seule L40S à 0,95 € de l’heure pour Mistral Nemo.',
      { mode: 'existing', fleet: [{ gpuId: 'l40s-48gb', gpuCount: 1 }], pricePerGpuHour: 1.112 },
    ],
    [
      "L'API nous a coûté 6 800 € le mois dernier pour 21 000 demandes par jour. Héberger nous-mêmes gpt-oss-120b " +
        'reviendrait-il moins cher ?',
      { requestsPerDay: 21000 },
    ],
    [
      'We need room for 60 parallel sessions on Mistral Nemo. Sorry, that was the old forecast: it is 90.',
      { concurrentRequests: 90 },
    ],
    ['Wij krijgen per dag 20 meldingen. Mistral Small 3.2 vat elke melding samen.', { useCase: 'summarization' }],
    [
      'We may spend 4,500 Swiss francs a month at most. Which model for six archivists asking in parallel?',
      { budget: { usdPerMonth: 5670, currency: 'CHF', amount: 4500 }, concurrentRequests: 6 },
    ],
    ['Qwen3 14B, 20 users. Prompts should not go over 15k.', { budgetOneOff: undefined }],
  ])('%s', readsAs);

  it('a total of recordings that has to be done in a time is so many hours a day', () => {
    const { media } = reader.read('Transcribe 12,000 hours of call recordings with whisper large v3 within two weeks.');
    expect(media?.value.audioHoursPerDay).toBe(857.143);
  });
  it('no more cards than so many may be proposed', () => {
    const { constraints } = reader.read('Please do not suggest more than two GPUs. gpt-oss-120b, 7 users at once.');
    expect(constraints.maxGpus?.value).toBe(2);
  });
  it('"à" before a place or a price is no verb', () => {
    const { constraints } = reader.read('Hébergement chez Scaleway à Paris. Mistral Nemo, 20 personnes');
    expect([constraints.providers?.value, constraints.regions?.value]).toEqual([['scaleway'], ['paris']]);
  });
  it('what a client forbade is no place to go to', () => {
    const { constraints } = reader.read('A client forbade US clouds. Qwen3 14B for 20 users');
    expect(constraints.regions?.value).toEqual(['eu']);
  });
});
