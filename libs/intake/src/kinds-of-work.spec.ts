import { readsAs } from './testing/rounded-reading.spec';

describe('kinds of work with lengths of their own on one model', () => {
  it('two kinds at 20 and 5 a second are 25, with 2,200 in and 140 out on the mean', () =>
    readsAs(
      'Llama 3.3 70B for (a) classification, 1,900 in / 120 out, 20 requests per second at peak, (b) answers, 3,400 ' +
        'in / 220 out, 5 requests per second at peak.',
      { requestsPerSecond: 25, inputTokens: 2200, outputTokens: 140, contextTokens: undefined },
    ));
  it('points of a list: 6,000 and 15,000 a day', () =>
    readsAs(
      'Qwen3 32B does two things:\n- extraction: 6,000 requests a day, 5,000 tokens in, 400 out\n- chat: 15,000 ' +
        'requests a day, 1,200 tokens in, 350 out\nWhat do we need?',
      { requestsPerDay: 21000, inputTokens: 2286, outputTokens: 364 },
    ));
  it('the longest kind has to fit: 9,700 tokens', () =>
    readsAs(
      'gpt-oss-120b, peak: 8 req/s chat with 1,500 in and 250 out plus 2 req/s summaries with 9,000 in and 700 out.',
      { requestsPerSecond: 10, inputTokens: 3000, outputTokens: 340, contextTokens: 9700 },
    ));
  it('in German and Portuguese', () => {
    readsAs(
      'Mit Mistral Small 24B: Klassifikation 30.000 Anfragen am Tag mit 800 Token rein und 20 raus, dazu Antworten ' +
        '5.000 Anfragen am Tag mit 4.000 rein und 500 raus.',
      { requestsPerDay: 35000, inputTokens: 1257, outputTokens: 89 },
    );
    readsAs(
      'Llama 3.1 8B: triagem com 700 tokens de entrada e 30 de saída, 40.000 por dia; respostas com 3.000 de entrada ' +
        'e 400 de saída, 8.000 por dia.',
      { requestsPerDay: 48000, inputTokens: 1083, outputTokens: 92 },
    );
  });
});

describe('kinds of work by their share of all', () => {
  it('60 % short and 40 % long of 12 a second', () =>
    readsAs(
      'Llama 3.3 70B, 60 % of the calls are short (800 in, 100 out), 40 % long (6,000 in, 600 out), 12 requests per ' +
        'second in all.',
      { requestsPerSecond: 12, inputTokens: 2880, outputTokens: 300 },
    ));
  it('70 % kurze und 30 % lange', () =>
    readsAs(
      '70 % kurze Anfragen (600 Token rein, 80 raus) und 30 % lange (5.000 rein, 500 raus), zusammen 9 Anfragen pro ' +
        'Sekunde, Qwen3 32B.',
      { requestsPerSecond: 9, inputTokens: 1920, outputTokens: 206 },
    ));
});

describe('one kind of work at different times, or two to choose from', () => {
  it.each<[string, number, number]>([
    ['On average 5 rps with 1,000 in / 200 out, at peak 15 rps with 2,000 in / 200 out. Qwen3 14B.', 15, 1000],
    ['Now 10 rps with 2,000 in and 300 out, next year 25 rps with 3,000 in and 300 out, Llama 3.3 70B.', 10, 2000],
    ['GPT-OSS 120B: either 10 rps with 2,000 in, 300 out, or 4 rps with 8,000 in, 900 out.', 10, 2000],
    ['Qwen3 32B: 10 requests per second, 2,000 tokens in, 300 out; a follow-up has 4,000 in.', 10, 2000],
  ])('%s', (text, requestsPerSecond, inputTokens) => readsAs(text, { requestsPerSecond, inputTokens }));
});
