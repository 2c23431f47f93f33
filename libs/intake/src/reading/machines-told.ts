import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import { IN_EACH, LEADS_TO_EACH, MACHINE_COUNTERS } from '../words/each-words';
import { isMeasure, numberAt, validCount } from './count';
import { hostsBefore, namesHosts } from './named-hosts';

/** How many machines there are, told apart from what each of them holds: "6 pods, one L4 per pod", "4 servers, since
 *  spring each has two A5000", "H100s, 3 hosts with 8 each". */

/** How far from the cards the number of machines may stand, elements. */
const REACH = 18;
/** How far from the number of cards the word may stand that makes it one of each machine. */
const EACH_REACH = 2;
/** Words between a number and its word for machines. */
const NOUN_REACH = 2;
/** How far behind the number of machines that of the cards in each may stand. */
const HELD_REACH = 5;
/** The most machines that are counted so, and the most cards in one. */
const MOST_MACHINES = 1024;
const MOST_IN_ONE = 16;

/** A number of machines and where it stands. */
interface Told {
  readonly count: number;
  readonly at: number;
}

/** The number of machines before cards that are those of each, or behind them: "9 pods (1 L4 por pod)", "서버 2대에 각각 L40S
 *  4장", "单卡A10，跑了6台".
 *  @param from where the count of the cards begins */
export function machinesOfEach(page: Page, k: number, from: number): Told | undefined {
  if (!speaksOfMachines(page) || !isOfEach(page, k, from)) return undefined;
  return nearestTold(page, k, from, -1) ?? hostsBefore(page, from) ?? nearestTold(page, k, k, 1);
}

/** The nearest number of machines on one side of cards, up to other cards; whoever speaks of the cards tells it. */
function nearestTold(page: Page, k: number, from: number, step: 1 | -1): Told | undefined {
  for (let n = 1, j = from + step; n <= REACH && page.sameSentence(j, k); n += 1, j += step) {
    if (page.at(j)?.kind === 'gpu' && !isSameCard(page, j, k)) return undefined;
    const told = page.against(j) === page.against(k) ? machinesAt(page, j) : undefined;
    if (told !== undefined) return told;
  }
  return undefined;
}

/** "4 instances l40s-90 (one L40S each)": the machine is named by its card. */
const isSameCard = (page: Page, j: number, k: number): boolean =>
  page.at(j)?.gpu?.core.key === page.at(k)?.gpu?.core.key && page.is(j + 1, '-');

/** Each, per or the like stands right behind the cards or before their number. */
function isOfEach(page: Page, k: number, from: number): boolean {
  if (numberAt(page, from) !== undefined && isOfMachines(page, from)) return false;
  if (page.is(from, '单')) return true;
  if (isEachBehind(page, k)) return true;
  for (let j = from - 1; j >= from - EACH_REACH && page.sameSentence(j, k); j -= 1) {
    if (page.has(j, 'each') || LEADS_TO_EACH.has(page.textAt(j))) return true;
    if (page.has(j, 'node') && page.has(j - 1, 'each', 'per')) return true;
    if (page.at(j)?.kind !== 'word') return false;
  }
  return false;
}

function isEachBehind(page: Page, k: number): boolean {
  if (page.has(k + 1, 'each') || (page.has(k + 1, 'per') && isMachine(page, k + 2))) return true;
  // "2 pods, 4x A100 in each", "dans chacun"
  if (IN_EACH.has(page.textAt(k + 1)) && page.has(k + 2, 'each') && page.sameSentence(k, k + 2)) return true;
  // "L40Sを4枚ずつ積んだサーバーが2台", "L40S가 4장씩": behind the number of cards
  return [2, 3].some((n) => page.has(k + n, 'each') && page.has(k + n, 'gpuWord') && page.sameSentence(k, k + n));
}

/** The figure at `j` where it counts machines: "6 big servers", "14 nos.", "3台". */
function machinesAt(page: Page, j: number): Told | undefined {
  const count = numberAt(page, j);
  if (count === undefined || !validCount(count) || count > MOST_MACHINES) return undefined;
  return !page.used.has(j) && !isJoined(page, j) && isOfMachines(page, j) ? { count, at: j } : undefined;
}

/** `node2`: a number that touches letters before it is part of a name. */
const isJoined = (page: Page, j: number): boolean => page.at(j)?.glued === true && /[a-z]$/.test(page.textAt(j - 1));

/** A word for machines stands behind the number, over the words that describe them. */
function isOfMachines(page: Page, j: number): boolean {
  for (let n = j + 1; n <= j + 1 + NOUN_REACH && page.sameSentence(n, j); n += 1) {
    if (isMachine(page, n)) return true;
    if (page.at(n)?.kind !== 'word' || isMeasure(page, j)) return false;
  }
  return false;
}
const isMachine = (page: Page, n: number): boolean => page.has(n, 'node') || MACHINE_COUNTERS.has(page.textAt(n));

/** Whether a word for machines stands anywhere in the text. */
const speaksOfMachines = (page: Page): boolean => machinesIn(page).any;
const machinesIn = onceInText<{ readonly any: boolean }>((page) => ({
  any: page.tells('node') || page.elements.some(({ text }) => MACHINE_COUNTERS.has(text)) || namesHosts(page.text),
}));

/** The machines behind the name of cards and how many each holds: "H100s in two racks, 3 hosts with 8 each", "6x H100
 *  ... sorry, 6 servers w/ 2 each". */
export function machinesBehind(
  page: Page,
  k: number,
  isCounted: boolean,
): { readonly count: number; readonly at: readonly number[] } | undefined {
  if (!speaksOfMachines(page)) return undefined;
  let isCorrected = false;
  for (let j = k + 1; j <= k + REACH && j < page.elements.length; j += 1) {
    isCorrected ||= page.has(j, 'correct');
    if (namesOther(page, j) || (!page.sameSentence(j, k) && !isCorrected && !isCounted)) return undefined;
    const held = page.at(j)?.kind === 'figure' ? heldAt(page, j) : undefined;
    if (held !== undefined) return isCounted && !isCorrected ? undefined : held;
  }
  return undefined;
}
const namesOther = (page: Page, j: number): boolean => OTHERS.has(page.at(j)?.kind);
const OTHERS: ReadonlySet<string | undefined> = new Set(['gpu', 'instance', 'model']);

/** The machines counted at `j` times what each of them holds. */
function heldAt(page: Page, j: number): { readonly count: number; readonly at: readonly number[] } | undefined {
  const machines = machinesAt(page, j);
  const each = machines === undefined ? undefined : heldBehind(page, j);
  if (machines === undefined || each === undefined) return undefined;
  return { count: machines.count * each.count, at: [j, each.at] };
}

/** "with 8 each", "each with 2", "w/ 2 per node": what each of the machines at `j` holds. */
function heldBehind(page: Page, j: number): Told | undefined {
  let isEach = false;
  for (let n = j + 1; n <= j + 1 + HELD_REACH && page.sameSentence(n, j); n += 1) {
    isEach ||= page.has(n, 'each');
    const count = numberAt(page, n);
    if (count === undefined) continue;
    const ends = isEach || page.has(n + 1, 'each') || page.has(page.unitAt(n) + 1, 'each') || page.has(n + 1, 'per');
    const fits = validCount(count) && count <= MOST_IN_ONE && !page.used.has(n) && machinesAt(page, n) === undefined;
    return ends && fits ? { count, at: n } : undefined;
  }
  return undefined;
}
