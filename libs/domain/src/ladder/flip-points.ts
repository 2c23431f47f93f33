import { contenders } from './best-rung';
import { rungsOfPart } from './part-rungs';
import type { Market, PlannedWorkload } from './planned-workload';
import { BAND, firstOf, leaderAmong, MOST_FOR_PACE, standingOf } from './ranking';
import { costOf, rentOf, type Rung } from './rung';

/** The nearest value of one input at which the best option changes. */
export interface Flip {
  readonly at: number;
  readonly to: Rung | undefined;
}

/** The smallest whole value above `from` (and at most `limit`) at which the best option is another one: doubling finds
 *  a bracket, bisection the exact value.
 *  @param standsAt whether the best option is still the best at that value, see `stands`
 *  @param bestAt the best option at one value; asked once, where the change is
 *  Undefined when nothing changes up to `limit`. */
export function flipAbove(
  from: number,
  limit: number,
  standsAt: (value: number) => boolean,
  bestAt: (value: number) => Rung | undefined,
): Flip | undefined {
  let low = Math.floor(from);
  let step = Math.max(1, Math.floor(low / 4));
  while (low < limit) {
    const next = Math.min(limit, low + step);
    if (standsAt(next)) {
      low = next;
      step *= 2;
      continue;
    }
    let high = next;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (standsAt(middle)) low = middle;
      else high = middle;
    }
    return { at: high, to: bestAt(high) };
  }
  return undefined;
}

/** Bills are rounded to cents. */
const CENT = 0.01;

/** Whether the best option is the best of this workload too: the same part, as many GPUs in as many machines, standing
 *  as high. */
export function stands(best: Rung, work: PlannedWorkload, market: Market): boolean {
  const alike = (r: Rung): boolean =>
    r.gpu.id === best.gpu.id && r.gpuCount === best.gpuCount && r.nodes === best.nodes;
  const { gpu } = best;
  const standing = standingOf(best);
  // Nothing of its part for more than this leads while the same machines stand.
  const usd = (costOf(best) ?? Infinity) * MOST_FOR_PACE * BAND + CENT;
  const rungs = rungsOfPart(work, market, gpu, { standing, usd });
  if (!rungs.some((r) => alike(r) && standingOf(r) === standing)) return false;
  const now = firstOf(contenders(work, market, { gpu, rungs }));
  return now !== undefined && alike(now) && standingOf(now) === standing;
}

/** Steps of the search for the price: the hourly rate is found to well under a hundredth of a cent. */
const HALVINGS = 50;

/** The hourly rate of the best option's part at which a rung of another part becomes the first, all else equal; the
 *  ranking itself is asked.
 *  Undefined when the best has no price or no other part stands as high. */
export function priceFlip(
  best: Rung,
  ladder: readonly Rung[],
): { readonly usdPerGpuHour: number; readonly to: Rung } | undefined {
  const rate = best.machines?.rate.usdPerGpuHour;
  const bill = rentOf(best);
  if (bill === undefined || rate === undefined) return undefined;
  const peers = ladder.filter((r) => standingOf(r) === standingOf(best));
  const rivals = peers.flatMap((r) => (r.gpu.id === best.gpu.id ? [] : [rentOf(r) ?? Infinity]));
  if (!rivals.length) return undefined;
  const firstAt = (factor: number): Rung | undefined =>
    leaderAmong(peers, (r) => r.runningUsd ?? (rentOf(r) ?? Infinity) * (r.gpu.id === best.gpu.id ? factor : 1));
  let low = 1;
  let high = Math.max(1, (2 * Math.min(...rivals)) / bill);
  for (let i = 0; i < HALVINGS && high - low > 1e-7; i++) {
    const middle = (low + high) / 2;
    if (firstAt(middle)?.gpu.id === best.gpu.id) low = middle;
    else high = middle;
  }
  const to = firstAt(high);
  return to === undefined || to.gpu.id === best.gpu.id ? undefined : { usdPerGpuHour: rate * high, to };
}
