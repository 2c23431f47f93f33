import { readsAs } from './testing/rounded-reading.spec';

describe('what belongs to a load and what does not', () => {
  it.each<[string, Record<string, number | undefined>]>([
    [
      'Chat for 300 people. PLUS a nightly batch that rewrites 25,000 product descriptions until 6 am. Qwen3 14B',
      { totalUsers: 300, requestsPerSecond: undefined, hoursPerDay: undefined },
    ],
    [
      '5 users chat by day with Llama-3.3-70B and a night batch of 120k prompts in 9 hours with the same lengths.',
      { totalUsers: 5, requestsPerSecond: undefined, hoursPerDay: undefined },
    ],
    [
      '4,000 questions a day, 2k in, 300 out. In addition every night 8,000 contracts of 20k tokens. Qwen3 32B',
      {
        requestsPerDay: 4000,
        inputTokens: 2000,
        outputTokens: 300,
        requestsPerSecond: undefined,
        hoursPerDay: undefined,
      },
    ],
    [
      'Chat für 250 Leute mit Mistral Small. Zusätzlich werden jede Nacht 30.000 Belege klassifiziert.',
      { totalUsers: 250, requestsPerSecond: undefined, hoursPerDay: undefined },
    ],
    [
      'Un chat para 80 agentes. Además, cada noche se resumen 12.000 cartas. Mistral Small',
      { totalUsers: 80, requestsPerSecond: undefined, hoursPerDay: undefined },
    ],
  ])('a job beside the service: %s', readsAs);

  it.each<[string, Record<string, number | undefined>]>([
    ['700 users, 5 questions per user and day, Qwen3 14B', { totalUsers: 700, requestsPerDay: 3500 }],
    ['450 Mitarbeiter, 8 Fragen pro Mitarbeiter und Arbeitstag, Qwen3 14B', { totalUsers: 450, requestsPerDay: 3600 }],
    [
      'Three call-centre sites with 420 seats each. Every agent finishes 6.5 calls an hour. Gemma 3 12B',
      { totalUsers: 1260, requestsPerSecond: 2.275 },
    ],
    [
      '90 seats. Jeder Berater bearbeitet 10 Anfragen pro Stunde. Gemma 3 12B',
      { totalUsers: 90, requestsPerSecond: 0.25 },
    ],
    ['90 seats. Every server handles 900 requests an hour. Gemma 3 12B', { totalUsers: 90, requestsPerSecond: 0.25 }],
    [
      '14 Kliniken, je Klinik 180 Befunde am Tag, zusammen 2.520, zwischen 7 und 19 Uhr. MedGemma 27B',
      { requestsPerDay: 2520, hoursPerDay: 12 },
    ],
  ])('of each and of all: %s', readsAs);

  it.each<[string, Record<string, number | undefined>]>([
    [
      'seats\nnov: 20 (6 conc)\njan: 80\njune: 200 (60 conc)\nqwen3-14b awq, 8k ctx',
      { totalUsers: 200, concurrentRequests: 60 },
    ],
    ['5 or 6 lawyers at the same time around 10 in the morning. Qwen2.5-72B', { concurrentRequests: 6 }],
    [
      'The maintenance contract costs 31k a year and the power bill 2.1k/mo. 40 users at once, Mistral Small',
      { concurrentRequests: 40 },
    ],
    [
      '900 field technicians use Gemma 3 27B. Expected in 2027: 1,300 technicians.',
      { totalUsers: 900, growthFactor: 1.444 },
    ],
    ['users: 90 (30 active at peak)\nmodel: nemotron super 49b v1.5', { totalUsers: 90, concurrentRequests: 30 }],
    ['serving qwen3-coder-30b-a3b fp8, 22 seats, ~9 busy.', { totalUsers: 22, concurrentRequests: 9 }],
    ['What we asked for was capacity for 110 users at once in 2027, Qwen3 8B', { concurrentRequests: 110 }],
    ['5 technicians install boilers and ask a Llama 3.1 8B for manuals from their van.', { totalUsers: 5 }],
    ['A team of 6 maintains the platform, 400 users, Qwen3 8B', { totalUsers: 400 }],
    ['Three admins look after it; Qwen3 8B for 70 clerks', { totalUsers: 70 }],
  ])('people, years and times of the day: %s', readsAs);

  it.each<[string, Record<string, number | undefined>]>([
    ['9 requests a minute as the median, 31 at the maximum. Llama 3.1 70B', { requestsPerSecond: 0.517 }],
    ['In production there are 9 requests a second between 10 and 12 and 2 at night.', { requestsPerSecond: 9 }],
    ['Grafana shows 14 req/s at 11:00 and 3.5 as the mean over the day. Llama 3.1 70B', { requestsPerSecond: 14 }],
    ['a worst minute of 410 new conversations, Apertus 70B', { requestsPerSecond: 6.833 }],
  ])('rates at the peak: %s', readsAs);
});
