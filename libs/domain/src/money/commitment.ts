import { defined } from '../defined';
import { rowsBy } from '../facts/rows-by';
import { HOURS_PER_MONTH } from './calendar';
import { sizesOf } from './machine-rates';
import { usdForHours } from './monthly-cost';
import type { Offer } from './price-book';
import { canonicalProvider } from './provider';

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

/** Commitments of one term as offers of kind `reserved`, so that a market rate can be worked out on them. A price per
 *  GPU names no machine. */
export function committedOffers(book: readonly Commitment[], term: CommitmentTerm): readonly Offer[] {
  return book
    .filter((c) => c.term === term && c.usdPerHour > 0)
    .map((c) =>
      defined({
        gpuId: c.gpuId,
        provider: c.provider,
        instanceType: c.gpuCount === 1 && /\s/.test(c.instanceType) ? undefined : c.instanceType,
        region: c.region,
        gpuCount: c.gpuCount,
        usdPerGpuHour: c.usdPerHour / c.gpuCount,
        kind: 'reserved' as const,
        asOf: c.asOf,
        source: c.source,
        freshness: 'fallback' as const,
      }),
    );
}

/** So many machines on a commitment. */
export interface CommittedMachine {
  readonly commitment: Commitment;
  /** Paid every month of the term, used or not. USD. */
  readonly usdPerMonth: number;
}

/** The cheapest commitment of one term for machines of this size; a price per GPU holds for any size its provider is
 *  known to sell.
 *  @param allowed providers and places the text allows */
export function commitmentFor(
  book: readonly Commitment[],
  term: CommitmentTerm,
  machines: { readonly gpuId: string; readonly gpus: number; readonly count: number },
  allowed: (c: Commitment) => boolean,
): CommittedMachine | undefined {
  const gpuCount = machines.gpus * machines.count;
  let best: CommittedMachine | undefined;
  for (const commitment of commitmentsOf(book, machines.gpuId)) {
    const [offer] = committedOffers([commitment], term);
    if (!offer || !allowed(commitment)) continue;
    if (!sizesOf(offer, canonicalProvider(offer.provider)).includes(machines.gpus)) continue;
    const usdPerMonth = usdForHours(gpuCount, offer.usdPerGpuHour, HOURS_PER_MONTH);
    if (best === undefined || usdPerMonth < best.usdPerMonth) best = { commitment, usdPerMonth };
  }
  return best;
}
