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
  const e = page.at(j);
  const value = page.at(k)?.figure?.value ?? 0;
  if (e?.kind !== 'word' || !isUnknown(e.tags, 'hostThing') || value < FEWEST_THINGS || !NOUN.test(e.text)) return [];
  const found =
    page.period(j + 1) ?? page.period(j + 2) ?? (IS.has(page.textAt(j + 1)) ? page.period(j + 3) : undefined);
  const things: Unit = { dimension: 'things', end: j, scale: 1, noun: j };
  if (found === undefined || !page.sameSentence(found.end - 1, k)) {
    const period = periodOpening(page, k);
    return period === undefined ? [things] : [{ dimension: 'thingRate', end: j, scale: 1, period, noun: j }, things];
  }
  return [{ dimension: 'thingRate', end: found.end - 1, scale: 1, period: found.period, noun: j }, things];
}

/** "Am Tag kommen 1.800 Scans rein", "al giorno arrivano 600 scansioni": the time that opens the clause of a count,
 *  with a verb between at most. */
function periodOpening(page: Page, k: number): Period | undefined {
  const clause = page.at(k)?.clause;
  for (let j = k - 1; j >= k - OPENING && page.at(j)?.clause === clause && page.sameSentence(j, k); j -= 1) {
    if (page.at(j)?.kind !== 'word' || page.has(j, 'each')) return undefined;
    const period = OPENS.find(([tag]) => page.has(j, tag))?.[1];
    if (period !== undefined) return page.has(j - 1, 'each', 'per') ? undefined : period;
  }
  return undefined;
}
const OPENING = 4;
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
