/** Numbers from 0 to 1, the same sequence for the same seed. */
export type Random = () => number;

/** A small generator of well spread 32-bit numbers (mulberry32, public domain). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 15), z | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Seconds until the next of events that come so many times a second, independently of each other. */
export const nextArrival = (random: Random, perSecond: number): number => -Math.log(1 - random()) / perSecond;

/** One of a list. */
export const oneOf = <T>(random: Random, list: readonly T[]): T => {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
};
