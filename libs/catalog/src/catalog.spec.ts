import type { OperatorCatalog } from '@compute-advisor/application';
import { commitmentsOf, marketRates, tokenPricesOf, type GpuFacts, type ModelFacts } from '@compute-advisor/domain';
import { GPU_FILES } from './data/gpus';
import { MODEL_FILES } from './data/models';
import { OverlayCatalog, PackagedCatalog, PackagedPriceBook } from './index';

/** The row of that id. @throws {Error} when there is none */
function rowOf<T extends { readonly id: string }>(rows: readonly T[], id: string): T {
  const row = rows.find((r) => r.id === id);
  if (row === undefined) throw new Error(`no ${id}`);
  return row;
}
const packaged = new PackagedCatalog();
const llama = rowOf(packaged.current().models, 'meta-llama/Llama-3.3-70B-Instruct');
const ownModel: ModelFacts = { ...llama, id: 'acme/house-70b', aliases: ['house model'] };
const rows = (over: Partial<OperatorCatalog> = {}): OperatorCatalog => ({
  version: 'a',
  models: [],
  gpus: [],
  prices: [],
  ...over,
});

describe('the packaged reference books', () => {
  it(
    'hold every row of every fact file once, in the order of their ids, and a version that is the same for ' +
      'every reader',
    () => {
      const catalog = packaged.current();
      const models = MODEL_FILES.flat().map((m) => (m as ModelFacts).id);
      expect(catalog.models.map((m) => m.id)).toEqual([...new Set(models)].sort());
      expect(catalog.gpus.map((g) => g.id)).toEqual(
        [...new Set(GPU_FILES.flat().map((g) => (g as GpuFacts).id))].sort(),
      );
      expect(new PackagedCatalog().current().version).toBe(catalog.version);
      expect(catalog.version).toMatch(/^[0-9a-f]{16}$/);
    },
  );

  it('cannot be changed by a reader', () => {
    const gpu = rowOf(packaged.current().gpus, 'h100-sxm-80gb') as { memoryBytesUsable: number };
    expect(() => {
      gpu.memoryBytesUsable = 1;
    }).toThrow(TypeError);
    expect(Object.isFrozen(llama.architecture)).toBe(true);
  });
});

describe('the packaged price book', () => {
  const book = new PackagedPriceBook().currentBook();

  it('holds 2,065 dated rows, 480 of them with a spot price, every offer a fallback', () => {
    expect(book.offers.length).toBe(2544);
    expect(book.offers.filter((o) => o.kind === 'spot').length).toBe(480);
    expect(book.asOf).toBe('2026-10-10');
    expect(new Set(book.offers.map((o) => o.freshness))).toEqual(new Set(['fallback']));
    expect(book.offers.every((o) => /^\d{4}-\d\d-\d\d$/.test(o.asOf))).toBe(true);
  });

  it(
    'prices machines whole: an a2-highgpu-1g in Tokyo is 4.04959 USD an hour, 2.42968 spot; a p6-b300 node ' +
      '142.416 for its eight',
    () => {
      const at = (instanceType: string, kind: string, region: string): number | undefined => {
        const found = book.offers.find(
          (o) => o.instanceType === instanceType && o.kind === kind && o.region === region,
        );
        return found && found.usdPerGpuHour * found.gpuCount;
      };
      expect(at('a2-highgpu-1g', 'on_demand', 'asia-northeast1')).toBe(4.04959);
      expect(at('a2-highgpu-1g', 'spot', 'asia-northeast1')).toBe(2.42968);
      expect(at('p6-b300.48xlarge', 'on_demand', 'us-east-1')).toBe(142.416);
    },
  );

  it('names a machine by one part and one size, and no machine where the list names none', () => {
    const sizes = new Map<string, string>();
    for (const { provider, instanceType, gpuId, gpuCount } of book.offers) {
      if (instanceType === undefined) continue;
      expect(instanceType.startsWith('(')).toBe(false);
      const name = `${provider} ${instanceType}`;
      expect(sizes.get(name) ?? `${gpuCount} ${gpuId}`).toBe(`${gpuCount} ${gpuId}`);
      sizes.set(name, `${gpuCount} ${gpuId}`);
    }
    expect(book.offers.find((o) => o.provider === 'runpod' && o.gpuId === 'h100-sxm-80gb')).not.toHaveProperty(
      'instanceType',
    );
  });

  it('holds TPU v6e at 2.70 USD a chip and GB200 by the four: 27.04 USD a GPU in the east of the US', () => {
    const of = (gpuId: string, region: string) => book.offers.find((o) => o.gpuId === gpuId && o.region === region);
    expect(of('tpu-v6e', 'us-east1')).toMatchObject({ usdPerGpuHour: 2.7, asOf: '2024-12-23' });
    expect(of('gb200-186gb', 'eastus')).toMatchObject({ usdPerGpuHour: 27.04, gpuCount: 4, asOf: '2026-06-18' });
  });

  it(
    'marks what is more than 30 days older than its newest row; by the clock of 22 November 2026 that is all ' +
      'of it, and another book',
    () => {
      const aged = (offers: readonly { old?: true }[]): number => offers.filter((o) => o.old).length;
      expect(book.offers.filter((o) => o.old).every((o) => o.asOf < '2026-09-04')).toBe(true);
      expect(aged(book.offers)).toBeGreaterThan(1000);
      const now = new PackagedPriceBook(() => Date.UTC(2026, 10, 22, 9)).currentBook();
      expect(aged(now.offers)).toBe(2544);
      expect(now.snapshotId).not.toBe(book.snapshotId);
      expect(new PackagedPriceBook(() => Date.UTC(2027, 0, 1)).currentBook().snapshotId).toBe(now.snapshotId);
    },
  );

  it('takes private hosts for community offers', () => {
    expect(new Set(book.offers.filter((o) => o.provider === 'vast').map((o) => o.kind))).toEqual(
      new Set(['community']),
    );
  });

  it("keeps RunPod's own machines apart from those of its private hosts: an A100 PCIe is 1.79 and 1.19 USD", () => {
    const runpod = (gpuId: string) =>
      book.offers.filter((o) => o.provider === 'runpod' && o.gpuId === gpuId).map((o) => [o.kind, o.usdPerGpuHour]);
    expect(runpod('a100-pcie-80gb')).toEqual([
      ['community', 1.19],
      ['on_demand', 1.79],
    ]);
    expect(runpod('mi300x-192gb')).toEqual([['on_demand', 2.39]]);
    expect(runpod('rtx-3090-ti-24gb')).toEqual([['community', 0.27]]);
    expect(marketRates(book).get('rtx-3090-ti-24gb')?.basis).toBe('community');
  });

  it('holds what was observed on 10 October: an H100 SXM is 3.99 at RunPod, eight are 68.80 at AWS in Tokyo', () => {
    const h100 = (provider: string, region?: string) =>
      book.offers
        .filter((o) => o.provider === provider && o.gpuId === 'h100-sxm-80gb' && o.region === region)
        .filter((o) => o.kind === 'on_demand')
        .map((o) => [o.gpuCount, Math.round(o.usdPerGpuHour * o.gpuCount * 100) / 100, o.asOf]);
    expect(h100('runpod')).toEqual([[1, 3.99, '2026-10-10']]);
    expect(h100('aws', 'ap-northeast-1')).toEqual([
      [8, 68.8, '2026-10-10'],
      [1, 8.6, '2026-10-10'],
    ]);
    expect(h100('coreweave')).toEqual([[8, 49.24, '2026-10-10']]);
    expect(h100('oci')).toEqual([[8, 80, '2026-10-10']]);
    expect(h100('nebius').map(([gpus]) => gpus)).toEqual([1, 8]);
  });

  it('holds the machines of every provider one by one: Scaleway sells H100 SXM in twos and fours, in Paris', () => {
    const scaleway = book.offers.filter((o) => o.provider === 'scaleway' && o.gpuId === 'h100-sxm-80gb');
    expect(scaleway.map((o) => [o.instanceType, o.gpuCount, o.region])).toEqual([
      ['H100-SXM-2-80G', 2, 'fr-par-2'],
      ['H100-SXM-4-80G', 4, 'fr-par-2'],
    ]);
  });

  it('sets the L4 rate from whole cards: the eighths and quarters on sale do not count', () => {
    expect(book.offers.some((o) => o.gpuId === 'l4-24gb' && o.gpuCount === 0.125)).toBe(true);
    expect(marketRates(book).get('l4-24gb')?.instanceSizes).toEqual([1, 2, 4, 8]);
  });
});

describe('the packaged fact books', () => {
  const { books, models, gpus } = packaged.current();
  const all = [
    ...books.purchasePrices,
    ...books.commitments,
    ...books.tokenPrices,
    ...books.qualityScores,
    ...Object.values(
      books.runningCosts as unknown as Record<string, readonly { asOf: string; source: string }[]>,
    ).flat(),
  ];

  it(
    'hold 229 purchase prices, 470 commitments, 1,077 token prices, 2,267 scores and 57 electricity prices, ' +
      'each dated and with its source',
    () => {
      expect(books.purchasePrices.length).toBe(229);
      expect(books.commitments.length).toBe(470);
      expect(books.tokenPrices.length).toBe(1077);
      expect(books.qualityScores.length).toBe(2267);
      expect(books.runningCosts.electricity.length).toBe(57);
      for (const row of all) {
        expect(row.asOf).toMatch(/^20\d\d(-[01]\d(-[0-3]\d)?)?$/);
        expect(row.source.length).toBeGreaterThan(5);
      }
    },
  );

  it('name parts and models of the catalog only', () => {
    const [gpuIds, modelIds] = [new Set(gpus.map((g) => g.id)), new Set(models.map((m) => m.id))];
    expect([...books.purchasePrices, ...books.commitments].filter((row) => !gpuIds.has(row.gpuId))).toEqual([]);
    expect([...books.tokenPrices, ...books.qualityScores].filter((row) => !modelIds.has(row.modelId))).toEqual([]);
  });

  it(
    'price a commitment for the whole machine: a year of a2-highgpu-1g in Tokyo is 2.5296 USD an hour, ' +
      '4.0496 on demand',
    () => {
      const year = commitmentsOf(books.commitments, 'a100-sxm4-40gb').find(
        (row) => row.instanceType === 'a2-highgpu-1g' && row.region === 'asia-northeast1' && row.term === '1y',
      );
      expect(year).toMatchObject({ provider: 'gcp', gpuCount: 1, usdPerHour: 2.5296, onDemandUsdPerHour: 4.0496 });
      expect(books.commitments.every((row) => row.usdPerHour / row.gpuCount < 60)).toBe(true);
    },
  );

  it('ask for no more than the same machine on demand', () => {
    const dearer = books.commitments.filter((row) => row.usdPerHour > (row.onDemandUsdPerHour ?? Infinity));
    expect(dearer).toEqual([]);
  });

  it('hold each provider once per model: Llama 3.3 70B at Groq is 0.59 in and 0.79 out', () => {
    for (const row of books.tokenPrices)
      expect(tokenPricesOf(books.tokenPrices, row.modelId).filter((p) => p.provider === row.provider).length).toBe(1);
    expect(
      tokenPricesOf(books.tokenPrices, 'meta-llama/Llama-3.3-70B-Instruct').find((p) => p.provider === 'groq'),
    ).toMatchObject({ usdPerMillionInputTokens: 0.59, usdPerMillionOutputTokens: 0.79, asOf: '2026-06-10' });
  });

  it('say which scores are errors: hallucination and word error rates', () => {
    const names = new Set(books.qualityScores.filter((row) => row.lowerIsBetter).map((row) => row.benchmark));
    expect([...names].sort()).toEqual([
      'Open ASR leaderboard avg WER, 5 European languages',
      'Open ASR leaderboard avg WER, English',
      'Vectara hallucination rate, summaries',
    ]);
  });
});

describe('operator rows over the packaged books', () => {
  it('show on the next request, and the version tells', () => {
    let current = rows();
    const overlay = new OverlayCatalog(packaged, { current: () => current });
    expect(overlay.current()).toBe(packaged.current());
    current = rows({ version: 'b', models: [ownModel] });
    expect(overlay.current().models.length).toBe(packaged.current().models.length + 1);
    expect(overlay.current().version).not.toBe(packaged.current().version);
    expect(overlay.current()).toBe(overlay.current());
    current = rows({ version: 'c' });
    expect(overlay.current()).toBe(packaged.current());
  });

  it('replace a packaged part of the same id', () => {
    const h100 = rowOf(packaged.current().gpus, 'h100-sxm-80gb');
    const own: GpuFacts = { ...h100, maxGpusPerNode: 4 };
    const overlay = new OverlayCatalog(packaged, { current: () => rows({ version: 'd', gpus: [own] }) });
    expect(overlay.current().gpus.length).toBe(packaged.current().gpus.length);
    expect(overlay.current().gpus.filter((g) => g.id === 'h100-sxm-80gb')).toEqual([own]);
  });
});
