import { readsAs } from './testing/rounded-reading.spec';

describe('a goal at the head of its sentence is of the wait that was told anywhere before', () => {
  it.each([
    'Two servers with 2x A100 80GB. Foremen complain: six seconds to the first token. It rains today. We said no to ' +
      'the reseller. Target is two seconds. Llama 3.3 70B.',
    '2x A100 80GB, Llama 3.3 70B. Erstes Token nach sechs Sekunden. Es regnet. Wir sind da. Ziel sind zwei Sekunden.',
  ])('%s', (text) => {
    readsAs(text, { ttftMs: 2000 });
  });
});

describe('what the model gets of a wait', () => {
  it.each<[string, number]>([
    ['The caller must hear something within 800 ms so the LLM gets 300 ms to the first token. Llama 3.1 8B.', 300],
    ['We allow 900 ms in all, so the model gets 350 ms to the first token. Llama 3.1 8B, 75 at once.', 350],
    ['Für das erste Token bekommt das LLM 300 ms. Llama 3.1 8B, 75 gleichzeitig.', 300],
  ])('%s', (text, ttftMs) => {
    readsAs(text, { ttftMs });
  });
  it('what we get is seen', () => {
    readsAs('We get 300 ms to the first token on our L40S with Llama 3.1 8B, 75 at once.', { 'observed.ttftMs': 300 });
  });
});

describe('lengths and waits in other words', () => {
  it('a window of thousands', () => {
    readsAs('Llama 3.3 70B with 64k of window, 40 concurrently.', { contextTokens: 65_536, concurrentRequests: 40 });
  });
  it.each([
    ['gpt-oss-120b, die erste Zeile nach spätestens fünf Sekunden.', 5000],
    ['gpt-oss-120b, first syllable within 5 s.', 5000],
    ['gpt-oss-120b, primera línea en 5 s como máximo.', 5000],
  ])('%s', (text, ttftMs) => {
    readsAs(text, { ttftMs });
  });
  it('what an earlier count gave is no length', () => {
    const text = 'Data: 140 million tokens (the first count said 310, there were duplicates), LoRA on Llama 3.3 70B.';
    readsAs(text, { outputTokens: undefined, 'tuning.datasetTokens': 140_000_000 });
  });
  it('how fast the machine of another is asks for nothing', () => {
    const text = 'My student tested on his 4090 at home (Q4, offloaded, 14 tok/s). Qwen3 14B for 40 people at once.';
    readsAs(text, { outputTokensPerSecond: undefined, concurrentRequests: 40 });
  });
  it('each of them', () => {
    readsAs('12 tok/s per kid, gpt-oss-20b, 312 at once.', { tokensPerSecondPerUser: 12, concurrentRequests: 312 });
  });
});
