import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('a number that is told in no figure', () => {
  it.each([
    ['A few hundred users on Llama 3.1 8B, which GPU?', 'few hundred'],
    ['Dozens of colleagues on Llama 3.1 8B, which GPU?', 'Dozens of'],
    ['Dutzende Nutzer auf Llama 3.1 8B, welche Karte?', 'Dutzende'],
    ['想给公司几十个人用qwen-14b-chat', '几十'],
    ['数百人でLlama 3.1 8Bを使いたい。', '数百'],
    ['수십 명이 Llama 3.1 8B를 사용합니다.', '수십'],
  ])('"%s" is not made up, and is named', (text, words) => {
    const reading = reader.read(text);
    expect(reading.totalUsers).toBeUndefined();
    expect(reading.setAside).toContainEqual(
      expect.objectContaining({ text: words, reason: 'not_understood', note: 'load' }),
    );
  });
});

describe('what was measured and what is the limit', () => {
  it('keeps the limit, on either side of what was measured', () => {
    const first = reader.read(
      'Measured with the defaults: 48 requests/s, p50 latency 1.9 s. The limit is 3 s end-to-end.',
    );
    expect(first.endToEndMs?.value).toBe(3000);
    const second = reader.read('The limit is 3 s end-to-end. Measured with the defaults: p50 latency 1.9 s.');
    expect(second.endToEndMs?.value).toBe(3000);
  });
});

describe('a prompt that is told with what is added to it', () => {
  it.each([
    ["A question has 150 tokens, with the retrieved manual pages it's 3,800. Answers 120 tokens.", 3800],
    ['A prompt is 60 tokens, with documents it becomes about 2,500 tokens; the answer is 200.', 2500],
    ['A question has 150 tokens, answers with 120 tokens.', 150],
  ])('%s', (text, tokens) => {
    expect(reader.read(text).inputTokens?.value).toBe(tokens);
  });
});

describe('hours in scripts in which one word is the hour and "per hour"', () => {
  it.each([
    ['用Qwen3 8B处理数据，进度条显示还要33～38小时。', undefined],
    ['リクエストは33時間かかる。Qwen3 8B', undefined],
    ['每小时120条请求，Qwen3 8B', 120 / 3600],
    ['120条/小时，Qwen3 8B', 120 / 3600],
  ])('%s', (text, perSecond) => {
    expect(reader.read(text).requestsPerSecond?.value).toBe(perSecond);
  });
});

describe('where a part of the house lies, and what is looked up', () => {
  it('demands nothing', () => {
    expect(reader.read('Three plants, two of them in the EU. Llama 3.1 70B.').constraints.regions).toBeUndefined();
    expect(reader.read('Llama 3.1 70B for 40 users in the EU.').constraints.regions?.value).toEqual(['eu']);
  });
  it('is no job', () => {
    expect(reader.read('Our own chat over our files (about 400k PDFs, RAG), Qwen3 32B.').batch).toBeUndefined();
    expect(reader.read('RAG with Llama 3.3 70B: 12 testers, corpus of 60,000 pages.').batch).toBeUndefined();
    expect(reader.read('Summarise a corpus of 60,000 pages in 2 days. Llama 3.3 70B.').batch?.value).toEqual({
      items: 60_000,
      windowHours: 48,
    });
  });
});

describe('words that only look like a rate', () => {
  it('are none', () => {
    const second = reader.read('We have a DGX H100 and think about a second one. Llama 70B, 40 users');
    expect(second.requestsPerSecond).toBeUndefined();
    const users = reader.read('/s within usuarios(3');
    expect([users.totalUsers?.value, users.requestsPerSecond]).toEqual([3, undefined]);
  });
});

describe('one more card', () => {
  it.each([
    'I own two 3090s for Qwen3 32B, do I need a third card?',
    'We have two 3090s for Qwen3 32B. Buy a third 3090?',
  ])('%s comes on top of those that run', (text) => {
    expect(reader.read(text).candidates?.value).toEqual([{ gpuId: 'rtx-3090-24gb', gpuCount: 1, added: true }]);
  });
});

describe('the question which model to run', () => {
  it.each([
    ["I have a 4070 Ti Super. What's the best coding model I can run at decent speed?", true],
    ['Which model fits on 2x RTX 3090?', true],
    ['My Mac has an M3 Max with 64 GB. What models can I run?', true],
    ['Welches Modell läuft auf zwei RTX 4090?', true],
    ['¿Qué modelo puedo correr en una RTX 3060?', true],
    ['4090上能跑哪个模型？', true],
    ['Which GPU for Llama 3.1 8B?', undefined],
    ['We run 8x A100, are we paying too much?', undefined],
  ])('%s', (text, asks) => {
    expect(reader.read(text).asksForModel).toBe(asks);
  });
});

describe('an offer that the sentence itself turns down', () => {
  it.each([
    'They offered us ten H100, which we turned down.',
    'Dell quoted us $318,000 for a server with 8 H100s and we said no the same afternoon.',
    'Der Händler hat uns 4 H100 für 120.000 € angeboten, wir haben dankend abgelehnt.',
  ])('%s is weighed no more', (offer) => {
    expect(reader.read(`${offer} We run Llama 3.3 70B on 4 A100.`).candidates).toBeUndefined();
  });
  it('one that is open is', () => {
    const { candidates } = reader.read('Dell offered us 8 H100s for $318,000. We run Llama 3.3 70B on 4 A100.');
    expect(candidates?.value).toEqual([{ gpuId: 'h100-sxm-80gb', gpuCount: 8 }]);
  });
});

describe('what is only compared, or does not count any longer', () => {
  it('lends no layout and no speed to what is in use', () => {
    const rigs = reader.read('We run Qwen3 14B on one A100 80GB, 13 tok/s. Not A30. A30 with TP=2 made 9 tok/s.');
    expect(rigs.tensorParallel).toBeUndefined();
    expect(rigs.observed.outputTokensPerSecond?.value).toBe(13);
    const own = reader.read('We run Qwen3 32B on 2x A100 80GB with TP=2.');
    expect(own.tensorParallel?.value).toBe(2);
  });
  it('what a figure is for is not what it counts', () => {
    const { batch } = reader.read('Mistral Small, 150 at once. Nobody uses more than 8k of ctx, the 24k is for notes.');
    expect(batch).toBeUndefined();
  });
  it('a size that is ruled out is not planned, and the key of a variable names no engine', () => {
    expect(reader.read('256 H100 for 60 days, 4k context. A 65B is obviously not happening.').model).toBeUndefined();
    expect(reader.read('Llama 3.1 8B, OLLAMA_MAX_QUEUE=512, and vLLM serves it.').engine?.value).toBe('vllm');
  });
});
