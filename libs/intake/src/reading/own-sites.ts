import { spanBetween } from '../page/span';
import { nearestAround } from '../page/nearest';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { Span } from '../reading';
import { isSite } from '../words/site-words';
import { wordSet } from '../words/word-set';
import { BREAKS_DOWN } from '../words/failure-words';
import { CENTRAL, CONNECTION, EVERY, GONE, OFFLINE } from '../words/site-load-words';
import { numberAt, validCount } from './count';
import { isSameNoun } from './same-noun';

/** "One box for each of our 6 clinics", "14 branches, a server in every branch": places that each have a machine of
 *  their own, however small the load of one is. */

/** How far from the words for each place the machine may stand, elements. */
const MACHINE_WITHIN = 7;
/** Words between a number and the noun that it counts. */
const NOUN_REACH = 3;
/** Words between "each" and the number of all: "each of our 6 clinics". */
const OF_THEM_REACH = 3;
/** More places than this are counted otherwise. */
const MOST_SITES = 500;

/** Places that are counted, and the words that say so. */
export interface CountedSites {
  readonly count: number;
  readonly spans: readonly Span[];
}

const begins = beginningsOf({ tags: ['each', 'per'], words: EVERY });

/** The places that each have a machine of their own; undefined where none is said to. */
export function ownSites(page: Page): CountedSites | undefined {
  if (isCentral(page).length > 0) return undefined;
  for (const k of begins(page)) {
    if (page.against(k) !== undefined || page.statements.asks[k] === true) continue;
    const of = countedBehind(page, k) ?? namedBehind(page, k);
    const machine = of === undefined ? -1 : machineNear(page, k, of.end);
    if (of !== undefined && machine >= 0 && !isThereNow(page, k, machine)) return sitesOf(page, of, k, machine);
  }
  return undefined;
}

/** "Each store has a server": what stands there is told, and nothing of it is asked for. */
function isThereNow(page: Page, k: number, machine: number): boolean {
  for (let j = k + 1; j < machine; j += 1) if (HAS_NOW.has(page.textAt(j)) && !page.has(j - 1, 'want')) return true;
  return false;
}

const HAS_NOW = wordSet('has have hat haben tiene tienen tem heeft hebben имеет');

/** "All of it goes to one central machine". */
const isCentral = beginningsOf({ firstWords: CENTRAL });

/** A number of places and the last element of their name, behind or anywhere else. */
interface Sites {
  readonly at: number;
  readonly count: number;
  /** Where the words for each place end. */
  readonly end: number;
}

function sitesOf(page: Page, { at, count, end }: Sites, k: number, machine: number): CountedSites {
  const first = page.at(machine - 1)?.kind === 'figure' ? machine - 1 : machine; // "one box"
  const told = spanBetween(page, Math.min(k, first), Math.max(end, machine));
  return { count, spans: at > k && at <= end ? [told] : [spanBetween(page, at, at), told] };
}

/** A machine, or a connection that breaks: who goes on without it has all that he needs on site. */
const isOfThePlace = (page: Page, j: number): boolean =>
  (page.has(j, 'node', 'onPrem') && !isSite(page.textAt(j))) ||
  OFFLINE.has(page.textAt(j)) ||
  (CONNECTION.has(page.textAt(j)) && isLost(page, j));

const isLost = (page: Page, k: number): boolean =>
  nearestAround(page, k, LOST_WITHIN, (j) => BREAKS_DOWN.has(page.textAt(j)) || GONE.has(page.textAt(j))) !== undefined;
const LOST_WITHIN = 3;

/** "Each of our 6 clinics": the number stands behind "of". A number right behind "every" is of each of them ("one for
 *  every 300 clerks"). */
function countedBehind(page: Page, k: number): Sites | undefined {
  for (let j = k + 1; j <= k + OF_THEM_REACH && page.sameSentence(j, k); j += 1) {
    const count = siteCount(page, j);
    if (count === undefined) continue;
    const isOfAll = j > k + 1 || page.textAt(k).endsWith(' of');
    const end = isOfAll ? nounBehind(page, j) : -1;
    return end < 0 ? undefined : { at: j, count, end };
  }
  return undefined;
}

/** "A server in every branch (14 branches)": the noun of a place, counted somewhere. */
function namedBehind(page: Page, k: number): Sites | undefined {
  const noun = siteAt(page, k + 1);
  if (!page.sameSentence(k, k + 1) || noun === undefined) return undefined;
  for (const at of page.kinds('figure')) {
    const count = siteCount(page, at);
    if (count !== undefined && nounBehind(page, at, noun) >= 0) return { at, count, end: k + 1 };
  }
  return undefined;
}
const isSame = (a: string, b: string): boolean => a === b || isSameNoun(a, b);

/** Parts of one place. */
const INSIDE = wordSet('rack racks cluster clusters room rooms hall halls schrank saal baie salle sala zaal');

/** The word for a place that stands apart from others of its kind; scripts without blanks write it sign by sign. */
function siteAt(page: Page, j: number): string | undefined {
  const text = page.textAt(j);
  if (isSite(text)) return INSIDE.has(text) ? undefined : text;
  const pair = text + page.textAt(j + 1);
  return text.length === 1 && isSite(pair) ? pair : undefined;
}

/** A whole number of at least two places that speaks of now. */
function siteCount(page: Page, k: number): number | undefined {
  const count = numberAt(page, k);
  const isMany = count !== undefined && validCount(count) && count >= 2 && count <= MOST_SITES;
  return isMany && page.against(k) === undefined ? count : undefined;
}

/** Where a word for a place stands behind a number, of that place where one is named; -1 where another noun follows. */
function nounBehind(page: Page, k: number, noun?: string): number {
  for (let j = k + 1; j <= k + NOUN_REACH && page.sameSentence(j, k); j += 1) {
    if (page.at(j)?.kind !== 'word' || page.has(j, 'who', 'person', 'per', 'each')) return -1;
    const site = siteAt(page, j);
    if (site !== undefined && (noun === undefined || isSame(site, noun))) return j;
  }
  return -1;
}

/** The nearest word for a machine on either side, or for the line that a place has to do without; -1 when there is
 *  none. Cards beside it have counts of their own. */
function machineNear(page: Page, k: number, end: number): number {
  for (let n = 1; n <= MACHINE_WITHIN; n += 1)
    for (const j of [k - n, end + n]) {
      if (!page.sameSentence(j, k) || !isOfThePlace(page, j)) continue;
      const isOfCards = [j - 1, j + 1, j + 2].some((i) => page.sameSentence(i, j) && page.at(i)?.kind === 'gpu');
      return isOfCards ? -1 : j;
    }
  return -1;
}
