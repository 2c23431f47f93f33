import {
  type Affordable,
  type Commitment,
  commitmentFor,
  type CommittedMachine,
  defined,
  fulfilsRegionWish,
  type GpuFacts,
  canonicalProvider,
  orderOf,
  type PlannedWorkload,
  type QualityScore,
  type Rung,
  type WeightPrecision,
  usdForHours,
} from '@compute-advisor/domain';
import { rateOfFleet } from './current-fleet';
import { partOf } from './fleet-parts';
import type { FlipFigure } from './flip-figures';
import { isOwned, ratesWhereItRuns, wishesOf } from './market';
import type { Planned } from './planned';

/** Another way that is worth a thought beside the options. USD per month. */
export type Consideration =
  /** The best-regarded model for the use case that the money serves, by one public benchmark. */
  | { readonly kind: 'best_regarded'; readonly bought: Affordable; readonly score: QualityScore }
  /** The next larger model, and what it costs more than the budget. */
  | { readonly kind: 'next_step_up'; readonly bought: Affordable; readonly overUsd: number }
  /** The best option, or what runs now, on a commitment; against the same machines on demand. */
  | {
      readonly kind: 'commitment';
      readonly committed: CommittedMachine;
      readonly usdPerMonth: number;
      readonly savesUsd: number;
      readonly running?: { readonly gpu: GpuFacts; readonly gpuCount: number };
    }
  /** The same model in fewer bits on a much cheaper machine. */
  | {
      readonly kind: 'lower_precision';
      readonly precision: WeightPrecision;
      readonly to: Rung;
      /** The load in that precision. */
      readonly work: PlannedWorkload;
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
  return flips.flatMap(({ input, at, to, work }) => {
    const usdPerMonth = to?.monthlyUsd;
    if (input !== 'weight_precision' || typeof at === 'number' || !to || !work || usdPerMonth === undefined) return [];
    const slower = to.meetsTargets === false && best?.meetsTargets !== false;
    const worth = bill !== undefined && usdPerMonth <= bill * PRECISION_UNDER && !slower;
    return worth ? [{ kind: 'lower_precision' as const, precision: at, to, work, usdPerMonth }] : [];
  });
}

/** One and three years for the machines of the best option and for what runs now, within the providers and places the
 *  text allows; nothing for machines by the hour and for those that are owned. */
function commitments(p: Planned): Consideration[] {
  const { best, work, question } = p;
  const basis = question.reading.constraints.priceBasis?.value;
  if ((basis !== undefined && basis !== 'on_demand') || work.tuning || work.once) return [];
  if (isOwned(question.reading)) return [];
  const order = best && orderOf(best, work.hoursPerMonth);
  const ofBest =
    best?.machines && best.monthlyUsd !== undefined && order
      ? committed(p, { gpuId: best.gpu.id, ...best.machines }, Math.min(best.monthlyUsd, order.monthlyUsd))
      : [];
  return [...ofBest, ...ofFleet(p)];
}

/** What runs now, where it is one part and the plan is another one or another number. */
function ofFleet(p: Planned): Consideration[] {
  const { best, question, market, work, books } = p;
  const [line, ...others] = question.fleet?.value ?? [];
  const gpu = line && partOf(line, books.catalog, question);
  const rate = gpu && ratesWhereItRuns(books, question.reading, market.rates)(gpu.id);
  if (!line || !gpu || !rate || others.length > 0 || question.mode !== 'existing') return [];
  if (best?.gpu.id === gpu.id && best.gpuCount === line.gpuCount) return [];
  const gpus = rate.machines.filter((size) => line.gpuCount % size.gpus === 0).at(-1)?.gpus;
  if (gpus === undefined) return [];
  const bill = usdForHours(line.gpuCount, rateOfFleet(rate, line.gpuCount), work.hoursPerMonth);
  const running = { gpu, gpuCount: line.gpuCount };
  const at = wishesOf(question.reading).hosts;
  return committed(p, { gpuId: gpu.id, gpus, count: line.gpuCount / gpus, at }, bill).map((c) => ({ ...c, running }));
}

type Committed = Extract<Consideration, { kind: 'commitment' }>;

/** @param bill the machines on demand as the answer shows them; what another list says of them is no third figure */
function committed(
  { books, question }: Planned,
  machines: {
    readonly gpuId: string;
    readonly gpus: number;
    readonly count: number;
    /** The sellers where they run already. */
    readonly at?: readonly string[] | undefined;
  },
  bill: number,
): Committed[] {
  const { gpuId, gpus, count } = machines;
  const wishes = wishesOf(question.reading);
  const sellers = machines.at?.length ? machines.at : wishes.onlyProviders;
  const only = new Set(sellers.map(canonicalProvider));
  const excluded = new Set(wishes.excludedProviders.map(canonicalProvider));
  const allowed = ({ provider, region }: Commitment): boolean => {
    const seller = canonicalProvider(provider);
    if (excluded.has(seller) || (only.size > 0 && !only.has(seller))) return false;
    return !wishes.regions.length || wishes.regions.some((wish) => fulfilsRegionWish(wish, seller, region));
  };
  return (['1y', '3y'] as const).flatMap((term) => {
    const found = commitmentFor(books.catalog.books.commitments, term, { gpuId, gpus, count }, allowed);
    if (!found) return [];
    const { usdPerMonth } = found;
    if (usdPerMonth > bill * COMMITMENT_UNDER) return [];
    return [{ kind: 'commitment' as const, committed: found, usdPerMonth, savesUsd: bill - usdPerMonth }];
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
