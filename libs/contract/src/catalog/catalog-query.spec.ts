import fc from 'fast-check';
import { PackagedCatalog } from '@compute-advisor/catalog';
import { gpusPage, modelsPage, readCatalogQuery, type CatalogQuery } from './catalog-query';

const catalog = new PackagedCatalog().current();
const parsed = (parameters: Readonly<Record<string, unknown>>): CatalogQuery => {
  const read = readCatalogQuery(parameters);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return read.query;
};

describe('the parameters of a catalog', () => {
  it('are words, a family, a vendor, and a page', () => {
    expect(parsed({})).toEqual({});
    expect(parsed({ q: 'llama', family: 'Llama 3', vendor: 'meta-llama', limit: '5' })).toEqual({
      q: 'llama',
      family: 'Llama 3',
      vendor: 'meta-llama',
      limit: 5,
    });
  });
  it('are refused all at once, each by its name', () => {
    expect(readCatalogQuery({ limit: '0', cursor: 'x', q: ['a', 'b'], colour: 'blue', family: '' })).toEqual({
      errors: [
        { parameter: 'limit', message: 'must be a whole number from 1 to 1000' },
        { parameter: 'cursor', message: 'must be a next_cursor as it was given' },
        { parameter: 'q', message: 'must be given once' },
        { parameter: 'colour', message: 'is not known; there are q, family, vendor, limit, cursor' },
        { parameter: 'family', message: 'must have 1 to 200 characters' },
      ],
    });
  });
  it.each(['1001', '1.5', '-1', '1e2', ' 5', '٥', ''])('take no limit of %j', (limit) =>
    expect('errors' in readCatalogQuery({ limit })).toBe(true),
  );
  it('never throw', () =>
    fc.assert(
      fc.property(
        fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('toString', 'q')), fc.string()),
        (any) => void readCatalogQuery(any),
      ),
    ));
});

describe('a page of a catalog', () => {
  it('finds by words in any order and case', () => {
    const { rows } = modelsPage(catalog, parsed({ q: '70B llama-3.3' }));
    expect(rows.map(({ id }) => id)).toContain('meta-llama/Llama-3.3-70B-Instruct');
    expect(rows.every(({ id, aliases }) => /70b/i.test([id, ...aliases].join()))).toBe(true);
  });
  it('finds parts by vendor and architecture', () => {
    const { rows } = gpusPage(catalog, parsed({ vendor: 'NVIDIA', family: 'hopper' }));
    expect(rows.length).toBeGreaterThan(2);
    expect(new Set(rows.map(({ architecture }) => architecture))).toEqual(new Set(['Hopper']));
  });
  it('is everything without a limit', () =>
    expect(modelsPage(catalog, {})).toEqual({ rows: expect.any(Array) as unknown, matching: catalog.models.length }));
  it('pages give every row once and in order, whatever their size', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (limit) => {
        const ids: string[] = [];
        let cursor: string | undefined;
        do {
          const page = gpusPage(catalog, parsed({ limit: String(limit), ...(cursor === undefined ? {} : { cursor }) }));
          expect(page.rows.length).toBeLessThanOrEqual(limit);
          expect(page.matching).toBe(catalog.gpus.length);
          ids.push(...page.rows.map(({ id }) => id));
          cursor = page.nextCursor;
        } while (cursor !== undefined);
        expect(ids).toEqual(catalog.gpus.map(({ id }) => id).sort());
      }),
      { numRuns: 20 },
    ));
});
