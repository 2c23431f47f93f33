import type { FleetLine } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import type { Fact } from '../reading';
import { shown } from '../roles/claim';
import { isMachine } from '../roles/factors';
import type { Amount } from './amount';
import { middle } from '../elements/element';
import { converted, endsAmount, moneyFact, toUsd } from './amount';
import { isPerGpu } from './amount-purpose';
import type { Hardware } from './hardware-mention';

/** What is known of the fleet that a price may be for. */
export interface PricedFleet {
  /** Cards of the current fleet, 0 when none is known. */
  readonly gpuCount: number;
  /** The price is for all of them: the fleet is named by an instance type with several cards, or it is a bill. */
  readonly isWhole: boolean;
  /** Elements of hardware that is only asked about. */
  readonly weighedAt: ReadonlySet<number>;
  /** Elements of hardware that is there. */
  readonly heldAt: ReadonlySet<number>;
}

/** The fleet of a text as far as prices go. */
export const pricedFleet = (hardware: readonly Hardware[], fleet: readonly FleetLine[]): PricedFleet => ({
  gpuCount: fleet.reduce((n, line) => n + line.gpuCount, 0),
  isWhole: fleet.some((line) => line.instanceType !== undefined),
  weighedAt: new Set(hardware.flatMap((h) => (isOnlyWeighed(h, fleet) ? [h.at] : []))),
  heldAt: new Set(hardware.flatMap((h) => (h.standing === 'owned' ? [h.at] : []))),
});
const isOnlyWeighed = ({ standing, gpuId }: Hardware, fleet: readonly FleetLine[]): boolean =>
  (standing === 'asked' || standing === 'only') && !fleet.some((line) => line.gpuId === gpuId);

/** More than this an hour no card costs, US dollars. */
const MOST_FOR_ONE = 15;
const MOST_FOR_ANY = 1000;
/** How far from a price the machines may stand, elements. */
const AROUND = 60;

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

/** "in total", "for all of them" beside the amount. */
const saysTotal = (page: Page, k: number): boolean =>
  [page.after(k, 6, ['total'], endsAmount), page.before(k, 9, ['total'], endsAmount)].some(
    (j) => j >= 0 && !/^per /.test(page.textAt(j)),
  );

const isAround = (at: number, k: number): boolean => k >= at - AROUND && k < at + AROUND;

/** The machine with several cards near an amount that is not said to be for a card or for everything.
 *  @param isDear no card costs so much: it is for a machine, however far before it that one was named */
function pricedInstance(
  page: Page,
  { at, element }: Amount,
  isDear: boolean,
): { name: string; gpuCount: number } | undefined {
  const isOfEach = isOfEachMachine(page, at);
  const isAnywhere = isOfEach || isDear;
  const isNear = (k: number): boolean =>
    isAround(at, k) && (isAnywhere || Math.abs((page.at(k)?.sentence ?? 0) - element.sentence) <= 1);
  const machine = page.at(page.kinds('instance').find(isNear) ?? -1)?.instance;
  if (machine === undefined || saysTotal(page, at)) return undefined;
  if (machine.gpuCount <= 1 && !isOfEach && page.after(at, 3, ['node'], endsAmount) < 0) return undefined;
  return page.after(at, 5, ['perGpu'], endsAmount) < 0 ? machine : undefined;
}

/** "Each node is $0.71 an hour". */
function isOfEachMachine(page: Page, at: number): boolean {
  const node = page.before(at, 4, ['node'], endsAmount);
  return node >= 0 && page.has(node - 1, 'each', 'per');
}

/** "$16 per hour per instance, 2 instances of 8 GPUs": how many machines the cards stand in, when the amount is for
 *  one machine. */
function pricedMachines(page: Page, k: number, gpuCount: number, isDear: boolean): number | undefined {
  if (page.after(k, 6, ['perGpu'], endsAmount) >= 0) return undefined;
  if (!isPerMachine(page, k) && !(isDear && page.after(k, EACH_REACH, ['each'], endsAmount) >= 0)) return undefined;
  const counts = page
    .kinds('figure')
    .flatMap((j) => (isAround(k, j) && page.has(j + 1, 'node') ? (page.at(j)?.figure?.value ?? []) : []));
  const [machines] = counts;
  if (machines === undefined || counts.length > 1) return undefined;
  return machines >= 1 && gpuCount > machines && gpuCount % machines === 0 ? machines : undefined;
}

/** "$24 an hour each": how far behind a sum that no card costs the word may stand that each machine does. */
const EACH_REACH = 5;

function isPerMachine(page: Page, k: number): boolean {
  const ends = (e: { kind: string; text: string }): boolean =>
    e.kind === 'money' || e.text === ';' || e.kind === 'figure' || e.text === ',';
  const at = page.after(k, 6, ['node', 'each', 'total'], ends);
  if (at < 0) return false;
  const isJoined = page.has(at - 1, 'per', 'each') || page.is(at - 1, '/');
  return /^per (?:instance|node|server|machine)$/.test(page.textAt(at)) || (page.has(at, 'node') && isJoined);
}
