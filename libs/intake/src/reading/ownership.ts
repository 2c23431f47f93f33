import type { Page } from '../page/page';
import { OWNED_BY, SPEAKS_OF_ITS_NOUN } from '../words/ownership';
import { type Hardware, isThere } from './hardware-mention';

/** Machines that are told as the writer's property without a verb of owning: "16x V100 in two servers, owned", "our own
 *  two servers", "zwei eigene Server", "4x L40S im eigenen Besitz". Machines that are rented, or stand at a seller, are
 *  none whoever calls them his own.
 *  @returns where it is said, or undefined */
export function ownershipAt(page: Page, hardware: readonly Hardware[]): number | undefined {
  return page
    .tagged('ownership')
    .find((k) => page.against(k) === undefined && isOfMachines(page, k) && isOfFleet(page, hardware, k));
}

/** Machines that are there stand in its sentence, or right behind a heading ("Owned: 4x L40S"), and no seller does. */
function isOfFleet(page: Page, hardware: readonly Hardware[], k: number): boolean {
  const inSentence = (at: number): boolean => page.sameSentence(at, k);
  const isSold = [page.kinds('provider'), page.kinds('money'), page.tagged('rented')].some((at) => at.some(inSentence));
  if (isSold) return false;
  return hardware.some((h) => isThere(h) && h.instanceType === undefined && inSentence(h.at));
}

function isOfMachines(page: Page, k: number): boolean {
  if ([k - 1, k - 2].some((j) => page.sameSentence(j, k) && page.has(j, 'not'))) return false;
  if (!SPEAKS_OF_ITS_NOUN.has(page.textAt(k))) return !OWNED_BY.test(page.textAt(k + 1));
  return [k + 1, k + 2, k + 3, k - 1].some((j) => isBeside(page, k, j) && isMachinery(page, j));
}

/** Between the two is nothing but a number and its sign. */
function isBeside(page: Page, k: number, j: number): boolean {
  const [from, to] = j < k ? [j + 1, k] : [k + 1, j];
  for (let i = from; i < to; i += 1) if (page.at(i)?.kind !== 'figure' && !page.is(i, 'x')) return false;
  return page.sameSentence(j, k);
}

const isMachinery = (page: Page, j: number): boolean =>
  page.at(j)?.kind === 'gpu' || page.has(j, 'node', 'gpuWord', 'hostThing') || page.is(j, 'hardware');
