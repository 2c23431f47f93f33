import { RequestCounts } from './request-counts';

describe('requests of each client in its minute', () => {
  let now: number;
  let counts: RequestCounts;
  beforeEach(() => {
    now = 1_000_000;
    counts = new RequestCounts(60_000, () => now);
  });

  it('are counted from its first on, and forgotten a minute later', async () => {
    expect(counts.hits('a')).toBe(0);
    expect(await counts.increment('a')).toEqual({ totalHits: 1, resetTime: new Date(1_060_000) });
    now += 59_999;
    expect(counts.count('a')).toEqual({ hits: 2, resetAtMs: 1_060_000 });
    expect(counts.hits('b')).toBe(0);
    now += 1;
    expect(counts.hits('a')).toBe(0);
    expect(counts.count('a')).toEqual({ hits: 1, resetAtMs: 1_120_000 });
  });

  it('stand over the change of minutes of everybody, and go when nothing came for a whole one', () => {
    now += 30_000;
    counts.count('a');
    now += 31_000;
    counts.count('b');
    expect([counts.hits('a'), counts.hits('b')]).toEqual([1, 1]);
    now += 200_000;
    counts.count('c');
    expect([counts.hits('a'), counts.hits('b'), counts.hits('c')]).toEqual([0, 0, 1]);
  });

  it('can be taken back', async () => {
    counts.count('a');
    counts.count('a');
    counts.decrement('a');
    expect(counts.hits('a')).toBe(1);
    counts.resetKey('a');
    expect(counts.hits('a')).toBe(0);
  });
});
