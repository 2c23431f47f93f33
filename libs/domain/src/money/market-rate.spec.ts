import { present } from '../testing/present.spec';
import type { MarketFilter } from './market-filter';
import { marketRates, type MarketRate } from './market-rate';
import type { Offer, PriceBook } from './price-book';

const offer = (over: Partial<Offer> = {}): Offer => ({
  gpuId: 'h100-sxm5-80gb',
  provider: 'lambda',
  gpuCount: 1,
  usdPerGpuHour: 3.99,
  kind: 'on_demand',
  asOf: '2026-10-04',
  source: 'feed',
  freshness: 'live',
  ...over,
});
const book = (...offers: Offer[]): PriceBook => ({ snapshotId: 'test', sources: ['feed'], offers });
const h100 = (offers: Offer[], filter?: MarketFilter): MarketRate | undefined =>
  marketRates(book(...offers), filter).get('h100-sxm5-80gb');
const priced = (offers: Offer[], filter?: MarketFilter): MarketRate => present(h100(offers, filter));

describe('market rate of a GPU', () => {
  it('is the median of the provider medians: thirty Azure regions weigh as much as one Lambda', () => {
    const azure = Array.from({ length: 30 }, (_, i) =>
      offer({ provider: 'azure', region: `region-${i}`, usdPerGpuHour: 12.29, gpuCount: 8 }),
    );
    const rate = h100([...azure, offer({ usdPerGpuHour: 3.99 }), offer({ provider: 'runpod', usdPerGpuHour: 2.69 })]);
    expect(rate).toMatchObject({
      usdPerGpuHour: 3.99,
      basis: 'on_demand',
      freshness: 'live',
      asOf: '2026-10-04',
      providers: ['azure', 'lambda', 'runpod'],
    });
  });

  it('lies in the middle of an even number of providers, to a hundredth of a cent: (3.99 + 2.69) / 2 = 3.34', () => {
    expect(priced([offer(), offer({ provider: 'runpod', usdPerGpuHour: 2.69 })]).usdPerGpuHour).toBe(3.34);
    expect(priced([offer({ usdPerGpuHour: 0.36979999999999996 })]).usdPerGpuHour).toBe(0.3698);
    expect(priced([offer({ usdPerGpuHour: 1.00005 })]).usdPerGpuHour).toBe(1.0001);
  });

  it('counts one provider under its several names once', () => {
    const rate = h100([
      offer({ provider: 'lambdalabs', usdPerGpuHour: 3.99 }),
      offer({ provider: 'lambda', usdPerGpuHour: 4.01 }),
      offer({ provider: 'verda', usdPerGpuHour: 2 }),
      offer({ provider: 'datacrunch', usdPerGpuHour: 2 }),
    ]);
    expect(rate).toMatchObject({ usdPerGpuHour: 3, providers: ['lambda', 'verda'] });
  });

  it('is absent, never 0, where nobody sells the part; spot and reserved offers sell nothing', () => {
    expect(h100([])).toBeUndefined();
    expect(
      h100([offer({ kind: 'spot', usdPerGpuHour: 0.9 }), offer({ kind: 'reserved', usdPerGpuHour: 1.5 })]),
    ).toBeUndefined();
    expect(h100([offer({ usdPerGpuHour: 0 })])).toBeUndefined();
  });

  it('does not take a third of a GPU for a cheap GPU', () => {
    expect(h100([offer({ gpuCount: 1 / 3, usdPerGpuHour: 1.36 })])).toBeUndefined();
    expect(priced([offer({ gpuCount: 0.5, usdPerGpuHour: 1.36 }), offer()]).usdPerGpuHour).toBe(3.99);
  });

  it('keeps community hosts out while anyone else sells the part, and says so when no one does', () => {
    const host = offer({ provider: 'vast', kind: 'community', usdPerGpuHour: 1.87 });
    expect(h100([host, offer()])).toMatchObject({
      usdPerGpuHour: 3.99,
      basis: 'on_demand',
      cheapest: { provider: 'lambda' },
    });
    expect(h100([host])).toMatchObject({ usdPerGpuHour: 1.87, basis: 'community', cheapest: { provider: 'vast' } });
    expect(priced([offer({ provider: 'vastai', usdPerGpuHour: 1.87 }), offer()]).usdPerGpuHour).toBe(3.99);
  });

  it("lets the operator's own price win over the market", () => {
    expect(
      h100([offer({ provider: 'own rack', kind: 'operator', usdPerGpuHour: 1.1, freshness: 'live' }), offer()]),
    ).toMatchObject({ usdPerGpuHour: 1.1, basis: 'operator' });
  });
});

describe('freshness of a rate', () => {
  it('of two providers is the worse, and its day the oldest', () => {
    const rate = h100([
      offer(),
      offer({ provider: 'aws', freshness: 'stale', asOf: '2026-09-28', usdPerGpuHour: 6.88 }),
    ]);
    expect(rate).toMatchObject({ usdPerGpuHour: 5.435, freshness: 'stale', asOf: '2026-09-28' });
  });

  it(
    'lets one live provider shut out nobody else: the packaged 9.00 and 7.00 of others count beside the live ' +
      '3.99, and the rate is not called live',
    () => {
      const packaged = offer({ provider: 'aws', usdPerGpuHour: 9, freshness: 'fallback', asOf: '2026-07-20' });
      const another = { ...packaged, provider: 'azure', usdPerGpuHour: 7 };
      expect(h100([packaged, another, offer()])).toMatchObject({
        usdPerGpuHour: 7,
        freshness: 'fallback',
        asOf: '2026-07-20',
        providers: ['aws', 'azure', 'lambda'],
      });
      expect(h100([packaged])).toMatchObject({ usdPerGpuHour: 9, freshness: 'fallback', asOf: '2026-07-20' });
    },
  );

  it(
    'is that of the middle provider: of three live ones and a packaged one the rate is live; a provider ' +
      'counts by its freshest word',
    () => {
      const packaged = offer({ provider: 'scaleway', usdPerGpuHour: 3.4, freshness: 'fallback' });
      const live = ['lambda', 'verda', 'aws'].map((provider) => offer({ provider }));
      expect(h100([packaged, ...live])).toMatchObject({ usdPerGpuHour: 3.99, freshness: 'live' });
      expect(h100([...live, { ...packaged, provider: 'aws', usdPerGpuHour: 0.5 }])).toMatchObject({
        usdPerGpuHour: 3.99,
        freshness: 'live',
        providers: ['aws', 'lambda', 'verda'],
      });
    },
  );

  it('falls back to packaged prices where the wish leaves nothing fetched', () => {
    const packaged = offer({
      provider: 'aws',
      region: 'us-east-1',
      usdPerGpuHour: 6.88,
      freshness: 'fallback',
      asOf: '2026-07-20',
    });
    expect(h100([packaged, offer()], { onlyProviders: ['aws'] })).toMatchObject({
      usdPerGpuHour: 6.88,
      freshness: 'fallback',
    });
  });

  it("takes a provider's live word over its stale one", () => {
    const old = offer({ provider: 'lambdalabs', usdPerGpuHour: 2.99, freshness: 'stale', asOf: '2026-09-25' });
    expect(h100([old, offer()])).toMatchObject({ usdPerGpuHour: 3.99, freshness: 'live', asOf: '2026-10-04' });
  });
});

describe('the cheapest credible offer', () => {
  it(
    'is never dearer than the rate: of two providers at 1.19 and 4.77 the cheaper is named, although 1.19 is ' +
      'under 0.4 x 2.98',
    () => {
      const rate = priced([
        offer({ provider: 'runpod', usdPerGpuHour: 1.19 }),
        offer({ provider: 'azure', usdPerGpuHour: 4.77 }),
      ]);
      expect(rate.usdPerGpuHour).toBe(2.98);
      expect(rate.cheapest).toMatchObject({ provider: 'runpod', usdPerGpuHour: 1.19 });
    },
  );
  it('is not one below 0.4 x the market rate: 0.10 USD against 3.99 is a mistake', () => {
    const rate = h100([
      offer(),
      offer({ provider: 'aws', usdPerGpuHour: 6.88 }),
      offer({ provider: 'azure', usdPerGpuHour: 12.29 }),
      offer({ provider: 'oops', usdPerGpuHour: 0.1 }),
    ]);
    expect(rate).toMatchObject({ usdPerGpuHour: 5.435, cheapest: { provider: 'lambda', usdPerGpuHour: 3.99 } });
  });

  it(
    'may be as cheap as it likes when another provider is about as cheap: cudo at 1.82 beside verda at 1.99, ' +
      'with the rate at 4.65',
    () => {
      const asked: readonly (readonly [string, number])[] = [
        ['cudo', 1.8214],
        ['verda', 1.99],
        ['hyperstack', 2.4],
        ['nebius', 2.95],
        ['digitalocean', 6.345],
        ['aws', 8.4],
        ['oci', 10],
        ['azure', 12.29],
      ];
      const offers = asked.map(([provider, usdPerGpuHour]) => offer({ provider, usdPerGpuHour }));
      expect(h100(offers)).toMatchObject({
        usdPerGpuHour: 4.6475,
        cheapest: { provider: 'cudo', usdPerGpuHour: 1.8214 },
      });
      expect(
        priced([
          ...offers,
          offer({ provider: 'oops', usdPerGpuHour: 0.39 }),
          offer({ provider: 'oops', usdPerGpuHour: 0.4 }),
        ]).cheapest,
      ).toMatchObject({ provider: 'cudo' });
    },
  );

  it('stays the same one when the offers come in another order', () => {
    const twins = [
      offer({ provider: 'runpod', usdPerGpuHour: 2.69 }),
      offer({ provider: 'nebius', region: 'eu-north1', usdPerGpuHour: 2.69 }),
      offer({ provider: 'nebius', region: 'eu-west1', usdPerGpuHour: 2.69 }),
    ];
    expect(priced(twins).cheapest).toMatchObject({ provider: 'nebius', region: 'eu-north1' });
    expect(priced([...twins].reverse()).cheapest).toMatchObject({ provider: 'nebius', region: 'eu-north1' });
  });
});

describe('sizes on sale', () => {
  it('names 8 for a part sold only as 8-GPU nodes, and 1 as soon as someone sells one', () => {
    const nodes = [offer({ provider: 'aws', gpuCount: 8 }), offer({ provider: 'azure', gpuCount: 8 })];
    expect(h100(nodes)).toMatchObject({ instanceGranularity: 8, instanceSizes: [8] });
    expect(h100([...nodes, offer({ gpuCount: 2 }), offer({ gpuCount: 1 })])).toMatchObject({
      instanceGranularity: 1,
      instanceSizes: [1, 2, 8],
    });
  });
});

describe('wishes of the text', () => {
  const aws = offer({ provider: 'aws', region: 'us-east-1', usdPerGpuHour: 6.88 });
  const frankfurt = offer({ provider: 'aws', region: 'eu-central-1', usdPerGpuHour: 7.5 });
  const london = offer({ provider: 'azure', region: 'uksouth', usdPerGpuHour: 13 });
  const nowhere = offer({ usdPerGpuHour: 3.99 });
  const all = [aws, frankfurt, london, nowhere];

  it.each([
    ['only aws', { onlyProviders: ['amazon'] }, 6.88],
    ['anything but aws', { excludedProviders: ['aws'] }, 8.495],
    ['in us-east-1', { regions: ['us-east-1'] }, 6.88],
    ['in Frankfurt', { regions: ['frankfurt'] }, 7.5],
    ['EU only: London is not in it', { regions: ['eu'] }, 7.5],
    ['in Europe', { regions: ['europe'] }, 10.25],
    ['in the UK or the US', { regions: ['uk', 'usa'] }, 9.94],
  ])('%s', (_name, filter, usdPerGpuHour) => {
    expect(priced(all, filter).usdPerGpuHour).toBe(usdPerGpuHour);
  });

  it('leaves the part unpriced rather than sold elsewhere', () => {
    expect(h100(all, { regions: ['japan'] })).toBeUndefined();
    expect(h100(all, { onlyProviders: ['gcp'] })).toBeUndefined();
    expect(h100(all, { onlyProviders: ['aws'], excludedProviders: ['aws'] })).toBeUndefined();
  });

  it("holds the operator's own price wherever the hardware stands", () => {
    expect(
      priced([offer({ kind: 'operator', provider: 'own rack', usdPerGpuHour: 1.1 }), frankfurt], { regions: ['eu'] })
        .usdPerGpuHour,
    ).toBe(1.1);
  });
});

/** Repeatable draws (a linear congruential generator), so that a law that breaks once breaks every time. */
function draws(seed: number): { upTo: (n: number) => number; of: <T>(items: readonly T[]) => T } {
  let state = seed;
  const upTo = (n: number): number => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * n);
  };
  return { upTo, of: (items) => present(items[upTo(items.length)]) };
}

function anyOffers(seed: number): Offer[] {
  const draw = draws(seed);
  return Array.from({ length: 1 + draw.upTo(25) }, () =>
    offer({
      gpuId: draw.of(['h100-sxm5-80gb', 'l4-24gb']),
      provider: draw.of(['aws', 'azure', 'lambda', 'vast', 'runpod']),
      region: draw.of(['us-east-1', 'eu-central-1', 'westeurope']),
      gpuCount: draw.of([1, 2, 8, 0.5]),
      usdPerGpuHour: (2 + draw.upTo(6000)) / 100,
      kind: draw.of(['on_demand', 'on_demand', 'spot', 'community', 'reserved']),
      asOf: draw.of(['2026-10-01', '2026-10-04']),
      source: draw.of(['a', 'b']),
      freshness: draw.of(['live', 'stale', 'fallback']),
    }),
  );
}

function shuffled(offers: readonly Offer[], seed: number): Offer[] {
  const { upTo } = draws(seed);
  return offers
    .map((o) => ({ o, at: upTo(1e6) }))
    .sort((a, b) => a.at - b.at)
    .map(({ o }) => o);
}

describe('laws, on 1,000 random books', () => {
  const books = Array.from({ length: 1000 }, (_, seed) => anyOffers(seed + 1));

  it('the order of offers never matters', () => {
    for (const [seed, offers] of books.entries())
      expect([...marketRates(book(...shuffled(offers, seed)))]).toEqual([...marketRates(book(...offers))]);
  });

  it('the rate lies between the cheapest and the dearest offer, and the cheapest offer is one of the book', () => {
    let seen = 0;
    for (const offers of books)
      for (const [gpuId, rate] of marketRates(book(...offers))) {
        const prices = offers.filter((o) => o.gpuId === gpuId).map((o) => o.usdPerGpuHour);
        expect(rate.usdPerGpuHour).toBeGreaterThanOrEqual(Math.min(...prices) - 5e-5);
        expect(rate.usdPerGpuHour).toBeLessThanOrEqual(Math.max(...prices) + 5e-5);
        expect(offers).toContainEqual(rate.cheapest);
        expect(rate.cheapest.usdPerGpuHour).toBeLessThanOrEqual(rate.usdPerGpuHour + 5e-5);
        const aside = rate.leftAside.map((left) => left.offer);
        expect(aside.filter((left) => rate.credible.includes(left))).toEqual([]);
        expect(aside.map((left) => left.usdPerGpuHour)).toEqual(
          aside.map((left) => left.usdPerGpuHour).sort((a, b) => a - b),
        );
        seen += 1;
      }
    expect(seen).toBeGreaterThan(1000);
  });

  it('a new provider who asks no more than the rate never raises it', () => {
    let seen = 0;
    for (const [seed, offers] of books.entries()) {
      const before = marketRates(book(...offers)).get('l4-24gb');
      if (before === undefined || before.basis !== 'on_demand') continue;
      const newcomer = offer({
        gpuId: 'l4-24gb',
        provider: 'newcomer',
        usdPerGpuHour: before.usdPerGpuHour * (0.3 + 0.7 * (draws(seed).upTo(1000) / 1000)),
      });
      expect(present(marketRates(book(...offers, newcomer)).get('l4-24gb')).usdPerGpuHour).toBeLessThanOrEqual(
        before.usdPerGpuHour,
      );
      seen += 1;
    }
    expect(seen).toBeGreaterThan(300);
  });
});
