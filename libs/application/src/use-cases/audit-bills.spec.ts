import { sampleBooks } from '../testing/sample-books';
import { asked, fact, fleetFact, namedModelFact } from '../testing/sample-reading';
import { AuditFleet } from './audit-fleet.use-case';

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
