import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { Span } from '../reading';
import type { Claim, Member } from '../roles/claim';
import { FUNCTION_WORDS } from '../words/function-words';
import { EACH_OF_THEM, HOLDS_THEM, WITH } from '../words/each-words';
import { EVERY } from '../words/small-words';
import { numberAt } from './count';
import { isPartOfLength } from './prompt-prefix';
import { cutOf } from './cut-into-parts';
import { isSameNoun } from './same-noun';

/** Things that are counted in a text and what holds them: "11 branches, four vets in each of them", "6 schools, each
 *  has two rooms with 28 seats". */

/** Words between a number and its noun, from a number to the "each" that makes it one of a place, and back to those. */
const NOUN_REACH = 3;
const EACH_REACH = 4;
const PLACES_REACH = 16;
/** Things that are looked at, so that the search stays linear. */
const MOST = 24;

/** A number of things; `total` counts them over all that hold them. */
export interface Counted {
  readonly at: number;
  readonly value: number;
  readonly nouns: readonly string[];
  /** Element of the last noun. */
  readonly end: number;
  readonly total: number;
  readonly pieces: readonly Span[];
  readonly holder?: Counted;
  /** They are people by their noun. */
  readonly isPeople: boolean;
}

/** Everything that is counted in whole numbers and is no measure, with what holds it.
 *  @param claims what the figures were taken for: those of times, lengths and speeds count nothing */
export function countedThings(page: Page, claims: readonly Claim[]): readonly Counted[] {
  const out: Counted[] = [];
  const measured = new Set(claims.filter((c) => !COUNTS.has(c.member)).map((c) => c.at));
  for (const k of page.kinds('figure')) {
    if (out.length >= MOST) break;
    const found = measured.has(k) || isTakenAsParts(page, k) ? undefined : thingAt(page, k);
    if (found === undefined) continue;
    const holder = holderOf(page, found, out);
    const pieces = [...(holder?.pieces ?? []), ...found.pieces];
    out.push(holder === undefined ? found : { ...found, holder, total: found.value * holder.total, pieces });
  }
  return out;
}

/** "18 Kapitel" of a book that are asked for one by one hold nobody. */
const isTakenAsParts = (page: Page, k: number): boolean => page.used.has(k) && cutOf(page)?.parts === k;

const COUNTS: ReadonlySet<Member> = new Set<Member>(['totalUsers', 'concurrentRequests', 'items']);

/** What was counted last under a name. */
export const lastNamed = (things: readonly Counted[], noun: string, before = Infinity): Counted | undefined =>
  [...things]
    .reverse()
    .find((t) => t.at < before && t.nouns.some((n) => n === noun || isSameNoun(n, noun) || isTailOf(noun, n)));

/** "huisartsenpraktijken" are practices: the end of a compound with its ending. */
const isTailOf = (noun: string, compound: string): boolean => {
  const at = noun.length < TAIL ? -1 : compound.indexOf(noun);
  return at > 0 && compound.length - at - noun.length <= TAIL_ENDING;
};
const TAIL = 4;
const TAIL_ENDING = 3;

function thingAt(page: Page, k: number): Counted | undefined {
  const value = numberAt(page, k) ?? 0;
  if (!Number.isInteger(value) || value < 2 || page.against(k) !== undefined) return undefined;
  const { nouns, end } = nounsOf(page, k);
  if (nouns.length === 0 || isWorkOfATime(page, end) || isPartOfLength(page, k)) return undefined;
  const pieces = [{ start: page.at(k)?.start ?? 0, end: page.at(firstEnd(page, k, end))?.end ?? 0 }];
  return { at: k, value, nouns, end, total: value, pieces, isPeople: page.has(end, 'who') };
}
/** "8 transmissions par jour", "5 runs each per day": a number of a time is work, and holds nobody. */
const isWorkOfATime = (page: Page, end: number): boolean => {
  const behind = page.has(end + 1, 'each') && page.period(end + 1) === undefined ? end + 2 : end + 1;
  return !page.has(end, 'who') && (page.has(behind, 'daily') || page.period(behind) !== undefined);
};
/** "Parcel depots, 23 of them": the noun stands before. */
const nounsOf = (page: Page, k: number): { readonly nouns: readonly string[]; readonly end: number } =>
  page.has(k + 1, 'partOfThem') && page.is(k - 1, ',') && page.at(k - 2)?.kind === 'word' && page.sameSentence(k - 2, k)
    ? { nouns: [page.textAt(k - 2)], end: k + 1 }
    : nounsBehind(page, k);

/** The words that may be the noun of a number, up to the people that end them. */
function nounsBehind(page: Page, k: number): { readonly nouns: readonly string[]; readonly end: number } {
  const nouns: string[] = [];
  let end = k;
  for (let j = page.unitAt(k); j > 0 && nouns.length <= NOUN_REACH && page.sameSentence(j, k); j += 1) {
    if (page.at(j)?.kind !== 'word' || !NOUN.test(page.textAt(j)) || isMeasure(page, j) || isLink(page, j)) break;
    nouns.push(page.textAt(j));
    end = j;
    if (page.has(j, 'who')) break;
  }
  return { nouns, end };
}
const NOUN = /^(?:\p{L}{3,}|[\p{Script=Han}\p{Script=Kana}\p{Script=Hangul}]+)/u;
/** The noun next to the number, or the people behind it. */
const firstEnd = (page: Page, k: number, end: number): number => (page.has(end, 'who') ? end : page.unitAt(k));

/** Measures, work, hardware and times: they count nothing that asks. */
const isMeasure = (page: Page, j: number): boolean =>
  page.timeUnit(j) !== undefined ||
  page.has(
    j,
    'tok',
    'percent',
    'tenths',
    'gpuWord',
    'node',
    'req',
    'doc',
    'image',
    'pageUnit',
    'wordUnit',
    'gb',
    'conc',
    'daily',
    'hourly',
    'samples',
    'shiftWork',
  );

/** Small words that go on to something else. */
const isLink = (page: Page, j: number): boolean =>
  page.has(j, 'per', 'each', 'and', 'or', 'in', 'run', 'determiner', 'hedge', 'holds', 'asLong') ||
  WITH.has(page.textAt(j)) ||
  SMALL.has(page.textAt(j)) ||
  EVERY.has(page.textAt(j));

const SMALL: ReadonlySet<string> = new Set(Object.values(FUNCTION_WORDS).flatMap((words) => words.split(' ')));

/** Whether the text says anywhere that something is so for each: else nothing holds anything. */
export const saysEach = (page: Page): boolean => eachWords(page).length > 0;
const eachWords = beginningsOf({ tags: ['each', 'per', 'mean'], words: [...EVERY, ...EACH_OF_THEM] });

/** What holds a thing: the places that "each" beside it speaks of, or the last one of a chain. */
function holderOf(page: Page, t: Counted, earlier: readonly Counted[]): Counted | undefined {
  const last = saysEach(page) ? earlier.at(-1) : undefined;
  if (last === undefined || t.at - last.at > PLACES_REACH || !isNearSentence(page, last.at, t.at)) return undefined;
  if (isChained(page, last, t)) return last;
  const each = eachBeside(page, t);
  if (each === undefined) return undefined;
  const named = page.textAt(each + 1);
  const byName = lastNamed(earlier, named);
  if (byName !== undefined) return byName;
  return isPronoun(page, each, t) ? last : undefined;
}
const isNearSentence = (page: Page, a: number, b: number): boolean =>
  (page.at(b)?.sentence ?? 0) - (page.at(a)?.sentence ?? 0) <= 1;

/** "Each of our 6 schools has two rooms", and "two rooms with 28 seats" of them. */
function isChained(page: Page, last: Counted, t: Counted): boolean {
  if (!page.sameSentence(last.at, t.at)) return false;
  const isOpened = [1, 2, 3].some((n) => page.has(last.at - n, 'each') && page.sameSentence(last.at - n, last.at));
  const holds = [t.at - 1, t.at - 2].some(
    (j) => j > last.at && (page.has(j, 'holds') || HOLDS_THEM.has(page.textAt(j))),
  );
  if (isOpened && holds) return true;
  return last.holder !== undefined && t.at - last.end <= 2 && WITH.has(page.textAt(t.at - 1));
}

/** The word that says that so many are in each: before the number or behind its noun. */
function eachBeside(page: Page, t: Counted): number | undefined {
  return eachBefore(page, t) ?? eachBehind(page, t);
}
function eachBefore(page: Page, t: Counted): number | undefined {
  for (let j = t.at - 1; j >= t.at - EACH_REACH && page.sameSentence(j, t.at); j -= 1) {
    if (page.at(j)?.kind === 'figure' || page.is(j, ',')) break;
    if (isEach(page, j)) return j;
  }
  return undefined;
}
function eachBehind(page: Page, t: Counted): number | undefined {
  for (let j = t.at + 1; j <= t.end + EACH_REACH && page.sameSentence(j, t.at); j += 1) {
    if (page.at(j)?.kind === 'figure' || page.is(j, ',') || page.period(j) !== undefined) break;
    // "300 Mitarbeiter mit je 10 Anfragen": the next number is one of each of these
    if (page.at(j + 1)?.kind === 'figure' && page.sameSentence(j, j + 1)) break;
    if (isEach(page, j) || (page.has(j, 'mean') && WITH.has(page.textAt(t.at - 1)))) return j;
  }
  return undefined;
}
const isEach = (page: Page, j: number): boolean =>
  page.has(j, 'each') || EVERY.has(page.textAt(j)) || EACH_OF_THEM.has(page.textAt(j)) || page.has(j, 'per');

/** "Each" of what was counted last, without its name: "four vets in each of them", "je 9 Beratern". */
const isPronoun = (page: Page, each: number, t: Counted): boolean => {
  if (page.has(each, 'mean') || EACH_OF_THEM.has(page.textAt(each))) return true;
  if (!page.has(each, 'each')) return false;
  const next = page.at(each + 1);
  const leads = each + 1 === t.at || next === undefined || next.kind !== 'word' || !page.sameSentence(each, each + 1);
  return leads || page.has(each + 1, 'third', 'holds') || WITH.has(next.text) || OF_THEM.test(next.text);
};
const OF_THEM = /^(?:of|one|them|working|arbeiten|lavorano|trabajan|trabalham|travaillent)$/;
