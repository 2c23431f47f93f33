import { readsAs } from './testing/rounded-reading.spec';

describe('pieces of a listing, a record and a table', () => {
  it('the number of the card is a cell of its own', () => {
    const rows =
      '|   0   | Quadro RTX 8000    | 46102MiB / 49152MiB  |   71%    |\n' +
      '|   1   | Quadro RTX 8000    | 46090MiB / 49152MiB  |   69%    |\n';
    readsAs(`${rows}command-r 35b awq, tp 2`, { fleet: [{ gpuId: 'quadro-rtx-8000-48gb', gpuCount: 2 }] });
  });
  it('the number of cards stands at a key of the same record', () => {
    const record = '{"step": 1840, "tok_per_s": 38250, "gpus": 8, "name": "H100 80GB"}';
    readsAs(`${record}\nfull ft qwen3-32b`, { fleet: [{ gpuId: 'h100-sxm-80gb', gpuCount: 8 }] });
  });
});

describe('accounts of others hold their own machines', () => {
  it.each([
    'User @ellen runs Tower+ 9B for 400 people on 6 L4. We are 58 translators. Qwen3 32B.',
    '@moonrack has Qwen3 8B on 6 L4 for 400 people. We are 58 translators. Qwen3 32B.',
    'u/tensorsloth runs Qwen3 8B on 6 L4 for 400 people. We are 58 translators. Qwen3 32B.',
  ])('%s', (text) => {
    readsAs(text, { fleet: undefined, totalUsers: 58, model: { kind: 'catalog', id: 'Qwen/Qwen3-32B' } });
  });
});

describe('figures that are of something else', () => {
  it('a term is no period of a price', () => {
    const text = 'A broker wants us to sign for 16 H200 for a year, at $2.60. Qwen3 32B, 60 users.';
    readsAs(text, { budget: undefined, totalUsers: 60, mode: 'plan' });
  });
  it('nights that are counted are nobody at once', () => {
    readsAs('Three nights a year: 48,000 essays of 1,100 tokens. gpt-oss-120b.', { concurrentRequests: undefined });
  });
  it('what is allowed comes before what is measured', () => {
    readsAs('31 queries/s, p99 74 ms where 100 ms is allowed. Qwen3-Embedding-0.6B.', { endToEndMs: 100 });
  });
  it('who would only come if something happened that nobody believes', () => {
    const text = "We have 370 technicians. If the grid operator joins, there'd be 1,500 more users. Qwen3 32B.";
    readsAs(text, { totalUsers: 370 });
  });
  it('suggestions are answers', () => {
    readsAs('They trigger 640,000 suggestions per day. Qwen3-30B-A3B.', { requestsPerDay: 640_000 });
  });
});

describe('a load is of those, and of the time, that stand with it', () => {
  it.each([
    'Qwen3 14B for discharge letters: 350 letters a day, 6k tokens in, 900 out.',
    'Documents: 350 documents a day. Qwen3 14B.',
    'Qwen3 14B für Arztbriefe: 350 Briefe am Tag.',
  ])('what comes every day is no stock: %s', (text) => {
    readsAs(text, { requestsPerDay: 350, batch: undefined });
  });
  it('a pace is of those right before it', () => {
    const text = 'We are 45 people. On a crunch day 28 translators each send a segment every 20 seconds. Qwen3 32B.';
    readsAs(text, { requestsPerSecond: 1.4 });
  });
  it('and of all where nobody else is named', () => {
    readsAs('There are 45 translators. Each sends a segment every 20 seconds. Qwen3 32B.', { requestsPerSecond: 2.25 });
  });
});
