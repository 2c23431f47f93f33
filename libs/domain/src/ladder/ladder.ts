import type { GpuFacts } from '../facts/gpu-facts';
import { type Distinctions, distinctions, withHead } from './ladder-head';
import { listedOfPart, refusalOfPart, rungsOfPart } from './part-rungs';
import type { Market, PlannedWorkload } from './planned-workload';
import { rankRungs } from './ranking';
import type { Rejection, Rung } from './rung';

/** Every way to carry a workload, and what cannot carry it. */
export interface Ladder {
  /** The five that are worth comparing, then all others in ranking order. */
  readonly rungs: readonly Rung[];
  /** What the first five stand there for. */
  readonly distinctions: Distinctions;
  readonly rejected: readonly Rejection[];
}

const byId = (a: GpuFacts, b: GpuFacts): number => {
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
};

const sortedKnown = new WeakMap<readonly GpuFacts[], readonly GpuFacts[]>();

/** Parts by their ids; a catalog's own are sorted once. */
function sortedParts(gpus: readonly GpuFacts[]): readonly GpuFacts[] {
  let sorted = sortedKnown.get(gpus);
  if (!sorted) sortedKnown.set(gpus, (sorted = [...gpus].sort(byId)));
  return sorted;
}

/** The whole ladder: every allowed part at its smallest sufficient layout and the next larger ones. Order of
 *  `market.gpus` does not matter. */
export function buildLadder(work: PlannedWorkload, market: Market): Ladder {
  const parts: (readonly Rung[])[] = [];
  const empty: { readonly gpu: GpuFacts; readonly excluded: string | undefined }[] = [];
  for (const gpu of sortedParts(market.gpus)) {
    const excluded = market.excluded(gpu);
    if (excluded !== undefined) {
      empty.push({ gpu, excluded });
      continue;
    }
    const ofPart = rungsOfPart(work, market, gpu);
    if (ofPart.length) parts.push(ofPart);
    else empty.push({ gpu, excluded });
  }
  // The order is that of all there is: which rungs of a part are listed does not decide what leads.
  const unranked: Rung[] = [];
  for (const ofPart of parts) for (const rung of ofPart) unranked.push(rung);
  const all = rankRungs(unranked);
  const listed = new Set<Rung>();
  for (const ofPart of parts) for (const rung of listedOfPart(ofPart, all[0])) listed.add(rung);
  const ranked = all.filter((r) => listed.has(r));
  let rejected: readonly Rejection[] | undefined;
  return {
    rungs: withHead(ranked, market),
    distinctions: distinctions(ranked, market),
    // Worded when it is asked for, which is seldom.
    get rejected() {
      return (rejected ??= empty.map(({ gpu, excluded }) => ({ gpu, reason: excluded ?? refusalOfPart(work, gpu) })));
    },
  };
}
