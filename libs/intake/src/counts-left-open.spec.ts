import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { readsAs } from './testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());

describe('machines whose number is asked for are no fleet', () => {
  it.each([
    'qwen3 14b, 30 users, spot ok. g6e.xlarge x ?',
    'qwen3 14b, 30 users, g6e.xlarge, how many',
    'qwen3 14b, 30 users, n x g6e.xlarge',
    'qwen3 14b, 30 users, g6e.xlarge: wie viele',
    'qwen3 14b, 30 users, g6e.xlarge, combien',
    'qwen3 14b, 30 users. instances: g6e.xlarge, count: ?',
  ])('%s', (text) => {
    const { candidates, fleet } = reader.read(text);
    expect(fleet).toBeUndefined();
    expect(candidates?.value.map((c) => c.gpuId)).toEqual(['l40s-48gb']);
  });

  it.each(['We have 2x L40S, how many users does qwen3 14b carry?', 'Our 2 L40S, how many users of qwen3 14b?'])(
    'what has a number is the fleet: %s',
    (text) => {
      readsAs(text, { fleet: [{ gpuId: 'l40s-48gb', gpuCount: 2 }] });
    },
  );

  it.each([
    'How many L4? Qwen3 14B, 30 users. A 4070 in our lab does 60 tok/s.',
    'How many L4? Qwen3 14B, 30 users. (A 4070 in our lab embeds 1,900 queries/s, but with batch 64.)',
  ])('one on a bench is none: %s', (text) => {
    readsAs(text, { fleet: undefined, requestsPerSecond: undefined, totalUsers: 30 });
  });
});

describe('loads that are told in other words', () => {
  it.each([
    'We count 35 to 50 open requests in the late shift. Qwen3 14B, which GPU?',
    'At noon 50 requests open. Qwen3 14B, which GPU?',
    'Mittags 50 offene Anfragen. Qwen3 14B, welche GPU?',
    'À midi 50 requêtes ouvertes. Qwen3 14B, quelle carte ?',
    '50 solicitudes abiertas a mediodía. Qwen3 14B, ¿qué GPU?',
  ])('what is open is in flight: %s', (text) => {
    readsAs(text, { concurrentRequests: 50 });
  });

  it.each<[string, Record<string, number | undefined>]>([
    [
      '96 schools, 41,000 pupils. Out of the logs: 58,000 messages on a school day. Qwen3 14B, which GPU?',
      { requestsPerDay: 58_000, totalUsers: 41_000 },
    ],
    ['9 schools, 500 messages a day per school. Qwen3 14B, which GPU?', { requestsPerDay: 4500 }],
    [
      'It does 19 as long as I am alone, the six planners on it together get 5 each. Qwen3 14B.',
      { totalUsers: 6, growthFactor: undefined },
    ],
    [
      '120 programmers, each 600 completions in an 8-hour day. Qwen3 14B.',
      { totalUsers: 120, outputTokens: undefined },
    ],
    ['40 at once, 600 token completions each. Qwen3 14B.', { concurrentRequests: 40, outputTokens: 600 }],
  ])('%s', readsAs);

  it.each([
    '128k of context has to work; a typical call has 38,000 tokens in and 700 out. Qwen3 14B, which GPU?',
    'It must handle 128k of context; on average 38k tokens in and 700 out. Qwen3 14B, which GPU?',
    'Up to 128k of context, usually 38k tokens in and 700 out. Qwen3 14B, which GPU?',
  ])('room for a prompt is no part of it: %s', (text) => {
    readsAs(text, { inputTokens: 38_000, outputTokens: 700, contextTokens: 131_072 });
  });

  it.each<[string, Record<string, number | undefined>]>([
    ["Last year's Black Friday peak was 40 requests/s, we plan for 60. Qwen3 14B.", { requestsPerSecond: 60 }],
    ["Today's peak is 40 requests/s, we plan for 60. Qwen3 14B.", { requestsPerSecond: 40, growthFactor: 1.5 }],
    ['El pico es de 40 req/s, planificamos para 60. Qwen3 14B.', { requestsPerSecond: 40, growthFactor: 1.5 }],
    ['In der Spitze 40 req/s, wir planen mit 60. Qwen3 14B.', { requestsPerSecond: 40, growthFactor: 1.5 }],
    ['40 req/s, we plan for 2 years. Qwen3 14B.', { requestsPerSecond: 40, growthFactor: undefined }],
  ])('%s', readsAs);
});
