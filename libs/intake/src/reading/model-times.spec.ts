import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';
import { createReader } from './reader';

const reader = createReader(catalogGazetteer());
const modelOf = (text: string): string | undefined => {
  const m = reader.read(text).model?.value;
  return m?.kind === 'catalog' ? m.id : m?.label;
};
const furtherOf = (text: string): readonly (string | undefined)[] =>
  reader.read(text).furtherWorkloads.map((w) => (w.model?.value.kind === 'catalog' ? w.model.value.id : w.label));
const lines = (...rows: readonly string[]): string => rows.join('\n');

describe('the model among several', () => {
  it.each([
    [
      'The demo ran Llama 3.2 3B. Then Mistral Nemo on one L40S, 26 people at once.',
      'mistralai/Mistral-Nemo-Instruct-2407',
    ],
    [
      'In the beginning I put Llama 2 13B on it. On each server there is Llama 3.3 70B in FP8.',
      'meta-llama/Llama-3.3-70B-Instruct',
    ],
    ['Stage one: 2 A10, Mistral 7B. Stage two, since last week: 8 L40S, Qwen2.5-14B.', 'Qwen/Qwen2.5-14B-Instruct'],
    [
      'The test with Llama 3 8B invented parcels. Apertus 70B is set, for political reasons.',
      'swiss-ai/Apertus-70B-Instruct-2509',
    ],
    ['An R1-zero style run of Qwen2.5 3B on two H100', 'Qwen/Qwen2.5-3B-Instruct'],
    ['OCR of 3 million pages with dots.ocr, answers by gpt-oss-120b', 'openai/gpt-oss-120b'],
  ])('is the one that runs or is set: %s', (text, id) => {
    expect(modelOf(text)).toBe(id);
  });

  it('stays the first where another only comes now and then', () => {
    expect(modelOf('I run mostly Qwen3 14B and now and then gpt-oss-20b')).toBe('Qwen/Qwen3-14B');
  });

  it('is that of the row that says now, with its machines and its speed', () => {
    const reading = reader.read(
      lines('2023 | 2x P40 | Llama 2 70B q4, 5.5 t/s', 'now | 3x 3090 | Mistral Large 2411, 12 t/s', 'what next?'),
    );
    expect(reading.model?.evidence).toBe('Mistral Large 2411');
    expect(reading.fleet?.value).toMatchObject([{ gpuId: 'rtx-3090-24gb', gpuCount: 3 }]);
    expect(reading.observed.outputTokensPerSecond?.value).toBe(12);
  });
});

describe('a text in which the writer names no model', () => {
  it('is planned for the one of the past that it names, which is said', () => {
    const { model } = reader.read('Until March we ran Mistral Nemo on a T4. Now 300 people at once, which hardware?');
    expect(model?.value).toEqual({ kind: 'catalog', id: 'mistralai/Mistral-Nemo-Instruct-2407' });
    expect(model?.approximation).toMatch(/names no other model/);
  });

  it.each([
    'My friend runs DeepSeek R1 on 8x H200. We are 40 people and want a chatbot, which hardware?',
    'The vendor quoted us Llama 3.3 70B on 4x H100 for 120k. 60 users at once. Alternatives?',
  ])('is not planned for that of somebody who is named: %s', (text) => {
    expect(modelOf(text)).toBeUndefined();
  });

  it('takes no model that others have, or that ran where the writer once worked', () => {
    expect(modelOf('40 users at once. At my former company eight A100 served Qwen2.5 72B.')).toBeUndefined();
    expect(modelOf("40 users at once. Dave's rig does 22 tok/s with Qwen3 32B on a 7900 XTX.")).toBeUndefined();
  });

  it('means the size that it names by the name that others give it', () => {
    const text = 'Everybody wants "the 70B" because a nephew runs it, so Llama 3.3 70B at 4 bit, 2 users at once';
    expect(modelOf(text)).toBe('meta-llama/Llama-3.3-70B-Instruct');
  });
});

describe('models that run beside it', () => {
  it.each([
    [
      'Two language models: (a) Qwen3-32B as assistant, (b) Mistral Small 3.2 for minutes',
      'mistralai/Mistral-Small-3.2-24B-Instruct-2506',
    ],
    ['A pair of language models: Qwen3-32B and Qwen3-4B', 'Qwen/Qwen3-4B'],
    ['Our L4 does embeddings (bge-m3, 90 req/s from 8 to 18 h). Summaries at night with Qwen3-8B.', 'BAAI/bge-m3'],
    [
      'Articles are embedded once with multilingual-e5-large (no hurry). Answers by Qwen3-32B.',
      'intfloat/multilingual-e5-large',
    ],
  ])('are further workloads: %s', (text, id) => {
    expect(furtherOf(text)).toContain(id);
  });

  it('the draft of speculative decoding is none', () => {
    expect(furtherOf('llama-server -m Qwen3-32B-Q4_K_M.gguf -md Qwen3-0.6B-Q8_0.gguf --draft-max 16')).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    ['oss 120 on one rtx pro 6000?', 'openai/gpt-oss-120b'],
    ['ds v3 0324, 50 conc', 'deepseek-ai/DeepSeek-V3-0324'],
    ['we switch to qwen3 14b next sprint', 'Qwen/Qwen3-14B'],
    ['qwen3 next 80b for 20 users', 'Qwen/Qwen3-Next-80B-A3B-Instruct'],
    ['flan-t5-large on 3 T4', 'flan-t5-large'],
    ['moderation with deberta-v3-base', 'deberta-v3-base'],
  ])('that people use: %s', (text, id) => {
    expect(modelOf(text)).toBe(id);
  });
});

describe('lines of options', () => {
  it('give no layout and no price of what runs', () => {
    const reading = reader.read(
      lines(
        'Llama 3.1 405B FP8, 64 conc, 3k/400:',
        'A: 8x H100, TP8, $19.20/h',
        'B: 4x MI325X, TP4, $11.00/h',
        'which one?',
      ),
    );
    expect([reading.tensorParallel, reading.pricePerGpuHour]).toEqual([undefined, undefined]);
    expect([reading.inputTokens?.value, reading.outputTokens?.value]).toEqual([3000, 400]);
    expect(reading.candidates?.value).toMatchObject([
      { gpuId: 'h100-sxm-80gb', gpuCount: 8 },
      { gpuId: 'mi325x-256gb', gpuCount: 4 },
    ]);
  });
});

describe('hardware of options', () => {
  it('is weighed, unless a word says that it is there', () => {
    const rows = ['Opt 1  4x L40S  TP4  est. 2.1k EUR/mo', 'Opt 2  2x H100 NVL  TP2  est. 3.4k EUR/mo'];
    const reading = reader.read(lines(...rows, 'Llama 3.3 70B, 55 parallel chats. recommend one'));
    expect([reading.fleet, reading.candidates?.value.length]).toEqual([undefined, 2]);
    const kept = reader.read(lines('A: we keep our 4x A100', 'B: 2x H200', 'Llama 3.3 70B, which one?'));
    expect(kept.fleet?.value.map((l) => l.gpuCount)).toEqual([4]);
  });
});

describe('what it is for', () => {
  it.each([
    ['One-off job: 3 million leases in 20 days with Llama 4 Scout', 'batch'],
    ['BATCH id=884 model=qwen3-4b items=3.2M deadline=36h', 'batch'],
    ['orpheus-3b tts on an A10', 'speech'],
    ['Moderation of posts and image captions with our own 3B classifier', 'classification'],
    ['The completion service for 380 developers; others pay for Copilot. StarCoder2 7B', 'code_completion'],
  ])('%s', (text, use) => {
    expect(reader.read(text).useCase?.value).toBe(use);
  });
});
