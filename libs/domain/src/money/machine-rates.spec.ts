import type { Offer } from './price-book';
import { sizesOf } from './machine-rates';
import type { MarketFilter } from './market-filter';
import { marketRates } from './market-rate';

const offer = (provider: string, gpuCount: number, usdPerGpuHour: number, more: Partial<Offer> = {}): Offer => ({
  gpuId: 'h100-sxm-80gb',
  provider,
  instanceType: `machine-${gpuCount}`,
  gpuCount,
  usdPerGpuHour,
  kind: 'on_demand',
  asOf: '2026-10-04',
  source: 'a list',
  freshness: 'live',
  ...more,
});
const perGpu = (provider: string, usd: number, more: Partial<Offer> = {}): Offer => {
  const { instanceType: _, ...rest } = offer(provider, 1, usd, more);
  return rest;
};
const machines = (...offers: Offer[]) =>
  marketRates({ snapshotId: 'x', sources: [], offers }).get('h100-sxm-80gb')?.machines ?? [];

describe('machines as they are sold', () => {
  it(
    'prices each size by those who sell it: single cards of two at $3, eights of all three at the median of ' +
      '2, 3 and 4',
    () => {
      const sold = machines(
        offer('aws', 8, 4),
        offer('lambda', 1, 3),
        offer('lambda', 8, 2),
        offer('verda', 1, 3),
        offer('verda', 8, 3),
      );
      expect(sold.map((m) => [m.gpus, m.usdPerGpuHour, m.providers])).toEqual([
        [1, 3, ['lambda', 'verda']],
        [8, 3, ['aws', 'lambda', 'verda']],
      ]);
      expect(sold[1]?.order).toMatchObject({ provider: 'lambda', usdPerGpuHour: 2 });
    },
  );
  it('weighs thirty regions of one provider like one of another: median of 4 and 2 is 3', () => {
    const regions = Array.from({ length: 30 }, (_, i) => offer('aws', 8, 4, { region: `us-${i}` }));
    expect(machines(...regions, offer('lambda', 8, 2)).map((m) => m.usdPerGpuHour)).toEqual([3]);
  });
  it('does not round: the median of 7.9112 and 7.9113 is 7.91125', () => {
    expect(machines(offer('aws', 8, 7.9112), offer('lambda', 8, 7.9113))[0]?.usdPerGpuHour).toBeCloseTo(7.91125, 10);
  });
  it('sells a price per GPU in every size that the provider is known to build, and as single cards elsewhere', () => {
    expect(sizesOf(perGpu('runpod', 2.69), 'runpod')).toEqual([1, 2, 4, 8]);
    expect(sizesOf(perGpu('runpod', 1.64, { gpuId: 'rtx-pro-6000-blackwell-maxq-96gb' }), 'runpod')).toEqual([1, 2]);
    expect(sizesOf(perGpu('digitalocean', 4.41), 'digitalocean')).toEqual([1, 8]);
    expect(sizesOf(perGpu('lambda', 4.29), 'lambda')).toEqual([1]);
    expect(sizesOf({ ...perGpu('lambda', 3.99), gpuCount: 8 }, 'lambda')).toEqual([8]);
    expect(sizesOf(perGpu('unheard-of', 1), 'unheard-of')).toEqual([1]);
    expect(sizesOf(offer('aws', 8, 6.88), 'aws')).toEqual([8]);
  });
  it('costs at a named seller what is ordered there: no middle of its list', () => {
    const offers = [
      offer('aws', 1, 0.8, { instanceType: 'g6.xlarge', region: 'us-east-1' }),
      offer('aws', 1, 1.7, { instanceType: 'g6.8xlarge', region: 'us-east-1' }),
      offer('aws', 1, 3.4, { instanceType: 'g6.16xlarge', region: 'us-east-1' }),
      offer('azure', 1, 2.3, { region: 'eastus' }),
    ];
    const ofOne = (filter: MarketFilter) => {
      const rate = marketRates({ snapshotId: 'x', sources: [], offers }, filter).get('h100-sxm-80gb');
      return [rate?.usdPerGpuHour, rate?.machines[0]?.usdPerGpuHour, rate?.machines[0]?.order.usdPerGpuHour];
    };
    expect(ofOne({ onlyProviders: ['aws'] })).toEqual([0.8, 0.8, 0.8]);
    expect(ofOne({ regions: ['us-east-1'] })).toEqual([0.8, 0.8, 0.8]);
    expect(ofOne({ onlyProviders: ['aws', 'azure'] })).toEqual([0.8, 0.8, 0.8]);
    // A country names nobody: the middle of those who sell there.
    expect(ofOne({ regions: ['us'] })).toEqual([2, 2, 0.8]);
    expect(ofOne({})).toEqual([2, 2, 0.8]);
  });
  it('asks spot prices only where they are wanted', () => {
    const book = { snapshotId: 'x', sources: [], offers: [offer('aws', 8, 4), offer('aws', 8, 1.5, { kind: 'spot' })] };
    expect(marketRates(book).get('h100-sxm-80gb')).toMatchObject({ basis: 'on_demand', usdPerGpuHour: 4 });
    expect(marketRates(book, { soldAs: 'spot' }).get('h100-sxm-80gb')).toMatchObject({
      basis: 'spot',
      usdPerGpuHour: 1.5,
    });
  });
});
