import { PackagedCatalog } from '@compute-advisor/catalog';
import { openApiDocument } from '@compute-advisor/contract';
import { methodView } from './method.view';
import { referenceView } from './reference.view';
import { shortened } from './shortened';

const catalog = new PackagedCatalog().current();

describe('the reference', () => {
  it('names only parts that exist in its examples', () => {
    const known = new Set(catalog.gpus.map((gpu) => gpu.id));
    const rows = referenceView(openApiDocument()).schemas.flatMap((schema) => schema.rows);
    const named = rows.filter((row) => row.name === 'gpu_id' && row.example !== undefined).map((row) => row.example);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !known.has(String(id)))).toEqual([]);
  });
  it('shortens an answer to its shape: the first of a list, long texts cut', () => {
    expect(shortened({ list: [{ a: 1 }, { a: 2 }], text: 'x'.repeat(70), n: 1 })).toEqual({
      list: [{ a: 1 }, '…'],
      text: `${'x'.repeat(60)}…`,
      n: 1,
    });
  });
});

describe('the method', () => {
  const sections = methodView(catalog).flatMap((group) => group.sections);
  it('has every default of all 19 use cases', () => {
    const defaults = sections.find((section) => section.id === 'defaults');
    expect(defaults?.tables[0]?.rows).toHaveLength(19);
    expect(defaults?.tables[0]?.rows[0]).toEqual(
      expect.arrayContaining(['chat', 'meta-llama/Llama-3.3-70B-Instruct', '512', '256']),
    );
  });
  it('works its formulas through with the code that plans: 2 x 80 x 8 x 128 x 2 = 327,680 bytes a token', () => {
    const cache = sections.find((section) => section.id === 'cache');
    expect(cache?.formulas[0]?.worked).toBe('Llama 3.3 70B: 2 × 80 × 8 × 128 × 2 = 327,680 bytes');
    expect(sections.every((section) => section.formulas.every((formula) => formula.source !== ''))).toBe(true);
  });
});
