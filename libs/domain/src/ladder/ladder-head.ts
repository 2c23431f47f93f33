import type { Market } from './planned-workload';
import { standingOf } from './ranking';
import { headroomFraction, rentOf, type Rung } from './rung';

/** Rungs that are worth comparing: what a ladder begins with. */
export const HEAD = 5;
/** The fastest and the roomiest are sought among rungs of at most this many times the best one's bill. */
export const WITHIN = 2;

/** Rungs worth naming beside the best for something other than price; each absent where no rung earns it. */
export interface Distinctions {
  /** Best of a part in use or asked about, other than the best one's. */
  readonly asked?: Rung;
  /** The best one's part is in use or asked about itself. */
  readonly bestIsAsked?: true;
  /** Cheapest of another vendor. */
  readonly otherVendor?: Rung;
  /** Fastest within twice the cost. */
  readonly fastest?: Rung;
  /** Most headroom within twice the cost. */
  readonly roomiest?: Rung;
}

/** Milliseconds by which speed is compared: per token, else for the whole request. */
const slowness = (r: Rung): number => r.planned.tpotMs ?? r.planned.endToEndMs;

/** The first of those with the smallest score. */
function least(rungs: readonly Rung[], score: (r: Rung) => number): Rung | undefined {
  let found: Rung | undefined;
  for (const r of rungs) if (found === undefined || score(r) < score(found)) found = r;
  return found;
}

/** Any number of machines ends a job sooner for as much: more of them are no other way to do it. */
const isOverdone = (r: Rung, best: Rung): boolean => r.onceUsd !== undefined && r.nodes > best.nodes;

/** What stands out in a ladder in ranking order. The fastest and the roomiest may be the best itself. */
export function distinctions(ranked: readonly Rung[], market: Pick<Market, 'asked' | 'inUse'>): Distinctions {
  const [best] = ranked;
  if (best === undefined) return {};
  const peers = ranked.filter((r) => standingOf(r) === standingOf(best));
  const bill = rentOf(best);
  const near = peers.filter(
    (r) => bill === undefined || ((rentOf(r) ?? Infinity) <= bill * WITHIN && !isOverdone(r, best)),
  );
  const weighed = (r: Rung): boolean => market.asked(r.gpu) || market.inUse?.(r.gpu) === true;
  const asked = ranked.find((r) => weighed(r) && r.gpu.id !== best.gpu.id);
  const others = peers.filter((r) => r.gpu.vendor !== best.gpu.vendor);
  const otherVendor = least(others, (r) => rentOf(r) ?? r.gpuCount * r.gpu.memoryBytesUsable);
  const fastest = least(near, slowness);
  const roomiest = least(near, (r) => -headroomFraction(r));
  return {
    ...(asked === undefined ? {} : { asked }),
    ...(weighed(best) ? { bestIsAsked: true as const } : {}),
    ...(otherVendor === undefined ? {} : { otherVendor }),
    ...(fastest === undefined ? {} : { fastest }),
    ...(roomiest === undefined ? {} : { roomiest }),
  };
}

/** Puts the five that are worth comparing first: the best; the best of the part in use or asked about; the cheapest of
 *  another vendor; the fastest within twice
 *  the cost; the one with the most headroom. An empty place is filled in ranking order by parts not shown yet; all
 *  others follow in ranking order. */
export function withHead(ranked: readonly Rung[], { asked, otherVendor, fastest, roomiest }: Distinctions): Rung[] {
  const [best] = ranked;
  if (best === undefined) return [];
  const head = new Set<Rung>([best]);
  for (const r of [asked, otherVendor, fastest, roomiest]) if (r) head.add(r);
  const parts = new Set([...head].map((r) => r.gpu.id));
  const fill = (r: Rung): void => {
    if (head.size < HEAD && standingOf(r) === standingOf(best) && !parts.has(r.gpu.id)) {
      head.add(r);
      parts.add(r.gpu.id);
    }
  };
  ranked.forEach(fill);
  return [...head, ...ranked.filter((r) => !head.has(r))];
}
