import { gpusOf } from '../facts/workload';
import { hasScaleUpLink } from '../speed/gpu-class';
import { costOf, headroomFraction, installedBytes, type Rung } from './rung';

/** Rungs at most this much dearer than the one of the lowest weighed bill count as costing the same: fewer machines
 *  are worth that. */
export const BAND = 1.1;

/** The usual pace is worth at most half of a bill on top of it: a rung that keeps people waiting counts as dearer by as
 *  many times as it is slower than usual, up to this. */
export const MOST_FOR_PACE = 1.5;

/** What stands before price, smallest first: meets what was stated; can be ordered at a known price; practical and
 *  measured. */
export function standingOf(r: Rung): number {
  return 4 * Number(r.missesStated) + 2 * Number(costOf(r) === undefined) + Number(!r.proven);
}

/** Dollars, or where nothing is priced installed bytes. */
export const priceOf = (r: Rung): number => costOf(r) ?? installedBytes(r);

/** The bill as it is weighed against others: what the slow ones save is set against the waiting (docs/ladder.md, "The
 *  order"). Installed bytes where nothing is priced. */
export const weighed = (r: Rung): number => weighedAt(priceOf(r), r);

const weighedAt = (bill: number, r: Rung): number => bill * Math.min(MOST_FOR_PACE, r.slowness ?? 1);

/** Of the rungs that stand highest, the cheapest: what "more users never cost less" is held on. Undefined for none. */
export function cheapestEligible(rungs: readonly Rung[]): Rung | undefined {
  let cheapest: Rung | undefined;
  for (const r of rungs) if (cheapest === undefined || comparePlain(r, cheapest) < 0) cheapest = r;
  return cheapest;
}

/** Standing, then price, then what decides between equals; total. */
function comparePlain(a: Rung, b: Rung): number {
  return standingOf(a) - standingOf(b) || priceOf(a) - priceOf(b) || compareEqual(a, b);
}

/** The first of rungs that stand equally high, were these their bills: `rankRungs(...)[0]` without sorting the rest. */
export function leaderAmong(peers: readonly Rung[], billOf: (r: Rung) => number): Rung | undefined {
  let limit = Infinity;
  for (const r of peers) limit = Math.min(limit, weighedAt(billOf(r), r) * BAND);
  let leader: Rung | undefined;
  let bill = Infinity;
  for (const r of peers) {
    const other = billOf(r);
    if (weighedAt(other, r) > limit) continue;
    if (leader !== undefined && compareAt(r, other, leader, bill) >= 0) continue;
    leader = r;
    bill = other;
  }
  return leader;
}

/** `rankRungs(...)[0]` without sorting the rest. */
export function firstOf(rungs: readonly Rung[]): Rung | undefined {
  const cheapest = cheapestEligible(rungs);
  if (cheapest === undefined || costOf(cheapest) === undefined) return cheapest;
  const top = standingOf(cheapest);
  return leaderAmong(
    rungs.filter((r) => standingOf(r) === top),
    priceOf,
  );
}

/** Between rungs of one price: the latency labels, fewer machines, fewer GPUs, more headroom, part id, smaller groups.
 */
function compareEqual(a: Rung, b: Rung): number {
  return (
    Number(a.meetsTargets === false) - Number(b.meetsTargets === false) ||
    a.nodes - b.nodes ||
    a.gpuCount - b.gpuCount ||
    headroomFraction(b) - headroomFraction(a) ||
    byCodeUnit(a.gpu.id, b.gpu.id) ||
    a.layout.tensorParallel - b.layout.tensorParallel ||
    a.layout.pipelineParallel - b.layout.pipelineParallel ||
    (a.machines?.gpus ?? 0) - (b.machines?.gpus ?? 0)
  );
}

/** In the band: fewer machines, then the latency labels, then whole replicas before those cut over PCIe, then price. */
const compareInBand = (a: Rung, b: Rung): number => compareAt(a, priceOf(a), b, priceOf(b));

function compareAt(a: Rung, priceOfA: number, b: Rung, priceOfB: number): number {
  return (
    a.nodes - b.nodes ||
    Number(a.meetsTargets === false) - Number(b.meetsTargets === false) ||
    Number(isCutOverPcie(a)) - Number(isCutOverPcie(b)) ||
    fewerOnce(a, b) ||
    priceOfA - priceOfB ||
    compareEqual(a, b)
  );
}

/** Twice as many GPUs end sooner and cost as much: fewer are taken for work that ends. */
const fewerOnce = (a: Rung, b: Rung): number => (a.onceUsd === undefined ? 0 : a.gpuCount - b.gpuCount);

const isCutOverPcie = (r: Rung): boolean => gpusOf(r.layout) > 1 && !hasScaleUpLink(r.gpu);

/** The ladder's order, total and documented (docs/ladder.md, "The order"). The order of what comes in never matters. */
export function rankRungs(rungs: readonly Rung[]): Rung[] {
  const cheapest = cheapestEligible(rungs);
  if (cheapest === undefined) return [];
  const top = standingOf(cheapest);
  let lowest = Infinity;
  for (const r of rungs) if (standingOf(r) === top) lowest = Math.min(lowest, weighed(r));
  const limit = costOf(cheapest) === undefined ? -Infinity : lowest * BAND;
  const inBand: Rung[] = [];
  const others: Rung[] = [];
  for (const r of rungs) (standingOf(r) === top && weighed(r) <= limit ? inBand : others).push(r);
  return [...inBand.sort(compareInBand), ...others.sort(comparePlain)];
}

const byCodeUnit = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
