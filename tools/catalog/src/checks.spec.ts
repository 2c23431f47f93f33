import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import type { GpuFacts, ModelFacts, Offer } from '@compute-advisor/domain';
import { checkBooks, recountOf } from './checks';

const { models, gpus } = new PackagedCatalog().current();
const { offers } = new PackagedPriceBook().currentBook();
/** The row of that id. @throws {Error} when there is none */
function rowOf<T extends { readonly id: string }>(rows: readonly T[], id: string): T {
  const row = rows.find((r) => r.id === id);
  if (row === undefined) throw new Error(`no ${id}`);
  return row;
}
const llama = rowOf(models, 'meta-llama/Llama-3.3-70B-Instruct');
const h100 = rowOf(gpus, 'h100-sxm-80gb');
const { architecture: shape } = llama;
const [offer0] = offers;
if (shape === undefined || offer0 === undefined) throw new Error('the books are empty');
const problems = (m: readonly ModelFacts[], g: readonly GpuFacts[] = [h100], o: readonly Offer[] = []): string[] =>
  checkBooks(m, g, o).map((f) => f.problem);

describe('the packaged reference books', () => {
  it('have no finding: bounds, sources, names, recomputed parameter counts and caches', () => {
    expect(checkBooks(models, gpus, offers)).toEqual([]);
  });

  it('recompute to within 3 % for all but the one model whose blocks are not published', () => {
    const unknown = models.filter((m) => m.architecture !== undefined && recountOf(m) === undefined);
    expect(unknown.map((m) => m.id)).toEqual(['nvidia/Llama-3_1-Nemotron-Ultra-253B-v1']);
    const close = models.filter((m) => Math.abs(recountOf(m) ?? 0) <= 0.005);
    expect(close.length).toBeGreaterThan(500);
  });

  it('say of every model where its size comes from, and of every shape where it comes from', () => {
    const bare = models.filter(
      (m) =>
        !m.source['parameters_total']?.length || (m.architecture !== undefined && !m.source['architecture']?.length),
    );
    expect(bare.map((m) => m.id)).toEqual([]);
  });
});

describe('the checks find', () => {
  it('a layer count that the parameters contradict', () => {
    expect(problems([{ ...llama, architecture: { ...shape, layers: 60 } }])).toContainEqual(
      expect.stringMatching(/^the shape recomputes to -2\d\.\d % of 70553706496 parameters$/),
    );
  });

  it('a cache that does not follow from the shape', () => {
    expect(problems([{ ...llama, kvBytesPerTokenBf16: { growing: 2_621_440, windowed: 0 } }])).toEqual([
      'the cache grows by 327680 bytes per token, 2621440 are stated',
    ]);
  });

  it('a name that means two things, whatever its case', () => {
    expect(problems([{ ...llama, aliases: ['H100'] }], [{ ...h100, aliases: ['h100'] }])).toEqual([
      `"h100" also names ${llama.id}`,
    ]);
  });

  it('zero, missing and absurd figures', () => {
    expect(problems([{ ...llama, parametersTotal: 0, source: {} }])).toEqual(
      expect.arrayContaining([
        'parametersTotal must be a whole number from 1000000 to 10000000000000, not 0',
        'source must say where the parameter count comes from',
      ]),
    );
    expect(problems([], [{ ...h100, memoryBytesUsable: 90e9 }])).toEqual([
      'memoryBytesUsable is more than the marketing figure',
    ]);
    expect(problems([], [{ ...h100, source: [] }])).toEqual(['source must name at least one source']);
  });

  it('offers of parts that are not there, without a date or at no price', () => {
    const offer: Offer = { ...offer0, gpuId: 'h900', usdPerGpuHour: 0, asOf: 'recently' };
    expect(problems([], [h100], [offer])).toEqual([
      'sells h900, which is not in the catalog',
      '0 USD per GPU-hour is not credible',
      'no date: recently',
    ]);
  });
});
