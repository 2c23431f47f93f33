import type { Page } from '../page/page';
import { shareAt } from '../page/share-words';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { CROWD_JOINS, EVERYBODY_NOUNS, HOLDS_PEOPLE } from '../words/crowd-words';

/** "22,000 students and 1,800 staff", "for 400 doctors, 900 nurses and 50 admins": kinds of people who are counted one
 *  after the other are together those who use it. */

/** Words that may describe the next kind of people: "60 part-time teachers". */
const ADJECTIVES = 3;
/** Kinds that are added up at most. */
const MOST = 8;

/** The claims of a text, people who are counted one after the other as the one crowd that they are. */
export function withJoinedCrowds(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const people = claims
    .filter((c) => c.member === 'totalUsers' && c.tested !== true && c.observed !== true && c.pieces === undefined)
    .sort((a, b) => a.at - b.at);
  if (people.length < 2) return claims;
  const joined = new Map<Claim, Claim>();
  const gone = new Set<Claim>();
  for (const first of people) {
    if (gone.has(first)) continue;
    const row = rowFrom(page, people, first);
    if (row.length < 2) continue;
    row.forEach((c) => gone.add(c));
    joined.set(first, sumOf(first, row));
  }
  return claims.flatMap((c) => joined.get(c) ?? (gone.has(c) ? [] : [c]));
}

/** A kind of people and those that follow it without anything else being said between them. */
function rowFrom(page: Page, people: readonly Claim[], first: Claim): Claim[] {
  const row = [first];
  const from = people.indexOf(first) + 1;
  for (const next of people.slice(from, from + MOST)) {
    const last = row.at(-1) ?? first;
    if (!isJoined(page, last.at, next.at) || isSameKind(page, last.at, next.at)) break;
    row.push(next);
  }
  return row.every((c) => !isOfAll(page, c.at)) ? row : [first];
}

/** Nothing but "and" or a comma stands between two counts of people, and the second is no part of the first: "420
 *  tenants, 9,300 seats" are the seats of the tenants. */
function isJoined(page: Page, from: number, to: number): boolean {
  if (!page.sameSentence(from, to) || shareAt(page, to) !== undefined) return false;
  if (HOLDS_PEOPLE.has(page.textAt(page.unitAt(from))) !== HOLDS_PEOPLE.has(page.textAt(page.unitAt(to)))) return false;
  // "a team of 9 plus 2 interns": the noun of the first stands before it
  const noun = page.has(from - 1, 'groupOf') && CROWD_JOINS.has(page.textAt(from + 1)) ? from : page.unitAt(from);
  let k = noun + 1;
  if (areOfPlaces(page, noun, page.unitAt(to))) while (k < to && !CROWD_JOINS.has(page.textAt(k))) k += 1;
  while (k < to && (page.is(k, ',') || CROWD_JOINS.has(page.textAt(k)))) k += 1;
  return k === to && k > noun + 1;
}

/** "27 people in production plus 6 people in rights": both are told of a place of their own. */
const areOfPlaces = (page: Page, a: number, b: number): boolean =>
  b - a <= PLACED_REACH && isPlacing(page, a) && isPlacing(page, b);
/** Whether a word of place stands right behind the element: "27 people in", "150 à". */
export const isPlacing = (page: Page, noun: number): boolean => PLACED.has(page.textAt(noun + 1).split(' ')[0] ?? '');
const PLACED_REACH = 8;
const PLACED: ReadonlySet<string> = new Set(
  'in at im bei beim en au aux chez nel nella a em no na op w we в на'.split(' '),
);

/** The same people counted again: "900 users, 60 users at once". */
const isSameKind = (page: Page, a: number, b: number): boolean =>
  !areOfPlaces(page, page.unitAt(a), page.unitAt(b)) && page.textAt(page.unitAt(a)) === page.textAt(page.unitAt(b));

/** "1,200 employees, 300 users": everybody there is, or whoever uses it, holds the others or is held by them. */
const isOfAll = (page: Page, k: number): boolean => {
  if (isPlacing(page, page.unitAt(k))) return false;
  for (let j = page.unitAt(k); j > k && j > page.unitAt(k) - ADJECTIVES; j -= 1)
    if (EVERYBODY_NOUNS.has(page.textAt(j)) || page.has(j, 'dau', 'mau', 'conc')) return true;
  return false;
};

function sumOf(first: Claim, row: readonly Claim[]): Claim {
  const value = row.reduce((sum, c) => sum + c.value, 0);
  const weight = Math.max(...row.map((c) => c.weight));
  return {
    ...first,
    value,
    weight,
    pieces: row.map(({ start, end }) => ({ start, end })),
    approximation: `Users: ${row.map((c) => shown(c.value)).join(' and ')} are ${shown(value)} together.`,
  };
}
