import { readsAs } from './testing/rounded-reading.spec';

describe('what came last month comes every month', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'Last month we spent $2,100 on the OpenAI API, about 900k requests with 1,400 input tokens and 200 output. ' +
        'Should we move to our own Llama 3.1 8B?',
      { requestsPerDay: 30000, inputTokens: 1400, outputTokens: 200, batch: undefined, budget: undefined },
    ],
    [
      'El mes pasado gastamos 2.100 dólares en la API de OpenAI, unas 900 mil peticiones. ¿Nos conviene un Llama 3.1 ' +
        '8B propio?',
      { requestsPerDay: 30000, batch: undefined },
    ],
    [
      "Le mois dernier nous avons payé 2 100 $ pour l'API OpenAI, environ 900 000 requêtes. Faut-il passer à notre " +
        'propre Llama 3.1 8B ?',
      { requestsPerDay: 30000 },
    ],
    [
      "Il mese scorso abbiamo speso 2.100 dollari per l'API di OpenAI, circa 900.000 richieste. Conviene Llama 3.1 " +
        '8B sui nostri server?',
      { requestsPerDay: 30000 },
    ],
    [
      'Förra månaden betalade vi 2 100 dollar till OpenAI för ungefär 900 000 förfrågningar. Lönar sig en egen Llama ' +
        '3.1 8B?',
      { requestsPerDay: 30000 },
    ],
    [
      'W zeszłym miesiącu zapłaciliśmy OpenAI 2100 dolarów za około 900 tys. zapytań. Czy własny Llama 3.1 8B się ' +
        'opłaci?',
      { requestsPerDay: 30000 },
    ],
    ['上个月我们在 OpenAI API 上花了 2100 美元,约 90 万次请求。自己部署 Llama 3.1 8B?', { requestsPerDay: 30000 }],
    ['Last month we served 42M requests on Llama 3.1 8B with two L40S.', { requestsPerDay: 1400000, batch: undefined }],
    ['El mes pasado atendimos 42 millones de peticiones con Llama 3.1 8B en dos L40S.', { requestsPerDay: 1400000 }],
  ])('%s', readsAs);

  it.each<[string, Record<string, unknown>]>([
    [
      'We had a pilot last month with 300 requests, now we plan for 40 concurrent users on Qwen3 32B.',
      { concurrentRequests: 40, requestsPerDay: undefined },
    ],
    ['Last month we bought two L40S for Llama 3.1 8B, 30 users.', { totalUsers: 30, requestsPerDay: undefined }],
  ])('and nothing else does: %s', readsAs);
});

describe('what machines do by day and by night', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'The GPUs are at 35 percent during the day and 5 at night, Mixtral 8x7B on two p4d, 1.1M requests per day.',
      { hoursPerDay: undefined, utilizationFraction: 0.35, requestsPerDay: 1100000 },
    ],
    [
      'GPU utilisation is 40 % by day and 8 % at night; 4x A100 80GB, Llama 3.3 70B fp8, 300k requests a day.',
      { hoursPerDay: undefined, utilizationFraction: 0.4 },
    ],
    ['90 people use it during the day, maybe half at once.', { hoursPerDay: 8, totalUsers: 90 }],
  ])('%s', readsAs);
});
