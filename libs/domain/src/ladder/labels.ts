import type { GpuFacts } from '../facts/gpu-facts';
import type { Listed } from './ladder';
import { headroomFraction, notSold, rentOf, type Rung } from './rung';

/** Headroom under which an option is called tight. */
export const TIGHT_HEADROOM = 0.05;

/** What labels depend on beside the ladder itself. */
export interface LabelContext {
  /** The fleet in use, when one is known. */
  readonly current?: readonly { readonly gpuId: string; readonly gpuCount: number }[];
  readonly budgetUsdPerMonth?: number;
  /** Parts the text asks about. */
  readonly asked?: (gpu: GpuFacts) => boolean;
  /** Nobody publishes a checkpoint in the planned precision. */
  readonly quantiseYourself?: boolean;
}

/** The labels of every rung of the ladder, in the order of the contract: `best` exactly once, on the first; a
 *  superlative on the first that holds it. Computed over the
 *  whole ladder, so that a brief answer and a verbose one agree.
 *  @param shown only those of the first rungs are asked for */
export function labelRungs(ladder: Listed, context: LabelContext, shown = Infinity): string[][] {
  const { rungs } = ladder;
  const { otherVendor, fastest, roomiest } = ladder.distinctions;
  const first = (score: (r: Rung) => number): Rung | undefined =>
    rungs.reduce<Rung | undefined>((least, r) => (least && score(least) <= score(r) ? least : r), undefined);
  const priced = rungs.filter((r) => r.monthlyUsd !== undefined);
  const cheapest = priced.length ? first((r) => rentOf(r) ?? Infinity) : undefined;
  const fewest = first((r) => r.gpuCount);
  const inUse = new Set(context.current?.map((line) => line.gpuId));
  return rungs.slice(0, shown).map((r, at) =>
    Object.entries({
      best: at === 0,
      cheapest: r === cheapest,
      fastest: r === fastest,
      fewest_gpus: r === fewest,
      most_headroom: r === roomiest,
      current: inUse.has(r.gpu.id),
      asked: context.asked?.(r.gpu) === true,
      other_vendor: r === otherVendor,
      tight: headroomFraction(r) < TIGHT_HEADROOM,
      multi_node: r.spansNodes,
      over_budget: (r.orderedUsd ?? r.monthlyUsd ?? 0) > (context.budgetUsdPerMonth ?? Infinity),
      misses_latency: r.meetsTargets === false,
      quantise_yourself: context.quantiseYourself === true,
      not_sold: notSold(r),
      unpriced: r.monthlyUsd === undefined,
    }).flatMap(([label, holds]) => (holds ? [label] : [])),
  );
}
