import { readsAs } from './testing/rounded-reading.spec';

const reads = (name: string, rows: readonly [string, Record<string, unknown>][]): void =>
  describe(name, () => {
    it.each(rows)('%s', readsAs);
  });

reads('hours of the day by their part of it, in digits and in words', [
  ['It is on from 8 in the morning to 10 at night and answers 45,000 questions a day; Qwen3 8B.', { hoursPerDay: 14 }],
  [
    'From seven in the morning to seven in the evening on working days our 120 nurses ask Llama 3.3 70B.',
    { hoursPerDay: 12, daysPerWeek: 5, totalUsers: 120 },
  ],
  ['Open from 9 a.m. to 6 p.m. We have 30 users of Qwen3 14B.', { hoursPerDay: 9 }],
  ['It runs 8 a.m. to 8 p.m., 40 users, Qwen3 14B.', { hoursPerDay: 12, totalUsers: 40 }],
  ['Von acht Uhr morgens bis sechs Uhr abends, 40 Nutzer, Qwen3 14B.', { hoursPerDay: 10, totalUsers: 40 }],
  ['Jobs start at 6 in the morning; Qwen3 14B, 10 users.', { hoursPerDay: undefined, totalUsers: 10 }],
]);

reads('a job of every night has the hours that it has to be done in', [
  [
    'Every night 200,000 product descriptions have to be rewritten within six hours; Qwen3 8B, 500 tokens in, 200 out.',
    { requestsPerSecond: 9.259, batch: { items: 200000, windowHours: 6, recurrence: 'daily' } },
  ],
  [
    'Jede Nacht müssen 90.000 Belege in vier Stunden gelesen werden, Qwen3 8B.',
    { requestsPerSecond: 6.25, batch: { items: 90000, windowHours: 4, recurrence: 'daily' } },
  ],
  [
    '80,000 letters of 600 tokens must be processed between midnight and 5 a.m. with Mistral Small 3.2.',
    { requestsPerSecond: 4.444, inputTokens: 600, batch: { items: 80000, windowHours: 5, recurrence: 'daily' } },
  ],
]);

reads('so many in the busiest minute or hour are a rate', [
  ['A peak of 1,800 requests in the worst minute keeps me awake; Qwen3 8B.', { requestsPerSecond: 30 }],
  ['В пиковый час приходит 3600 запросов, Qwen3 14B.', { requestsPerSecond: 1 }],
  ['W najgorszej godzinie 7200 zapytań, Qwen3 14B.', { requestsPerSecond: 2 }],
]);

reads('so many of these in a time are a rate of what was told before', [
  [
    'One question is 50 tokens, one answer 20, and a hundred of these come in per second. Llama 3.2 3B.',
    { requestsPerSecond: 100, inputTokens: 50, outputTokens: 20 },
  ],
  ['We summarise contracts of 3,000 words; 40 of them arrive every day. Qwen3 14B.', { requestsPerDay: 40 }],
  ['Two of those servers are down. Qwen3 14B, 20 users.', { requestsPerDay: undefined, totalUsers: 20 }],
]);
