import type { GpuFacts } from '../facts/gpu-facts';
import { cheapestFirst, cheapestMemory, floorUsd, leastBytes } from './memory-floor';
import { rungsOfPart } from './part-rungs';
import type { Market, PlannedWorkload } from './planned-workload';
import { BAND, cheapestEligible, rankRungs, standingOf, weighed } from './ranking';
import { costOf, type Rung } from './rung';

/** The first rung of the ladder without building the rest.
 *  @param hint a part likely to be the best (the one of a neighbouring workload), looked at first */
export function bestRung(work: PlannedWorkload, market: Market, hint?: GpuFacts): Rung | undefined {
  return rankRungs(contenders(work, market, hint))[0];
}

/** The cheapest rung of those that stand highest: what "more users never cost less" is held on. */
export function cheapestRung(work: PlannedWorkload, market: Market): Rung | undefined {
  return cheapestEligible(contenders(work, market));
}

/** Every rung that could be the first. Parts whose smallest machine already costs more than the band around the
 *  lowest weighed bill so far are passed over, which changes nothing in the result: a weighed bill is never under the
 *  bill, and no layout of a part holds the weights and the cache of the load in less memory than they take. */
function contenders(work: PlannedWorkload, market: Market, hint?: GpuFacts): Rung[] {
  const bytes = leastBytes(work);
  const found: Rung[] = [];
  let settledAt = Infinity;
  const consider = (gpu: GpuFacts): void => {
    for (const rung of rungsOfPart(work, market, gpu, settledAt * BAND).rungs) {
      found.push(rung);
      if (standingOf(rung) === 0 && costOf(rung) !== undefined) settledAt = Math.min(settledAt, weighed(rung));
    }
  };
  if (hint && market.excluded(hint) === undefined) consider(hint);
  for (const gpu of market.owned ? market.gpus : [])
    if (gpu !== hint && market.owned?.has(gpu.id) && market.excluded(gpu) === undefined) consider(gpu);
  for (const { gpu } of cheapestFirst(work, market)) {
    if (
      gpu === hint ||
      market.owned?.has(gpu.id) ||
      floorUsd(bytes, work.hoursPerMonth, market, gpu) > settledAt * BAND
    )
      continue;
    consider(gpu);
  }
  return found;
}

/** The first rung of the ladder when it may cost at most `ceilingUsd` and a plan may lead with it; undefined when
 *  there is none, without telling what one would cost. */
export function bestRungWithin(work: PlannedWorkload, market: Market, ceilingUsd: number): Rung | undefined {
  const found = leadersWithin(work, market, ceilingUsd);
  return rankRungs(found)[0];
}

/** Whether any rung that a plan may lead with costs at most `ceilingUsd`. */
export function carriedWithin(work: PlannedWorkload, market: Market, ceilingUsd: number): boolean {
  return leadersWithin(work, market, ceilingUsd, true).length > 0;
}

function leadersWithin(work: PlannedWorkload, market: Market, ceilingUsd: number, oneIsEnough = false): Rung[] {
  const bytes = leastBytes(work);
  const within: { readonly gpu: GpuFacts; readonly floor: number }[] = [];
  for (const { gpu, usdPerByteHour } of cheapestMemory(market)) {
    if (bytes * usdPerByteHour * work.hoursPerMonth > ceilingUsd) break;
    const floor = floorUsd(bytes, work.hoursPerMonth, market, gpu);
    if (floor <= ceilingUsd) within.push({ gpu, floor });
  }
  within.sort((a, b) => a.floor - b.floor || (a.gpu.id < b.gpu.id ? -1 : 1));
  const found: Rung[] = [];
  let cheapest = Infinity;
  for (const { gpu, floor } of within) {
    if (floor > cheapest * BAND) break;
    for (const rung of rungsOfPart(work, market, gpu, Math.min(ceilingUsd, cheapest * BAND)).rungs) {
      if (standingOf(rung) !== 0 || rung.monthlyUsd === undefined || rung.monthlyUsd > ceilingUsd) continue;
      found.push(rung);
      cheapest = Math.min(cheapest, weighed(rung));
    }
    if (oneIsEnough && found.length) break;
  }
  return found;
}
