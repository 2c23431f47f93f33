import type { CandidateReplica } from './candidate-replicas';
import type { MachineChoice } from './machine-choices';
import type { ReplicaPlan } from './replicas';

/** Sizes of a part whose load is worked out. */
const SIZES_LOOKED_AT = 6;

/** A draft before it is written out: most are passed over. */
export interface Priced {
  readonly candidate: CandidateReplica;
  readonly plan: ReplicaPlan;
  readonly machines: MachineChoice | undefined;
  readonly standing: number;
  readonly gpuCount: number;
  readonly count: number;
  /** What it takes to run where it is owned, else its bill, USD per month. */
  readonly costUsd: number | undefined;
}

/** The drafts whose load is worth working out: the few cheapest sizes, each with all layouts that tie there. */
export function worthAssembling(drafts: readonly Priced[]): readonly Priced[] {
  if (drafts.length <= SIZES_LOOKED_AT) return drafts;
  const sorted = [...drafts].sort(
    (a, b) =>
      a.standing - b.standing ||
      (a.costUsd ?? a.gpuCount) - (b.costUsd ?? b.gpuCount) ||
      a.count - b.count ||
      a.gpuCount - b.gpuCount,
  );
  let sizes = 0;
  let last: Priced | undefined;
  return sorted.filter((d) => {
    if (last === undefined || !tie(last, d)) sizes++;
    last = d;
    return sizes <= SIZES_LOOKED_AT;
  });
}

const TYING = ['standing', 'costUsd', 'count', 'gpuCount'] as const;
const tie = (a: Priced, b: Priced): boolean => TYING.every((member) => a[member] === b[member]);
