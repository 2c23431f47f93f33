import type { Page } from '../page/page';
import { wordSet } from '../words/word-set';
import { CLOSED, CLOSED_SIGNS, CLOSES, CLOSES_WITH, NOTHING_RUNS, RUNS } from '../words/closed-words';

/** Hours and days in which nobody needs the service, told instead of those in which it runs: "off between 23h and 6h",
 *  "am Wochenende geschlossen". */

/** How far from the hours such words may stand, elements. */
const REACH = 7;
const ENDS: ReadonlySet<string> = new Set([',', ';', '(', ')', ':']);

/** Whether the words right around `from` to `to`, up to the next comma, say that nothing runs then.
 *  @param save words of it that are not enough */
export function isClosedAround(page: Page, from: number, to: number, save = NOTHING): boolean {
  const sides = [placesBeside(page, from, -1).reverse(), placesBeside(page, to, 1)];
  const wordsOf = (places: readonly number[]): readonly string[] => places.flatMap((j) => page.textAt(j).split(' '));
  const all = wordsOf(sides.flat());
  // what is denied closes nothing
  const words = wordsOf(sides.flat().filter((j) => !page.has(j - 1, 'not') && !CLOSED_THINGS.test(page.textAt(j + 1))));
  return (
    words.some((w) => CLOSED.has(w) && !save.has(w)) ||
    (words.some((w) => CLOSES.test(w)) && words.some((w) => CLOSES_WITH.test(w))) ||
    (all.some((w) => NOTHING_RUNS.has(w)) && all.some((w) => RUNS.test(w)) && !all.some((w) => WITHOUT.has(w))) ||
    sides.some((side) => CLOSED_SIGNS.test(wordsOf(side).join('')))
  );
}

/** Whether the words around the hours at `k` say that nothing runs then. */
export const isClosedAt = (page: Page, k: number): boolean =>
  page.is(k - 1, '(') && page.is(k + 1, ')') ? isClosedAround(page, k - 1, k + 1) : isClosedAround(page, k, k);

/** The elements of a side up to the next mark; those of a sign each count half. */
function placesBeside(page: Page, k: number, step: number): number[] {
  const places: number[] = [];
  let far = 0;
  for (let j = k + step; page.sameSentence(j, k) && !ENDS.has(page.textAt(j)); j += step) {
    far += page.textAt(j).length === 1 ? HALF : 1;
    if (far > REACH) break;
    places.push(j);
  }
  return places;
}
const HALF = 0.5;
const NOTHING: ReadonlySet<string> = new Set();
/** "Nothing runs without it". */
const WITHOUT = wordSet('without ohne sans sin senza sem zonder bez без utan');
/** "Closed beta", "closed source". */
const CLOSED_THINGS = /^(?:beta|source|model|models|weights|loop|question|group|circle|-)$/;
