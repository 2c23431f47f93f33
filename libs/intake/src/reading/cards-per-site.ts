import type { Page } from '../page/page';
import { isSite } from '../words/site-words';
import { MOST_CARDS, numberAt, validCount } from './count';
import type { Hardware } from './hardware-mention';

/** "Two data centres, each with 6 servers of 2x A100", "4 L40S per site, 3 sites": the cards of one of several places
 *  are there as often as there are places. */

/** How far before the cards the places may be counted, elements, and how far behind. */
const BEFORE = 12;
const BEHIND = 8;
/** Words between a number and the noun of the places ("two new data centres"). */
const NOUN_REACH = 3;
/** Words between "each" and the count of the cards ("each runs 2 servers"). */
const LED_REACH = 3;
/** More places than this are counted otherwise. */
const MOST_SITES = 500;

/** A number of places where they are counted. */
interface Sites {
  readonly at: number;
  readonly count: number;
  /** The last element of their name. */
  readonly end: number;
}

/** The hardware of a text, that of one place times the places. */
export function overSites(page: Page, all: readonly Hardware[]): readonly Hardware[] {
  if (!page.tells('each', 'per')) return all;
  return all.map((h) => {
    const sites = h.counted ? (sitesBefore(page, h) ?? sitesBehind(page, h)) : undefined;
    const figure = sites === undefined ? undefined : page.at(sites.at);
    if (sites === undefined || figure === undefined || h.count * sites.count > MOST_CARDS) return h;
    page.used.add(sites.at);
    return { ...h, count: h.count * sites.count, counting: [...(h.counting ?? []), figure] };
  });
}

/** "Two sites, each with 3 nodes of 4 L40S", "in each of our 2 regions 8 H100", "two sites with 8 H100 each". */
function sitesBefore(page: Page, h: Hardware): Sites | undefined {
  for (let j = h.from - 1; j >= h.from - BEFORE && page.sameSentence(j, h.from); j -= 1) {
    if (page.at(j)?.kind === 'gpu' || page.at(j)?.kind === 'money') return undefined;
    const sites = sitesAt(page, j);
    if (sites !== undefined) return isOfEach(page, h, sites) ? sites : undefined;
    if (page.at(j)?.kind === 'figure') return undefined;
  }
  return undefined;
}

function isOfEach(page: Page, h: Hardware, { at, end }: Sites): boolean {
  if (isEachAt(page, at - 1) || isEachAt(page, at - 2) || isEachAt(page, at - 3)) return true;
  for (let j = h.from - 1; j >= h.from - LED_REACH && j > end; j -= 1) if (isEachAt(page, j)) return true;
  return isEachAt(page, end + 1) || (!countsMachines(page, h) && isEachAt(page, h.at + 1));
}
/** "3 nodes with 8 H100 each": what each holds is a machine's. */
function countsMachines(page: Page, h: Hardware): boolean {
  for (let j = h.from; j < h.at; j += 1) if (page.has(j, 'node')) return true;
  return false;
}

/** "4 L40S per site, 3 sites", "8 H100 in each region (two regions)". */
function sitesBehind(page: Page, h: Hardware): Sites | undefined {
  const per = [h.at + 1, h.at + 2].find((j) => isEachAt(page, j) && isSite(page.textAt(j + 1)));
  if (per === undefined || !page.sameSentence(per + 1, h.at)) return undefined;
  for (let j = per + 2; j <= per + 1 + BEHIND && page.sameSentence(j, h.at); j += 1) {
    if (page.at(j)?.kind === 'gpu') return undefined;
    const sites = sitesAt(page, j);
    if (sites !== undefined) return sites;
  }
  return undefined;
}
const isEachAt = (page: Page, j: number): boolean => page.has(j, 'each', 'per');

/** A number of at least two places at `k`. */
function sitesAt(page: Page, k: number): Sites | undefined {
  const count = page.used.has(k) ? undefined : numberAt(page, k);
  if (count === undefined || !validCount(count) || count < 2 || count > MOST_SITES) return undefined;
  for (let j = k + 1; j <= k + NOUN_REACH && page.sameSentence(j, k); j += 1) {
    if (isSite(page.textAt(j))) return { at: k, count, end: j };
    if (page.at(j)?.kind !== 'word' || page.has(j, 'node', 'gpuWord')) return undefined;
  }
  return undefined;
}
