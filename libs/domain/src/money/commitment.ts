import { rowsBy } from '../facts/rows-by';

/** How long the machine is paid for, used or not. `up_to_*`: any length within it, bought ahead. */
export type CommitmentTerm = '1m' | '3m' | '6m' | '1y' | '2y' | '3y' | 'up_to_7d' | 'up_to_90d' | 'up_to_182d';

/** What a provider asks for one whole machine when one commits to it for a term. */
export interface Commitment {
  readonly provider: string;
  /** As the provider names it; where the price is per GPU, the part's name, and `gpuCount` is 1. */
  readonly instanceType: string;
  readonly gpuId: string;
  /** GPUs in the machine. */
  readonly gpuCount: number;
  readonly term: CommitmentTerm;
  /** When it is paid; absent where the source does not say. */
  readonly payment?: 'no_upfront' | 'partial_upfront' | 'all_upfront';
  /** For the whole machine, spread evenly over every hour of the term. */
  readonly usdPerHour: number;
  /** The same machine, place and day on demand; absent where the source does not say. */
  readonly onDemandUsdPerHour?: number;
  /** Absent where one price holds everywhere. */
  readonly region?: string;
  /** The provider's name for the kind of contract: `savings plan for compute`, `resource CUD`. */
  readonly plan: string;
  /** Day or month the source vouches for. */
  readonly asOf: string;
  readonly source: string;
}

/** Every commitment a part can be had on, in the order of the book. */
export const commitmentsOf = (book: readonly Commitment[], gpuId: string): readonly Commitment[] =>
  rowsBy(book, 'gpuId', gpuId);
