import type { FleetLine } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import type { Fact } from '../reading';
import { shown } from '../roles/claim';
import { isMachine } from '../roles/factors';
import type { Amount } from './amount';
import { middle } from '../elements/element';
import { converted, moneyFact, toUsd } from './amount';
import { isPerGpu } from './amount-purpose';
import type { Hardware } from './hardware-mention';
import { pricedInstance, pricedMachines, saysTotal } from './priced-machines';

/** What is known of the fleet that a price may be for. */
export interface PricedFleet {
  /** Cards of the current fleet, 0 when none is known. */
  readonly gpuCount: number;
  /** The price is for all of them: the fleet is named by an instance type with several cards, or it is a bill. */
  readonly isWhole: boolean;
  /** Elements of hardware that is only asked about, each with its number of cards. */
  readonly weighedAt: ReadonlyMap<number, number>;
  /** Elements of hardware that is there. */
  readonly heldAt: ReadonlySet<number>;
}

/** The fleet of a text as far as prices go. */
export const pricedFleet = (hardware: readonly Hardware[], fleet: readonly FleetLine[]): PricedFleet => ({
  gpuCount: fleet.reduce((n, line) => n + line.gpuCount, 0),
  isWhole: fleet.some((line) => line.instanceType !== undefined),
  weighedAt: new Map(hardware.filter((h) => isOnlyWeighed(h, fleet)).map((h) => [h.at, h.count] as const)),
  heldAt: new Set(hardware.flatMap((h) => (h.standing === 'owned' ? [h.at] : []))),
});
const isOnlyWeighed = ({ standing, gpuId }: Hardware, fleet: readonly FleetLine[]): boolean =>
  (standing === 'asked' || standing === 'only') && !fleet.some((line) => line.gpuId === gpuId);

/** More than this an hour no card costs, US dollars. */
const MOST_FOR_ONE = 15;
const MOST_FOR_ANY = 1000;

/** The price of one card for one hour. The total of a node is divided by its cards; an amount too high for one card is
 *  taken as the total.
 *  @param end the element behind the words of the period
 *  @param hours that the amount is for: 1, or those of a month and longer for a bill */
export function hourlyPrice(
  page: Page,
  amount: Amount,
  end: number,
  fleet: PricedFleet,
  hours: number,
): Fact<number> | undefined {
  const currency = amount.element.currency ?? 'USD';
  const perHour = toUsd(middle(amount.figure), currency) / hours;
  const last = page.at(Math.max(amount.at, end - 1)) ?? amount.element;
  const rate = converted(currency, middle(amount.figure), toUsd(middle(amount.figure), currency));
  const fact = (value: number, notes: readonly string[]): Fact<number> =>
    moneyFact(page, value, amount.element, last, notes);
  const isDear = hours === 1 && perHour > MOST_FOR_ONE;
  const machine = hours === 1 ? pricedInstance(page, amount, isDear) : undefined;
  if (machine !== undefined) {
    const each = perHour / machine.gpuCount;
    const said =
      `Price: ${shown(perHour)} USD per hour for one ${machine.name} with ${machine.gpuCount} GPUs are ` +
      `${shown(each)} per GPU-hour.`;
    return fact(each, [said, ...rate]);
  }
  const nodes = pricedMachines(page, amount.at, fleet.gpuCount, isDear);
  if (nodes !== undefined) {
    const each = (perHour * nodes) / fleet.gpuCount;
    const said =
      `Price: ${shown(perHour)} USD per hour for one of ${nodes} machines with ${fleet.gpuCount / nodes} GPUs ` +
      `each are ${shown(each)} per GPU-hour.`;
    return fact(each, [said, ...rate]);
  }
  const isWhole = isOfAll(page, amount.at, end, fleet, hours, perHour);
  const value = isWhole ? perHour / fleet.gpuCount : perHour;
  if (fleet.gpuCount === 0 && value > MOST_FOR_ONE) return undefined; // it is the price of something else
  if (!(value > 0 && value <= MOST_FOR_ANY)) return undefined;
  const whole = `Price: ${shown(perHour)} USD per hour for ${fleet.gpuCount} GPUs are ${shown(value)} per GPU-hour.`;
  return fact(value, [
    ...rate,
    ...(isWhole ? [whole] : []),
    ...(hours > 1 ? ['Price: a monthly bill is spread over 730 hours.'] : []),
    ...(amount.figure.low === undefined ? [] : ['Price: a range was given; its middle is used.']),
  ]);
}

/** "We have 2x 4080. Renting: L40S at 0.79 € an hour": the hardware that the price stands at is not what is there. */
export function isOfWeighed(page: Page, k: number, end: number, { gpuCount, weighedAt }: PricedFleet): boolean {
  if (gpuCount === 0) return false;
  for (let j = k - 1; j >= k - TAG_REACH && page.sameSentence(j, k); j -= 1)
    if (isMachine(page, j)) return weighedAt.has(j);
  for (let j = end; j <= end + TAG_REACH && page.sameSentence(j, k); j += 1)
    if (isMachine(page, j)) return weighedAt.has(j);
  return false;
}
/** How far from a price the name may stand that it is the price of, elements. */
const TAG_REACH = 8;

/** Not of now or not the writer's; what is paid for hardware that is there is both, whatever is imagined beside it. */
export const isPaidElsewhere = (page: Page, k: number, fleet: PricedFleet): boolean =>
  page.against(k) === 'hypothetical' ? !isOfHeld(page, k, fleet) : page.against(k) !== undefined;

/** "What if we bought L40S instead of the rented 2x H100 ($3.10/h each)": what stands in brackets right behind hardware
 *  that is there is paid for it now, whatever is imagined around it. */
function isOfHeld(page: Page, k: number, { heldAt }: PricedFleet): boolean {
  const open = page.is(k - 1, '(') ? k - 1 : k - 2;
  if (!page.is(open, '(')) return false;
  for (let j = open - 1; j >= open - HELD_WITHIN && page.sameSentence(j, k); j -= 1) {
    if (heldAt.has(j)) return true;
    if (page.at(j)?.kind !== 'word') return false;
  }
  return false;
}
const HELD_WITHIN = 4;

/** Whether the amount is for the fleet together and not for one of its cards. */
function isOfAll(page: Page, k: number, end: number, fleet: PricedFleet, hours: number, perHour: number): boolean {
  if (fleet.gpuCount <= 1) return false;
  if (isPerGpu(page, k, end)) return hours === 1 && perHour > MOST_FOR_ONE;
  return saysTotal(page, k) || fleet.isWhole || hours > 1 || perHour > MOST_FOR_ONE;
}
