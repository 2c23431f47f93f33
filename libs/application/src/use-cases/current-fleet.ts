import {
  gpusOf,
  joinedBoards,
  assessGroup,
  defined,
  type FleetGroup,
  type FleetLine,
  type GpuFacts,
  type GroupAssessment,
  type MarketRate,
  usdForHours,
  roundToCents,
  runningCostOf,
  savingsPerYear,
  shareDemand,
  sliceOf,
  Usd,
} from '@compute-advisor/domain';
import type { AssumedEntry, AssumedFleet } from '../question/banner-entry';
import { gpuOf } from '../question/catalog-rows';
import { ownPrice, type Question } from '../question/question';
import type { Sourced } from '../question/sourced';
import { besideFirst, usdForAll } from './beside-first';
import { gpusInFleet, partOf } from './fleet-parts';
import type { FurtherFigures } from './further-workloads';
import { isOwned, powerOf, ratesWhereItRuns } from './market';
import type { Planned } from './planned';

/** What the caller pays today, and what the recommended action saves. USD. */
export interface CurrentCost {
  readonly monthlyUsd?: number;
  readonly isEstimated?: boolean;
  readonly savingsPerYear?: number;
  /** Electricity of hardware that the text says is owned; what proposals are weighed against. */
  readonly runningUsdPerMonth?: number;
  /** A price that nobody quotes: of the recommended hardware (the saving is then given as 0), or of some of the fleet
   *  (its cost is then left out). */
  readonly unpriced?: 'recommended' | 'fleet';
}

/** A fleet with its provenance; an assumed one brings its banner entry. */
export interface KnownFleet {
  readonly member: Sourced<readonly FleetLine[]>;
  readonly assumption?: AssumedEntry<'fleet'>;
}

/** The fleet in use: what it can do and what it costs. */
export interface CurrentSituation {
  readonly fleet: KnownFleet;
  readonly groups: readonly GroupAssessment[];
  readonly cost: CurrentCost;
}

/** Common parts in the order in which most people would try them. */
const COMMON = [
  'h100-sxm-80gb',
  'a100-sxm4-80gb',
  'h200-sxm-141gb',
  'b200-sxm-180gb',
  'mi300x-192gb',
  'b300-sxm-288gb',
] as const;

/** The fleet as the text states it. */
export const statedFleet = ({ question: { fleet } }: Planned): KnownFleet | undefined => fleet && { member: fleet };

/** The fleet of an audit where none can be read: one of the most common part that serves the model, or the least. */
export function assumedFleet({ books, work, market, best }: Planned): KnownFleet | undefined {
  for (const id of COMMON) {
    const gpu = gpuOf(books.catalog, id);
    if (gpu && assessGroup(work, market, { gpu, gpuCount: 1 }).fits)
      return assume({ gpu, gpuCount: 1 }, 'most_common_part');
  }
  if (!best) return undefined;
  const gpuCount = gpusOf(best.layout);
  return assume({ gpu: best.gpu, gpuCount }, 'most_common_part');
}

/** A price without a fleet: the fleet is taken to be the recommended one. */
export const fleetOfBest = ({ best }: Planned): KnownFleet | undefined =>
  best && assume({ gpu: best.gpu, gpuCount: best.gpuCount }, 'price_without_fleet');

function assume(value: AssumedFleet, rule: AssumedEntry<'fleet'>['why']['rule']): KnownFleet {
  return {
    member: { value: [{ gpuId: value.gpu.id, gpuCount: value.gpuCount }], source: 'defaulted' },
    assumption: { input: 'fleet', value, why: { rule } },
  };
}

/** The current fleet beside a plan, when one is stated or a price asks for one.
 *  @param further what the fleet may do beside the first service */
export function currentSituation(p: Planned, further: FurtherFigures | undefined): CurrentSituation | undefined {
  const fleet = statedFleet(p) ?? (ownPrice(p.question) === undefined ? undefined : fleetOfBest(p));
  if (fleet === undefined) return undefined;
  const { value } = fleet.member;
  const forAll = usdForAll(p, besideFirst(p, further));
  return { fleet, groups: assessFleet(p, value), cost: currentCost(p, value, forAll, false) };
}

/** The fleet group by group under its share of the load; boards of several parts together where none of them holds the
 *  model alone. */
export function assessFleet(
  p: Pick<Planned, 'question' | 'books' | 'work' | 'market'>,
  fleet: readonly FleetLine[],
): GroupAssessment[] {
  const { question: q } = p;
  const stated = defined({
    tensorParallel: q.fleetFacts.tensorParallel?.value,
    pipelineParallel: q.fleetFacts.pipelineParallel?.value,
    dataParallel: q.reading.dataParallel?.value,
  });
  const merged = new Map<string, { gpu: GpuFacts; gpuCount: number }>();
  for (const line of fleet) {
    const gpu = partOf(line, p.books.catalog, q);
    if (gpu) merged.set(gpu.id, { gpu, gpuCount: (merged.get(gpu.id)?.gpuCount ?? 0) + line.gpuCount });
  }
  const groups = [...merged.values()].map((g) => inSlices(g, q));
  const first = groups.map((g) => assessGroup(p.work, p.market, g, stated));
  if (groups.length < 2) return first;
  const joined = first.some((g) => g.fits) ? undefined : joinedBoards(groups, p.work.config.engine);
  const together = joined && assessGroup(p.work, p.market, joined, stated);
  if (together?.fits) return [together];
  const shares = shareDemand(p.work, first);
  return groups.map((g, i) => assessGroup(shares[i] ?? p.work, p.market, g, stated));
}

/** Cards that the text cuts into slices of a named profile, as those slices: as many as it says, else as the cards
 *  give. */
function inSlices(group: FleetGroup, { reading: { mig } }: Question): FleetGroup {
  const { profile, slices } = mig?.value ?? {};
  const slice = profile === undefined ? undefined : sliceOf(group.gpu, profile);
  if (slice === undefined) return group;
  const most = slice.perCard * group.gpuCount;
  return { gpu: slice.gpu, gpuCount: Math.min(slices ?? most, most) };
}

/** Savings rule (contract): the caller's own price counts and gives savings; else market rate, labelled, and no
 *  savings.
 *  @param keep true when the advice is to change nothing, so that the saving is 0 */
export function currentCost(
  p: Planned,
  fleet: readonly FleetLine[],
  recommendedUsd: number | undefined,
  keep: boolean,
): CurrentCost {
  const price = ownPrice(p.question);
  const hours = p.work.hoursPerMonth;
  if (price === undefined) return { ...costAtMarketRate(p, fleet), ...runningCost(p, fleet) };
  const gpus = gpusInFleet(fleet);
  const current = usdForHours(gpus, price, hours);
  return defined({
    monthlyUsd: current,
    isEstimated: false,
    savingsPerYear: savingsPerYear(Usd.of(current), Usd.of(recommendedUsd ?? current), keep).amount,
    unpriced: recommendedUsd === undefined ? 'recommended' : undefined,
  });
}

/** What owned hardware costs to run; nothing for rented hardware, and where a part's power is not known. */
function runningCost(
  { question, books, work }: Planned,
  fleet: readonly FleetLine[],
): Pick<CurrentCost, 'runningUsdPerMonth'> {
  if (!isOwned(question.reading)) return {};
  const power = powerOf(question.reading, work.hoursPerMonth);
  let sum = 0;
  for (const line of fleet) {
    const gpu = partOf(line, books.catalog, question);
    const running = gpu && runningCostOf(books.catalog.books.runningCosts, gpu, line.gpuCount, power);
    if (!running) return {};
    sum += running.usdPerMonth;
  }
  return { runningUsdPerMonth: roundToCents(sum) };
}

/** The rate of the largest machine on sale that so many GPUs make up; the part's own where none does. */
export const rateOfFleet = (rate: MarketRate, gpuCount: number): number =>
  rate.machines.filter(({ gpus }) => gpuCount % gpus === 0).at(-1)?.usdPerGpuHour ?? rate.usdPerGpuHour;

/** What the fleet costs where it stands, at the cheapest seller's rate where nobody says where that is. */
function costAtMarketRate({ market, work, books, question }: Planned, fleet: readonly FleetLine[]): CurrentCost {
  const rateOf = ratesWhereItRuns(books, question.reading, market.rates);
  let sum = 0;
  for (const { gpuId, gpuCount } of fleet) {
    const rate = rateOf(gpuId);
    if (rate === undefined) return { unpriced: 'fleet' };
    sum += usdForHours(gpuCount, rateOfFleet(rate, gpuCount), work.hoursPerMonth);
  }
  return { monthlyUsd: roundToCents(sum), isEstimated: true };
}
