import { isIdeographic } from '../lexer/token';
import type { Page } from '../page/page';
import { sumsUp } from './cards-in-all';
import { isTimes, numberAt, validCount } from './count';
import type { Tag } from '../words';
import { BETWEEN_MACHINES_AND_COUNT, SPREAD_BY } from './data/count-words';

/** How many machines hold so many cards each: before the count of cards or behind their name. */

/** Words between the number of machines and the number of cards, elements. */
const REACH = 5;
const REACH_BEHIND = 8;
/** Words between a number and the word for machines ("2 big new nodes"). */
const WORDS_OF_MACHINE = 2;
/** The most machines: named as such, behind the cards, and by a bare `x`. */
const MOST_NAMED = 2000;
const MOST_BEHIND = 1000;
const MOST_TIMES = 64;

/** A number of machines and where it stands. */
interface Machines {
  readonly count: number;
  readonly start: number;
  readonly at: number;
}

/** `2 nodes with`, `3 machines, each`, `4 servers x`, `2 nodes of` in front of the card count at `j`. */
export function machinesBefore(page: Page, j: number): Machines | undefined {
  for (let i = j - 1; i >= j - REACH && page.sameSentence(i, j); i -= 1) {
    if (isMachineWord(page, i) && page.has(i - 1, 'each', 'per')) continue;
    if (isMachineWord(page, i)) return machinesNamed(page, i, j);
    if (!mayStandBetween(page, i))
      return isTimes(page.at(i + 1)) && !isTimes(page.at(i - 1)) ? timesAt(page, i) : undefined;
    const times = isTimes(page.at(i)) ? timesAt(page, i - 1) : undefined;
    if (times !== undefined) return times;
  }
  return undefined;
}

const isMachineWord = (page: Page, i: number): boolean =>
  page.has(i, 'node') || (page.is(i, '台') && page.at(i - 1)?.kind === 'figure');

const mayStandBetween = (page: Page, i: number): boolean =>
  isTimes(page.at(i)) ||
  BETWEEN_MACHINES_AND_COUNT.has(page.textAt(i)) ||
  page.has(i, 'each', 'per', 'gpuWord') ||
  sumsUp(page, i);

/** The number before a word for machines, over the words that describe them; "v4 machines" has none. */
function machinesNamed(page: Page, word: number, j: number): Machines | undefined {
  let at = word - 1;
  while (at >= word - WORDS_OF_MACHINE && isPlainWord(page, at)) at -= 1;
  const lead = page.at(at - 1);
  const isName = page.at(at)?.glued === true && lead?.kind === 'word' && !isIdeographic(lead.text);
  return isName || !page.sameSentence(at, j) ? undefined : machinesAt(page, at, MOST_NAMED);
}

/** A word that may describe machines, or the engine in them ("2 vLLM pods"); behind a unit of measure the number is
 *  of that unit. */
const isPlainWord = (page: Page, k: number): boolean =>
  DESCRIBES.has(page.at(k)?.kind ?? 'mark') && page.at(k)?.figure === undefined && !page.has(k, ...UNITS);
const DESCRIBES: ReadonlySet<string> = new Set(['word', 'engine']);
const UNITS: readonly Tag[] = [
  'tps',
  'tpsUser',
  'tok',
  'rps',
  'req',
  'who',
  'conc',
  'percent',
  'gb',
  'run',
  'ms',
  'sec',
];

/** `2 x 8`: a bare factor counts machines. */
const timesAt = (page: Page, k: number): Machines | undefined => machinesAt(page, k, MOST_TIMES);

function machinesAt(page: Page, k: number, most: number): Machines | undefined {
  const e = page.at(k);
  const count = page.used.has(k) ? undefined : numberAt(page, k);
  if (e === undefined || count === undefined || !validCount(count) || count > most) return undefined;
  page.used.add(k);
  return { count, start: e.start, at: k };
}

/** `8x H100 per node, 2 nodes`, `8xH100 on each of 4 servers`, `4 A100s x 2 nodes`: how many times so many cards. Those
 *  that stand in several machines together ("64 H100 across 8 nodes") are counted once.
 *  @param cards counted at the name `k` */
export function machinesAfter(page: Page, k: number, cards: number): { count: number; end: number } | undefined {
  if (!page.tells('node')) return undefined;
  let isPerMachine = false;
  for (let j = k + 1, step = 0; step < REACH_BEHIND && page.sameSentence(j, k); step += 1, j += 1) {
    const kind = page.at(j)?.kind;
    if (kind === 'gpu' || kind === 'model') return undefined;
    if (page.has(j, 'per', 'each') && page.has(j + 1, 'node')) {
      isPerMachine = true;
      j += 1;
    } else if (counts(page, j) || isEachOf(page, j)) isPerMachine = true;
    else if (kind === 'figure' && !page.used.has(j)) return machinesBehind(page, j, isPerMachine, cards);
  }
  return undefined;
}

/** "nodes: 2 nodes", "total machines": a heading of machines whose number follows. */
const counts = (page: Page, j: number): boolean =>
  (page.has(j, 'node') && page.at(j + 1)?.kind === 'figure' && page.has(j + 2, 'node')) ||
  (page.has(j, 'total') && /node|server|machine|box|instance/.test(page.textAt(j)));

/** "On each of 4 nodes". */
const isEachOf = (page: Page, j: number): boolean => page.has(j, 'each') && page.at(j + 1)?.kind === 'figure';

function machinesBehind(
  page: Page,
  j: number,
  isPerMachine: boolean,
  cards: number,
): { count: number; end: number } | undefined {
  const count = numberAt(page, j);
  const word = page.unitAt(j);
  const end = page.at(word)?.end;
  if (count === undefined || end === undefined || page.used.has(j) || !page.has(word, 'node')) return undefined;
  if (!validCount(count) || count > MOST_BEHIND) return undefined;
  const isShared = !isPerMachine && isSpread(page, j, word, cards / count);
  const isSaid = isShared || isPerMachine || isTimes(page.at(j - 1)) || page.has(j - 1, 'total');
  if (!isSaid) return undefined;
  page.used.add(j);
  return { count: isShared ? 1 : count, end };
}

/** "64 H100 across 8 nodes", "16 H100 (2 Server)": the machines that all of the cards stand in. One machine holds no
 *  more than eight: "8x H100 across 4 nodes" is a machine of which there are four.
 *  @param each cards of a machine, were it so */
function isSpread(page: Page, j: number, word: number, each: number): boolean {
  const count = numberAt(page, j) ?? 0;
  if (each * count <= MOST_OF_ONE || !Number.isInteger(each) || !SPREAD_BY.has(page.textAt(j - 1))) return false;
  return !page.has(word + 1, 'each');
}
const MOST_OF_ONE = 8;
