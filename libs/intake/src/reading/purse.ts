import type { Page } from '../page/page';
import { taxInSum } from './tax-in-sums';
import { FOR_THAT, FOR_WHAT, FURTHER, HAVE_AT_THE_END, POINTS_AT_IT, SPENT_ON } from './data/money-words';

/** How far behind a sum the thing may be named that it is for, elements. */
const REACH = 4;

/** "We have 15k for it", "wir haben 12.000 Euro für einen Server", "we've got 20k to spend", "I have $2,500 and that
 *  has to cover 13% HST": money that is there for what the text asks about, and is spent once. */
export const isPurse = (page: Page, k: number): boolean =>
  isPutDown(page, k) ||
  isSaved(page, k) ||
  limitOfOffer(page, k) !== undefined ||
  (isHad(page, k) &&
    (isAll(page, k) ||
      taxInSum(page, k) !== undefined ||
      (page.sameSentence(k, k + 1) && (isToSpend(page, k + 1) || isForIt(page, k + 1)))));

/** "We could put 90,000 dollars on the table": a sum that is paid at once. */
const isPutDown = (page: Page, k: number): boolean => page.sameSentence(k, k + 1) && PUT_DOWN.has(page.textAt(k + 1));
const PUT_DOWN: ReadonlySet<string> = new Set(['on the table', 'up front', 'upfront', 'auf den tisch']);

/** "Hab 1.400 € zusammen", "I have 1,400 € saved", "j'ai 1 400 € de côté", "saved up 1,400 €": what was put by is spent
 *  once. */
function isSaved(page: Page, k: number): boolean {
  const { start, end } = page.at(k) ?? { start: 0, end: 0 };
  if (SAVED_UP.test(page.text.slice(Math.max(0, start - SAVED_WITHIN), start))) return page.period(k + 1) === undefined;
  const verb = page.has(k - 1, 'first') && !page.has(k - 1, 'own') ? k - 2 : k - 1;
  const isOurs = page.sameSentence(verb, k) && (page.has(verb, 'own') || HAVE_OF_ONE.has(page.textAt(verb)));
  return isOurs && SAVED_BEHIND.test(page.text.slice(end, end + SAVED_WITHIN));
}
const SAVED_WITHIN = 24;
const HAVE_OF_ONE: ReadonlySet<string> = new Set(['hab', 'habe', 'ho', 'heb', 'mam', 'got']);
const SAVED_UP = /(?:saved(?: up)?|put (?:by|aside)|zusammengespart|angespart|uitgespaard) (?:about |around |etwa )?$/i;
const SAVED_BEHIND = new RegExp(
  '^ (?:zusammen(?:gespart|gekratzt)?|beisammen|gespart|angespart|together|saved|put (?:by|aside)|de côté|' +
    'ahorrad[oa]s?|guardad[oa]s?|da parte|messi da parte|gespaard|bij elkaar|odłożone|odłożonych|накоплено)(?!\\p{L})',
  'iu',
);

/** "Rent or buy? We have 60,000 euros.": the writer says no more of it, in a text that asks what to buy. */
const isAll = (page: Page, k: number): boolean =>
  page.tells('buy') &&
  [k - 1, k - 2, k - 3].some((j) => page.has(j, 'first')) &&
  (!page.sameSentence(k, k + 1) || page.is(k + 1, '.') || page.is(k + 1, '!'));

/** "We have 15k": the sum at `k` is there to be spent. */
export function isHad(page: Page, k: number): boolean {
  const verb = page.has(k - 1, 'hedge', 'most') || FURTHER.has(page.textAt(k - 1)) ? k - 2 : k - 1;
  return page.sameSentence(verb, k) && HAVE_AT_THE_END.test(page.textAt(verb));
}

const isToSpend = (page: Page, j: number): boolean => page.has(j, 'budget') || FOR_THAT.has(page.textAt(j));

const isForIt = (page: Page, j: number): boolean =>
  FOR_WHAT.has(page.textAt(j)) && (POINTS_AT_IT.has(page.textAt(j + 1)) || namesHardware(page, j));

/** "In hardware", "on a server", "for the machine": what a sum that may be spent buys. */
export const isForHardware = (page: Page, j: number): boolean =>
  (FOR_WHAT.has(page.textAt(j)) || SPENT_ON.has(page.textAt(j))) && namesHardware(page, j);

function namesHardware(page: Page, j: number): boolean {
  for (let n = j + 1; n <= j + REACH && page.sameSentence(n, j) && page.at(n)?.kind !== 'mark'; n += 1)
    if (page.has(n, 'node', 'gpuWord') || HARDWARE.test(page.textAt(n))) return true;
  return false;
}
const HARDWARE = /^(?:hard-?ware|equipment|equipo|materiel|server|box|pc|rechner|gerate?|workstation)$/;

/** "Offered an L40S for 18k €. I'd rather not go over 15k": a bare sum that an offer must not pass, and the offer. */
export function limitOfOffer(page: Page, k: number): number | undefined {
  const e = page.at(k);
  if (e?.kind !== 'figure' || (e.figure?.value ?? 0) < LEAST_LIMIT || !OVER.has(page.textAt(k - 1))) return undefined;
  const isEnd = !page.sameSentence(k, k + 1) || page.at(k + 1)?.kind === 'mark';
  if (!isEnd || ![2, 3, 4, 5].some((n) => page.has(k - n, 'not') && page.sameSentence(k - n, k))) return undefined;
  const before = page.kinds('money').filter((j) => j < k && e.sentence - (page.at(j)?.sentence ?? -9) <= OFFER_WITHIN);
  const offer = before.at(-1);
  return offer !== undefined && page.period(offer + 1) === undefined ? offer : undefined;
}
const LEAST_LIMIT = 500;
const OFFER_WITHIN = 2;
const OVER: ReadonlySet<string> = new Set(
  'over above beyond exceed exceeding than uber als sobre de oltre acima boven'.split(' '),
);
