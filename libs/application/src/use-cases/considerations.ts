import {
  type Affordable,
  type Commitment,
  commitmentFor,
  type CommittedMachine,
  defined,
  fulfilsRegionWish,
  canonicalProvider,
  type QualityScore,
  type Rung,
  type WeightPrecision,
} from '@compute-advisor/domain';
import type { FlipFigure } from './flip-figures';
import { wishesOf } from './market';
import type { Planned } from './planned';

/** Another way that is worth a thought beside the options. USD per month. */
export type Consideration =
  /** The best-regarded model for the use case that the money serves, by one public benchmark. */
  | { readonly kind: 'best_regarded'; readonly bought: Affordable; readonly score: QualityScore }
  /** The next larger model, and what it costs more than the budget. */
  | { readonly kind: 'next_step_up'; readonly bought: Affordable; readonly overUsd: number }
  /** The best option on a commitment. */
  | {
      readonly kind: 'commitment';
      readonly committed: CommittedMachine;
      readonly usdPerMonth: number;
      readonly savesUsd: number;
    }
  /** The same model in fewer bits on a much cheaper machine. */
  | {
      readonly kind: 'lower_precision';
      readonly precision: WeightPrecision;
      readonly to: Rung;
      readonly usdPerMonth: number;
    };

/** A commitment is worth naming from this share of the rented bill down, a lower precision from this one. */
const COMMITMENT_UNDER = 0.95;
const PRECISION_UNDER = 0.6;

/** What every plan may be set beside: a commitment for the best option, and fewer bits on a much cheaper machine. */
export function considerationsOf(p: Planned, flips: readonly FlipFigure[]): Consideration[] {
  return [...lowerPrecision(p, flips), ...commitments(p)];
}

function lowerPrecision({ best }: Planned, flips: readonly FlipFigure[]): Consideration[] {
  const bill = best?.monthlyUsd;
  return flips.flatMap(({ input, at, to }) => {
    const usdPerMonth = to?.monthlyUsd;
    if (input !== 'weight_precision' || typeof at === 'number' || !to || usdPerMonth === undefined) return [];
    const slower = to.meetsTargets === false && best?.meetsTargets !== false;
    const worth = bill !== undefined && usdPerMonth <= bill * PRECISION_UNDER && !slower;
    return worth ? [{ kind: 'lower_precision' as const, precision: at, to, usdPerMonth }] : [];
  });
}

/** One and three years for the machines of the best option, within the providers and places the text allows; nothing
 *  for machines by the hour. */
function commitments({ best, books, work, question: { reading } }: Planned): Consideration[] {
  const { constraints } = reading;
  const wishes = wishesOf(reading);
  const basis = constraints.priceBasis?.value;
  if (!best?.machines || best.monthlyUsd === undefined || (basis !== undefined && basis !== 'on_demand')) return [];
  if (work.tuning || wishes.onPremises) return [];
  const only = new Set(wishes.onlyProviders.map(canonicalProvider));
  const excluded = new Set(wishes.excludedProviders.map(canonicalProvider));
  const allowed = ({ provider, region }: Commitment): boolean => {
    const seller = canonicalProvider(provider);
    if (excluded.has(seller) || (only.size > 0 && !only.has(seller))) return false;
    return !wishes.regions.length || wishes.regions.some((wish) => fulfilsRegionWish(wish, seller, region));
  };
  const { gpus, count } = best.machines;
  const bill = best.monthlyUsd;
  return (['1y', '3y'] as const).flatMap((term) => {
    const committed = commitmentFor(
      books.catalog.books.commitments,
      term,
      { gpuId: best.gpu.id, gpus, count },
      allowed,
    );
    if (!committed || committed.usdPerMonth > bill * COMMITMENT_UNDER) return [];
    const { usdPerMonth } = committed;
    return [{ kind: 'commitment' as const, committed, usdPerMonth, savesUsd: bill - usdPerMonth }];
  });
}

/** The two ways beside what a budget bought. */
export const besideTheBudget = (
  regarded: { readonly bought: Affordable; readonly score: QualityScore } | undefined,
  next: (Affordable & { readonly overUsd: number }) | undefined,
): Consideration[] =>
  [
    regarded && defined({ kind: 'best_regarded' as const, ...regarded }),
    next && { kind: 'next_step_up' as const, bought: next, overUsd: next.overUsd },
  ].filter((c) => c !== undefined);
