import type { Page } from '../page/page';
import type { Amount } from './amount';
import { endsAmount } from './amount';

/** Machines of several cards that a price is for: an instance type, or so many servers. */

/** How far from a price the machines may stand, elements. */
const AROUND = 60;

/** "in total", "for all of them" beside the amount. */
export const saysTotal = (page: Page, k: number): boolean =>
  [page.after(k, 6, ['total'], endsAmount), page.before(k, 9, ['total'], endsAmount)].some(
    (j) => j >= 0 && !/^per /.test(page.textAt(j)),
  );

const isAround = (at: number, k: number): boolean => k >= at - AROUND && k < at + AROUND;

/** The machine with several cards near an amount that is not said to be for a card or for everything.
 *  @param isDear no card costs so much: it is for a machine, however far before it that one was named */
export function pricedInstance(
  page: Page,
  { at, element }: Amount,
  isDear: boolean,
): { name: string; gpuCount: number } | undefined {
  const isOfEach = isOfEachMachine(page, at) || isPerMachine(page, at);
  const isAnywhere = isOfEach || isDear;
  const isNear = (k: number): boolean =>
    isAround(at, k) && (isAnywhere || Math.abs((page.at(k)?.sentence ?? 0) - element.sentence) <= 1);
  const machine = page.at(page.kinds('instance').find(isNear) ?? -1)?.instance;
  if (machine === undefined || saysTotal(page, at)) return undefined;
  return page.after(at, 5, ['perGpu'], endsAmount) < 0 ? machine : undefined;
}

/** "Each node is $0.71 an hour", "每台每小时12美元", "1台あたり1時間12ドル". */
function isOfEachMachine(page: Page, at: number): boolean {
  const node = page.before(at, 4, ['node', 'gpuWord'], endsAmount);
  return isCounter(page, node) && (page.has(node - 1, 'each', 'per') || page.has(node + 1, 'per'));
}

/** A word that counts machines. */
const isCounter = (page: Page, j: number): boolean => page.has(j, 'node') || page.is(j, '台');

/** "$16 per hour per instance, 2 instances of 8 GPUs": how many machines the cards stand in, when the amount is for
 *  one machine. */
export function pricedMachines(page: Page, k: number, gpuCount: number, isDear: boolean): number | undefined {
  if (page.after(k, 6, ['perGpu'], endsAmount) >= 0) return undefined;
  const isOfEach = isPerMachine(page, k) || isOfEachMachine(page, k);
  if (!isOfEach && !(isDear && page.after(k, EACH_REACH, ['each'], endsAmount) >= 0)) return undefined;
  const counts = page
    .kinds('figure')
    .flatMap((j) =>
      isAround(k, j) && isCounter(page, j + 1) && !page.has(j + 2, 'per') ? (page.at(j)?.figure?.value ?? []) : [],
    );
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
  const isJoined = page.has(at - 1, 'per', 'each') || page.is(at - 1, '/') || isBesideHour(page, at);
  return /^per (?:instance|node|server|machine)$/.test(page.textAt(at)) || (page.has(at, 'node') && isJoined);
}

/** "12 Euro pro Stunde und Server", "$6 an hour and server": what one hour of one machine costs. */
const isBesideHour = (page: Page, at: number): boolean =>
  page.has(at - 1, 'and') && (page.has(at - 2, 'hourly', 'hour') || page.textAt(at - 2) === 'an hour');
