import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { createAdvisor, uuidFromDigest, type AdviseRequest } from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { at, faults, pointerOf, vectorsIn } from './vectors';

const vectors = vectorsIn(join(__dirname, '../../../apps/advisor-cli/golden'));
const advisor = createAdvisor({
  catalog: new PackagedCatalog(),
  pricing: new PackagedPriceBook(),
  analyses: { save: () => Promise.resolve(), find: () => Promise.resolve(undefined) },
  ids: { idFor: (text) => uuidFromDigest(createHash('sha256').update(text).digest()) },
});

describe('the conformance vectors', () => {
  it('are every golden scenario, with the books they were read on', () => {
    expect(vectors.length).toBeGreaterThan(100);
    expect(new Set(vectors.map(({ id }) => id)).size).toBe(vectors.length);
    expect(vectors.every(({ books, expected }) => books.catalog !== '' && expected.length > 5)).toBe(true);
  });
  it('point at members that answers have', () => {
    // Figures move with the books; where they stand does not.
    const missing = new Set<string>();
    for (const { request, expected } of vectors.filter((_, place) => place % 12 === 0)) {
      const answer = JSON.parse(advisor.answer(request as unknown as AdviseRequest).body) as object;
      for (const { pointer, value } of expected)
        if (/spec_so_far|requirement|verdict/.test(pointer) && typeof at(answer, pointer) !== typeof value)
          missing.add(pointer);
    }
    expect([...missing]).toEqual([]);
  });
  it('hold to the tolerance, and say what does not', () => {
    const vector = {
      id: 'x',
      request: {},
      books: { catalog: 'a', prices: 'b' },
      expected: [
        { pointer: pointerOf('tpot_ms'), value: 20, tolerance: 0.02 },
        { pointer: pointerOf('gpu_id'), value: 'l4-24gb', tolerance: 0 },
      ],
    };
    const answer = (tpot: number, gpu: string) => ({
      recommendation_set: { options: [{ gpu_id: gpu, performance: { tpot_ms: tpot } }] },
    });
    expect(faults(vector, answer(20.4, 'l4-24gb'))).toEqual([]);
    expect(faults(vector, answer(20.5, 'a40'))).toEqual([
      '/recommendation_set/options/0/performance/tpot_ms is 20.5, expected 20',
      '/recommendation_set/options/0/gpu_id is "a40", expected "l4-24gb"',
    ]);
    expect(faults(vector, {})).toHaveLength(2);
  });
});
