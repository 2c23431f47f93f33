import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
/** The id or label of a model, its size where it has neither. */
const nameOf = (m: unknown): unknown => {
  const { id, label, parametersB } = m as { id?: string; label?: string; parametersB?: number };
  return id ?? label ?? parametersB;
};
const read = (text: string) => {
  const reading = reader.read(text);
  return {
    model: nameOf(reading.model?.value ?? {}),
    further: reading.furtherWorkloads.map((w) => nameOf(w.model.value)),
    reading,
  };
};

describe('several models that run', () => {
  it.each([
    [
      'Several small models (Qwen3-4B, Phi-4-mini-instruct) on one L40S, 40 users.',
      'Qwen/Qwen3-4B',
      ['microsoft/Phi-4-mini-instruct'],
    ],
    [
      'Site 1 runs Qwen3 14B for 300 clerks. Site 2 runs Gemma 3 27B, 60 requests per minute.',
      'Qwen/Qwen3-14B',
      ['google/gemma-3-27b-it'],
    ],
    [
      'Two products.\n(A) 140 streams, Qwen3 32B.\n(B) Moderation. gpt-oss-safeguard-20b, 17 requests per second.',
      'Qwen/Qwen3-32B',
      ['openai/gpt-oss-safeguard-20b'],
    ],
    [
      'We run Qwen3 32B on an A100 for 60 users. Does llama-3.2-3b fit beside it?',
      'Qwen/Qwen3-32B',
      ['meta-llama/Llama-3.2-3B-Instruct'],
    ],
  ])('%s', (text, model, further) => {
    expect(read(text)).toMatchObject({ model, further });
  });

  it.each([
    [
      'Besides the 70B Llama we also serve a 3B router that looks at every message (200 in, 3 out). 90 chats at once.',
      'meta-llama/Llama-3.3-70B-Instruct',
      [3],
    ],
    [
      'The invoice reader uses Qwen2.5-VL-7B, the chat Qwen3-14B; both on one L40S, 70 accountants.',
      'Qwen/Qwen2.5-VL-7B-Instruct',
      ['Qwen/Qwen3-14B'],
    ],
    [
      'Nous servons Mistral Large en AWQ à 45 juristes sur 4 H100 ; on hésite à passer à Qwen3-235B-A22B.',
      'mistralai/Mistral-Large-Instruct-2411',
      [],
    ],
    ['We move from Mixtral 8x7B to Qwen3 32B, 120 users on 2x A100.', 'Qwen/Qwen3-32B', []],
  ])('%s', (text, model, further) => {
    expect(read(text)).toMatchObject({ model, further });
  });

  it('a size that is spoken of as a model is a service with lengths of its own', () => {
    const { further, reading } = read(
      'We serve Llama 3.3 70B to 200 staff on 4x H100, together with an 8B classifier that tags mails (300 in, 5 out).',
    );
    expect(further).toEqual([8]);
    expect(reading.furtherWorkloads[0]?.inputTokens?.value).toBe(300);
    expect(reading.furtherWorkloads[0]?.outputTokens?.value).toBe(5);
    expect([reading.inputTokens, reading.outputTokens]).toEqual([undefined, undefined]);
  });

  it('models that were measured line by line are compared; the one that runs is planned', () => {
    const text = [
      'Results on my box:',
      '- llama3.1:8b: 61 tok/s',
      '- mistral-nemo: 44 tok/s',
      'Now we want Qwen3 32B for 10 users on 2x 3090.',
    ].join('\n');
    expect(read(text)).toMatchObject({ model: 'Qwen/Qwen3-32B', further: [] });
  });

  it('a change that is only asked about leaves the model that runs', () => {
    const text = 'We run Qwen3.6-27B-FP8 on four R9700. Should I move to Qwen3.5 122B-A10B in 4 bit instead?';
    expect(read(text).model).toBe('Qwen/Qwen3.6-27B');
    expect(read('We move to Qwen3 32B from Llama 2 70B, 120 users.').model).toBe('Qwen/Qwen3-32B');
  });
});

describe('names of models', () => {
  it.each([
    ['Llama 8B for 20 users', 'meta-llama/Llama-3.1-8B-Instruct'],
    ['the 120B Nemotron 3 Super for 20 users', 'nvidia/NVIDIA-Nemotron-3-Super-120B-A12B-BF16'],
    ['-m models/Qwen2.5-72B-Instruct/ggml-model-Q5_K_M.gguf for 3 users', 'Qwen/Qwen2.5-72B-Instruct'],
    ['OpenHermes-2.5-Mistral-7B for 15 people', 'openhermes-2.5-mistral-7b'],
    ['50 hours of meetings a day, large-v3, one A10', 'openai/whisper-large-v3'],
    ['DSv4-Pro on B300 x8 for 90 users', 'deepseek-ai/DeepSeek-V4-Pro'],
    ['Für das Amt läuft Teuken 7B auf zwei L40S, 300 Mitarbeiter', 'teuken 7b'],
    ['An R1-zero-style run, qwen2.5 3B, two H100', 'Qwen/Qwen2.5-3B-Instruct'],
  ])('%s', (text, model) => {
    expect(read(text).model).toBe(model);
  });

  it.each([
    ['un modèle de 12 milliards de paramètres pour 50 utilisateurs', 12],
    ['un modelo de 14 mil millones de parámetros para 30 usuarios', 14],
    ['我们想部署一个700亿参数的模型，4卡A800，20并发', 70],
    ['私たちの130億パラメータのモデルを50人で', 13],
    ['модель на 32 миллиарда параметров, 30 пользователей', 32],
    ['a 24-billion-parameter model for 20 people', 24],
  ])('%s is a size', (text, size) => {
    expect(read(text).model).toBe(size);
  });

  it('a wide comma parts values, and groups only wide digits', () => {
    const { reading } = read('Qwen3 32B，4卡A800，20并发');
    expect(reading.concurrentRequests?.value).toBe(20);
    expect(reading.fleet?.value).toEqual([{ gpuId: 'a800-sxm4-80gb', gpuCount: 4 }]);
    expect(reader.read('Qwen3 32B、ユーザー１，２００人').totalUsers?.value).toBe(1200);
  });
});
