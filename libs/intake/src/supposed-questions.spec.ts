import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { readsAs } from './testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());
const model = (id: string): Record<string, string> => ({ kind: 'catalog', id });
const reads = (name: string, rows: readonly [string, Record<string, unknown>][]): void =>
  describe(name, () => {
    it.each(rows)('%s', readsAs);
  });

reads('what a question supposes is what is asked, where the text asks nothing else', [
  [
    'If we got two A100 40GB from the parent company, could we run Qwen3 32B for 12 parallel users?',
    { model: model('Qwen/Qwen3-32B'), concurrentRequests: 12 },
  ],
  [
    'We pay Anthropic about $6,500 a month for 40,000 contract questions per month. Suppose we moved that to Qwen3 ' +
      '235B on rented GPUs, what would be the monthly cost?',
    { model: model('Qwen/Qwen3-235B-A22B'), requestsPerDay: 1333.333 },
  ],
  [
    'Qwen3 14B for 20 users, which card? If we had 8 H200 we could run Llama 3.1 405B.',
    { model: model('Qwen/Qwen3-14B'), totalUsers: 20 },
  ],
]);

reads('so many machines as are left', [
  [
    'Years ago our lab bought four RTX A6000; one has died since, which leaves us with three. Qwen3 14B, 6 users.',
    { fleet: [{ gpuId: 'rtx-a6000-48gb', gpuCount: 3 }] },
  ],
  [
    'Two of our eight H200 are promised to the research department, so six remain for serving Kimi K2. Does it fit?',
    { fleet: [{ gpuId: 'h200-sxm-141gb', gpuCount: 6 }] },
  ],
  [
    'У нас три собственные A100 80 ГБ, загружены они на 40 процентов, Llama 3.3 70B.',
    { fleet: [{ gpuId: 'a100-sxm4-80gb', gpuCount: 3 }], utilizationFraction: 0.4 },
  ],
]);

reads('uses by what is made, lengths by what it is made from', [
  [
    'After every call Mistral Small 3.2 writes a summary from a transcript of roughly 3,000 tokens; the summary is ' +
      '250 tokens long. 900 calls a day.',
    { useCase: 'summarization', inputTokens: 3000, outputTokens: 250 },
  ],
  [
    "Après l'appel, Mistral Small 3.2 rédige un résumé de 200 tokens à partir de 2 500 tokens, 80 appels par jour.",
    { useCase: 'summarization', inputTokens: 2500, outputTokens: 200 },
  ],
  ['We process invoices: 30,000 a month, with Qwen2.5-VL 7B.', { useCase: 'document_processing' }],
  ['Qwen3 8B, 300 tokens per description, 20 descriptions a day', { inputTokens: 300 }],
  ['Answers have to be complete after four seconds, Qwen3 8B, 20 users', { endToEndMs: 4000 }],
]);

describe('small words and endings', () => {
  it('"no Brasil" is in Brazil', () =>
    expect(reader.read('Llama 3.3 70B, 300 usuários, os servidores têm de ficar no Brasil.').constraints).toMatchObject(
      {
        regions: { value: ['brazil'] },
      },
    ));
  it("a seller's region is his", () =>
    expect(reader.read("Qwen3 32B for 20 users in Azure's Sweden region").constraints).toMatchObject({
      providers: { value: ['azure'] },
      regions: { value: ['sweden'] },
    }));
  it('a bill that stands before its verb is what the fleet costs', () =>
    readsAs('현재 L4 6장을 빌려 Qwen3 8B를 돌리고 있으며 한 달에 3,000달러를 냅니다. 더 싸게 할 수 있을까요?', {
      mode: 'existing',
      fleetPerMonth: { usd: 3000, currency: 'USD', amount: 3000 },
    }));
});
