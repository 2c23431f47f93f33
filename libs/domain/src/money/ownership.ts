import { type GpuFacts, isModule } from '../facts/gpu-facts';
import { HOURS_PER_MONTH } from './calendar';
import { median } from './median';
import { usdForHours, roundToCents } from './monthly-cost';
import type { Offer } from './price-book';
import { type PurchasePrice, purchasePricesOf } from './purchase-price';
import { wishLiesIn } from './region-wish';
import type { RunningCosts } from './running-costs';

/** What it costs to buy so many GPUs, USD before tax. */
export interface Purchase {
  readonly usd: number;
  /** The row it was worked out from: its middle, times the units. */
  readonly price: PurchasePrice;
  readonly units: number;
}

/** What it costs to run them. */
export interface Running {
  readonly usdPerMonth: number;
  readonly kilowatts: number;
  readonly usdPerKwh: number;
  /** Where the price of a kilowatt-hour is from, or that the text states it. */
  readonly place: string;
}

/** Where nothing else is said of the place, and in the areas that the book knows an average of. */
const USUAL_PLACE = 'United States (average)';
const PLACE_OF_AREA: readonly (readonly [area: string, place: string])[] = [['europe', 'Europe']];

/** The place of the electricity book that wished regions lie in. */
const placeOf = (regions: readonly string[]): string =>
  PLACE_OF_AREA.find(([area]) => regions.length > 0 && regions.every((wish) => wishLiesIn(wish, area)))?.[1] ??
  USUAL_PLACE;

/** What is said of the electricity that hardware runs on. */
export interface Power {
  /** As the text states it. */
  readonly usdPerKwh?: number;
  /** Where it stands, as the text says it. */
  readonly regions?: readonly string[];
  /** Hours a month that it works, the same as rent is counted with; absent: all of them. */
  readonly hoursPerMonth?: number;
}

const middle = (p: PurchasePrice): number => (p.usdLow + p.usdHigh) / 2;
const isServer = (p: PurchasePrice): boolean => p.unit !== 'card';

/** New units before used ones, market prices before launch prices, the newest day first, then the cheaper. */
function compareOffers(a: PurchasePrice, b: PurchasePrice): number {
  return (
    Number(a.condition === 'used') - Number(b.condition === 'used') ||
    Number(a.basis === 'msrp') - Number(b.basis === 'msrp') ||
    Number(a.asOf < b.asOf) - Number(a.asOf > b.asOf) ||
    middle(a) - middle(b)
  );
}

/** What so many GPUs of a part cost to buy: whole servers where they come in those, else cards. Nobody can run a module
 *  without the server built for it, whatever one is sold for alone. Undefined where nobody is known to have named a
 *  price. */
export function purchaseOf(book: readonly PurchasePrice[], gpu: GpuFacts, gpuCount: number): Purchase | undefined {
  const rows = [...purchasePricesOf(book, gpu.id)].filter((p) => isServer(p) || !isModule(gpu)).sort(compareOffers);
  const whole = rows.find((p) => isServer(p) && gpuCount % p.gpuCount === 0);
  const price = whole ?? rows.find((p) => !isServer(p)) ?? rows.find((p) => p.gpuCount <= gpuCount);
  if (price === undefined) return undefined;
  const units = Math.ceil(gpuCount / price.gpuCount);
  const usd = roundToCents(units * middle(price));
  // three cards cost no more than a system of four
  const larger = rows.find((p) => p.gpuCount > gpuCount && p.condition === price.condition && middle(p) < usd);
  return larger ? { usd: roundToCents(middle(larger)), price: larger, units: 1 } : { usd, price, units };
}

/** Who sells in a market of purchases. */
export const PURCHASE = 'purchase';

/** Of a sum that is spent once, what is kept back for the machine around two cards and more: one card goes into a
 *  computer that is there. No source prices such machines; of the servers with eight H100 that the book prices
 *  ($300,000 to $350,000, as of 2026) a fifth and more is not the cards ($30,000 each). */
export const KEPT_FOR_THE_MACHINE = 0.2;

/** Machines that one builds or buys whole. */
const BOUGHT_SIZES: readonly number[] = [1, 2, 4, 8];

/** Purchase prices as a market of machines: the rate is what a GPU costs to buy, so that a bill for one hour is the
 *  purchase, with what is kept back for the machine where the price is that of several cards. For sums that are spent
 *  once. */
export function purchaseOffers(book: readonly PurchasePrice[], gpus: readonly GpuFacts[]): readonly Offer[] {
  return gpus.flatMap((gpu) =>
    BOUGHT_SIZES.flatMap((gpuCount): Offer[] => {
      const bought = purchaseOf(book, gpu, gpuCount);
      if (!bought || bought.units * bought.price.gpuCount !== gpuCount) return [];
      const { asOf, source, unit } = bought.price;
      const instanceType = `${unit} ${gpuCount}`;
      const machine = unit === 'card' && gpuCount > 1 ? KEPT_FOR_THE_MACHINE : 0;
      const usdPerGpuHour = bought.usd / (1 - machine) / gpuCount;
      const sold = { gpuId: gpu.id, provider: PURCHASE, instanceType, gpuCount, usdPerGpuHour };
      return [{ ...sold, kind: 'operator', asOf, source, freshness: 'fallback' }];
    }),
  );
}

/** Parts that stand in a computer under a desk: nothing of a server's fans, switches and cooled room is theirs. */
const AT_HOME: ReadonlySet<string> = new Set(['consumer', 'APU']);

/** Electricity of so many GPUs at full load with their servers and cooling: board power / (1 - overhead of a server) x
 *  power usage effectiveness x price; of consumer parts the board power alone.
 *  @param power where the text says what a kilowatt-hour costs or where it is paid; else the United States average of
 *  the book; and for how many hours a month it is drawn */
export function runningCostOf(
  costs: RunningCosts,
  gpu: GpuFacts,
  gpuCount: number,
  { usdPerKwh, regions = [], hoursPerMonth = HOURS_PER_MONTH }: Power = {},
): Running | undefined {
  const known = placeOf(regions);
  const row = costs.electricity.find((e) => e.place === known && e.usdPerKwh !== undefined);
  const price = usdPerKwh ?? row?.usdPerKwh;
  const overhead = median(costs.serverPower.flatMap((s) => s.overheadFractionOfMax ?? []));
  const pue = median(costs.pue.flatMap((p) => p.value ?? []));
  if (gpu.tdpWatts === undefined || price === undefined || overhead === undefined || pue === undefined)
    return undefined;
  const boards = (gpu.tdpWatts / 1000) * gpuCount;
  const kilowatts = AT_HOME.has(gpu.formFactor) ? boards : (boards * pue) / (1 - overhead);
  const place = usdPerKwh === undefined ? known : 'as stated';
  return { usdPerMonth: usdForHours(1, kilowatts * price, hoursPerMonth), kilowatts, usdPerKwh: price, place };
}

/** Months after which buying has cost less than renting; undefined when it never does. */
export function monthsToBreakEven(purchaseUsd: number, rentUsd: number, runningUsd: number): number | undefined {
  return rentUsd > runningUsd ? purchaseUsd / (rentUsd - runningUsd) : undefined;
}
