import { headroomFraction, type Rung } from './rung';

/** Headroom under which an option is called tight. */
export const TIGHT_HEADROOM = 0.05;

/** What labels depend on beside the rungs themselves. */
export interface LabelContext {
  /** The fleet in use, when one is known. */
  readonly current?: readonly { readonly gpuId: string; readonly gpuCount: number }[];
  readonly budgetUsdPerMonth?: number;
}

/** The labels of every shown option, in the order of the contract. `best` stands exactly once, on the first; superlatives go to the first that holds them. */
export function labelRungs(shown: readonly Rung[], context: LabelContext): string[][] {
  const first = (score: (r: Rung) => number | undefined): number => {
    let at = -1;
    let best = Infinity;
    shown.forEach((r, i) => {
      const s = score(r);
      if (s !== undefined && s < best) {
        best = s;
        at = i;
      }
    });
    return at;
  };
  const cheapest = first((r) => r.monthlyUsd);
  const fastest = first((r) => r.planned.tpotMs ?? r.planned.endToEndMs);
  const fewest = first((r) => r.gpuCount);
  const roomiest = first((r) => -headroomFraction(r));
  const isCurrent = (r: Rung): boolean =>
    context.current?.length === 1 &&
    context.current[0]!.gpuId === r.gpu.id &&
    context.current[0]!.gpuCount === r.gpuCount;
  return shown.map((r, i) => [
    ...(i === 0 ? ['best'] : []),
    ...(i === cheapest ? ['cheapest'] : []),
    ...(i === fastest ? ['fastest'] : []),
    ...(i === fewest ? ['fewest_gpus'] : []),
    ...(i === roomiest ? ['most_headroom'] : []),
    ...(isCurrent(r) ? ['current'] : []),
    ...(headroomFraction(r) < TIGHT_HEADROOM ? ['tight'] : []),
    ...(r.spansNodes ? ['multi_node'] : []),
    ...(context.budgetUsdPerMonth !== undefined &&
    r.monthlyUsd !== undefined &&
    r.monthlyUsd > context.budgetUsdPerMonth
      ? ['over_budget']
      : []),
    ...(r.meetsTargets === false ? ['misses_latency'] : []),
    ...(r.monthlyUsd === undefined ? ['unpriced'] : []),
  ]);
}
