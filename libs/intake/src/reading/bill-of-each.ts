import type { Page } from '../page/page';
import { endsAmount } from './amount';
import { ALTOGETHER, PER_MACHINE } from './data/money-words';
import { isSameNoun } from './same-noun';

/** How far before a sum the word may stand that it is for each, and how far behind it. */
const BEFORE = 7;
const BEHIND = 3;

/** How often the bill of the amount at `k` is paid: "包月每台 3,860 元" for six machines, "each of our five boxes costs 410
 *  euros a month"; once when nothing says that it is for each.
 *  @param gpuCount cards of the fleet */
export function timesPaid(page: Page, k: number, gpuCount: number): number {
  if (gpuCount <= 1 || isOfAll(page, k)) return 1;
  for (let j = k - BEFORE; j <= k + BEHIND; j += 1) {
    if (!page.sameSentence(j, k) || endsBetween(page, j, k) || isOfOtherSum(page, j, k)) continue;
    if (page.has(j, 'per', 'each') && page.has(j + 1, ...THINGS)) return timesOf(page, page.textAt(j + 1), gpuCount);
    const [, machine] = PER_MACHINE.exec(page.textAt(j)) ?? [];
    if (machine !== undefined) return timesOf(page, machine, gpuCount);
    if (page.has(j, 'each', 'perGpu')) return timesOf(page, machineBeside(page, k), gpuCount);
  }
  return 1;
}
const THINGS = ['node', 'gpuWord'] as const;

/** "Nuestras 3 máquinas con 2 L40S cuestan 1.400 € cada una": what the sentence of the sum counts. */
const machineBeside = (page: Page, k: number): string =>
  page.textAt(
    page
      .kinds('figure')
      .map((j) => page.unitAt(j))
      .find((j) => page.sameSentence(j, k) && page.has(j, 'node')) ?? -1,
  );

/** "4,090 a month in total", "razem 4 090", "zusammen 4.090 EUR". */
const isOfAll = (page: Page, k: number): boolean =>
  [-3, -2, -1, 1, 2, 3].some((n) => page.sameSentence(k + n, k) && !endsBetween(page, k + n, k) && isAll(page, k + n));
const isAll = (page: Page, j: number): boolean =>
  (page.has(j, 'total') && !PER_MACHINE.test(page.textAt(j))) || ALTOGETHER.has(page.textAt(j));

/** "1.40 EUR/h each, about 4,090 a month": the word belongs to the sum right before it. */
function isOfOtherSum(page: Page, each: number, k: number): boolean {
  if (each > k) return false;
  for (let j = each - 1; j >= each - OTHER_REACH && page.sameSentence(j, k); j -= 1) {
    if (page.at(j)?.kind === 'money') return true;
    if (page.is(j, ',')) return false;
  }
  return false;
}
const OTHER_REACH = 4;

/** Another sum between `j` and the amount at `k`: what is said there is said of that one. */
const endsBetween = (page: Page, j: number, k: number): boolean =>
  page.elements.slice(Math.min(j, k + 1), Math.max(j, k)).some(endsAmount);

/** How many of the things there are that the bill is for one of ("每台" beside "6台"); else as many as cards. */
function timesOf(page: Page, thing: string, gpuCount: number): number {
  const counted = page
    .kinds('figure')
    .find((j) => isSameNoun(page.textAt(page.unitAt(j)), thing) && page.against(j) === undefined);
  const count = counted === undefined ? gpuCount : (page.at(counted)?.figure?.value ?? gpuCount);
  return count >= 1 && gpuCount % count === 0 ? count : 1;
}
