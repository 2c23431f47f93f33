import { distinctions, withHead } from './ladder-head';
import { labelRungs } from './labels';
import { cheapestEligible, rankRungs } from './ranking';
import type { Rung } from './rung';

interface Told {
  readonly id: string;
  readonly usd?: number;
  readonly nodes?: number;
  readonly vendor?: string;
  readonly tpotMs?: number;
  readonly headroom?: number;
  readonly missesStated?: boolean;
  readonly late?: boolean;
  readonly proven?: boolean;
  readonly slowness?: number;
  readonly runningUsd?: number;
}

/** A rung by hand: only what ranks it. */
const rung = ({ id, usd, nodes = 1, vendor = 'nvidia', tpotMs = 20, headroom = 0.3, ...told }: Told): Rung =>
  ({
    gpu: { id, vendor, memoryBytesUsable: 80e9 },
    layout: { tensorParallel: 1, pipelineParallel: 1 },
    replicas: 1,
    gpuCount: nodes,
    gpusIdle: 0,
    nodes,
    concurrency: 1,
    planned: { tpotMs, endToEndMs: 1000 },
    service: { headroomFraction: () => headroom },
    missesStated: told.missesStated ?? false,
    meetsTargets: told.late === true ? false : true,
    proven: told.proven ?? true,
    ...(told.slowness === undefined ? {} : { slowness: told.slowness }),
    ...(told.runningUsd === undefined ? {} : { runningUsd: told.runningUsd }),
    ...(usd === undefined ? {} : { monthlyUsd: usd, rate: {}, machines: {} }),
  }) as unknown as Rung;

const ids = (rungs: readonly Rung[]): string[] => rungs.map((r) => r.gpu.id);
const nobody = { asked: () => false };

describe('the order of the ladder', () => {
  it(
    'takes fewer machines within 10 % of the lowest price: one at $1,100 before four at $1,000, but not at ' + '$1,101',
    () => {
      expect(ids(rankRungs([rung({ id: 'a', usd: 1000, nodes: 4 }), rung({ id: 'b', usd: 1100 })]))).toEqual([
        'b',
        'a',
      ]);
      expect(ids(rankRungs([rung({ id: 'a', usd: 1000, nodes: 4 }), rung({ id: 'b', usd: 1101 })]))).toEqual([
        'a',
        'b',
      ]);
    },
  );
  it('prefers the usual latency inside the band and the price outside of it', () => {
    const slow = rung({ id: 'slow', usd: 1000, late: true });
    expect(ids(rankRungs([slow, rung({ id: 'quick', usd: 1050 })]))).toEqual(['quick', 'slow']);
    expect(ids(rankRungs([slow, rung({ id: 'quick', usd: 1200 })]))).toEqual(['slow', 'quick']);
  });
  it('weighs a bill by the waiting: $1,000 at 1.4 times the usual wait is $1,400 beside $1,250', () => {
    const slow = rung({ id: 'slow', usd: 1000, late: true, slowness: 1.4 });
    expect(ids(rankRungs([slow, rung({ id: 'quick', usd: 1250 })]))).toEqual(['quick', 'slow']);
    expect(ids(rankRungs([slow, rung({ id: 'quick', usd: 1541 })]))).toEqual(['slow', 'quick']);
  });
  it('gives no more than half of a bill for the pace: five times the wait at $1,000 leads before $1,651', () => {
    const crawls = rung({ id: 'crawls', usd: 1000, late: true, slowness: 5 });
    expect(ids(rankRungs([crawls, rung({ id: 'quick', usd: 1651 })]))).toEqual(['crawls', 'quick']);
    expect(ids(rankRungs([crawls, rung({ id: 'quick', usd: 1640 })]))).toEqual(['quick', 'crawls']);
  });
  it('weighs what is owned by what it takes to run: $500 of electricity before $3,000 of rent', () => {
    const owned = rung({ id: 'owned', usd: 19_000, runningUsd: 500 });
    expect(ids(rankRungs([rung({ id: 'rented', usd: 3000 }), owned]))).toEqual(['owned', 'rented']);
    const unsold = rung({ id: 'unsold', runningUsd: 500 });
    expect(ids(rankRungs([rung({ id: 'rented', usd: 3000 }), unsold]))).toEqual(['unsold', 'rented']);
  });
  it('puts what misses a stated target, has no price, or only private hosts sell behind what does not', () => {
    const ranked = rankRungs([
      rung({ id: 'unpriced' }),
      rung({ id: 'private', usd: 100, proven: false }),
      rung({ id: 'misses', usd: 50, missesStated: true }),
      rung({ id: 'good', usd: 900 }),
    ]);
    expect(ids(ranked)).toEqual(['good', 'private', 'unpriced', 'misses']);
  });
  it('does not depend on the order in which rungs come', () => {
    const rungs = [1000, 1040, 1090, 1500, 3000].map((usd, i) => rung({ id: `part-${i}`, usd, nodes: 5 - i }));
    expect(ids(rankRungs([...rungs].reverse()))).toEqual(ids(rankRungs(rungs)));
    expect(cheapestEligible([...rungs].reverse())?.gpu.id).toBe('part-0');
  });
});

describe('the five that are worth comparing', () => {
  const ladder = rankRungs([
    rung({ id: 'best', usd: 1000 }),
    rung({ id: 'second', usd: 1200 }),
    rung({ id: 'third', usd: 1300 }),
    rung({ id: 'amd', usd: 1400, vendor: 'amd' }),
    rung({ id: 'quick', usd: 1900, tpotMs: 5 }),
    rung({ id: 'roomy', usd: 2000, headroom: 0.8 }),
    rung({ id: 'quicker', usd: 2001, tpotMs: 2, headroom: 0.9 }),
    rung({ id: 'asked', usd: 9000 }),
  ]);
  const market = { asked: (gpu: { id: string }) => gpu.id === 'asked' };

  it(
    'are the best, the one asked about, the cheapest of another vendor, the fastest and the roomiest within ' +
      'twice the cost',
    () => {
      expect(ids(withHead(ladder, distinctions(ladder, market as never))).slice(0, 5)).toEqual([
        'best',
        'asked',
        'amd',
        'quick',
        'roomy',
      ]);
    },
  );
  it('fill an empty place in ranking order, and all others follow', () => {
    const all = ids(withHead(ladder, distinctions(ladder, nobody)));
    expect(all).toEqual(['best', 'amd', 'quick', 'roomy', 'second', 'third', 'quicker', 'asked']);
  });
  it('carry the labels that say which they are, worked out over the whole ladder', () => {
    const rungs = withHead(ladder, distinctions(ladder, market as never));
    const context = { asked: (gpu: { id: string }) => gpu.id === 'asked', budgetUsdPerMonth: 1950, current: [] };
    const labels = labelRungs({ rungs, distinctions: distinctions(ladder, market as never) }, context);
    expect(labels.slice(0, 5)).toEqual([
      ['best', 'cheapest', 'fewest_gpus'],
      ['asked', 'over_budget'],
      ['other_vendor'],
      ['fastest'],
      ['most_headroom', 'over_budget'],
    ]);
  });
});
