import { readsAs } from '../testing/rounded-reading.spec';

describe('what a meter counted in a month is calls of a day and their lengths', () => {
  it.each([
    'Our OpenAI invoice for October was $5,510: GPT-4.1, 1.9B input tokens and 214M output tokens, ' +
      'roughly 2.3 million calls. We want to move to gpt-oss-120b.',
    'Usage per month: input 1.9B, output 214M, requests 2.3M. Model gpt-oss-120b. What hardware?',
    '1.9B in / 214M out / 2.3M calls a month on the API. Would gpt-oss-120b on our own GPU be cheaper?',
    'Im Oktober hatten wir 1,9 Mrd. Eingabetokens und 214 Mio. Ausgabetokens bei 2,3 Mio. Aufrufen. gpt-oss-120b.',
    "En octobre : 1,9 milliard de tokens en entrée, 214 millions en sortie, 2,3 millions d'appels. gpt-oss-120b.",
    'Em outubro foram 1,9 bilhão de tokens de entrada, 214 milhões de saída e 2,3 milhões de chamadas. gpt-oss-120b.',
    'El mes pasado: 1.900 millones de tokens de entrada, 214 millones de salida y 2,3 millones de llamadas. ' +
      'gpt-oss-120b',
    '10月は入力19億トークン、出力2.14億トークン、230万回の呼び出しでした。gpt-oss-120b。',
    '上个月输入19亿token，输出2.14亿token，调用230万次。gpt-oss-120b。',
  ])('%s', (text) => {
    readsAs(text, { requestsPerDay: 76_666.667, inputTokens: 826, outputTokens: 93, batch: undefined });
  });

  it('of a month only the days of work count where they are told', () => {
    const text = '800M input, 60M output, 400k requests a month, weekdays 9-17. Llama 3.3 70B.';
    readsAs(text, { requestsPerDay: 18_666.667, inputTokens: 2000, outputTokens: 150 });
  });

  it.each([
    ['50M tokens a day (45M in, 5M out), Llama 3.3 70B.', 45e6, 5e6],
    ['input 600,000,000, output 90,000,000 last month, Llama 3.3 70B, self-host?', 20e6, 3e6],
  ])('%s', (text, inputTokens, outputTokens) => {
    const totalTokens = inputTokens + outputTokens;
    readsAs(text, { batch: { totalTokens, inputTokens, outputTokens, recurrence: 'daily' }, inputTokens: undefined });
  });

  it.each([
    ['We need to process 5 million calls by Friday. gpt-oss-120b.', { batch: { items: 5e6 }, inputTokens: undefined }],
    ['826 tokens in and 93 out, 2.3 million calls last month, gpt-oss-120b.', { inputTokens: 826, outputTokens: 93 }],
  ])('%s', (text, expected) => {
    readsAs(text, expected);
  });
});
