import { readsAs } from './testing/rounded-reading.spec';

const reads = (name: string, rows: readonly [string, Record<string, unknown>][]): void =>
  describe(name, () => {
    it.each(rows)('%s', readsAs);
  });
const model = (id: string): Record<string, string> => ({ kind: 'catalog', id });
const fleet = (gpuId: string, gpuCount: number): readonly Record<string, unknown>[] => [{ gpuId, gpuCount }];

reads('what is taken back in the same breath gives way', [
  [
    "Our budget is $3,000 a month, no wait, $2,500. What's the biggest model we could run?",
    { mode: 'budget', budget: { usdPerMonth: 2500, currency: 'USD', amount: 2500 } },
  ],
  [
    'We pay 4,000 euros per month, correction: 4,500, for 8 L40S.',
    { fleetPerMonth: { usd: 5265, currency: 'EUR', amount: 4500 } },
  ],
  [
    'We need Qwen3 8B, sorry, I mean Qwen3 32B, for 20 concurrent users.',
    { model: model('Qwen/Qwen3-32B'), concurrentRequests: 20 },
  ],
  [
    'Мы используем Qwen3 14B, точнее Qwen3 32B, для 20 пользователей.',
    { model: model('Qwen/Qwen3-32B'), totalUsers: 20 },
  ],
  [
    'We have four A100s, actually make that six, and Qwen2.5 72B runs on them.',
    { fleet: fleet('a100-sxm4-80gb', 6), mode: 'existing' },
  ],
  [
    'Wir haben 2 L40S, Entschuldigung, 4, mit Qwen3 32B für 30 Nutzer.',
    { fleet: fleet('l40s-48gb', 4), totalUsers: 30 },
  ],
  ['Precisamos do Qwen3 32B para 25 pessoas ao mesmo tempo. Desculpe, são 45.', { concurrentRequests: 45 }],
  ['Mamy 20 użytkowników, przepraszam, 30, Qwen3 14B.', { totalUsers: 30 }],
  ['Il nous faut Mistral Small 24B pour 15 personnes, pardon, 25.', { totalUsers: 25 }],
  [
    'Today there are 40 concurrent users, but please size it for 100, because we will be there in June. Qwen3 32B.',
    { concurrentRequests: 100 },
  ],
]);

reads('what is only weighed or polite takes nothing back', [
  ['Qwen3 32B or better Llama 3.3 70B for 30 users?', { model: model('Qwen/Qwen3-32B'), totalUsers: 30 }],
  ['Sorry for the long post. Qwen3 14B, 20 users.', { totalUsers: 20 }],
  ['We have 4 L40S, sorry, no H100, and Qwen3 14B for 30 users.', { fleet: fleet('l40s-48gb', 4), totalUsers: 30 }],
]);

reads('what was so far gives way to what is now, in its unit', [
  [
    'Last year we peaked at 200 requests per second; nowadays it is 45 at peak. gpt-oss-20b.',
    { requestsPerSecond: 45, concurrentRequests: undefined },
  ],
  ['It was 12 requests per second in spring, now it is 30. Qwen3 14B.', { requestsPerSecond: 30 }],
  [
    'Normally we see 3 requests a second, but on Monday mornings it climbs to 18. What would gpt-oss-120b need?',
    { requestsPerSecond: 18 },
  ],
  ['Usually 3 requests a second, sometimes it jumps to 18, Qwen3 14B.', { requestsPerSecond: 18 }],
  ['We see 3 requests a second, and the price climbs to 18. Qwen3 14B.', { requestsPerSecond: 3 }],
]);
