import { readsAs } from '../testing/rounded-reading.spec';

describe('what is written at once is counted, and a piece behind the prompt is the answer', () => {
  it.each([
    "at the 11 o'clock peak 90 generations at once, prompt ~3,000 tokens, letter ~600. Qwen2.5-72B on 16x A100 80GB.",
    'im Peak 90 Generierungen gleichzeitig, Prompt 3.000 Tokens, Brief ca. 600 Tokens. Llama 70B.',
    "90 générations en parallèle, prompt de 3 000 tokens, lettre d'environ 600. Llama 70B.",
    '90 generaciones a la vez, prompt de 3.000 tokens, carta de unos 600 tokens. Llama 70B.',
    'w szczycie 90 generacji naraz, prompt 3000 tokenów, list ok. 600 tokenów. Llama 70B.',
    '同時に90件の生成、プロンプト3,000トークン、文面600トークン。Llama 70B。',
    'Prompt 3,000 tokens, 600 token letters, 90 at once. Llama 70B.',
  ])('%s', (text) => {
    readsAs(text, { concurrentRequests: 90, inputTokens: 3000, outputTokens: 600 });
  });

  it.each([
    ['25 completions in parallel at peak, Llama 8B on an L40S.', { concurrentRequests: 25, outputTokens: undefined }],
    ['up to 40 summaries at once, Llama 8B on an L40S.', { concurrentRequests: 40, outputTokens: undefined }],
    ['generations are 90 tokens, prompts 400, 20 at once, Llama 8B.', { concurrentRequests: 20, outputTokens: 90 }],
    ['Input is an email of 800 tokens, report about 1,500 tokens, summary 200. Llama 8B.', { outputTokens: 200 }],
    ['We summarise reports, 3,000 tokens each, 20 at once. Llama 8B.', { inputTokens: 3000, outputTokens: undefined }],
  ])('%s', (text, expected) => {
    readsAs(text, expected);
  });
});
