import type { Page } from '../page/page';
import { COPULAS, DEAR, EACH_ONE, PRICE_LEADS } from '../words/price-words';
import { isMachine } from './factors';

/** Less is a power, a memory or a number of people. */
const LEAST_PRICE = 100;
/** How far behind the words of a period "too dear" may stand, elements. */
const DEAR_WITHIN = 3;

/** A price without a currency: "the 4090 at 1,650 is out", "too dear at 3,400 a month". It counts nothing. */
export const isPriceAlone = (page: Page, k: number): boolean =>
  (page.at(k)?.figure?.value ?? 0) >= LEAST_PRICE &&
  page.at(k)?.kind === 'figure' &&
  page.sameSentence(k - 2, k) &&
  (isOfMachine(page, k) || isTooDear(page, k));

/** "A 3090 at 700", "a 7900 XTX goes for 540", "die 4090 für 1.650 ist raus": behind the machine and a word of price,
 *  with nothing behind it that it could count. */
function isOfMachine(page: Page, k: number): boolean {
  const isLed = PRICE_LEADS.has(page.textAt(k - 1)) || (page.has(k - 1, 'price', 'offer') && !page.has(k - 1, 'own'));
  if (!isLed) return false;
  const named = COPULAS.has(page.textAt(k - 2)) ? k - 3 : k - 2;
  return isMachine(page, named) && countsNothing(page, k + 1);
}

const countsNothing = (page: Page, k: number): boolean =>
  !page.sameSentence(k - 1, k) ||
  (page.at(k)?.kind === 'mark' && !UNITS.has(page.textAt(k))) ||
  page.has(k, 'or', 'and') ||
  COPULAS.has(page.textAt(k)) ||
  EACH_ONE.has(page.textAt(k));
const UNITS: ReadonlySet<string> = new Set(['%', '/', '×', '*', '°', '(']);

/** "Too dear at 3,400 a month", "war mit 3.400 im Monat zu teuer". */
function isTooDear(page: Page, k: number): boolean {
  const lead = PRICE_LEADS.has(page.textAt(k - 1)) || page.at(k - 1)?.kind === 'mark' ? k - 2 : k - 1;
  if (isDear(page, lead)) return true;
  const period = page.period(k + 1);
  if (period === undefined) return false;
  for (let j = k + 2; j <= period.end + DEAR_WITHIN && page.sameSentence(j, k); j += 1)
    if (isDear(page, j)) return true;
  return false;
}
const isDear = (page: Page, k: number): boolean => page.has(k, 'dropped', 'dear') && DEAR.test(page.textAt(k));
