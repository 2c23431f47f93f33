import type { GpuFacts } from '../facts/gpu-facts';
import { type Distinctions, distinctions, HEAD, withHead } from './ladder-head';
import { leadingParts } from './leading-parts';
import { listedOfPart, refusalOfPart, rungsOfPart } from './part-rungs';
import type { Market, PlannedWorkload } from './planned-workload';
import { rankRungs } from './ranking';
import type { Rejection, Rung } from './rung';

/** Rungs in order and what stands out among them. */
export interface Listed {
  /** The five that are worth comparing, then all others in ranking order. */
  readonly rungs: readonly Rung[];
  /** What the first five stand there for. */
  readonly distinctions: Distinctions;
}

/** Every way to carry a workload, and what cannot carry it; parts are looked at when they are first asked for. */
export interface Ladder extends Listed {
  /** The first rung; undefined when nothing allowed can carry the workload. */
  readonly best: Rung | undefined;
  /** What `rungs` begins with, and of the rest only what decides what is said of that: the first five, their
   *  distinctions, what is cheaper than the best and stands as high, every part in use or asked about, what leads where
   *  the best part costs more, whether anything is cheaper or takes fewer GPUs. In the order of `rungs`. */
  readonly leading: Listed;
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

/** Every allowed part at its smallest sufficient layout and the next larger ones. Order of `market.gpus` does not
 *  matter. */
export function buildLadder(work: PlannedWorkload, market: Market): Ladder {
  return new LaidLadder(work, market);
}

class LaidLadder implements Ladder {
  private readonly known = new Map<GpuFacts, readonly Rung[]>();
  private beginning: Listed | undefined;
  private whole: Listed | undefined;
  private refused: readonly Rejection[] | undefined;

  constructor(
    private readonly work: PlannedWorkload,
    private readonly market: Market,
  ) {}

  get best(): Rung | undefined {
    return this.leading.rungs[0];
  }

  get leading(): Listed {
    return (this.beginning ??= this.whole ?? this.listLeading());
  }

  get rungs(): readonly Rung[] {
    return this.all.rungs;
  }

  get distinctions(): Distinctions {
    return this.all.distinctions;
  }

  /** Worded when it is asked for, which is seldom. */
  get rejected(): readonly Rejection[] {
    return (this.refused ??= sortedParts(this.market.gpus).flatMap((gpu) => {
      const excluded = this.market.excluded(gpu);
      if (excluded !== undefined) return [{ gpu, reason: excluded }];
      return this.rungsOf(gpu).length ? [] : [{ gpu, reason: refusalOfPart(this.work, gpu) }];
    }));
  }

  private get all(): Listed {
    return (this.whole ??= this.listed(
      sortedParts(this.market.gpus).filter((gpu) => this.market.excluded(gpu) === undefined),
    ));
  }

  private listLeading(): Listed {
    let first: { readonly parts: number; readonly listed: Listed } | undefined;
    const headOf = (parts: readonly GpuFacts[]): readonly Rung[] => {
      first = { parts: parts.length, listed: this.listed(parts) };
      return first.listed.rungs.slice(0, HEAD);
    };
    const parts = leadingParts(this.work, this.market, (gpu) => this.rungsOf(gpu), headOf);
    return first?.parts === parts.length ? first.listed : this.listed(parts);
  }

  private rungsOf(gpu: GpuFacts): readonly Rung[] {
    let rungs = this.known.get(gpu);
    if (!rungs) this.known.set(gpu, (rungs = rungsOfPart(this.work, this.market, gpu)));
    return rungs;
  }

  /** The ladder of these parts alone. */
  private listed(parts: readonly GpuFacts[]): Listed {
    const ofParts = parts.map((gpu) => this.rungsOf(gpu)).filter((rungs) => rungs.length > 0);
    // The order is that of all there is: which rungs of a part are listed does not decide what leads.
    const all = rankRungs(ofParts.flat());
    const kept = new Set<Rung>();
    for (const ofPart of ofParts) for (const rung of listedOfPart(ofPart, all[0])) kept.add(rung);
    const ranked = all.filter((r) => kept.has(r));
    const found = distinctions(ranked, this.market);
    return { rungs: withHead(ranked, found), distinctions: found };
  }
}
