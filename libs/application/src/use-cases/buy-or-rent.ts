import {
  defined,
  type GpuFacts,
  headroomFraction,
  machinesHosting,
  median,
  usdForHours,
  MOST_FOR_PACE,
  monthsToBreakEven,
  type Purchase,
  PURCHASE,
  purchaseOf,
  type Rung,
  type Running,
  runningCostOf,
} from '@compute-advisor/domain';
import { rateOfFleet } from './current-fleet';
import { isOwned, powerOf, wishesOf } from './market';
import type { Planned } from './planned';
import { weighedHardware } from './weighed-hardware';

/** A rung bought instead of rented. USD before tax. */
export interface BuyOrRent {
  readonly rung: Rung;
  readonly purchase: Purchase;
  readonly running: Running;
  /** Of what carries the load for least, rented: that part, or `rentedOn`. */
  readonly rentUsdPerMonth?: number;
  /** Other hardware than what is bought, where renting that is cheaper. */
  readonly rentedOn?: Rung;
  /** Absent where renting is never dearer than running. */
  readonly monthsToBreakEven?: number;
  /** The purchase written off over the years owners usually take, and what runs it. */
  readonly ownedUsdPerMonth?: { readonly usd: number; readonly years: number };
  /** The sum the text names for a purchase. */
  readonly oneOffUsd?: number;
}

/** Sets buying against renting where the text names a one-off sum, wants its own hardware or rooms, or weighs a
 *  purchase. With a sum the hardware to buy is sought as a plan is: what costs least to own, weighed by how long it
 *  keeps people waiting; else what the text would buy is looked at, or the best plan, and another where nobody names a
 *  price of that.
 *  Undefined where nobody is known to have named a price. */
export function buyOrRent(p: Planned): BuyOrRent | undefined {
  const { question, best } = p;
  const { reading, budget } = question;
  if (!best || best.runningUsd !== undefined) return undefined;
  if (budget?.usdOneOff !== undefined) return leastPurchase(p);
  const weighs = reading.weighsPurchase === true;
  if (!weighs && !isOwned(reading)) return undefined;
  const asked = weighs ? [askedAsTold(p), askedRung(p)] : [];
  const asBest = firstBought(p, [...asked, best]);
  return asBest ?? (weighs || wishesOf(reading).onPremises ? leastPurchase(p) : undefined);
}

const firstBought = (p: Planned, rungs: readonly (Rung | undefined)[]): BuyOrRent | undefined => {
  for (const rung of rungs) {
    const bought = rung && boughtAs(p, rung);
    if (bought !== undefined) return bought;
  }
  return undefined;
};

/** As many as the text would buy, where they carry the load. */
const askedAsTold = (p: Planned): Rung | undefined =>
  weighedHardware(p).find(({ standing }) => standing === 'carries')?.group.rung;

/** The best rung on the hardware that the text would buy; undefined where it names none, or none that would do. */
const askedRung = (p: Planned): Rung | undefined =>
  p.ladder.leading.rungs.find((r) => p.market.asked(r.gpu) && r.proven && wouldDo(p, r));

/** Of what the sum buys at the usual pace what costs least to own, else of all. */
function leastPurchase(p: Planned): BuyOrRent | undefined {
  const bought = p.ladder.rungs
    .filter((r) => r.proven && wouldDo(p, r) && !isForADesk(r.gpu, r.concurrency))
    .flatMap((r) => boughtAs(p, r) ?? []);
  const sum = p.question.budget?.usdOneOff?.value ?? 0;
  const atPace = bought.filter(({ purchase, rung }) => purchase.usd <= sum && rung.meetsTargets !== false);
  return (atPace.length ? atPace : bought).reduce<BuyOrRent | undefined>(
    (least, b) => (least && weighedSum(least) <= weighedSum(b) ? least : b),
    undefined,
  );
}

/** Keeps what is stated of latency and free memory; a limit a month is for rent. */
const wouldDo = ({ question, market }: Planned, r: Rung): boolean =>
  !(question.latency.stated && r.meetsTargets === false) && headroomFraction(r) >= (market.leastHeadroomFraction ?? 0);

/** People at once that a mini computer or laptop with unified memory is bought for: nobody builds a service for a room
 *  of people on one. */
const AT_A_DESK = 4;
export const isForADesk = (gpu: GpuFacts, people: number): boolean =>
  gpu.formFactor === 'APU' && gpu.nvlinkGbps === undefined && people > AT_A_DESK;

/** What owning it costs a month: many old cards are cheap to buy and dear to run. */
const weighedSum = ({ purchase, rung, ownedUsdPerMonth: owned }: BuyOrRent): number =>
  (owned?.usd ?? purchase.usd) * Math.min(MOST_FOR_PACE, rung.slowness ?? 1);

/** One rung bought; undefined where nobody is known to have named a price of it. */
export function boughtAs(p: Planned, rung: Rung): BuyOrRent | undefined {
  const { question, books, work } = p;
  const { purchasePrices, runningCosts } = books.catalog.books;
  const purchase = purchaseOf(purchasePrices, rung.gpu, rung.gpuCount);
  const running = runningCostOf(runningCosts, rung.gpu, rung.gpuCount, powerOf(question.reading, work.hoursPerMonth));
  if (!purchase || !running) return undefined;
  const rented = rentInstead(p, rung);
  const rent = rented.rentUsdPerMonth;
  const months = rent === undefined ? undefined : monthsToBreakEven(purchase.usd, rent, running.usdPerMonth);
  const oneOffUsd = question.budget?.usdOneOff?.value;
  const years = median(runningCosts.depreciationYears.flatMap(({ value }) => value ?? []));
  const owned = years ? { usd: purchase.usd / (years * MONTHS_OF_A_YEAR) + running.usdPerMonth, years } : undefined;
  return defined({
    rung,
    purchase,
    running,
    ...rented,
    monthsToBreakEven: months,
    ownedUsdPerMonth: owned,
    oneOffUsd,
  });
}

const MONTHS_OF_A_YEAR = 12;

/** What is rented where this is not bought: the same, or the best option where that carries the load for less. A
 *  purchase pays against the cheapest way there is. */
function rentInstead(p: Planned, rung: Rung): Pick<BuyOrRent, 'rentUsdPerMonth' | 'rentedOn'> {
  const same = rentOfSame(p, rung);
  const least = p.best?.monthlyUsd;
  return least !== undefined && least < (same ?? Infinity)
    ? defined({ rentUsdPerMonth: least, rentedOn: p.best })
    : defined({ rentUsdPerMonth: same });
}

/** What the ladder asks for so many of the part, else the usual rate: one thing has one rent, however it is bought.
 *  None where no machine that is rented holds a replica, or private hosts alone rent it: no plan leads with those. */
function rentOfSame({ market, work, ladder }: Planned, rung: Rung): number | undefined {
  const { gpu, gpuCount } = rung;
  const rate = market.rates.get(gpu.id);
  if (!rate || rate.basis === 'community' || !machinesHosting(rate, rung.layout, gpu).length) return undefined;
  const sold = rung.machines?.rate.order.provider === PURCHASE ? rentedAs(rung, ladder.rungs) : rung.monthlyUsd;
  return sold ?? usdForHours(gpuCount, rateOfFleet(rate, gpuCount), work.hoursPerMonth);
}

const rentedAs = ({ gpu, gpuCount }: Rung, rungs: readonly Rung[]): number | undefined =>
  rungs.find((r) => r.gpu.id === gpu.id && r.gpuCount === gpuCount && r.monthlyUsd !== undefined)?.monthlyUsd;
