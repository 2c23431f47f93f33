import type { PriceFeedRun, SnapshotOffer } from '@compute-advisor/application';
import {
  InMemoryPriceFeedMemoryRepository,
  InMemoryPriceSnapshotRepository,
} from '@compute-advisor/application/testing';
import { marketRates, median, type Offer, type PriceBook } from '@compute-advisor/domain';
import type { FeedFetch, PriceFeed } from './feeds/price-feed';
import { createLivePricing, type LivePricing } from './live-pricing';
import { settleRefusals } from './operator/settle-refusals';
import { DAY, HOUR, TestClock } from './testing/market';

/** What the market asks in these tests, USD per GPU-hour on demand, by provider. */
const TRUTH: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  aws: { 'h100-sxm-80gb': 3.93, 'a100-sxm4-80gb': 3.43, 'l4-24gb': 0.8, 'v100-sxm2-16gb': 3.06 },
  lambda: { 'h100-sxm-80gb': 3.99, 'a100-sxm4-80gb': 2.79, 'v100-sxm2-16gb': 0.79 },
  verda: { 'h100-sxm-80gb': 3.74, 'a100-sxm4-80gb': 1.82, 'l40s-48gb': 1.56 },
  runpod: { 'h100-sxm-80gb': 3.59, 'a100-sxm4-80gb': 1.39, 'l4-24gb': 0.49, 'l40s-48gb': 0.99 },
  nebius: { 'h100-sxm-80gb': 3.5, 'l40s-48gb': 1.55 },
};
const MACHINES = [1, 8];

type Change = (offer: SnapshotOffer, index: number) => SnapshotOffer | undefined;

function truthOf(providers: readonly string[], day: string): readonly SnapshotOffer[] {
  return providers.flatMap((provider) =>
    Object.entries(TRUTH[provider] ?? {}).flatMap(([gpuId, usd]) =>
      MACHINES.flatMap((gpuCount): SnapshotOffer[] => {
        const machine = {
          gpuId,
          provider,
          instanceType: `${gpuId}-x${gpuCount}`,
          gpuCount,
          asOf: day,
          source: provider,
        };
        return [
          { ...machine, usdPerGpuHour: usd, kind: 'on_demand' },
          { ...machine, usdPerGpuHour: usd * 0.5, kind: 'spot' },
        ];
      }),
    ),
  );
}

/** A feed that says what it is told to say. */
class ToldFeed implements PriceFeed {
  change: Change = (offer) => offer;
  constructor(
    readonly name: string,
    private readonly providers: readonly string[],
  ) {}

  async fetch(_names: unknown, _last: unknown, nowMs: number): Promise<FeedFetch> {
    const day = new Date(nowMs).toISOString().slice(0, 10);
    const offers = truthOf(this.providers, day)
      .map(this.change)
      .filter((offer) => offer !== undefined);
    const reading = {
      sourceDate: day,
      offers,
      rowsRead: offers.length,
      rowsAmbiguous: 0,
      rowsUnresolved: 0,
      rowsWithoutPrice: 0,
    };
    return { modified: true, contentDigest: JSON.stringify(offers), reading: { ...reading, unplaced: new Map() } };
  }

  async close(): Promise<void> {}
}

const PACKAGED: PriceBook = {
  snapshotId: 'packaged',
  asOf: '2026-09-04',
  sources: ['packaged'],
  // A month ago everything cost 10 % less.
  offers: truthOf(Object.keys(TRUTH), '2026-09-04').map((offer): Offer => ({
    ...offer,
    usdPerGpuHour: offer.usdPerGpuHour * 0.9,
    freshness: 'fallback',
  })),
};

interface Bed {
  readonly pricing: LivePricing;
  readonly clock: TestClock;
  readonly neoclouds: ToldFeed;
  readonly aws: ToldFeed;
  readonly memories: InMemoryPriceFeedMemoryRepository;
  refresh(afterMs?: number): Promise<readonly PriceFeedRun[]>;
}

function bed(): Bed {
  const [clock, memories] = [new TestClock(), new InMemoryPriceFeedMemoryRepository()];
  const neoclouds = new ToldFeed('neoclouds', ['lambda', 'verda', 'runpod', 'nebius']);
  const aws = new ToldFeed('aws', ['aws']);
  const pricing = createLivePricing({
    feeds: [neoclouds, aws],
    snapshots: new InMemoryPriceSnapshotRepository(),
    memories,
    packaged: PACKAGED,
    operatorPrices: () => [],
    gpus: () => [],
    clock,
    cadenceMinutes: 60,
    staleAfterHours: 72,
  });
  return {
    pricing,
    clock,
    neoclouds,
    aws,
    memories,
    refresh: (afterMs = HOUR) => {
      clock.move(afterMs);
      return pricing.refresh();
    },
  };
}

/** A rate further than this from the truth is a wrong price; the packaged book is 10 % off itself. */
const WRONG_BEYOND = 1.3;
const trueRates = marketRates({
  snapshotId: 'truth',
  sources: [],
  offers: truthOf(Object.keys(TRUTH), '2026-10-04').map((offer): Offer => ({ ...offer, freshness: 'live' })),
});

/** Every part whose rate, or cheapest credible offer, is not what the providers behind it ask. */
function wrongRates({ pricing }: Bed): readonly string[] {
  return [...marketRates(pricing.currentBook())].flatMap(([gpuId, rate]) => {
    const asked = rate.providers.map((provider) => TRUTH[provider]?.[gpuId] ?? 0);
    const usd = median(asked) ?? 0;
    const off = Math.max(rate.usdPerGpuHour / usd, usd / rate.usdPerGpuHour);
    const tooCheap = Math.min(...asked) / rate.cheapest.usdPerGpuHour;
    return off > WRONG_BEYOND || tooCheap > 1.6
      ? [`${gpuId} at ${rate.usdPerGpuHour}, cheapest ${rate.cheapest.usdPerGpuHour}`]
      : [];
  });
}

const outcomes = (runs: readonly PriceFeedRun[]): readonly string[] =>
  runs.map(({ feed, outcome }) => `${feed} ${outcome}`);
const TRUE = ['neoclouds accepted', 'aws accepted'];

const times =
  (by: number, where: (offer: SnapshotOffer, index: number) => boolean = () => true): Change =>
  (offer, index) =>
    where(offer, index) ? { ...offer, usdPerGpuHour: offer.usdPerGpuHour * by } : offer;
const set =
  (usdPerGpuHour: number, where: (offer: SnapshotOffer) => boolean): Change =>
  (offer) =>
    where(offer) ? { ...offer, usdPerGpuHour } : offer;
const part =
  (gpuId: string) =>
  (offer: SnapshotOffer): boolean =>
    offer.gpuId === gpuId;
const by =
  (provider: string) =>
  (offer: SnapshotOffer): boolean =>
    offer.provider === provider;
const listed = (offer: SnapshotOffer): boolean => offer.kind === 'on_demand';
const both =
  (...all: readonly ((offer: SnapshotOffer) => boolean)[]) =>
  (offer: SnapshotOffer): boolean =>
    all.every((one) => one(offer));
const swapped: Change = (offer) => ({
  ...offer,
  kind: offer.kind === 'spot' ? 'on_demand' : 'spot',
});
const h100 = part('h100-sxm-80gb');

/** One poisoned reading: at the very first fetch, and over a truth that is in force. */
const POISONS: readonly (readonly [string, Change])[] = [
  ['0.04 for every H100', set(0.04, h100)],
  ['0.55 times everything', times(0.55)],
  ['Price and SpotPrice swapped', swapped],
  ['every on-demand price filed as spot', (o) => ({ ...o, kind: 'spot' })],
  ['processors for prices: 11.50 for a V100', set(11.5, part('v100-sxm2-16gb'))],
  ['a tenth of everything', times(0.1)],
  ['ten times everything', times(10)],
  ['half of everything', times(0.5)],
  ['twice everything', times(2)],
  ['a third for every H100', times(1 / 3, h100)],
  ['three times every H100', times(3, h100)],
  ['cents for dollars at one provider', times(0.01, by('runpod'))],
  [
    'whole nodes for GPUs at one provider',
    times(
      8,
      both(by('lambda'), (o) => o.gpuCount === 8),
    ),
  ],
  ['eighths of the price for eights', times(1 / 8, (o) => o.gpuCount === 8)],
  ['a third at one provider', times(0.33, by('verda'))],
  ['a third of all A100', times(0.33, part('a100-sxm4-80gb'))],
  ['one price for everything: 1.00', set(1, () => true)],
  ['one price for everything: 0.50', set(0.5, () => true)],
  ['one price for everything: 8.00', set(8, () => true)],
  ['GPU counts for prices', (o) => ({ ...o, usdPerGpuHour: o.gpuCount })],
  ['memory for prices', (o) => ({ ...o, usdPerGpuHour: 40 })],
  ['prices of another row', (o, i) => ({ ...o, usdPerGpuHour: [3.99, 0.1, 12, 0.05][i % 4] ?? 1 })],
  ['zero point two for H100', set(0.2, h100)],
  ['0.4 times one provider', times(0.4, by('nebius'))],
  ['2.5 times one provider', times(2.5, by('nebius'))],
  [
    'spot prices everywhere',
    (o) => ({ ...o, usdPerGpuHour: o.kind === 'on_demand' ? o.usdPerGpuHour * 0.35 : o.usdPerGpuHour }),
  ],
  ['monthly prices', times(15)],
  ['prices per second in cents', times(0.028)],
  ['another currency at a fifteenth', times(1 / 15)],
  ['another currency at seven', times(7.2)],
  ['negative prices', times(-1)],
  ['free H100', set(0, h100)],
  ['no number', set(Number.NaN, h100)],
  ['one provider gone to spot', (o) => (by('runpod')(o) && listed(o) ? undefined : o)],
  ['every eighth row a teaser', times(0.1, (_o, i) => i % 8 === 0)],
];

/** Lies that look like prices: one provider is believed, and must not move what the market asks. */
const PLAUSIBLE: readonly (readonly [string, Change])[] = [
  ['a teaser of 30 % at one provider', times(0.7, by('runpod'))],
  ['a rise of 50 % at one provider', times(1.5, by('verda'))],
  ['one part 35 % cheaper at one provider', times(0.65, both(h100, by('lambda')))],
  [
    'eights 30 % cheaper at one provider',
    times(
      0.7,
      both(by('lambda'), (o) => o.gpuCount === 8),
    ),
  ],
  ['everything 20 % cheaper', times(0.8)],
  ['everything 25 % dearer', times(1.25)],
  ['spot at a tenth', times(0.1, (o) => o.kind === 'spot')],
];

describe('poisoned prices', () => {
  it('are of at least 47 kinds', () => {
    expect(new Set([...POISONS, ...PLAUSIBLE].map(([what]) => what)).size).toBe(POISONS.length + PLAUSIBLE.length);
    expect(POISONS.length + PLAUSIBLE.length + WALKS.length).toBeGreaterThanOrEqual(47);
  });

  describe.each([...POISONS, ...PLAUSIBLE])('%s', (_what, poison) => {
    it('at the very first reading set no wrong rate, and the truth is taken within two refreshes', async () => {
      const market = bed();
      market.neoclouds.change = poison;
      await market.refresh();
      expect(wrongRates(market)).toEqual([]);
      await heals(market);
    });

    it(
      'over the truth in force set no wrong rate, once or ten times, and the truth is taken within two ' + 'refreshes',
      async () => {
        const market = bed();
        expect(outcomes(await market.refresh())).toEqual(TRUE);
        market.neoclouds.change = poison;
        for (let i = 0; i < 10; i += 1) {
          await market.refresh();
          expect(wrongRates(market)).toEqual([]);
        }
        await heals(market);
      },
    );

    it('of the one feed of a large provider set no wrong rate', async () => {
      const market = bed();
      await market.refresh();
      market.aws.change = poison;
      await market.refresh();
      expect(wrongRates(market)).toEqual([]);
      market.aws.change = (offer) => offer;
      await market.refresh();
      expect(outcomes(await market.refresh())).toEqual(['neoclouds not_modified', 'aws not_modified']);
    });
  });

  it.each(POISONS)('%s is refused with a reason', async (_what, poison) => {
    const market = bed();
    await market.refresh();
    market.neoclouds.change = poison;
    const [run] = await market.refresh();
    expect(run?.outcome).toBe('rejected');
    expect(run?.reason?.length).toBeGreaterThan(20);
  });
});

/** The truth again: taken within two refreshes, and every part then at its true rate. */
async function heals(market: Bed): Promise<void> {
  market.neoclouds.change = (offer) => offer;
  await market.refresh();
  const [run] = await market.refresh();
  expect([run?.outcome, run?.reason]).toEqual(['not_modified', undefined]);
  for (const [gpuId, rate] of marketRates(market.pricing.currentBook()))
    expect([gpuId, rate.usdPerGpuHour]).toEqual([gpuId, trueRates.get(gpuId)?.usdPerGpuHour]);
}

/** Prices that are walked away in small steps: factor at each refresh, and how far apart the refreshes are. */
const WALKS: readonly (readonly [string, number, number, Change | undefined])[] = [
  ['0.55 at every refresh', 0.55, HOUR, undefined],
  ['0.8 at every refresh', 0.8, HOUR, undefined],
  ['0.9 every hour', 0.9, HOUR, undefined],
  ['0.9 every day', 0.9, DAY, undefined],
  ['1.2 at every refresh', 1.2, HOUR, undefined],
  ['0.7 every day at one provider', 0.7, DAY, (o) => o],
];

describe('prices that are walked away', () => {
  it.each(WALKS)(
    '%s never set a rate more than half as much again from the truth',
    async (_what, step, every, oneProvider) => {
      const market = bed();
      await market.refresh();
      let factor = 1;
      for (let i = 0; i < 20; i += 1) {
        factor *= step;
        market.neoclouds.change = oneProvider ? times(factor, by('runpod')) : times(factor);
        await market.refresh(every);
        for (const [gpuId, rate] of marketRates(market.pricing.currentBook())) {
          const usd = median(rate.providers.map((provider) => TRUTH[provider]?.[gpuId] ?? 0)) ?? 0;
          expect(Math.max(rate.usdPerGpuHour / usd, usd / rate.usdPerGpuHour)).toBeLessThan(1.5);
        }
      }
      market.neoclouds.change = (offer) => offer;
      await market.refresh();
      await market.refresh();
      for (const [gpuId, rate] of marketRates(market.pricing.currentBook()))
        expect([gpuId, rate.usdPerGpuHour]).toEqual([gpuId, trueRates.get(gpuId)?.usdPerGpuHour]);
    },
  );
});

describe('a refused reading that stays', () => {
  it(
    'is taken the third time when another source says the same: Lambda asks 3.43 for a V100, which AWS sells ' +
      'at 3.06',
    async () => {
      const market = bed();
      await market.refresh();
      market.neoclouds.change = set(3.43, both(part('v100-sxm2-16gb'), listed));
      expect((await market.refresh())[0]?.outcome).toBe('rejected');
      expect((await market.refresh())[0]?.outcome).toBe('rejected');
      expect(market.pricing.status().feeds[0]?.refusal).toMatchObject({ times: 2, needsOperator: false });
      expect((await market.refresh())[0]?.outcome).toBe('accepted');
      expect(market.pricing.status().feeds[0]?.refusal).toBeUndefined();
    },
  );

  it(
    'is never taken for its patience alone: AWS at 2.16 for an H100, where the middle of the others is 3.67, ' +
      'needs an operator',
    async () => {
      const market = bed();
      await market.refresh();
      market.aws.change = times(0.55, h100);
      const outcomesOf: (string | undefined)[] = [];
      for (let i = 0; i < 4; i += 1) outcomesOf.push((await market.refresh())[1]?.outcome);
      expect(outcomesOf).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
      expect(market.pricing.status().feeds[1]?.refusal?.needsOperator).toBe(true);
    },
  );

  it('that no source confirms waits for an operator, who accepts it; the next refresh takes it', async () => {
    const market = bed();
    await market.refresh();
    market.neoclouds.change = times(0.5);
    for (let i = 0; i < 3; i += 1) await market.refresh();
    expect(market.pricing.status().feeds[0]?.refusal).toMatchObject({ times: 3, needsOperator: true });
    expect((await settleRefusals(['accept', 'neoclouds'], market.memories))?.[0]).toContain(
      'is taken at the next refresh',
    );
    expect((await market.refresh())[0]?.outcome).toBe('accepted');
    expect(market.pricing.status().feeds[0]?.refusal).toBeUndefined();
  });

  it('is judged anew after a reset', async () => {
    const market = bed();
    await market.refresh();
    market.neoclouds.change = times(0.65);
    expect((await market.refresh())[0]?.outcome).toBe('rejected');
    await settleRefusals(['reset', 'neoclouds'], market.memories);
    // 0.65 of the truth is 0.72 of what the packaged book says: within what a first reading may differ.
    expect((await market.refresh())[0]?.outcome).toBe('accepted');
  });
});
