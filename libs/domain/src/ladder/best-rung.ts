import type { GpuFacts } from '../facts/gpu-facts';
import type { MarketRate } from '../money/market-rate';
import {
  allowedParts,
  cheapestFirst,
  cheapestMemory,
  floorWith,
  leastBytes,
  leastOrderShare,
  type PricedPart,
} from './memory-floor';
import { type Bound, couldLead, NOTHING_STANDS } from './leading-bound';
import { rungsOfPart } from './part-rungs';
import type { Market, PlannedWorkload } from './planned-workload';
import { leastBillOf } from './price-floor';
import { BAND, cheapestEligible, firstOf, standingOf, weighed } from './ranking';
import { costOf, rentOf, type Rung } from './rung';

/** The first rung of the ladder without building the rest.
 *  @param hint a part likely to be the best (the one of a neighbouring workload), looked at first; it changes how much
 *  is looked at, never what is found */
export function bestRung(work: PlannedWorkload, market: Market, hint?: GpuFacts): Rung | undefined {
  const allowed = hint !== undefined && market.excluded(hint) === undefined;
  return firstOf(contenders(work, market, allowed ? { gpu: hint, rungs: rungsOfPart(work, market, hint) } : undefined));
}

/** The cheapest rung of those that stand highest: what "more users never cost less" is held on. */
export function cheapestRung(work: PlannedWorkload, market: Market): Rung | undefined {
  return cheapestEligible(contenders(work, market));
}

/** Every rung that could be the first. Parts whose smallest machine already costs more than the band around the
 *  lowest weighed bill so far, or that stand lower whatever they cost, are passed over, which changes nothing in the
 *  result: a weighed bill is never under the bill, and no layout of a part holds the weights and the cache of the load
 *  in less memory than they take.
 *  @param first the rungs of a part that is looked at first */
export function contenders(
  work: PlannedWorkload,
  market: Market,
  first?: { readonly gpu: GpuFacts; readonly rungs: readonly Rung[] },
): Rung[] {
  if (work.once) return allRungs(work, market);
  const bytes = leastBytes(work);
  const found: Rung[] = [];
  let bound = NOTHING_STANDS;
  const take = (rungs: readonly Rung[]): void => {
    for (const rung of rungs) {
      found.push(rung);
      bound = tightened(bound, rung);
    }
  };
  if (first) take(first.rungs);
  for (const gpu of ownedParts(market).filter((g) => g !== first?.gpu)) take(rungsOfPart(work, market, gpu, bound));
  for (const part of cheapestFirst(work, market)) {
    const { gpu, rate, floor } = part;
    // None that follows costs less, and nothing stands higher than that.
    if (bound.standing === 0 && floor > bound.usd) break;
    if (!rentedCouldLead(bound, market, rate, floorWith(part, bytes, work.hoursPerMonth))) continue;
    if (gpu === first?.gpu || market.owned?.has(gpu.id)) continue;
    if (bound !== NOTHING_STANDS && !rentedCouldLead(bound, market, rate, leastBillOf(work, part))) continue;
    take(rungsOfPart(work, market, gpu, bound));
  }
  return found;
}

/** Every rung: no floor of a month bounds what work costs that ends. */
const allRungs = (work: PlannedWorkload, market: Market): Rung[] =>
  allowedParts(market).flatMap((gpu) => rungsOfPart(work, market, gpu));

/** What the writer owns has no bill, so no floor passes it over. */
const ownedParts = ({ owned, gpus, excluded }: Market): readonly GpuFacts[] =>
  owned ? gpus.filter((gpu) => owned.has(gpu.id) && excluded(gpu) === undefined) : [];

function tightened(bound: Bound, rung: Rung): Bound {
  const standing = standingOf(rung);
  if (standing > bound.standing) return bound;
  const usd = costOf(rung) === undefined ? Infinity : weighed(rung) * BAND;
  return standing < bound.standing || usd < bound.usd ? { standing, usd } : bound;
}

/** Whether any rung of a part could matter, given a bill that it cannot undercut. */
function partCouldLead(bound: Bound, market: Market, gpu: GpuFacts, floor: number): boolean {
  return market.owned?.has(gpu.id) === true || rentedCouldLead(bound, market, market.rates.get(gpu.id), floor);
}

/** The same of a part that nobody owns. @param rate what is asked for it; undefined where nobody sells it */
function rentedCouldLead(bound: Bound, market: Market, rate: MarketRate | undefined, floor: number): boolean {
  const over = market.limitUsdPerMonth !== undefined && floor * leastOrderShare(rate) > market.limitUsdPerMonth;
  const standing = 4 * Number(over) + 2 * Number(rate === undefined) + Number(rate?.basis === 'community');
  return couldLead(bound, standing, floor);
}

/** The first rung of the ladder when its bill may be at most `ceilingUsd` and a plan may lead with it; undefined when
 *  there is none, without telling what one would cost. */
export const bestRungWithin = (work: PlannedWorkload, market: Market, ceilingUsd: number): Rung | undefined =>
  firstOf(leadersWithin(work, market, ceilingUsd, {}));

/** The same of what so much money buys: an order that can be placed has to be inside.
 *  @param standing how low it may stand, as of `standingOf`: 1 takes in what only private hosts rent */
export const bestRungFor = (work: PlannedWorkload, market: Market, budgetUsd: number, standing = 0): Rung | undefined =>
  firstOf(leadersWithin(work, market, budgetUsd, { standing, asOrdered: true }));

/** Whether so much money buys any rung that a plan may lead with. */
export function carriedWithin(work: PlannedWorkload, market: Market, budgetUsd: number): boolean {
  return leadersWithin(work, market, budgetUsd, { oneIsEnough: true, asOrdered: true }).length > 0;
}

function leadersWithin(
  work: PlannedWorkload,
  market: Market,
  ceilingUsd: number,
  { standing = 0, oneIsEnough = false, asOrdered = false },
): Rung[] {
  if (work.once)
    return allRungs(work, market).filter(
      (r) => standingOf(r) <= standing && ((asOrdered ? r.orderedUsd : rentOf(r)) ?? Infinity) <= ceilingUsd,
    );
  const shareOf = (rate: MarketRate | undefined): number => (asOrdered ? leastOrderShare(rate) : 1);
  const within = partsWithin(work, market, ceilingUsd, shareOf);
  const found: Rung[] = [];
  let cheapest = Infinity;
  for (const { part, floor } of within) {
    if (floor > cheapest * BAND) break;
    const { gpu } = part;
    const bound = { standing, usd: Math.min(ceilingUsd / shareOf(part.rate), cheapest * BAND) };
    if (!partCouldLead(bound, market, gpu, leastBillOf(work, part))) continue;
    for (const rung of rungsOfPart(work, market, gpu, bound)) {
      const usd = asOrdered ? rung.orderedUsd : rung.monthlyUsd;
      if (standingOf(rung) > standing || usd === undefined || usd > ceilingUsd) continue;
      found.push(rung);
      cheapest = Math.min(cheapest, weighed(rung));
    }
    if (oneIsEnough && found.length) break;
  }
  return found;
}

/** The parts that the weights and the cache could lie on for so much money, by the bill that each cannot undercut.
 *  @param shareOf what of a bill the money has to pay */
function partsWithin(
  work: PlannedWorkload,
  market: Market,
  ceilingUsd: number,
  shareOf: (rate: MarketRate | undefined) => number,
): { readonly part: PricedPart; readonly floor: number }[] {
  const bytes = leastBytes(work);
  const within: { readonly part: PricedPart; readonly floor: number }[] = [];
  for (const part of cheapestMemory(market)) {
    const floor = floorWith(part, bytes, work.hoursPerMonth);
    if (floor * shareOf(part.rate) <= ceilingUsd) within.push({ part, floor });
  }
  return within.sort((a, b) => a.floor - b.floor || (a.part.gpu.id < b.part.gpu.id ? -1 : 1));
}
