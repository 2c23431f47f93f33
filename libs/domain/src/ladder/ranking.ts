import { headroomFraction, installedBytes, type Rung } from './rung';

/** Rungs at most this much dearer than the cheapest eligible one count as costing the same: fewer machines are worth
 *  that. */
export const BAND = 1.1;

/** What stands before price, smallest first: meets what was stated; can be ordered at a known price; practical and
 *  measured. */
export function standingOf(r: Rung): number {
  return 4 * Number(r.missesStated) + 2 * Number(r.monthlyUsd === undefined) + Number(!r.proven);
}

/** Dollars, or where nothing is priced installed bytes. */
const price = (r: Rung): number => r.monthlyUsd ?? installedBytes(r);

/** Of the rungs that stand highest, the cheapest: what "more users never cost less" is held on. Undefined for none. */
export function cheapestEligible(rungs: readonly Rung[]): Rung | undefined {
  let cheapest: Rung | undefined;
  for (const r of rungs) if (cheapest === undefined || comparePlain(r, cheapest) < 0) cheapest = r;
  return cheapest;
}

/** Standing, then price, then what decides between equals; total. */
function comparePlain(a: Rung, b: Rung): number {
  return standingOf(a) - standingOf(b) || price(a) - price(b) || compareEqual(a, b);
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

/** In the band: fewer machines, then the latency labels, then price. */
function compareInBand(a: Rung, b: Rung): number {
  return (
    a.nodes - b.nodes ||
    Number(a.meetsTargets === false) - Number(b.meetsTargets === false) ||
    price(a) - price(b) ||
    compareEqual(a, b)
  );
}

/** The ladder's order, total and documented (docs/ladder.md, "The order"). The order of what comes in never matters. */
export function rankRungs(rungs: readonly Rung[]): Rung[] {
  const cheapest = cheapestEligible(rungs);
  if (cheapest === undefined) return [];
  const top = standingOf(cheapest);
  const limit = cheapest.monthlyUsd === undefined ? -Infinity : cheapest.monthlyUsd * BAND;
  const inBand = (r: Rung): boolean => standingOf(r) === top && r.monthlyUsd !== undefined && r.monthlyUsd <= limit;
  return [...rungs.filter(inBand).sort(compareInBand), ...rungs.filter((r) => !inBand(r)).sort(comparePlain)];
}

const byCodeUnit = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
