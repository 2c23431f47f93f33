import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { readsAs } from './testing/rounded-reading.spec';

/** A machine of Azure with its eight cards. */
const ND_BOX = {
  gpuId: 'mi300x-192gb',
  gpuCount: 8,
  instanceType: 'Standard_ND96is_MI300X_v5',
  provider: 'azure',
};
const reader = createReader(catalogGazetteer());
const excluded = (text: string): readonly string[] =>
  reader.read(text).constraints.excludedGpus?.value.map((g) => g.gpuId) ?? [];

describe('what nobody may propose', () => {
  it.each([
    "Please don't offer me any A100, everything else is welcome. Mixtral 8x7B, 30 requests per second.",
    'No me ofrezcan ninguna A100, Qwen3 14B, 20 usuarios',
    'Bitte keine A100 anbieten, Qwen3 14B, 20 Nutzer',
  ])('%s', (text) => expect(excluded(text)).toEqual(['a100-sxm4-80gb']));
});

describe('machines and what they cost', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'We spend $9,500 a month on eight rented A100s for Mixtral 8x7B. Could it be less?',
      { fleet: [{ gpuId: 'a100-sxm4-80gb', gpuCount: 8 }], pricePerGpuHour: 1.627 },
    ],
    [
      "Onze twee H100's kosten ons samen 5 dollar per uur en draaien Llama 3.3 70B in FP8.",
      { pricePerGpuHour: 2.5, mode: 'existing' },
    ],
    [
      'Buy or rent? Llama 3.3 70B for 40 parallel users, and we could put 90,000 dollars on the table at once.',
      { budgetOneOff: { usd: 90000, currency: 'USD', amount: 90000 }, concurrentRequests: 40 },
    ],
    [
      'Maybe some day we will buy hardware, but for now tell me the cheapest way to rent for Qwen3 32B with 20 ' +
        'concurrent users.',
      { model: { kind: 'catalog', id: 'Qwen/Qwen3-32B' }, concurrentRequests: 20 },
    ],
    [
      'We bought eight L4 cards last month to serve Llama 3.1 8B, and all they get is 5 requests per second.',
      { requestsPerSecond: 5, fleet: [{ gpuId: 'l4-24gb', gpuCount: 8 }] },
    ],
    [
      'Dört adet L40S kartımız var, üzerinde Qwen3 14B çalışıyor. Aynı anda 30 kullanıcı için yeterli mi?',
      { mode: 'existing', concurrentRequests: 30 },
    ],
    [
      'A friend bought 2 L4 and they get 40 tok/s. We have 2 T4, Qwen3 8B, 10 users',
      { fleet: [{ gpuId: 't4-16gb', gpuCount: 2 }], totalUsers: 10 },
    ],
    [
      'Full fine-tuning of Mistral 7B, sequence length 4,096, batch size 16. What do I need?',
      { concurrentRequests: undefined, contextTokens: 4096 },
    ],
    [
      'Our Azure ND MI300X v5 box (8 cards) runs deepseek-ai/DeepSeek-V3.1 with --tp 8. The box costs us $48/hr.',
      { fleet: [ND_BOX], pricePerGpuHour: 6 },
    ],
    [
      '{"node": {"gpu": "A40", "count": 2, "vram_gb": 48}, "model": "google/gemma-3-12b-it"}',
      { fleet: [{ gpuId: 'a40-48gb', gpuCount: 2 }] },
    ],
    ['node:\n  gpu: A40\n  count: 2\nmodel: google/gemma-3-12b-it', { fleet: [{ gpuId: 'a40-48gb', gpuCount: 2 }] }],
    [
      'We hebben twee L40S gekocht, uit een faillissement. Daar draait nu Gemma 3 27B op.',
      { fleet: [{ gpuId: 'l40s-48gb', gpuCount: 2 }], model: { kind: 'catalog', id: 'google/gemma-3-27b-it' } },
    ],
    ['A dozen people, all at once, one model: Phi-4.', { concurrentRequests: 12 }],
    ['Qwen3 8B; reckon with 90 sessions at once.', { concurrentRequests: 90 }],
  ])('%s', readsAs);
});
