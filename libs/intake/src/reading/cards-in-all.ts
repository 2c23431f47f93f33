import type { Page } from '../page/page';
import { isTimes } from './count';

/** "2 servers with 16 A100 in total", "3 nodes, 24x H100": the cards of several machines that are counted together. */

/** How far from the cards the word may stand that sums them up, elements, and the "each" that does not. */
const BEHIND = 4;
const BEFORE = 3;
/** Cards that fill a machine, and the most that one holds. */
const FULL_MACHINES: ReadonlySet<number> = new Set([4, 8]);
const MOST_IN_ONE = 16;

/** Cards behind the number of their machines. */
interface Counted {
  /** The machines and how many there are. */
  readonly machinesAt: number;
  readonly machines: number;
  /** The number of the cards, where it stands, and their name. */
  readonly cards: number;
  readonly at: number;
  readonly nameAt: number;
}

/** Whether the number is of all the cards: the words say so, or it is more than one machine holds and fills all. */
export const isOfAllMachines = (page: Page, c: Counted): boolean =>
  c.machines > 1 && !isOfEach(page, c) && (isSummed(page, c) || fillsThem(page, c));

function isOfEach(page: Page, c: Counted): boolean {
  for (let j = c.machinesAt; j < c.at; j += 1) if (page.has(j, 'each', 'per') && !page.is(j, 'a')) return true;
  return page.after(c.nameAt, BEHIND, ['each', 'per']) >= 0;
}

function isSummed(page: Page, c: Counted): boolean {
  for (let j = c.at - 1; j >= c.at - BEFORE && j > c.machinesAt; j -= 1) if (sumsUp(page, j)) return true;
  for (let j = c.nameAt + 1; j <= c.nameAt + BEHIND && page.sameSentence(j, c.nameAt); j += 1) {
    if (sumsUp(page, j)) return true;
    if (page.at(j)?.kind === 'figure' ? !page.has(j + 1, 'gb') : !mayStandBetween(page, j)) return false;
  }
  return false;
}
/** "16 A100 GPUs (80GB) in total": the word for cards, their memory and brackets. */
const mayStandBetween = (page: Page, j: number): boolean =>
  page.has(j, 'gpuWord', 'gb') || IN_BETWEEN.has(page.textAt(j));
const IN_BETWEEN: ReadonlySet<string> = new Set(['(', ')', ',', 'in', 'i', '-']);

/** A word for all together; "per box" and "for the machine" tell of one. */
export const sumsUp = (page: Page, j: number): boolean =>
  SUMS.has(page.textAt(j)) || (page.has(j, 'total') && !OF_ONE.test(page.textAt(j)));
const SUMS: ReadonlySet<string> = new Set([
  'tutto',
  'complessivamente',
  'totali',
  'sammanlagt',
  'celkem',
  'alt',
  'tum',
]);
const OF_ONE = /^(?:per|por|pour|fur|for|the|whole|entire|box|node|instance)(?: |$)|整/;

function fillsThem(page: Page, { machinesAt, machines, at, cards }: Counted): boolean {
  for (let j = machinesAt + 1; j < at; j += 1) if (isTimes(page.at(j))) return false;
  const each = cards / machines;
  return Number.isInteger(each) && (cards > MOST_IN_ONE || (cards > 8 && FULL_MACHINES.has(each)));
}
