import { readsAs } from './testing/rounded-reading.spec';

describe('prompts in parts, volumes and numbers as they are spoken', () => {
  it.each<[string, Record<string, number | undefined>]>([
    [
      'We resend 5,400 of 6,000 tokens with every call; 20 requests a second; answers 100 tokens.',
      { inputTokens: 6000, outputTokens: 100, requestsPerSecond: 20, prefixCacheShare: 0.9 },
    ],
    [
      '3,000 of the 4,000 prompt tokens are identical in each call. 10 calls per second, 150 tokens out.',
      { inputTokens: 4000, outputTokens: 150, requestsPerSecond: 10, prefixCacheShare: 0.75 },
    ],
    [
      'Von 6.100 Token Prompt sind 5.400 immer gleich. 20 Anfragen pro Sekunde, Antwort 100 Token.',
      { inputTokens: 6100, outputTokens: 100, requestsPerSecond: 20, prefixCacheShare: 0.885 },
    ],
    [
      '5.400 der 6.000 Eingabetoken sind bei jedem Aufruf identisch, 20 Anfragen pro Sekunde',
      { inputTokens: 6000, requestsPerSecond: 20, prefixCacheShare: 0.9 },
    ],
    [
      '2 000 des 2 500 tokens du prompt sont toujours les mêmes, 20 requêtes par seconde',
      { inputTokens: 2500, requestsPerSecond: 20, prefixCacheShare: 0.8 },
    ],
    [
      'sys prompt 5k cached + user 300, 200 out, 15 rps',
      { inputTokens: 5300, outputTokens: 200, requestsPerSecond: 15, prefixCacheShare: 0.943 },
    ],
    [
      'prompt = 4k system (cached) + 500 user, 300 out, 8 rps',
      { inputTokens: 4500, outputTokens: 300, requestsPerSecond: 8, prefixCacheShare: 0.889 },
    ],
    [
      'The system prompt is 3,600 tokens and the user part only 400. 25 rps, answers of 120 tokens.',
      { inputTokens: 4000, outputTokens: 120, requestsPerSecond: 25, prefixCacheShare: 0.9 },
    ],
    [
      'We resend 5,400 tokens of rules with every call. The part that changes is about 700, answers 180 tokens. 20 rps',
      { inputTokens: 6100, outputTokens: 180, requestsPerSecond: 20, prefixCacheShare: 0.885 },
    ],
    [
      'System prompt 2,800 tokens, same for everyone, plus a question of 200 tokens; 20 rps',
      { inputTokens: 3000, requestsPerSecond: 20, prefixCacheShare: 0.933 },
    ],
    [
      'Der Systemprompt hat 2.800 Token, die Frage selbst nur 200. 20 Anfragen pro Sekunde',
      { inputTokens: 3000, requestsPerSecond: 20, prefixCacheShare: 0.933 },
    ],
    [
      'El prompt de sistema tiene 1.800 tokens y la pregunta 200; 20 peticiones por segundo',
      { inputTokens: 2000, requestsPerSecond: 20, prefixCacheShare: 0.9 },
    ],
    [
      '90 % of the prompt never changes. Prompt 4,000 tokens, answer 200, 50 people at once.',
      { inputTokens: 4000, outputTokens: 200, concurrentRequests: 50, prefixCacheShare: 0.9 },
    ],
    [
      '85 Prozent des Prompts sind immer gleich. 5.000 Token rein, 300 raus, 40 gleichzeitige Nutzer.',
      { inputTokens: 5000, outputTokens: 300, concurrentRequests: 40, prefixCacheShare: 0.85 },
    ],
    [
      'El 80 % del prompt es siempre igual. 5.000 tokens de entrada, 20 peticiones por segundo',
      { inputTokens: 5000, requestsPerSecond: 20, prefixCacheShare: 0.8 },
    ],
    [
      'Three quarters of each prompt is the same boilerplate. 4,000 tokens in, 20 rps',
      { inputTokens: 4000, requestsPerSecond: 20, prefixCacheShare: 0.75 },
    ],
    [
      'Only 10 % of the prompt differs from call to call. 4,000 tokens in, 20 rps',
      { inputTokens: 4000, requestsPerSecond: 20, prefixCacheShare: 0.9 },
    ],
    [
      'Prompts are 4,000 tokens, of those 3,000 boilerplate; 20 rps',
      { inputTokens: 4000, requestsPerSecond: 20, prefixCacheShare: 0.75 },
    ],
    [
      'cache hit rate 62% on prompts of 4,000 tokens, 20 rps',
      { inputTokens: 4000, requestsPerSecond: 20, prefixCacheShare: 0.62 },
    ],
    [
      'We answered 3,000 of the 4,000 tickets with the same template; 20 rps of 500 tokens in',
      { requestsPerSecond: 20, inputTokens: 500 },
    ],
    ['The answer is 90 % correct, the prompt 800 tokens, 20 rps', { inputTokens: 800, requestsPerSecond: 20 }],
  ])('a prompt by its parts: %s', readsAs);

  it.each<[string, Record<string, number | undefined>]>([
    [
      'Prompts were 3k, now 8k after we added the manuals; answers still 400 tokens. 12 requests per second.',
      { inputTokens: 8000, outputTokens: 400, requestsPerSecond: 12 },
    ],
    [
      'Answers used to be 200 tokens, now 900 since we turned on reasoning. Prompts 1k. 6 requests per second.',
      { inputTokens: 1000, outputTokens: 900, requestsPerSecond: 6 },
    ],
    [
      'Les réponses faisaient 300 tokens, maintenant 800. 6 requêtes par seconde',
      { outputTokens: 800, requestsPerSecond: 6 },
    ],
    [
      'Build: --max_input_len 24576. Usual request: 6k in, 700 out. 480 requests per minute. 29B model',
      { inputTokens: 6000, outputTokens: 700, requestsPerSecond: 8 },
    ],
  ])('a length that has taken the place of another: %s', readsAs);

  it.each<[string, Record<string, number | undefined>]>([
    [
      'Monthly volume: 3B prompt tokens, 400M completion tokens. Average prompt 2,000 tokens, Qwen3 14B.',
      { inputTokens: 2000, requestsPerDay: 50000 },
    ],
    [
      'Per month we push 900M input tokens and 90M output tokens, 3,000 tokens in per call. Qwen3 14B',
      { inputTokens: 3000, requestsPerDay: 10000 },
    ],
    [
      'Daily: 40M input tokens, 8M output tokens; 2,000 in and 400 out per call. Qwen3 14B',
      { inputTokens: 2000, outputTokens: 400, requestsPerDay: 20000 },
    ],
    [
      '300 out per request, 3M output tokens a day, model is Llama 3.1 8B.',
      { outputTokens: 300, requestsPerDay: 10000 },
    ],
    ['250 tokens out per request, 5M output tokens per day; Qwen3 8B', { outputTokens: 250, requestsPerDay: 20000 }],
  ])('volumes of tokens: %s', readsAs);

  it.each<[string, Record<string, number | undefined>]>([
    [
      'About two sixty, two seventy on Mondays at the same time, Qwen2.5 32B, must answer in one and a half seconds.',
      { concurrentRequests: 270, endToEndMs: 1500 },
    ],
    [
      'Three hundred seats. In a call at the same moment: one eighty, maybe two twenty on Mondays. Qwen3 8B',
      { totalUsers: 300, concurrentRequests: 220 },
    ],
    ['one fifty concurrent users, Qwen3 8B', { concurrentRequests: 150 }],
    ['We run two eighty gig A100s with 40 users, Qwen3 8B', { totalUsers: 40 }],
    ['Roughly two hundred and sixty users at once on Qwen3 8B', { concurrentRequests: 260 }],
    ['one twenty-five parallel sessions for Qwen3 8B', { concurrentRequests: 125 }],
    [
      'Answer complete within one and a half seconds, 30 users in parallel, Gemma 3 12B.',
      { endToEndMs: 1500, concurrentRequests: 30 },
    ],
    [
      'Die ganze Antwort soll in anderthalb Sekunden da sein, 30 Nutzer gleichzeitig, Gemma 3 12B.',
      { endToEndMs: 1500, concurrentRequests: 30 },
    ],
    [
      'La réponse complète en une seconde et demie au plus, 30 utilisateurs simultanés, Gemma 3 12B.',
      { endToEndMs: 1500, concurrentRequests: 30 },
    ],
    [
      'It has to be on screen within one second, 30 parallel users. Gemma 3 12B',
      { endToEndMs: 1000, concurrentRequests: 30 },
    ],
    ['one thousand two hundred students use Qwen3 8B', { totalUsers: 1200 }],
    ['doscientos sesenta usuarios con Qwen3 8B', { totalUsers: 260 }],
    ['Four hundred and twenty-five employees, Qwen3 8B', { totalUsers: 425 }],
  ])('numbers in words: %s', readsAs);
});
