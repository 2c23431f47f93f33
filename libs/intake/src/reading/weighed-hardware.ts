import { FOR } from '../words/each-words';
import type { Page } from '../page/page';
import { asksOtherThing } from './asked-thing';

/** Nothing says that it is there, and it stands in a question, in a list of options, or with its price: it is being
 *  weighed. */
export function isWeighed(page: Page, k: number, from: number): boolean {
  if (isShown(page, k, from)) return false;
  if (
    page.statements.asks[k] === true &&
    (leadsQuestion(page, from) || isDoubted(page, k, from) || isProposed(page, k, from))
  )
    return true;
  if (page.before(from, 4, ['option']) >= 0 || isLettered(page, from)) return true;
  const price = page.at(k + 1)?.kind === 'money' ? k + 1 : k + 2;
  if (page.at(price)?.kind !== 'money' || (price === k + 2 && !PRICED.has(page.textAt(k + 1)))) return false;
  return page.after(price, 6, ['hour', 'hourly', 'perGpu']) < 0; // what is paid by the hour is in use
}

/** Words of having it, or of trouble with it. */
const isShown = (page: Page, k: number, from: number): boolean =>
  page.before(from, 30, ['own']) >= 0 || page.has(from, 'own') || page.speaksOf(k, 'trouble');

/** "Une seule 4090, ça passe ?", "一张4090够跑吗": whether it is enough is asked right behind it. */
const isDoubted = (page: Page, k: number, from: number): boolean =>
  !page.has(from - 1, 'definite', 'run') &&
  page.after(k, DOUBTED_WITHIN, ['fit'], (e) => e.kind === 'gpu' || e.kind === 'instance') >= 0;
const DOUBTED_WITHIN = 4;

/** "Dual Arc Pro B60 for Mistral Small 3.2?": the question is no more than the hardware and the model. */
const isProposed = (page: Page, k: number, from: number): boolean =>
  (!page.sameSentence(from - 1, from) || page.at(from - 1)?.kind === 'mark') &&
  FOR.has(page.textAt(k + 1)) &&
  [2, 3].some((n) => page.sameSentence(k, k + n) && ['model', 'size'].includes(page.at(k + n)?.kind ?? ''));

const PRICED = new Set([
  ',',
  '(',
  'at',
  'for',
  'is',
  'rents',
  ':',
  'a',
  'für',
  'für',
  'por',
  'pour',
  'à',
  'om',
  'za',
  'за',
  '-',
]);
/** A word of asking stands before the card in its sentence. */
function leadsQuestion(page: Page, from: number): boolean {
  for (let j = from - 1; j >= from - 24 && page.sameSentence(j, from); j -= 1)
    if (
      page.has(j, 'fit', 'or', 'buy') ||
      (page.has(j, 'ask') && !asksOtherThing(page, j, from)) ||
      SUPPOSING.has(page.textAt(j))
    )
      return true;
  return false;
}
const SUPPOSING = new Set([
  'is',
  'are',
  'would',
  'will',
  'could',
  'should',
  'ist',
  'sind',
  'wurde',
  'est',
  'sera',
  'es',
  'seria',
  'e',
  'basta',
  'is het',
  'czy',
  'a',
  'does',
  'do',
]);
/** `A: 4x 3090`, `(b) a 5060 Ti`, `- L4`: a row of a list of options. */
function isLettered(page: Page, from: number): boolean {
  const mark = page.at(from - 1)?.text;
  const letter = page.textAt(from - 2);
  return (mark === ':' || mark === ')') && /^[a-e]$/.test(letter);
}
