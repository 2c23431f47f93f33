import { firstWord } from '../lexer/first-word';
import type { Page } from '../page/page';
import { looksLikeYear } from '../roles/ordinal';
import type { Count } from './count';
import { isTimes, MOST_CARDS, numberAt, validCount } from './count';
import { BEHIND_NAME, CARD_COUNTERS, COMPUTERS, LEADS_TO_MEMORY, SIGNS_OF_NUMBER } from './data/count-words';

/** How far behind a name "4 of them" and a bare "x 4" may stand, elements. */
const OF_THEM_REACH = 14;
const TIMES_REACH = 8;

/** `A100 x4`, `MI250x*4`, `A30 4卡`, `H100 (8x)`, `A100 GPUs, 4 of them`, `GPU: A100, count 4`. Takes the figures it
 *  reads. */
export function countAfter(page: Page, k: number, counted = false): Count | undefined {
  const j = BEHIND_NAME.has(page.textAt(k + 1)) ? k + 2 : k + 1;
  return (
    // "8 A100: four of them serve" speaks of a part of those that are counted
    (counted ? undefined : (laterOfThem(page, k) ?? forOfThem(page, k, j))) ??
    ownInBrackets(page, k, j) ??
    keyedBehind(page, k) ??
    laterTimes(page, k) ??
    rightBehind(page, k, j)
  );
}

/** The count of the name at `k` that ends with element `last`; takes the figures at `figures`. */
function behind(page: Page, k: number, count: number, last: number, figures: readonly number[]): Count | undefined {
  const start = page.at(k)?.start;
  const end = page.at(last)?.end;
  if (start === undefined || end === undefined) return undefined;
  for (const at of figures) page.used.add(at);
  return { count, start, end, at: k, explicit: true };
}

/** The count by the figure at `at` alone. */
function byFigure(page: Page, k: number, at: number, last: number): Count | undefined {
  const count = numberAt(page, at);
  return count === undefined ? undefined : behind(page, k, count, last, [at]);
}

/** The same where a figure this near could be many things: only a plausible number of cards. */
function byPlausible(page: Page, k: number, at: number, last: number): Count | undefined {
  const count = numberAt(page, at);
  return count === undefined || !validCount(count) || count > MOST_CARDS ? undefined : byFigure(page, k, at, last);
}

const isOfThem = (page: Page, k: number): boolean => /^of (?:them|those|these)$/.test(page.textAt(k));

/** "A100 GPUs, 4 of them", unless people are spoken of. */
function laterOfThem(page: Page, k: number): Count | undefined {
  if (page.peopleBefore(k)) return undefined;
  for (let i = k + 2; i <= k + OF_THEM_REACH && page.sameSentence(i, k); i += 1) {
    if (page.has(i - 1, 'who', 'req', 'conc')) return undefined;
    if (page.at(i)?.kind === 'figure' && isOfThem(page, i + 1) && page.at(i - 1)?.kind !== 'figure')
      return byFigure(page, k, i, i + 1);
  }
  return undefined;
}

/** "H100 for 4 of those". */
const forOfThem = (page: Page, k: number, j: number): Count | undefined =>
  page.is(j, 'for') && isOfThem(page, j + 2) ? byFigure(page, k, j + 1, j + 2) : undefined;

/** "H100 (we have 8)"; "(bought 2022)" tells when. */
const ownInBrackets = (page: Page, k: number, j: number): Count | undefined =>
  page.is(j, '(') && page.has(j + 1, 'own') && page.is(j + 3, ')') && !looksLikeYear(page, j + 2)
    ? byFigure(page, k, j + 2, j + 3)
    : undefined;

/** `"gpu": "A40", "count": 2`, also on a line of its own. */
function keyedBehind(page: Page, k: number): Count | undefined {
  let key = k + 1;
  while (key <= k + KEY_WITHIN && page.at(key)?.kind === 'mark') key += 1;
  if (!COUNT_KEYS.has(page.textAt(key))) return undefined;
  let at = key + 1;
  while (at <= key + KEY_WITHIN && page.at(at)?.kind === 'mark') at += 1;
  const isKey = [key + 1, key + 2].some((j) => page.is(j, ':') || page.is(j, '='));
  return isKey && page.at(at)?.kind === 'figure' ? byPlausible(page, k, at, at) : undefined;
}
const KEY_WITHIN = 4;
const COUNT_KEYS: ReadonlySet<string> = new Set('count quantity qty num number anzahl amount replicas_gpus'.split(' '));

/** "A100s in the basement x 4". */
function laterTimes(page: Page, k: number): Count | undefined {
  if (page.at(k)?.gpu?.plural !== true) return undefined;
  for (let i = k + 2; i <= k + TIMES_REACH && page.sameSentence(i, k); i += 1)
    if (
      isTimes(page.at(i)) &&
      page.at(i - 1)?.kind !== 'figure' &&
      page.at(i + 1)?.kind === 'figure' &&
      page.at(i + 2)?.kind !== 'gpu'
    )
      return byFigure(page, k, i + 1, i + 1);
  return undefined;
}

/** The number right behind the name, its word for cards and an opening bracket. */
function rightBehind(page: Page, k: number, j: number): Count | undefined {
  const isWord = page.has(j, 'gpuWord') || (page.has(j, 'node') && page.is(j + 1, '('));
  const opened = intoBracket(page, isWord && !isTimes(page.at(j)) ? j + 1 : j);
  if (opened === undefined || !page.sameSentence(opened, k)) return undefined;
  return (
    machinesTimes(page, k, opened) ??
    timesNumber(page, k, opened) ??
    numberWithWord(page, k, opened) ??
    signOfNumber(page, k, opened)
  );
}

/** Past a bracket or comma that opens a count; undefined where it opens something else. */
function intoBracket(page: Page, j: number): number | undefined {
  if (!page.is(j, '(') && !page.is(j, ',')) return j;
  const isNumber = page.at(j + 1)?.kind === 'figure' && (isTimes(page.at(j + 2)) || page.has(j + 2, 'gpuWord'));
  return isNumber || isTimes(page.at(j + 1)) ? j + 1 : undefined;
}

/** `H100 2 nodes x 8`. */
function machinesTimes(page: Page, k: number, j: number): Count | undefined {
  const [machines, each] = [numberAt(page, j), numberAt(page, j + 3)];
  const isProduct = page.has(j + 1, 'node') && isTimes(page.at(j + 2));
  return machines === undefined || each === undefined || !isProduct
    ? undefined
    : behind(page, k, machines * each, j + 3, [j, j + 3]);
}

/** `A100 x4`; in `A100 x 4 H100` the number is of the next card. */
const timesNumber = (page: Page, k: number, j: number): Count | undefined =>
  isTimes(page.at(j)) && page.at(j + 2)?.kind !== 'gpu' ? byPlausible(page, k, j + 1, j + 1) : undefined;

/** `A100 4x`, `A30 4卡`, `H100 (8 GPUs)`. */
function numberWithWord(page: Page, k: number, j: number): Count | undefined {
  const word = page.at(j + 1);
  if (word === undefined || word.text === 'gpu' || !page.sameSentence(k, j + 1)) return undefined;
  if (page.at(j + 2)?.kind === 'gpu') return undefined;
  const isFactor = isTimes(word) && page.at(j + 2)?.kind !== 'figure';
  const isCards = page.has(j + 1, 'gpuWord') && (page.is(j - 1, '(') || page.at(j - 1)?.kind === 'gpu');
  return isFactor || isCards || CARD_COUNTERS.has(firstWord(word.text)) ? byPlausible(page, k, j, j + 1) : undefined;
}

function signOfNumber(page: Page, k: number, j: number): Count | undefined {
  const e = page.at(j);
  const isSign = e?.figure?.spelled === true && SIGNS_OF_NUMBER.has(page.text.slice(e.start, e.end));
  return isSign ? byPlausible(page, k, j, j) : undefined;
}

/** `8 A100 GPUs with 40GB each`: memory in gigabytes that stands behind the word for the cards. */
export function memoryBehind(page: Page, k: number): number | undefined {
  const cell = cellMemory(page, k);
  if (cell !== undefined) return cell;
  return page.tells('gb') ? (memoryTimes(page, k) ?? memoryOfWord(page, k)) : undefined;
}

/** The memory behind the name or its word for cards. */
function memoryOfWord(page: Page, k: number): number | undefined {
  const isComputer = COMPUTERS.has(page.textAt(k + 1));
  const word = page.has(k + 1, 'gpuWord') || isComputer ? k + 2 : k + 1;
  const isLed = LEADS_TO_MEMORY.has(page.textAt(word)) || (isShared(page, k) && page.has(word, 'and'));
  if (!isLed && word === k + 1) return undefined;
  const at = isLed ? word + 1 : word;
  const memory = numberAt(page, at);
  if (memory === undefined || !page.has(at + 1, 'gb')) return undefined;
  if (!isShared(page, k) && !page.has(at + 2, 'each', 'vram', 'per') && !page.is(at + 2, ')')) return undefined;
  page.used.add(at);
  return memory;
}

/** A computer that shares its memory: whatever memory stands beside it is that. */
function isShared(page: Page, k: number): boolean {
  const core = page.at(k)?.gpu?.core;
  return core?.parts[0]?.vendor === 'apple' || core?.extra?.vendor === 'apple';
}

/** "DGX A100 (8 x 40 GB)": the memory of each in the bracket. */
function memoryTimes(page: Page, k: number): number | undefined {
  const memory = page.is(k + 1, '(') && isTimes(page.at(k + 3)) ? numberAt(page, k + 4) : undefined;
  if (memory === undefined || numberAt(page, k + 2) === undefined || !page.has(k + 5, 'gb')) return undefined;
  page.used.add(k + 2);
  page.used.add(k + 4);
  return memory;
}

/** `A100,8,40` under `gpu,count,mem_gb`: the memory of the row. */
function cellMemory(page: Page, k: number): number | undefined {
  const row = page.cells.get(k);
  if (row === undefined) return undefined;
  for (let j = k + 1; page.cells.get(j)?.table === row.table && page.cells.get(j)?.row === row.row; j += 1)
    if (page.cells.get(j)?.memory === true && page.at(j)?.kind === 'figure') {
      page.used.add(j);
      return numberAt(page, j);
    }
  return undefined;
}
