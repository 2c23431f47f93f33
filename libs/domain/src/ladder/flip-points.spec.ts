import { flipAbove } from './flip-points';
import type { Rung } from './rung';

/** A best option that needs one more GPU for every started hundred. */
const rung = (gpuCount: number): Rung => ({ gpu: { id: 'part' }, gpuCount }) as unknown as Rung;
const bestAt = (n: number): Rung => rung(Math.ceil(n / 100));

describe('flipAbove', () => {
  it.each([
    [1, 101],
    [99, 101],
    [100, 101],
    [101, 201],
    [5_000, 5_001],
  ])('from %i the best option changes at %i', (from, at) => {
    const flip = flipAbove(from, 1_000_000, (n) => bestAt(n).gpuCount === bestAt(from).gpuCount, bestAt);
    expect(flip?.at).toBe(at);
    expect(flip?.to?.gpuCount).toBe(Math.ceil(from / 100) + 1);
  });
  it('finds nothing where nothing changes up to the limit', () => {
    expect(flipAbove(50, 100, (n) => n <= 100, bestAt)).toBeUndefined();
  });
  it('reports where nothing can carry it any more', () => {
    expect(
      flipAbove(
        10,
        1000,
        (n) => n < 640,
        () => undefined,
      ),
    ).toEqual({ at: 640, to: undefined });
  });
});
