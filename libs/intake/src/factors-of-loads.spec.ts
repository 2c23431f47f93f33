import { readsAs } from './testing/rounded-reading.spec';

const reads = (name: string, rows: readonly [string, Record<string, unknown>][]): void =>
  describe(name, () => {
    it.each(rows)('%s', readsAs);
  });

reads('what each place asks counts as often as there are places', [
  [
    'A hospital group with 22 wards. On each ward about 40 discharge letters are drafted every day. Llama 3.3 70B.',
    { requestsPerDay: 880 },
  ],
  ['We operate 60 pharmacies. Each asks the checker around 80 times a day. Phi-4.', { requestsPerDay: 4800 }],
  ['Wir betreiben 18 Pflegeheime. Pro Heim entstehen täglich rund 65 Berichte. Qwen3 14B.', { requestsPerDay: 1170 }],
  ['Tenemos 85 tiendas y cada una hace unas 60 consultas al día. Usará Llama 3.1 8B.', { requestsPerDay: 5100 }],
  ['Prowadzimy sieć 120 aptek, a każda wysyła dziennie około 50 zapytań. Qwen3 8B.', { requestsPerDay: 6000 }],
  [
    'The plant has 14 lines, and each line raises about 50 fault messages in a shift. With two shifts a day, Phi-4 ' +
      'must explain every message.',
    { requestsPerDay: 1400 },
  ],
  ['40 branches with 8 advisers each, Qwen3 14B', { totalUsers: 320, requestsPerDay: undefined }],
]);

reads('how often a piece of work asks the model is a factor of the load', [
  ['It creates 18 model calls per shipment and we have 700 shipments per day. Qwen3 8B', { requestsPerDay: 12600 }],
  ['We handle 1,600 cases per day and each case sets off four calls to the model. Qwen3 14B', { requestsPerDay: 6400 }],
  ['1.200 sinistri al giorno e per ogni sinistro tre chiamate al modello. Qwen3 32B.', { requestsPerDay: 3600 }],
  [
    'A total of 75 firms produce around 12 chat sessions per firm and day, and one session is eight requests. Qwen3 8B',
    { requestsPerDay: 7200, concurrentRequests: undefined },
  ],
  [
    '300 clerks, each clerk asks 20 questions a day, one question is 2 requests. Qwen3 14B',
    { totalUsers: 300, requestsPerDay: 12000 },
  ],
  ['540 PRs a day, 4 calls per PR. Qwen3 14B', { requestsPerDay: 2160 }],
  ['1,600 cases per day, each case is four pages long. Qwen3 14B', { requestsPerDay: 1600 }],
]);

reads('a day on which more comes is the peak, and many who ask at once are', [
  [
    'The assistant answers 9,000 questions a day, but on Black Friday we counted 70,000. Qwen3 8B',
    { requestsPerDay: 70000 },
  ],
  ['Twenty-five analysts at our fund will query it at once, Qwen3 32B', { concurrentRequests: 25 }],
  [
    'Our city library answers about 3,000 chat questions on weekdays with Qwen3 14B',
    { requestsPerDay: 3000, daysPerWeek: 5, outputTokens: undefined },
  ],
  ['The bot answers in 300 tokens, 80 questions a day, Qwen3 14B', { outputTokens: 300, requestsPerDay: 80 }],
  ['9,000 questions a day, and on Fridays the office closes at 16. Qwen3 8B', { requestsPerDay: 9000 }],
]);
