import type { GpuFacts } from '../facts/gpu-facts';
import { HEAD, WITHIN } from './ladder-head';
import { allowedParts, cheapestFirst, floorWith, leastBytes, leastGpusFor, leastOrderShare } from './memory-floor';
import { isOtherWork } from './other-service';
import type { Market, PlannedWorkload } from './planned-workload';
import { leastBillOf } from './price-floor';
import { BAND, cheapestEligible, firstOf, MOST_FOR_PACE, priceOf, standingOf } from './ranking';
import type { Rung } from './rung';

/** What no rung of a part undercuts, compared as rungs are: how high it stands, then what it costs. */
export interface PartFloor {
  readonly gpu: GpuFacts;
  /** As of `standingOf`. */
  readonly standing: number;
  /** USD per month; 0 where nothing is known of it. */
  readonly usd: number;
}

type Key = Pick<PartFloor, 'standing' | 'usd'>;

const compareKeys = (a: Key, b: Key): number => a.standing - b.standing || a.usd - b.usd;

/** The allowed parts by what they cannot undercut, with the memory of the load alone. */
export function partFloors(work: PlannedWorkload, market: Market): PartFloor[] {
  const bytes = leastBytes(work);
  const limit = market.limitUsdPerMonth ?? Infinity;
  return cheapestFirst(work, market)
    .map((part) => {
      const { gpu, rate } = part;
      const usd = Math.max(floorWith(part, bytes, work.hoursPerMonth), leastBillOf(work, part));
      const isPriced = usd < Infinity;
      const standing =
        4 * Number(usd * leastOrderShare(rate) > limit) +
        2 * Number(!isPriced) +
        Number(rate !== undefined && rate.basis === 'community');
      return { gpu, standing, usd: isPriced ? usd : 0 };
    })
    .sort((a, b) => compareKeys(a, b) || (a.gpu.id < b.gpu.id ? -1 : 1));
}

/** Bills are rounded to cents. */
const CENT = 0.01;

/** The parts looked at so far, and whether one that is left could still change what the ladder begins with. */
class Looked {
  readonly rungs: Rung[] = [];
  /** Of each part its cheapest rung of those that stand highest, in order. */
  private readonly least: (Key & { readonly gpu: GpuFacts })[] = [];
  private best: Rung | undefined;

  add(gpu: GpuFacts, rungs: readonly Rung[]): void {
    this.best = undefined;
    for (const r of rungs) this.rungs.push(r);
    const cheapest = cheapestEligible(rungs);
    if (cheapest === undefined) return;
    this.least.push({ gpu, standing: standingOf(cheapest), usd: priceOf(cheapest) });
    this.least.sort(compareKeys);
  }

  /** Whether nothing of a part with this floor, or with a higher one, is among the first rungs of the ladder or
   *  decides what is said of them. */
  isSettledBefore(next: Key): boolean {
    const [first] = this.least;
    const fifth = this.least[HEAD - 1];
    if (first === undefined || fifth === undefined || compareKeys(fifth, next) >= 0) return false;
    if (first.standing !== next.standing) return first.standing < next.standing;
    // Installed memory is what decides where nothing is priced; no floor speaks of it.
    if ((first.standing & 2) !== 0 || next.usd <= first.usd * WITHIN + CENT) return false;
    return next.usd > this.reach(first.standing) + CENT;
  }

  /** USD per month up to which a rung could be among the fastest or roomiest within twice the best one's cost, be the
   *  cheapest of another vendor, or lead where the best part costs more; infinite where there is none of those yet. */
  private reach(standing: number): number {
    const best = (this.best ??= firstOf(this.rungs));
    if (best?.monthlyUsd === undefined) return Infinity;
    const leastOf = (wanted: (gpu: GpuFacts) => boolean): number =>
      this.least.find((p) => p.standing === standing && wanted(p.gpu))?.usd ?? Infinity;
    const rival = leastOf((gpu) => gpu.id !== best.gpu.id);
    const otherVendor = leastOf((gpu) => gpu.vendor !== best.gpu.vendor);
    return Math.max(best.monthlyUsd * WITHIN, rival * MOST_FOR_PACE * BAND, otherVendor);
  }
}

/** Parts that could hold one of the first rungs of the ladder, or decide what is said of those: looked at in the order
 *  of what they cannot undercut until nothing that is left can enter; with them those in use or asked about, and, of
 *  what stands lower, a witness that something is cheaper or takes fewer GPUs.
 *  @param rungsOf every rung of one part @param headOf the first rungs of the ladder that these parts make
 *  @returns the parts looked at */
export function leadingParts(
  work: PlannedWorkload,
  market: Market,
  rungsOf: (gpu: GpuFacts) => readonly Rung[],
  headOf: (parts: readonly GpuFacts[]) => readonly Rung[],
): readonly GpuFacts[] {
  // What stands already is weighed by what it takes to run, and other work holds its weights in its own way: no floor
  // speaks of these.
  if (market.owned || work.once || isOtherWork(work)) return allowedParts(market);
  const floors = partFloors(work, market);
  const looked = new Looked();
  const parts: GpuFacts[] = [];
  const look = (gpu: GpuFacts): readonly Rung[] => {
    const rungs = rungsOf(gpu);
    looked.add(gpu, rungs);
    parts.push(gpu);
    return rungs;
  };
  const others: PartFloor[] = [];
  for (const floor of floors) {
    if (market.asked(floor.gpu) || market.inUse?.(floor.gpu) === true) look(floor.gpu);
    else others.push(floor);
  }
  let at = 0;
  for (let next = others[at]; next !== undefined && !looked.isSettledBefore(next); next = others[++at]) look(next.gpu);
  const left = others.slice(at);
  if (left.length) witnesses(work, left, headOf(parts), look);
  return parts;
}

/** Looks at parts that are left until one is cheaper than the first rungs of the ladder, and one takes fewer GPUs, as
 *  long as any could. */
function witnesses(
  work: PlannedWorkload,
  left: readonly PartFloor[],
  head: readonly Rung[],
  look: (gpu: GpuFacts) => readonly Rung[],
): void {
  const least = Math.min(...head.map((r) => r.monthlyUsd ?? Infinity));
  const fewest = Math.min(...head.map((r) => r.gpuCount));
  const seen = new Set<GpuFacts>();
  const seek = (among: readonly PartFloor[], isWitness: (r: Rung) => boolean): void => {
    for (const { gpu } of among) {
      if (seen.has(gpu)) continue;
      seen.add(gpu);
      // Of the rungs of a part the cheapest that stands highest is always listed.
      const cheapest = cheapestEligible(look(gpu));
      if (cheapest !== undefined && isWitness(cheapest)) return;
    }
  };
  seek(
    left.filter((p) => p.usd > 0 && p.usd < least),
    (r) => (r.monthlyUsd ?? Infinity) < least,
  );
  if (fewest === 1) return;
  const bytes = leastBytes(work);
  const holding = left.filter(({ gpu }) => leastGpusFor(bytes, gpu) < fewest);
  seek(
    [...holding].sort((a, b) => b.gpu.memoryBytesUsable - a.gpu.memoryBytesUsable || (a.gpu.id < b.gpu.id ? -1 : 1)),
    (r) => r.gpuCount < fewest,
  );
}
