import { lastWord } from '../lexer/first-word';
import { isAllotted } from './held-by-us';
import type { Page } from '../page/page';
import { BY_WHOM, HIRED_NOW, MINE, OURS_BY_ENDING, OWN_ONES, RELATIVES, RENTED } from '../words/proposal-words';
import { THAN } from '../words/small-words';
import type { Tag } from '../words';
import { hasArrived } from './arrived';
import { isOnTermsBehind, isUnreal } from './terms-behind';
import { beginOf } from './two-weighed';

/** Hardware of which a word right beside it says that the writer has it, whatever is asked or imagined of it in the
 *  same sentence. */
export const isHeldBeside = (page: Page, k: number, from: number): boolean =>
  (isCalledOurs(page, from) && !isWishedFor(page, k, from)) ||
  isCalledRented(page, k, from) ||
  isOursByEnding(page, k) ||
  isAtOurs(page, k, from) ||
  isOnTermsBehind(page, k, from) ||
  isAllotted(page, from) ||
  (hasArrived(page, k, from) && !isUnreal(page, k, from));

/** "What would it cost if we left the rented 2x H100", "au lieu des 2x H100 loués", "the 2x H100 we rent". */
export const isCalledRented = (page: Page, k: number, from: number): boolean =>
  (RENTED.test(page.textAt(from - 1)) && page.sameSentence(from - 2, from) && isPointedAt(page, from - 2)) ||
  (isPointedAt(page, from - 1) && isRentedBehind(page, k));

/** "Sekiz A100'ümüz": Turkish says behind the name whose it is. */
const isOursByEnding = (page: Page, k: number): boolean =>
  APOSTROPHE.test(page.text.slice(page.at(k)?.start, (page.at(k + 1)?.start ?? 0) + 1)) &&
  OURS_BY_ENDING.test(page.textAt(k + 1).replace(/^'/, ''));
const APOSTROPHE = /['’].?$/;

const isPointedAt = (page: Page, j: number): boolean =>
  page.has(j, 'definite', 'first', 'determiner') ||
  /^(?:des|delle|dei|dos|das|le|gli|i|as|os|les|las|los)$/.test(page.textAt(j));

/** "loués", "alquiladas", "a noleggio", "we rent", "que nous louons", "die wir mieten". */
function isRentedBehind(page: Page, k: number): boolean {
  let j = k + 1;
  while (j <= k + BEHIND && (page.is(j, ',') || RELATIVES.has(page.textAt(j)))) j += 1;
  if (!page.sameSentence(j, k)) return false;
  if (BY_WHOM.has(page.textAt(j + 1)) && !page.has(j + 2, 'first')) return false; // "rented by the vendor"
  if (RENTED.test(page.textAt(j)) || HIRED_NOW.has(`${page.textAt(j)} ${page.textAt(j + 1)}`)) return true;
  return page.has(j, 'rented') && page.has(j, 'own') && !page.has(j, 'shops');
}
const BEHIND = 2;

/** "Our", "all our", "저희": signs of a script without blanks stand apart. */
export const isMine = (text: string): boolean =>
  !text.includes('-') && (MINE.has(lastWord(text)) || MINE.has(text.replace(/ /g, '')));

/** "Unsere 2 L40S", "our own 2x L40S", "our 2x A100 and 4x L40S". */
function isCalledOurs(page: Page, from: number): boolean {
  if (page.has(from - 1, 'and') && !page.has(from - 1, 'run') && page.at(from - 2)?.kind === 'gpu')
    return isCalledOurs(page, beginOf(page, from - 2));
  const words = page.textAt(from - 1).split(' ');
  const last = words[words.length - 1] ?? '';
  if (!page.sameSentence(from - 1, from)) return false;
  if (isMine(page.textAt(from - 1))) return true;
  if (!OWN_ONES.has(last)) return false;
  const mine = [words[0] ?? '', page.textAt(from - 2)].findIndex((word) => MINE.has(word));
  return mine >= 0 && (page.statements.asks[from] !== true || isCompared(page, from - 2 - mine));
}

/** "Is renting cheaper than our own", "rent or our own": what is there is set beside something; "should we build our
 *  own" asks for it. */
const isCompared = (page: Page, j: number): boolean =>
  page.has(j, 'or', 'versus', 'source') || THAN.has(page.textAt(j).replace(/^.* /, ''));

/** "The 4090 in my gaming PC". */
const isAtOurs = (page: Page, k: number, from: number): boolean =>
  page.has(from - 1, 'definite') &&
  page.has(k + 1, 'in', 'run', 'placed') &&
  page.sameSentence(k, k + 2) &&
  MINE.has(page.textAt(k + 2));

/** "We want our own", "our H100 quote", "not our": nobody has it yet, or it is another thing. */
const isWishedFor = (page: Page, k: number, from: number): boolean =>
  page.has(k + 1, ...OTHER_THINGS) || page.before(from, WISHED_WITHIN, WISHES) >= 0;
const OTHER_THINGS: readonly Tag[] = [
  'offerNoun',
  'offer',
  'plan',
  'option',
  'idea',
  'quota',
  'budget',
  'price',
  'future',
];
const WISHES: readonly Tag[] = ['shops', 'wishes', 'plan', 'not', 'another'];
const WISHED_WITHIN = 4;
