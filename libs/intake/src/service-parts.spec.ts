import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

/** What a service asks for: use, users, at once, a second, a day, prompt and answer. */
type Asked = readonly (string | number | undefined)[];
interface Told {
  readonly useCase?: { readonly value: string };
  readonly totalUsers?: { readonly value: number };
  readonly concurrentRequests?: { readonly value: number };
  readonly requestsPerSecond?: { readonly value: number };
  readonly requestsPerDay?: { readonly value: number };
  readonly inputTokens?: { readonly value: number };
  readonly outputTokens?: { readonly value: number };
}
const asked = (w: Told): Asked => [
  w.useCase?.value,
  w.totalUsers?.value,
  w.concurrentRequests?.value,
  w.requestsPerSecond?.value,
  w.requestsPerDay?.value,
  w.inputTokens?.value,
  w.outputTokens?.value,
];
const no = undefined;

describe('each service keeps the figures of its own part', () => {
  it.each<[string, Asked, Asked[]]>([
    [
      'A coding assistant for 120 devs (Qwen3-Coder 30B, 8k in 300 out) and a RAG chatbot for 2,000 employees ' +
        '(Llama 3.3 70B, 5k in 400 out, about 5% at once). Single cluster?',
      ['coding', 120, no, no, no, 8000, 300],
      [['rag', 2000, 100, no, no, 5000, 400]],
    ],
    [
      'Service A: Qwen3 32B, 25 rps, prompts 1,000 tokens, answers 150 (classification). Service B: Mistral Small ' +
        'for 300 users writing emails, 600 in, 250 out.',
      ['classification', no, no, 25, no, 1000, 150],
      [[no, 300, no, no, no, 600, 250]],
    ],
    [
      '- helpdesk bot: Qwen3 14B, 60 users at once\n- code completion: Qwen2.5-Coder 7B, 200 developers, 2k/40\n' +
        '- reranker: bge-reranker-v2-m3, 30 queries/s\nWhat hardware for all three?',
      ['chat', no, 60, no, no, no, no],
      [
        ['code_completion', 200, no, no, no, 2000, 40],
        ['reranking', no, no, 30, no, no, no],
      ],
    ],
    [
      '1) Llama 3.3 70B for a support chatbot, 40 concurrent, 3k in/300 out. 2) Qwen3-Embedding 8B for indexing 2M ' +
        'docs a month.',
      ['chat', no, 40, no, no, 3000, 300],
      [['embeddings', no, no, no, 66_666.666_666_666_67, no, no]],
    ],
    [
      'Ein Chat für 500 Kunden mit Gemma 3 27B und Zusammenfassungen von 8.000 Anrufen am Tag mit Qwen3 14B.',
      ['chat', 500, no, no, no, no, no],
      [['summarization', no, no, no, 8000, no, no]],
    ],
    [
      'two services: chat for 300 clerks w/ Qwen3 14B and code completion for 400 developers w/ Qwen2.5-Coder-7B',
      ['chat', 300, no, no, no, no, no],
      [['code_completion', 400, no, no, no, no, no]],
    ],
    [
      'A publisher of 380 people needs two things: a) an assistant for 140 editors, 25 of them at the same moment, ' +
        'prompts of 12k tokens, answers 600 tokens; b) nightly tagging: 72,000 book descriptions of 250 tokens, 15 ' +
        'tokens out, between 22:00 and 6:00. For a) we like Mistral Small 3.2 24B, for b) something like Qwen3 4B.',
      ['chat', 140, 25, no, no, 12_000, 600],
      [['classification', no, no, 2.5, no, 250, 15]],
    ],
    [
      '| service | model | users | tokens in | tokens out |\n|---|---|---|---|---|\n' +
        '| helpdesk | Qwen3 14B | 60 | 3000 | 400 |\n| coding | Qwen3-Coder 30B | 35 | 6000 | 250 |\nOn AWS.',
      ['chat', 60, no, no, no, 3000, 400],
      [['coding', 35, no, no, no, 6000, 250]],
    ],
  ])('%s', (text, first, further) => {
    const reading = reader.read(text);
    expect(asked(reading)).toEqual(first);
    expect(reading.furtherWorkloads.map(asked)).toEqual(further);
    expect(reading.setAside.filter((s) => s.reason === 'not_understood')).toEqual([]);
  });

  it.each([
    'Option A: Qwen3 32B for 60 users. Option B: Llama 3.3 70B for 60 users.',
    'Phase 1: Qwen3 14B for 50 users. Phase 2: Llama 3.3 70B for 500 users.',
  ])('no services beside each other: %s', (text) => {
    expect(reader.read(text).furtherWorkloads).toEqual([]);
  });
});
