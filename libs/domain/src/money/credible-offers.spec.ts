import { cheaperLeftAside, type LeftAside } from './credible-offers';
import type { MarketFilter } from './market-filter';
import { marketRates, type MarketRate } from './market-rate';
import type { Offer } from './price-book';

const offer = (provider: string, usdPerGpuHour: number, over: Partial<Offer> = {}): Offer => ({
  gpuId: 'a100-sxm4-80gb',
  provider,
  gpuCount: 1,
  usdPerGpuHour,
  kind: 'on_demand',
  asOf: '2026-11-20',
  source: 'feed',
  freshness: 'live',
  ...over,
});
function rateOf(offers: readonly Offer[], filter?: MarketFilter): MarketRate {
  const rate = marketRates({ snapshotId: 'test', sources: ['feed'], offers }, filter).get('a100-sxm4-80gb');
  if (!rate) throw new Error('nobody sells the part');
  return rate;
}
const asided = (left: readonly LeftAside[]): readonly (readonly [string, number, string])[] =>
  left.map(({ offer: { provider, usdPerGpuHour }, reason }) => [provider, usdPerGpuHour, reason]);

const aws = [
  offer('aws', 3.4309, { instanceType: 'p4de.24xlarge', gpuCount: 8, region: 'us-east-1', freshness: 'fallback' }),
  offer('aws', 3.4309, { instanceType: 'p4de.24xlarge', gpuCount: 8, region: 'us-west-2', freshness: 'fallback' }),
];
const verda = [1, 2, 4, 8].map((gpuCount) =>
  offer('verda', 1.29, { instanceType: `${gpuCount}A100.${22 * gpuCount}V`, gpuCount, region: 'FIN-01' }),
);
const oci = offer('oci', 4, { instanceType: 'BM.GPU.A100-v2.8', gpuCount: 8 });

describe('what a GPU could be bought at, over live and packaged lists', () => {
  it(
    'is the live 1.29 of Verda beside the packaged 3.43 of AWS and the live 4.00 of Oracle, although that is ' +
      'under 0.4 x 3.4309',
    () => {
      const rate = rateOf([...aws, ...verda, oci]);
      expect(rate).toMatchObject({ usdPerGpuHour: 3.4309, cheapest: { provider: 'verda', usdPerGpuHour: 1.29 } });
      expect(rate.machines.map(({ gpus, order }) => [gpus, order.provider, order.usdPerGpuHour])).toEqual([
        [1, 'verda', 1.29],
        [2, 'verda', 1.29],
        [4, 'verda', 1.29],
        [8, 'verda', 1.29],
      ]);
    },
  );

  it('is the packaged offer where that is the cheaper one', () => {
    const rate = rateOf([oci, offer('aws', 3.43), offer('lambda', 2.79, { freshness: 'fallback' })]);
    expect(rate.cheapest).toMatchObject({ provider: 'lambda', usdPerGpuHour: 2.79 });
  });

  it('is not one odd row at 1.29, and that row is said to be left aside as odd', () => {
    const odd = offer('verda', 1.29, { gpuCount: 8 });
    const rate = rateOf([...aws, offer('lambda', 3.5), oci, odd]);
    expect(rate.cheapest).toMatchObject({ provider: 'aws', usdPerGpuHour: 3.4309 });
    expect(asided(cheaperLeftAside(rate))).toEqual([['verda', 1.29, 'odd_price']]);
  });

  it('is not a whole list a decimal place off: 0.34 at every size is under a quarter of the market', () => {
    const slipped = verda.map((one) => ({ ...one, usdPerGpuHour: 0.34 }));
    const rate = rateOf([...aws, offer('lambda', 3.5), oci, ...slipped]);
    expect(rate.cheapest.provider).toBe('aws');
    expect(asided(cheaperLeftAside(rate))).toEqual([['verda', 0.34, 'odd_price']]);
  });

  it(
    'names no private host while providers sell the part, says so, and takes their price as a sign that 1.29 ' +
      'is no mistake',
    () => {
      const host = offer('vast', 0.93, { kind: 'community' });
      const dearer = offer('vast', 1.1, { kind: 'community', gpuCount: 2 });
      const rate = rateOf([host, dearer, offer('verda', 1.29), ...aws, oci]);
      expect(rate.cheapest).toMatchObject({ provider: 'verda', usdPerGpuHour: 1.29 });
      expect(asided(cheaperLeftAside(rate))).toEqual([['vast', 0.93, 'private_host']]);
    },
  );

  it('speaks of the size that is ordered: a host of single cards is no cheaper machine of eight', () => {
    const host = offer('vast', 0.93, { kind: 'community', instanceType: '1x-A100' });
    const rate = rateOf([host, ...verda, ...aws]);
    const eight = rate.machines.find(({ gpus }) => gpus === 8);
    expect(asided(cheaperLeftAside(rate))).toEqual([['vast', 0.93, 'private_host']]);
    expect(asided(cheaperLeftAside(rate, eight))).toEqual([]);
  });

  it('leaves nothing aside for the operator, who buys at an own price', () => {
    const own = offer('own rack', 1.5, { kind: 'operator' });
    expect(rateOf([own, offer('verda', 1.29)]).leftAside).toEqual([]);
  });
});
