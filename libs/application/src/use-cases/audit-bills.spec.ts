import type { FleetLine } from '@compute-advisor/domain';
import { h100Facts, sampleBooks } from '../testing/sample-books';
import { asked, fact, fleetFact, namedModelFact } from '../testing/sample-reading';
import { AuditFleet } from './audit-fleet.use-case';
import { keptOf } from './fleet-parts';

const one = {
  ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'),
  ...fleetFact('h100-sxm-80gb', 1),
  concurrentRequests: fact(10),
};
const { catalog, prices } = sampleBooks;
const [h100] = catalog.gpus;
const half = h100 && { ...h100, id: 'h100-pcie-80gb', name: 'H100 PCIe 80GB', formFactor: 'PCIe' };
/** Another part that carries the load for $730 a month, where the market asks $1,460 for the one in use. */
const books = {
  catalog: { ...catalog, gpus: [h100, half].flatMap((gpu) => gpu ?? []) },
  prices: {
    ...prices,
    offers: (prices.offers ?? []).flatMap((o) => [o, { ...o, gpuId: 'h100-pcie-80gb', usdPerGpuHour: 1 }]),
  },
};
const code = (reading: object): string =>
  new AuditFleet().run(asked({ ...one, ...reading }, { mode: 'existing' }), books).verdict.code;

describe('what an audit weighs', () => {
  it('at market rate half the price is better hardware', () => {
    expect(code({})).toBe('better_hardware');
  });
  it('a stated rate of $0.90, $657 a month, beats $730 on the market: keep', () => {
    expect(code({ pricePerGpuHour: fact(0.9) })).toBe('right_sized');
  });
  it('a stated rate of $1.50, $1,095 a month, does not', () => {
    expect(code({ pricePerGpuHour: fact(1.5) })).toBe('better_hardware');
  });
});

describe('what stays of a fleet where fewer of its parts would do', () => {
  const gpu = { ...h100Facts, cloudInstances: { 'p5.48xlarge': { provider: 'aws', count: 8 } } };
  const line = (instanceType: string | undefined): FleetLine => ({
    gpuId: 'h100-sxm-80gb',
    gpuCount: 16,
    ...(instanceType === undefined ? {} : { instanceType }),
  });
  it('is whole machines: 4 of two p5.48xlarge are one of them, 8 GPUs', () => {
    expect(keptOf([line('p5.48xlarge')], gpu, 4)).toBe(8);
    expect(keptOf([line('p5.48xlarge'), line('p5.48xlarge')], gpu, 12)).toBe(16);
  });
  it('is as many as are needed where no machine is named, or several are', () => {
    expect(keptOf([line(undefined)], gpu, 4)).toBe(4);
    expect(keptOf([line('p5.48xlarge'), line(undefined)], gpu, 4)).toBe(4);
  });
  it('is what the rate that is paid is counted for: one machine of two at $2.50 is $14,600 a month', () => {
    const priced = {
      catalog: { ...catalog, gpus: [gpu] },
      prices: { ...prices, offers: (prices.offers ?? []).filter((o) => o.gpuId === gpu.id) },
    };
    const reading = { ...one, ...fleetFact('h100-sxm-80gb', 16), pricePerGpuHour: fact(2.5) };
    const fleet = fact([line('p5.48xlarge')]);
    const { fewer } = new AuditFleet().run(asked({ ...reading, fleet }, { mode: 'existing' }), priced);
    expect(fewer).toMatchObject({ gpuCount: 8, monthlyUsd: 14_600 });
  });
});
