import { sampleBooks } from '../testing/sample-books';
import { asked, fact, fleetFact, namedModelFact } from '../testing/sample-reading';
import { AuditFleet } from './audit-fleet.use-case';

const eight = {
  ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'),
  ...fleetFact('h100-sxm-80gb', 8),
  concurrentRequests: fact(10),
};
const audit = (...question: Parameters<typeof asked>) => new AuditFleet().run(asked(...question), sampleBooks);

describe('AuditFleet', () => {
  it('says that eight GPUs are more than a load for one needs, and what that saves at the caller’s own price', () => {
    const { verdict, current, planned } = audit(eight, { mode: 'existing', currentPricePerGpuHour: 3.9 });
    expect(verdict.code).toBe('over_provisioned');
    expect([planned.best?.gpu.id, planned.best?.gpuCount, planned.best?.monthlyUsd]).toEqual([
      'h100-sxm-80gb',
      1,
      1460,
    ]);
    // 8 GPUs x $3.90 x 730 h = $22,776 a month; 12 x (22,776 - 1,460) = $255,792 a year.
    expect(current?.cost).toEqual({ monthlyUsd: 22_776, isEstimated: false, savingsPerYear: 255_792 });
  });
  it('prices the fleet at market rate without a price, and then names no saving', () => {
    // 8 GPUs x $2.00 x 730 h = $11,680.
    expect(audit(eight, { mode: 'existing' }).current?.cost).toEqual({ monthlyUsd: 11_680, isEstimated: true });
  });
  it('names what staying on the same parts saves, where other parts are cheaper still', () => {
    const { catalog, prices } = sampleBooks;
    const [h100] = catalog.gpus;
    if (h100 === undefined) throw new Error('the sample holds one part');
    const half = { ...h100, id: 'h100-pcie-80gb', name: 'H100 PCIe 80GB', formFactor: 'PCIe' };
    const offers = (prices.offers ?? []).flatMap((o) => [o, { ...o, gpuId: half.id, usdPerGpuHour: 1 }]);
    const books = { catalog: { ...catalog, gpus: [h100, half] }, prices: { ...prices, offers } };
    const paid = new AuditFleet().run(asked(eight, { mode: 'existing', currentPricePerGpuHour: 3.9 }), books);
    expect([paid.planned.best?.gpu.id, paid.planned.best?.monthlyUsd]).toEqual(['h100-pcie-80gb', 730]);
    // 12 x (22,776 - 730) = $264,552 a year on the cheaper part; 12 x (22,776 - 1,460) = $255,792 on one H100 SXM.
    expect(paid.current?.cost.savingsPerYear).toBe(264_552);
    expect(paid.stay).toMatchObject({ monthlyUsd: 1460, savedPerYearUsd: 255_792 });
    // Without a price of the caller's own no saving is named.
    expect(new AuditFleet().run(asked(eight, { mode: 'existing' }), books).stay).not.toHaveProperty('savedPerYearUsd');
  });
  it('keeps fewer of the same parts where the rate paid for them is below the market', () => {
    const { fewer, planned } = audit(eight, { mode: 'existing', currentPricePerGpuHour: 1.5 });
    // One of eight carries it: 1 x $1.50 x 730 h = $1,095 a month, where the market asks $2.00, which is $1,460.
    expect(fewer).toMatchObject({ usdPerGpuHour: 1.5, monthlyUsd: 1095, rung: { gpuCount: 1 } });
    expect(planned.best?.monthlyUsd).toBe(1460);
    expect(audit(eight, { mode: 'existing' })).not.toHaveProperty('fewer');
  });
  it('saves nothing where the advice is to keep', () => {
    const one = { ...eight, ...fleetFact('h100-sxm-80gb', 1) };
    const { verdict, current } = audit(one, { mode: 'existing', currentPricePerGpuHour: 2 });
    expect(verdict.code).toBe('right_sized');
    expect(current?.cost).toEqual({ monthlyUsd: 1460, isEstimated: false, savingsPerYear: 0 });
  });
  it('does not fit 141 GB of weights on one GPU of 85.5 GB', () => {
    const large = { ...namedModelFact('meta-llama/Llama-3.3-70B-Instruct'), ...fleetFact('h100-sxm-80gb', 1) };
    const { verdict, current } = audit(large, { mode: 'existing' });
    expect(verdict.code).toBe('does_not_fit');
    expect(current?.groups[0]?.installedBytes).toBe(85_520_809_984);
    expect(current?.groups[0]?.neededBytes).toBeGreaterThan(141_107_412_992);
  });
  it('names the first smaller format in which what stands holds the model and carries the load', () => {
    const large = { ...namedModelFact('meta-llama/Llama-3.3-70B-Instruct'), ...fleetFact('h100-sxm-80gb', 1) };
    const { fewerBits } = audit(large, { mode: 'existing' });
    // 70.6 GB of weights at one byte each, and what 10 sequences and the runtime take, within 85.5 GB.
    expect(fewerBits?.precision).toBe('fp8');
    expect(fewerBits?.groups[0]?.neededBytes).toBe(78_798_547_191);
    expect(fewerBits?.utilizationFraction).toBeCloseTo(1.685, 3);
    const alone = audit({ ...large, concurrentRequests: fact(1) }, { mode: 'existing' }).fewerBits;
    expect(alone?.utilizationFraction).toBeLessThan(0.8);
    expect(audit(eight, { mode: 'existing' })).not.toHaveProperty('fewerBits');
  });
  it('knows that a Mac may lend its GPU more of the memory than it does by default', () => {
    // 75 GB of weights: more than the 48 GiB lent of 96, less than the 88 GiB that may be lent.
    const [part] = sampleBooks.catalog.gpus;
    if (part === undefined) throw new Error('the sample holds one part');
    const mac = { ...part, vendor: 'apple' as const, memoryGbMarketing: 96, memoryBytesUsable: 48 * 2 ** 30 };
    const books = { ...sampleBooks, catalog: { ...sampleBooks.catalog, gpus: [mac] } };
    const question = asked(
      {
        ...namedModelFact('meta-llama/Llama-3.3-70B-Instruct'),
        ...fleetFact(part.id, 1),
        concurrentRequests: fact(1),
        engine: fact('llama.cpp'),
        weightPrecision: fact('q8_0'),
      },
      { mode: 'existing' },
    );
    const { verdict, moreLent } = new AuditFleet().run(question, books);
    expect(verdict.code).toBe('does_not_fit');
    expect(moreLent?.installedBytes).toBe(88 * 2 ** 30);
    expect(new AuditFleet().run(question, sampleBooks)).not.toHaveProperty('moreLent');
  });
  it('assumes one of the most common part that serves the model where no fleet can be read', () => {
    const { current } = audit(namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), { mode: 'existing' });
    expect(current?.fleet.member).toEqual({ value: [{ gpuId: 'h100-sxm-80gb', gpuCount: 1 }], source: 'defaulted' });
    expect(current?.fleet.assumption?.why).toEqual({ rule: 'most_common_part' });
  });
  it('takes the load from a stated utilisation where no load is stated', () => {
    const { planned } = audit(
      {
        ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'),
        ...fleetFact('h100-sxm-80gb', 8),
        utilizationFraction: fact(0.15),
      },
      { mode: 'existing' },
    );
    expect(planned.question.traffic.concurrentRequests).toBeUndefined();
    expect(planned.question.traffic.requestsPerSecond?.source).toBe('derived');
    expect(planned.question.remarks).toContainEqual({ kind: 'load_from_utilization', fraction: 0.15 });
    expect(planned.question.assumptions.some((e) => e.input === 'concurrent_requests')).toBe(false);
  });
  it('shortens an assumed context on a fleet that cannot hold it, and says from what to what', () => {
    // 0.95 x 19.4 GB less 16.1 GB of weights and 1.6 GB of activations leave 0.7 GB: 4,096 tokens are 0.54 GB, 8,192
    // would be 1.07.
    const small = {
      ...sampleBooks.catalog,
      gpus: sampleBooks.catalog.gpus.map((g) => ({ ...g, memoryBytesUsable: 19.4e9 })),
    };
    const { planned } = new AuditFleet().run(
      asked(
        { ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), ...fleetFact('h100-sxm-80gb', 1) },
        { mode: 'existing' },
      ),
      { ...sampleBooks, catalog: small },
    );
    const entry = planned.question.assumptions.find((e) => e.input === 'context_tokens');
    expect(entry?.why).toEqual({ rule: 'fits_current_fleet', usualTokens: 8192 });
    expect(planned.work.contextTokens).toBe(4096);
    expect(planned.question.assumptions.filter((e) => e.input === 'context_tokens')).toHaveLength(1);
  });
});
