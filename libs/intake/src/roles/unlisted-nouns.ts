import type { Page, Period } from '../page/page';
import { THINGS_IN_ERS } from '../words/nouns';
import type { Tag } from '../words';
import { IS } from '../words/telling-words';
import { isUnknown } from '../words/voice';
import type { Unit } from './rows/unit';

/** Nouns that no word list knows, behind a figure: a trade counts people, the rest are things. */

/** Fewer than these, things that nobody listed are no volume. */
const FEWEST_THINGS = 20;
/** So few of a trade that nobody listed may be anything. */
const FEWEST_PEOPLE = 3;
const NOUN = /^\p{L}{4,}$/u;
/** How a plural of a trade ends. */
const TRADES = /^[a-z]{4,}(?:ers|ors|ists|ians|ees|eurs|eure|istas|isti|istes|iker|ikern|innen)$/;
const THINGS = new RegExp(`(?:${THINGS_IN_ERS.join('|')})$`);

/** Nouns that a word before them only describes: "9,400 store employees", "300 warranty tickets". */
const COUNTED: readonly Tag[] = ['who', 'dau', 'mau', 'conc', 'req', 'doc', 'image'];
const isDescribed = (page: Page, j: number): boolean =>
  page.sameSentence(j, j + 1) && page.at(j + 1)?.kind === 'word' && page.has(j + 1, ...COUNTED);

/** What a noun at `j` that nobody listed makes of the figure at `k`; nothing where it describes the one behind it. */
export function unlistedUnits(page: Page, k: number, j: number): readonly Unit[] {
  if (isDescribed(page, j)) return [];
  const value = page.at(k)?.figure?.value;
  const people = [j, ...(isPlain(page, j) ? [j + 1] : [])].find((n) => soundsLikePeople(page, n, value));
  if (people !== undefined) return [{ dimension: 'people', end: people, scale: 1, noun: people }];
  return thingsAt(page, k, j);
}
/** "280 fee earners": a noun that says which of a trade they are. */
const isPlain = (page: Page, j: number): boolean =>
  page.at(j)?.kind === 'word' &&
  page.at(j)?.tags.size === 0 &&
  page.sameSentence(j, j + 1) &&
  !page.textAt(j).endsWith('s');

/** "400 barristers": a plural that nobody listed but that ends like a trade counts people. */
export function soundsLikePeople(page: Page, j: number, value = Infinity): boolean {
  const e = page.at(j);
  const isOpen = e?.kind === 'word' && isUnknown(e.tags) && value > FEWEST_PEOPLE;
  return isOpen && TRADES.test(e.text) && !THINGS.test(e.text);
}

/** "11,000 claims", "2,600 leases per day", "2,200 doubts are asked per hour": a noun that nobody listed, counted in
 *  numbers. */
function thingsAt(page: Page, k: number, j: number): readonly Unit[] {
  if (!areThings(page, k, j)) return [];
  const things: Unit = { dimension: 'things', end: j, scale: 1, noun: j };
  const behind = periodRightBehind(page, k, j);
  const period = behind?.period ?? periodOpening(page, k) ?? periodClosing(page, j);
  if (period === undefined) return [things];
  return [{ dimension: 'thingRate', end: behind?.end ?? j, scale: 1, period, noun: j }, things];
}

/** Many of a noun that nobody listed; so many offers are what a seller writes: "373 offers a day". */
function areThings(page: Page, k: number, j: number): boolean {
  const e = page.at(j);
  if (e?.kind !== 'word' || !isUnknown(e.tags, 'hostThing', 'offer')) return false;
  return (page.at(k)?.figure?.value ?? 0) >= FEWEST_THINGS && NOUN.test(e.text);
}

/** The period within two words behind the noun at `j`, and the last element of it. */
function periodRightBehind(page: Page, k: number, j: number): { period: Period; end: number } | undefined {
  const found =
    page.period(j + 1) ?? page.period(j + 2) ?? (IS.has(page.textAt(j + 1)) ? page.period(j + 3) : undefined);
  if (found === undefined || !page.sameSentence(found.end - 1, k)) return undefined;
  return { period: found.period, end: found.end - 1 };
}

/** "Am Tag kommen 1.800 Scans rein", "al giorno arrivano 600 scansioni": the time that opens the clause of a count,
 *  with a verb between at most. */
function periodOpening(page: Page, k: number): Period | undefined {
  for (let j = k - 1; j >= k - OPENING && isOfClause(page, j, k); j -= 1) {
    if (page.is(j, ',') && j === k - 1) continue; // "chaque jour, 345 commandes arrivent"
    if (page.at(j)?.kind !== 'word' || page.has(j, 'each')) return undefined;
    const period = OPENS.find(([tag]) => page.has(j, tag))?.[1];
    if (period !== undefined) return page.has(j - 1, 'each', 'per') ? undefined : period;
  }
  return undefined;
}
const OPENING = 4;
/** In the clause of the count, or in the one that a comma right before the count ends. */
const isOfClause = (page: Page, j: number, k: number): boolean =>
  page.sameSentence(j, k) && (page.at(j)?.clause === page.at(k)?.clause || page.is(k - 1, ','));

/** "Orders come in daily", "Aufträge gehen täglich ein": the time behind the verb of what is counted at `j`, with words
 *  of no other meaning between. */
function periodClosing(page: Page, j: number): Period | undefined {
  const clause = page.at(j)?.clause;
  for (let n = j + 1; n <= j + CLOSING && page.at(n)?.clause === clause && page.sameSentence(n, j); n += 1) {
    const period = OPENS.find(([tag]) => page.has(n, tag))?.[1];
    if (period !== undefined) return page.has(n, 'each') ? undefined : period;
    if (page.at(n)?.kind !== 'word' || page.has(n, 'each', 'per', 'and', 'or', 'who', 'req', 'doc')) return undefined;
  }
  return undefined;
}
const CLOSING = 4;
const OPENS: readonly (readonly [Tag, Period])[] = [
  ['daily', 'day'],
  ['hourly', 'hour'],
  ['monthly', 'month'],
];

/** "12 tok/s per pupil": for each of whom nobody listed, never for a card, a machine or a time. */
export function isPerHead(page: Page, j: number): boolean {
  const e = page.at(j + 2);
  if (!page.has(j + 1, 'per') || e === undefined || !page.sameSentence(j, j + 2)) return false;
  return page.has(j + 2, 'who', 'seqs') || (e.kind === 'word' && isUnknown(e.tags) && NOUN.test(e.text));
}
