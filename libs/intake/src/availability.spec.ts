import { readsAs } from './testing/rounded-reading.spec';

const safe = { 'constraints.highAvailability': true, concurrentRequests: 40 };
const plain = { 'constraints.highAvailability': undefined, concurrentRequests: 40 };

describe('availability as a number', () => {
  it.each([
    'Qwen3 32B, 40 concurrent, 99.9 % availability.',
    'Qwen3 32B, 40 concurrent, SLA 99.95% uptime.',
    'Qwen3 32B, 40 concurrent, four nines.',
    'Qwen3 32B, 40 concurrent, five-nines availability.',
    'Qwen3 32B, 40 concurrent, two replicas in two zones.',
    'Qwen3 32B, 40 concurrent, 3 replicas across three availability zones.',
    'Qwen3 32B, 40 concurrent, at least two replicas.',
    'Qwen3 32B, 40 gleichzeitig, Verfügbarkeit 99,9 %.',
    'Qwen3 32B, 40 gleichzeitig, zwei Replikate in zwei Zonen.',
    'Qwen3 32B, 40 simultanés, disponibilité de 99,9 %.',
    'Qwen3 32B, 40 simultáneos, disponibilidad del 99,9 %.',
    'Qwen3 32B, 40 jednocześnie, dostępność 99,9%.',
    'Qwen3 32B, 40 одновременно, доступность 99,9%.',
    'Qwen3 32B, 并发40,SLA 99.95%。',
    'Qwen3 32B, 40 eşzamanlı, %99,9 erişilebilirlik.',
  ])('%s', (text) => readsAs(text, safe));

  it('and is no part of a crowd', () =>
    readsAs('Llama 3.1 8B,800名员工,每人每天30次请求,可用性99.9%,一年内增长三倍。', {
      requestsPerDay: 24_000,
      growthFactor: 3,
    }));

  it.each([
    'Qwen3 32B, 40 concurrent, 95 % availability is enough.',
    'Qwen3 32B, 40 concurrent, our provider had 99.9% uptime last year.',
    'Qwen3 32B, 40 concurrent, answers in 2 s for 99.9 % of requests.',
    'Qwen3 32B, 40 concurrent, 99.9 % accuracy.',
    'Qwen3 32B, 40 concurrent, 99.9 % availability is not required.',
    'We run 2 replicas of Qwen3 32B on 2x A100, 40 concurrent.',
  ])('but not: %s', (text) => readsAs(text, plain));
});
