import { type Element, isFigure } from '../elements/element';
import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { isMadeOf, shown } from '../roles/claim';
import { COMES_TO_ALL } from '../words/each-words';
import { postposedPlace } from './postposed-places';
import { isSameNoun } from './same-noun';

/** "40 clinics ... each clinic has 12 staff", "25 branches with 8 advisers each", "30 letters per clinic": what is said
 *  of one place counts as often as there are places. */

/** What may be said of each place, and how the product is called. */
const OF_PLACES: Partial<Record<Member, string>> = {
  totalUsers: 'Users',
  concurrentRequests: 'Concurrent requests',
  requestsPerDay: 'Requests per day',
  requestsPerSecond: 'Requests per second',
  tokensPerDay: 'Tokens per day',
  items: 'Items',
};
/** How far from a figure its "per clinic" or "each" may stand, elements. */
const REACH = 8;
/** How far before "each" the places may be counted. */
const PLACES_REACH = 10;
/** How many words may stand between a number and the noun that it counts: "40 veterinary clinics". */
const NOUN_REACH = 3;
/** Nouns are told apart by their first letters. */
const STEM = 3;
/** Nouns that begin alike are looked at up to this many, so that the search stays linear. */
const ALIKE = 8;

/** A number of places that means nothing else: its element and the nouns that it may count. */
interface Places {
  readonly at: number;
  readonly value: number;
  readonly nouns: readonly Element[];
}

/** The claims of a text, those of one place multiplied by how many places there are. */
export function withPlaces(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const mayCount = (c: Claim): boolean => OF_PLACES[c.member] !== undefined && page.speaksOf(c.at, 'per', 'each');
  if (!claims.some(mayCount)) return claims;
  const taken = new Set(claims.map((c) => c.at));
  const places = page.kinds('figure').flatMap((k) => (taken.has(k) ? [] : (placesAt(page, k) ?? [])));
  if (places.length === 0) return claims;
  const byStem = new Map<string, Places[]>();
  for (const p of places) for (const { text } of p.nouns) addTo(byStem, text.slice(0, STEM), p);
  const byPosition = new Map(places.map((p) => [p.at, p] as const));
  return claims.map((c) => {
    const what = OF_PLACES[c.member];
    // "180 per clinic, 2,520 together" has its product already
    if (what === undefined || c.setting === true || isTogether(page, c.at) || isOfAll(c)) return c;
    const of = namedPlace(page, c, byStem) ?? postposedPlace(page, c.at, places) ?? eachOf(page, c, byPosition);
    return of === undefined || isMadeOf(page, c, of.at) ? c : multiplied(page, c, of, what);
  });
}

/** People who were counted over all their places already. */
const isOfAll = (c: Claim): boolean => c.member === 'totalUsers' && c.pieces !== undefined;

const isTogether = (page: Page, k: number): boolean =>
  isInAll(page, k) ||
  page.before(k, 2, ['total'], isFigure) >= 0 ||
  page.after(k, NOUN_REACH, ['total'], isFigure) >= 0;

/** "800 staff in all": a clause ends behind it. */
function isInAll(page: Page, k: number): boolean {
  for (let j = k + 1; j <= k + NOUN_REACH && page.sameSentence(j, k); j += 1)
    if (page.is(j, 'in') && page.is(j + 1, 'all')) return page.at(j + 2)?.kind !== 'word';
  return false;
}

function addTo(byStem: Map<string, Places[]>, stem: string, places: Places): void {
  const alike = byStem.get(stem);
  if (alike === undefined) byStem.set(stem, [places]);
  else if (alike.length < ALIKE) alike.push(places);
}

/** A whole number of at least two that speaks of now. */
function manyAt(page: Page, k: number): number | undefined {
  const value = page.at(k)?.kind === 'figure' ? page.at(k)?.figure?.value : undefined;
  const isMany = value !== undefined && Number.isInteger(value) && value >= 2;
  return isMany && page.against(k) === undefined ? value : undefined;
}

function placesAt(page: Page, k: number): Places | undefined {
  const value = manyAt(page, k);
  if (value === undefined) return undefined;
  const nouns: Element[] = [];
  for (let j = k + 1; j <= k + NOUN_REACH + 1 && page.sameSentence(k, j); j += 1) {
    const e = page.at(j);
    if (isCompound(page, j)) {
      j += 2;
      continue;
    }
    if (e === undefined || e.kind !== 'word' || isCountedOtherwise(page, j) || isTime(page, j)) break;
    nouns.push(e);
  }
  return nouns.length === 0 || isWorkOfATime(page, k + nouns.length) ? undefined : { at: k, value, nouns };
}

/** "400 images a day" are work that comes, and hold nobody. */
const isWorkOfATime = (page: Page, noun: number): boolean => isTime(page, noun + 1);
const isTime = (page: Page, j: number): boolean => page.has(j, 'daily') || page.period(j) !== undefined;

/** "call-centre sites": a word that a hyphen joins to the next only describes. */
const isCompound = (page: Page, j: number): boolean =>
  page.is(j + 1, '-') && page.at(j + 1)?.glued === true && page.at(j + 2)?.glued === true;

/** People, requests, machines, times and what a run learns from have rules of their own. */
const isCountedOtherwise = (page: Page, j: number): boolean =>
  page.timeUnit(j) !== undefined ||
  page.has(j, 'who', 'person', 'dau', 'mau', 'conc', 'req', 'tok', 'gpuWord', 'node', 'per', 'each', 'hedge', 'run') ||
  page.has(j, 'percent', 'samples', 'asLong');

/** "per clinic", "each clinic", "je Filiale" beside the figure, where clinics were counted. */
function namedPlace(page: Page, c: Claim, byStem: ReadonlyMap<string, readonly Places[]>): Places | undefined {
  if (isReckonedUp(page, c.at)) return undefined;
  for (let d = 1; d <= REACH; d += 1)
    for (const j of [c.at + d, c.at - d]) {
      if (!page.sameSentence(c.at, j) || !page.has(j, 'per', 'each') || isArticle(page, c.at, j)) continue;
      if (isOfAnother(page, c.at, j)) continue;
      const noun = page.textAt(j + 1);
      if (isSameNoun(page.textAt(page.unitAt(c.at)), noun)) continue; // "8 análises por analista, 150 analistas"
      // "58,000 on a school day": a kind of day
      if (isRateOfDay(page, c, j + 2) || page.has(j + 2, 'day')) continue;
      const alike = byStem.get(noun.slice(0, STEM)) ?? [];
      for (const p of alike) {
        const named = p.nouns.findIndex(({ text }) => isSameNoun(text, noun));
        if (named >= 0) return { ...p, nouns: p.nouns.slice(0, named + 1) };
      }
    }
  return undefined;
}

/** "800 staff in all, each site must keep working": the subject of what is said next; "40 users, 400 a month per site":
 *  said of another figure. */
function isOfAnother(page: Page, at: number, j: number): boolean {
  let isNext = false;
  for (let i = at + 1; i < j; i += 1) {
    if (page.at(i)?.figure !== undefined) return true;
    isNext ||= page.at(i)?.kind === 'mark';
  }
  return isNext && page.has(j, 'each') && page.at(j + 2)?.kind === 'word';
}

/** "12 sessions per firm and day", "60 dossiers par bureau et par jour": a rate. */
const isRateOfDay = (page: Page, c: Claim, and: number): boolean =>
  page.has(and, 'and') && (page.has(and + 1, 'day') || (c.member === 'items' && isTime(page, and + 1)));

/** "A part every 2.5 s per press, so 6.4 images/s": what it comes to is of all of them. */
const isReckonedUp = (page: Page, k: number): boolean =>
  [k - 1, k - 2, k - 3].some((j) => page.sameSentence(j, k) && COMES_TO_ALL.has(page.textAt(j)));

/** "26,000 a day, an episode is 14k tokens": an article behind a comma opens what is said next. */
const isArticle = (page: Page, at: number, j: number): boolean =>
  page.has(j, 'determiner') && !page.has(j, 'each') && (page.is(j - 1, ',') || (j < at && page.is(j + 2, ',')));

/** "25 branches with 8 advisers each", "14 Standorte mit jeweils 50 Mitarbeitern": the places counted last before. */
function eachOf(page: Page, c: Claim, byPosition: ReadonlyMap<number, Places>): Places | undefined {
  if (!isOfEach(page, c)) return undefined;
  for (let j = c.at - 1; j >= c.at - PLACES_REACH && page.sameSentence(j, c.at); j -= 1)
    if (page.at(j)?.kind === 'figure') return firstNounOf(byPosition.get(j));
  return undefined;
}

/** "8 advisers each", "each with 8 advisers". */
function isOfEach(page: Page, c: Claim): boolean {
  if (page.before(c.at, NOUN_REACH, ['each'], isFigure) >= 0 || page.has(c.at - 1, 'per', 'each')) return true;
  const each = page.after(c.at, NOUN_REACH, ['each'], isFigure);
  // "300 Mitarbeiter mit je 10 Anfragen": of each of these, and they are not of each of others
  return each >= 0 && page.at(each + 1)?.figure === undefined && !isGiven(page, each);
}

/** "Six planners on it, each gets about 5": what each of them has is told behind it. */
const isGiven = (page: Page, each: number): boolean =>
  page.has(each + 1, 'observed') && [each + 2, each + 3].some((j) => page.at(j)?.figure !== undefined);

/** Without a name to go by, the noun next to the number is what is counted. */
const firstNounOf = (places: Places | undefined): Places | undefined =>
  places && { ...places, nouns: places.nouns.slice(0, 1) };

function multiplied(page: Page, c: Claim, of: Places, what: string): Claim {
  const value = c.value * of.value;
  const counted = { start: page.at(of.at)?.start ?? c.start, end: of.nouns.at(-1)?.end ?? c.end };
  return {
    ...c,
    value,
    approximation: saidOf(what, of.value, c.value),
    pieces: [counted, ...(c.pieces ?? [c])],
  };
}
const saidOf = (what: string, places: number, each: number): string =>
  `${what}: ${shown(places)} times ${shown(each)} each are ${shown(places * each)}.`;
