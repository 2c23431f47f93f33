import type { OperatorCatalog } from '@compute-advisor/application';
import { marketRates, type GpuFacts, type ModelFacts } from '@compute-advisor/domain';
import { OverlayCatalog, PackagedCatalog, PackagedPriceBook } from './index';

const packaged = new PackagedCatalog();
const llama = packaged.current().models.find((m) => m.id === 'meta-llama/Llama-3.3-70B-Instruct')!;
const ownModel: ModelFacts = { ...llama, id: 'acme/house-70b', aliases: ['house model'] };
const rows = (over: Partial<OperatorCatalog> = {}): OperatorCatalog => ({
  version: 'a',
  models: [],
  gpus: [],
  prices: [],
  ...over,
});

describe('the packaged reference books', () => {
  it('hold 546 models, 144 parts and a version that is the same for every reader', () => {
    const catalog = packaged.current();
    expect(catalog.models.length).toBe(546);
    expect(catalog.gpus.length).toBe(144);
    expect(new PackagedCatalog().current().version).toBe(catalog.version);
    expect(catalog.version).toMatch(/^[0-9a-f]{16}$/);
  });

  it('cannot be changed by a reader', () => {
    const gpu = packaged.current().gpus[0]! as { memoryBytesUsable: number };
    expect(() => {
      gpu.memoryBytesUsable = 1;
    }).toThrow(TypeError);
    expect(Object.isFrozen(llama.architecture)).toBe(true);
  });
});

describe('the packaged price book', () => {
  const book = new PackagedPriceBook().currentBook();

  it('holds 1,909 dated offers, every one a fallback', () => {
    expect(book.offers.length).toBe(1909);
    expect(book.asOf).toBe('2026-10-04');
    expect(new Set(book.offers.map((o) => o.freshness))).toEqual(new Set(['fallback']));
    expect(book.offers.every((o) => /^\d{4}-\d\d-\d\d$/.test(o.asOf))).toBe(true);
  });

  it('takes private hosts for community offers', () => {
    expect(new Set(book.offers.filter((o) => o.provider === 'vast').map((o) => o.kind))).toEqual(
      new Set(['community']),
    );
  });

  it('sets the L4 rate from whole cards: the eighths and quarters on sale do not count', () => {
    expect(book.offers.some((o) => o.gpuId === 'l4-24gb' && o.gpuCount === 0.125)).toBe(true);
    expect(marketRates(book).get('l4-24gb')!.instanceSizes).toEqual([1, 2, 4, 8]);
  });
});

describe('operator rows over the packaged books', () => {
  it('show on the next request, and the version tells', () => {
    let current = rows();
    const overlay = new OverlayCatalog(packaged, { current: () => current });
    expect(overlay.current()).toBe(packaged.current());
    current = rows({ version: 'b', models: [ownModel] });
    expect(overlay.current().models.length).toBe(547);
    expect(overlay.current().version).not.toBe(packaged.current().version);
    expect(overlay.current()).toBe(overlay.current());
    current = rows({ version: 'c' });
    expect(overlay.current()).toBe(packaged.current());
  });

  it('replace a packaged part of the same id', () => {
    const h100 = packaged.current().gpus.find((g) => g.id === 'h100-sxm-80gb')!;
    const own: GpuFacts = { ...h100, maxGpusPerNode: 4 };
    const overlay = new OverlayCatalog(packaged, { current: () => rows({ version: 'd', gpus: [own] }) });
    expect(overlay.current().gpus.length).toBe(144);
    expect(overlay.current().gpus.filter((g) => g.id === 'h100-sxm-80gb')).toEqual([own]);
  });
});
