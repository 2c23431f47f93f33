import type { GpuFacts } from '../facts/gpu-facts';
import { NO_FACT_BOOKS } from '../books/fact-books';
import { commitmentFor } from './commitment';
import { monthsToBreakEven, purchaseOf, purchaseOffers, runningCostOf } from './ownership';
import type { Offer } from './price-book';
import type { PurchasePrice } from './purchase-price';

const price = (more: Partial<PurchasePrice>): PurchasePrice => ({
  gpuId: 'h100-pcie-80gb',
  unit: 'card',
  gpuCount: 1,
  usdLow: 25_000,
  usdHigh: 25_000,
  basis: 'street',
  asOf: '2026-05',
  source: 'a shop',
  ...more,
});

const part = (id: string, formFactor: string): GpuFacts => ({ id, formFactor }) as unknown as GpuFacts;
const board = part('h100-pcie-80gb', 'PCIe');
const h100 = part('h100-sxm-80gb', 'SXM');

const sizeAndRate = (o: Offer): number[] => [o.gpuCount, o.usdPerGpuHour];

describe('buying', () => {
  it(
    'takes whole servers where the count makes them up: 16 GPUs are two servers of 8 at the middle of ' +
      '$240,000 to $300,000',
    () => {
      const book = [price({}), price({ unit: 'server', gpuCount: 8, usdLow: 240_000, usdHigh: 300_000 })];
      expect(purchaseOf(book, board, 16)).toMatchObject({ usd: 540_000, units: 2 });
      expect(purchaseOf(book, board, 4)).toMatchObject({ usd: 100_000, units: 4 });
    },
  );
  it('takes new before used, the market before launch prices, the newest day first', () => {
    const book = [
      price({ usdLow: 9_000, usdHigh: 9_000, condition: 'used', asOf: '2026-09' }),
      price({ usdLow: 33_000, usdHigh: 33_000, basis: 'msrp', asOf: '2026-10' }),
      price({ usdLow: 26_000, usdHigh: 26_000, asOf: '2025-12' }),
      price({ usdLow: 22_000, usdHigh: 24_000, asOf: '2026-07' }),
    ];
    expect(purchaseOf(book, board, 1)?.usd).toBe(23_000);
  });
  it('asks no more for three cards than for a system of four: $3,900 and not $4,500, of the same condition', () => {
    const cards = price({ usdLow: 1_500, usdHigh: 1_500 });
    const system = price({ unit: 'system', gpuCount: 4, usdLow: 3_800, usdHigh: 4_000 });
    expect(purchaseOf([cards, system], board, 3)).toMatchObject({ usd: 3_900, units: 1, price: { gpuCount: 4 } });
    expect(purchaseOf([cards, system], board, 2)).toMatchObject({ usd: 3_000, units: 2 });
    expect(purchaseOf([cards, { ...system, condition: 'used' }], board, 3)).toMatchObject({ usd: 4_500, units: 3 });
  });
  it('says nothing of a part that nobody named a price for', () => {
    expect(purchaseOf([price({})], part('tpu-v5e', 'TPU'), 4)).toBeUndefined();
  });
  it('buys modules in the servers built for them alone: 8 for $270,000, 4 for no known price', () => {
    const of = (more: Partial<PurchasePrice>): PurchasePrice => price({ gpuId: h100.id, ...more });
    const book = [of({}), of({ unit: 'server', gpuCount: 8, usdLow: 240_000, usdHigh: 300_000 })];
    expect(purchaseOf(book, h100, 8)).toMatchObject({ usd: 270_000, units: 1 });
    expect(purchaseOf(book, h100, 4)).toBeUndefined();
    expect(purchaseOf([of({})], h100, 8)).toBeUndefined();
  });
  it('is a market of machines for a sum that is spent once: a fifth is kept for what holds two cards', () => {
    expect(purchaseOffers([price({ usdLow: 24_000, usdHigh: 24_000 })], [board]).map(sizeAndRate)).toEqual([
      [1, 24_000],
      [2, 30_000],
      [4, 30_000],
      [8, 30_000],
    ]);
    const server = price({ gpuId: h100.id, unit: 'server', gpuCount: 8, usdLow: 240_000, usdHigh: 240_000 });
    expect(purchaseOffers([server], [h100]).map(sizeAndRate)).toEqual([[8, 30_000]]);
  });
});

describe('running', () => {
  const costs = {
    ...NO_FACT_BOOKS.runningCosts,
    electricity: [
      { place: 'United States (average)', usdPerKwh: 0.15, consumer: 'commercial', asOf: '2026-02', source: 'a table' },
    ],
    serverPower: [{ server: 'eight', overheadFractionOfMax: 0.3, asOf: '2026', source: 'a maker' }],
    pue: [{ of: 'a site', value: 1.4, asOf: '2026', source: 'a survey' }],
  };
  const gpu = { tdpWatts: 700 } as unknown as GpuFacts;
  it('is 8 x 0.7 kW / (1 - 0.3) x 1.4 = 11.2 kW, at $0.15 for 730 hours $1,226.40', () => {
    const running = runningCostOf(costs, gpu, 8);
    expect(running?.kilowatts).toBeCloseTo(11.2, 10);
    expect(running?.usdPerMonth).toBe(1226.4);
  });
  it('is the boards alone where they stand under a desk: 2 x 0.35 kW, at $0.15 for 730 hours $76.65', () => {
    const card = { tdpWatts: 350, formFactor: 'consumer' } as unknown as GpuFacts;
    expect(runningCostOf(costs, card, 2)).toMatchObject({ kilowatts: 0.7, usdPerMonth: 76.65 });
  });
  it('takes a stated price of electricity: at $0.30 twice as much', () => {
    expect(runningCostOf(costs, gpu, 8, { usdPerKwh: 0.3 })).toMatchObject({ usdPerMonth: 2452.8, place: 'as stated' });
  });
  it('is drawn for the hours that rent is counted with: for 73 of 730 hours $122.64', () => {
    expect(runningCostOf(costs, gpu, 8, { hoursPerMonth: 73 })?.usdPerMonth).toBe(122.64);
  });
  it('takes the average of Europe where the hardware stands there: Frankfurt at $0.20', () => {
    const europe = { place: 'Europe', usdPerKwh: 0.2, consumer: 'business', asOf: '2025-06', source: 'a table' };
    const both = { ...costs, electricity: [...costs.electricity, europe] };
    expect(runningCostOf(both, gpu, 8, { regions: ['frankfurt'] })).toMatchObject({
      usdPerMonth: 1635.2,
      place: 'Europe',
    });
    expect(runningCostOf(both, gpu, 8, { regions: ['us-east-1'] })?.place).toBe('United States (average)');
  });
  it('pays after 100,000 / (5,000 - 1,000) = 25 months, and never where rent is not dearer', () => {
    expect(monthsToBreakEven(100_000, 5_000, 1_000)).toBe(25);
    expect(monthsToBreakEven(100_000, 900, 1_000)).toBeUndefined();
  });
});

describe('a commitment', () => {
  const commitment = {
    provider: 'aws',
    instanceType: 'p5.48xlarge',
    gpuId: 'h100-sxm-80gb',
    gpuCount: 8,
    term: '1y' as const,
    usdPerHour: 32,
    plan: 'reserved',
    asOf: '2026-06-15',
    source: 'a list',
  };
  it('costs 2 machines x $32 x 730 hours = $46,720 a month, used or not', () => {
    const machines = { gpuId: 'h100-sxm-80gb', gpus: 8, count: 2 };
    expect(commitmentFor([commitment], '1y', machines, () => true)?.usdPerMonth).toBe(46_720);
  });
  it('is none for another size, another term, or where the text does not allow it', () => {
    const single = { gpuId: 'h100-sxm-80gb', gpus: 1, count: 2 };
    expect(commitmentFor([commitment], '1y', single, () => true)).toBeUndefined();
    expect(commitmentFor([commitment], '3y', { ...single, gpus: 8 }, () => true)).toBeUndefined();
    expect(commitmentFor([commitment], '1y', { ...single, gpus: 8 }, () => false)).toBeUndefined();
  });
});
