import type { Rung } from './rung';

/** The nearest value of one input at which the best option changes. */
export interface Flip { readonly at: number; readonly to: Rung | undefined }

const sameChoice = (a: Rung | undefined, b: Rung | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.gpu.id === b.gpu.id && a.gpuCount === b.gpuCount);

/** The smallest whole value above `from` (and at most `limit`) at which the best option is another one: doubling finds a bracket, bisection the exact value.
 *  The cost of the best option never falls as the load grows, so inside a bracket with one change the bisection is exact.
 *  Undefined when nothing changes up to `limit`. */
export function flipAbove(from: number, limit: number, best: Rung | undefined, bestAt: (value: number) => Rung | undefined): Flip | undefined {
  let same = Math.floor(from);
  let step = Math.max(1, Math.floor(same / 4));
  while (same < limit) {
    const next = Math.min(limit, same + step);
    const there = bestAt(next);
    if (!sameChoice(best, there)) return narrow(same, next, there, best, bestAt);
    same = next;
    step *= 2;
  }
  return undefined;
}

function narrow(same: number, changed: number, to: Rung | undefined, best: Rung | undefined, bestAt: (value: number) => Rung | undefined): Flip {
  let low = same;
  let high = changed;
  let there = to;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const candidate = bestAt(middle);
    if (sameChoice(best, candidate)) low = middle; else { high = middle; there = candidate; }
  }
  return { at: high, to: there };
}

/** The hourly rate of the best option's part at which another rung becomes the first, all else equal: the exact point where the two bills meet.
 *  Undefined when either has no price or no other part is on the ladder. */
export function priceFlip(best: Rung, ladder: readonly Rung[]): { readonly usdPerGpuHour: number; readonly to: Rung } | undefined {
  if (best.monthlyUsd === undefined || best.rate === undefined) return undefined;
  const rival = ladder.find((r) => r.gpu.id !== best.gpu.id && r.monthlyUsd !== undefined && r.preferred === best.preferred
    && (r.meetsTargets ?? true) === (best.meetsTargets ?? true) && r.proven === best.proven);
  if (!rival) return undefined;
  return { usdPerGpuHour: (best.rate.usdPerGpuHour * rival.monthlyUsd!) / best.monthlyUsd, to: rival };
}
