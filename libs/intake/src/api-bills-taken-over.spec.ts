import { readsAs } from './testing/rounded-reading.spec';

const daily = (inputTokens: number, outputTokens: number): Record<string, unknown> => ({
  totalTokens: inputTokens + outputTokens,
  inputTokens,
  outputTokens,
  recurrence: 'daily',
});

describe('what a hosted service does now is the load where the writer thinks of doing it himself', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'We send 50,000 requests a day to GPT-4o and pay $14,000 a month. Would Llama 3.3 70B on our own GPUs be ' +
        'cheaper?',
      { mode: 'plan', requestsPerDay: 50000, budget: undefined },
    ],
    [
      'Wir zahlen 9.000 € im Monat an OpenAI für 40.000 Anfragen am Tag. Lohnt es sich, Llama 3.3 70B selbst zu ' +
        'hosten?',
      { requestsPerDay: 40000, budget: undefined },
    ],
    [
      "We're spending $3k/mo on Claude, roughly 8,000 calls a day at 2,500 tokens in and 400 out. When does " +
        'self-hosting pay off?',
      { requestsPerDay: 8000, inputTokens: 2500, outputTokens: 400 },
    ],
    [
      'We pay OpenAI $9,000 a month for about 600 million input and 80 million output tokens. Would Llama 3.3 70B on ' +
        'our own GPUs be cheaper?',
      { batch: { ...daily(20000000, 2666667), totalTokens: 22666667 } },
    ],
    [
      "We pay $14,000 a month for an API. It's 900M input tokens and 120M output tokens. Would self-hosting Qwen3 " +
        '32B be cheaper?',
      { batch: daily(30000000, 4000000) },
    ],
    [
      '$14,000 a month for 900M in and 120M out, would self-hosting be cheaper?',
      { mode: 'plan', batch: daily(30000000, 4000000), budget: undefined },
    ],
    [
      'Our API usage last month: 900M input tokens, 120M output tokens, bill $14,000. Should we self-host?',
      { batch: daily(30000000, 4000000), budget: undefined },
    ],
  ])('%s', readsAs);

  it.each<[string, Record<string, unknown>]>([
    [
      'Qwen3 32B on our own GPUs for 40 concurrent users. The API cost us $3,400 last month for 55,000 prompts.',
      { concurrentRequests: 40, requestsPerDay: undefined },
    ],
    ['The OpenAI API costs us $3,400 a month for 55,000 prompts. Which GPU runs Qwen3 32B?', { batch: undefined }],
  ])('and nowhere else: %s', readsAs);
});

describe('the time behind a sum is the time of the sum', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'Nous payons 6 000 € par mois pour nos GPU, 20 000 requêtes par jour, Mistral Small 24B.',
      { requestsPerDay: 20000 },
    ],
  ])('%s', readsAs);
});

describe('syllables that stand apart are no word', () => {
  it('reads "있고 장당 시간당" as a price for each card, no failure and no past', () => {
    const text = '저희는 A100 80GB 4장을 빌려서 쓰고 있고 장당 시간당 1.5달러를 냅니다. 모델은 Qwen2.5 72B입니다.';
    readsAs(text, { mode: 'existing', pricePerGpuHour: 1.5, fleet: [{ gpuId: 'a100-sxm4-80gb', gpuCount: 4 }] });
  });
});
