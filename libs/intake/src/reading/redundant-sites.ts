import { nearestAround } from '../page/nearest';
import { hasWord } from '../lexer/first-word';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { Span } from '../reading';
import { BREAKS_DOWN, GOES_ON } from '../words/failure-words';
import { isSite } from '../words/site-words';
import { ALONE, ANY_OF_THEM, CARRY, LOAD, WHOLE } from '../words/site-load-words';
import { numberAt, validCount } from './count';
import { isWantedPlace } from './wanted-places';

/** "Two data centres, each must carry the full load alone", "three sites, and the loss of one of them may not be
 *  noticed": places that are there for each other. */

/** How far apart the words of such a demand may stand, elements. */
const LOAD_WITHIN = 3;
const VERB_WITHIN = 8;
const SITE_WITHIN = 6;
/** Sentences between the number of the places and the demand. */
const SENTENCES = 2;
const NOUN_REACH = 3;
/** More places than this are not there for each other. */
const MOST_SITES = 12;

/** Places that are there for each other. */
export interface RedundantSites {
  readonly count: number;
  /** Each carries all by itself; else the others carry what one leaves. */
  readonly isAll: boolean;
  readonly spans: readonly Span[];
}

/** The places of a text that carry the load for each other; undefined where none are told of. */
export function redundantSites(page: Page): RedundantSites | undefined {
  const all = wholes(page).find((k) => isSaid(page, k) && (page.has(k, 'ha') ? isWhole(page, k) : carriesAll(page, k)));
  const lost = all === undefined ? breaks(page).find((k) => isSaid(page, k) && isLossOfSite(page, k)) : undefined;
  const at = all ?? lost;
  const sites = at === undefined ? undefined : (countedSites(page, at) ?? namedSites(page, at));
  const said = at === undefined ? undefined : page.at(at);
  if (sites === undefined || said === undefined) return undefined;
  return { count: sites.count, isAll: all !== undefined, spans: [...sites.spans, said] };
}

const wholes = beginningsOf({ tags: ['ha'], words: WHOLE });
const breaks = beginningsOf({ tags: ['ha'], words: BREAKS_DOWN });

/** What is imagined is what has to be outlived; others' houses, the past and offers are not the question. */
const isSaid = (page: Page, k: number): boolean => {
  const against = page.against(k);
  return (against === undefined || against === 'hypothetical') && !page.isOffered(k);
};

/** The whole load beside a verb of carrying it, in a sentence about any one of them or one alone. */
function carriesAll(page: Page, k: number): boolean {
  const isLoad =
    isAround(page, k, LOAD_WITHIN, (j) => page.has(j, 'load') || LOAD.has(page.textAt(j))) ||
    CARRY.has(page.textAt(k - 1)) ||
    CARRY.has(page.textAt(k + 1));
  return isLoad && near(page, k, VERB_WITHIN, CARRY) && near(page, k, VERB_WITHIN, ANY_OF_THEM, ALONE);
}

/** "Carry full load alone": one phrase that holds such a word. */
const isWhole = (page: Page, k: number): boolean => hasWord(page.textAt(k), WHOLE);

/** One place that breaks, in a sentence that says that the service goes on. */
const isLossOfSite = (page: Page, k: number): boolean =>
  (page.has(k, 'ha') ? hasWord(page.textAt(k), BREAKS_DOWN) : near(page, k, VERB_WITHIN * 2, GOES_ON)) &&
  isAround(page, k, SITE_WITHIN, (j) => isSite(page.textAt(j)) && !page.has(j, 'node', 'gpuWord'));

const near = (page: Page, k: number, reach: number, ...words: readonly ReadonlySet<string>[]): boolean =>
  isAround(page, k, reach, (j) => words.some((set) => set.has(page.textAt(j))));
const isAround = (page: Page, k: number, reach: number, test: (j: number) => boolean): boolean =>
  nearestAround(page, k, reach, test) !== undefined;

type Sites = Pick<RedundantSites, 'count' | 'spans'>;

/** "Two data centres", in the sentence of the demand or shortly before. */
function countedSites(page: Page, at: number): Sites | undefined {
  const sentence = page.at(at)?.sentence ?? 0;
  for (const k of page.kinds('figure')) {
    const e = page.at(k);
    const count = e !== undefined && Math.abs(e.sentence - sentence) <= SENTENCES ? fewAt(page, k) : undefined;
    const end = count === undefined ? undefined : siteBehind(page, k);
    if (e !== undefined && count !== undefined && end !== undefined) return { count, spans: [{ start: e.start, end }] };
  }
  return undefined;
}

/** A number of a few places that speaks of now. */
function fewAt(page: Page, k: number): number | undefined {
  const count = page.against(k) === undefined ? numberAt(page, k) : undefined;
  return count !== undefined && validCount(count) && count >= 2 && count <= MOST_SITES ? count : undefined;
}

/** Where the word for the places ends that a number counts. */
function siteBehind(page: Page, k: number): number | undefined {
  for (let j = k + 1; j <= k + NOUN_REACH && page.sameSentence(j, k) && page.at(j)?.kind === 'word'; j += 1)
    if (isSite(page.textAt(j))) return page.at(j)?.end;
  return undefined;
}

/** The places by their names, in the sentence of the demand or the one before. */
function namedSites(page: Page, at: number): Sites | undefined {
  const sentence = page.at(at)?.sentence ?? 0;
  const named = new Map<string, Span>();
  for (const k of page.kinds('place')) {
    const e = page.at(k);
    if (e === undefined || e.sentence > sentence || e.sentence < sentence - 1) continue;
    if (e.name !== undefined && page.against(k) === undefined && isWantedPlace(page, k)) named.set(e.name, e);
  }
  return named.size < 2 || named.size > MOST_SITES ? undefined : { count: named.size, spans: [...named.values()] };
}
