import { rungsOfPart } from './ladder';
import type { Market, PlannedWorkload } from './planned-workload';
import type { Rung } from './rung';

/** The nearest value of one input at which the best option changes. */
export interface Flip {
  readonly at: number;
  readonly to: Rung | undefined;
}

/** The smallest whole value above `from` (and at most `limit`) at which the best option is another one: doubling finds a bracket, bisection the exact value.
 *  No rung ever gets cheaper as the load grows, so the best option stays the best exactly as long as its own bill and its own standing do not change.
 *  @param standsAt whether the best option still carries that value for the same bill, see `stands`
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

/** Whether the part of the best option still carries this workload with as many GPUs, and stands as high. */
export function stands(best: Rung, work: PlannedWorkload, market: Market): boolean {
  return rungsOfPart(work, market, best.gpu).rungs.some(
    (r) => r.gpuCount === best.gpuCount && r.meetsTargets === best.meetsTargets && r.proven === best.proven,
  );
}

/** The hourly rate of the best option's part at which another rung becomes the first, all else equal: the exact point where the two bills meet.
 *  Undefined when either has no price or no other part is on the ladder. */
export function priceFlip(
  best: Rung,
  ladder: readonly Rung[],
): { readonly usdPerGpuHour: number; readonly to: Rung } | undefined {
  if (best.monthlyUsd === undefined || best.rate === undefined) return undefined;
  const rival = ladder.find(
    (r) =>
      r.gpu.id !== best.gpu.id &&
      r.monthlyUsd !== undefined &&
      r.preferred === best.preferred &&
      (r.meetsTargets ?? true) === (best.meetsTargets ?? true) &&
      r.proven === best.proven,
  );
  if (!rival) return undefined;
  return { usdPerGpuHour: (best.rate.usdPerGpuHour * rival.monthlyUsd!) / best.monthlyUsd, to: rival };
}
