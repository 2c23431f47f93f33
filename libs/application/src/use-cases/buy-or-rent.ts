import {
  defined,
  monthsToBreakEven,
  type Purchase,
  purchaseOf,
  type Rung,
  type Running,
  runningCostOf,
} from '@compute-advisor/domain';
import type { Planned } from './planned';

/** A rung bought instead of rented. USD before tax. */
export interface BuyOrRent {
  readonly rung: Rung;
  readonly purchase: Purchase;
  readonly running: Running;
  readonly rentUsdPerMonth?: number;
  /** Absent where renting is never dearer than running. */
  readonly monthsToBreakEven?: number;
  /** The sum the text names for a purchase. */
  readonly oneOffUsd?: number;
}

/** Sets buying against renting where the text names a one-off sum, wants its own hardware or rooms, or weighs a purchase. With a sum the cheapest hardware to buy that
 *  carries the load is looked at, else the best plan. Undefined where nobody is known to have named a price. */
export function buyOrRent({ question: { reading }, best, ladder, books }: Planned): BuyOrRent | undefined {
  const oneOffUsd = reading.budgetOneOff?.value.usd;
  const owned = reading.constraints.priceBasis?.value === 'owned' || reading.wishes.onPremises;
  if (!best || (oneOffUsd === undefined && !owned)) return undefined;
  const { purchasePrices, runningCosts } = books.catalog.books;
  const weighed = (rung: Rung): BuyOrRent[] => {
    const purchase = purchaseOf(purchasePrices, rung.gpu.id, rung.gpuCount);
    const running = runningCostOf(runningCosts, rung.gpu, rung.gpuCount);
    if (!purchase || !running) return [];
    const rent = rung.monthlyUsd;
    const months = rent === undefined ? undefined : monthsToBreakEven(purchase.usd, rent, running.usdPerMonth);
    return [defined({ rung, purchase, running, rentUsdPerMonth: rent, monthsToBreakEven: months, oneOffUsd })];
  };
  if (oneOffUsd === undefined) return weighed(best)[0];
  return ladder.rungs
    .filter((r) => r.proven && r.meetsTargets !== false)
    .flatMap(weighed)
    .reduce<BuyOrRent | undefined>(
      (least, b) => (least && least.purchase.usd <= b.purchase.usd ? least : b),
      undefined,
    );
}
