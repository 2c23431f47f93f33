import { lastWord } from '../lexer/first-word';
import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import { LEADS_HOME } from '../words/frame-words';
import {
  ADDRESS_BEFORE,
  ADDRESS_BEHIND,
  CLOSES_LETTER,
  OCCASIONS_THERE,
  PEOPLE_THERE,
  WAS_THERE,
} from '../words/mentioned-place-words';

/** Places that only say where something took place, where somebody is or who writes: "the Frankfurt fair", "my boss in
 *  Zurich", "14 Bedford Row, London WC1R 4ED". */

/** Characters around a place in which an address is looked for, and behind the end of a letter. */
const ADDRESS_REACH = 60;
const LETTER_END = 400;

/** Whether the place at `k` is of an occasion, of a person or of an address. */
export const isMentionedOnly = (page: Page, k: number): boolean =>
  isOfOccasion(page, k) || isOfPerson(page, k) || isAddress(page, k) || isSignature(page, k);

/** "The Frankfurt fair", "KubeCon in Amsterdam", "we met in Stockholm". */
function isOfOccasion(page: Page, k: number): boolean {
  if (page.sameSentence(k, k + 1) && isOccasion(page, k + 1)) return true;
  if (!LEADS_HOME.has(page.textAt(k - 1)) && !LEADS_FROM.has(page.textAt(k - 1)) && !isOccasion(page, k - 1))
    return false;
  return [k - 1, k - 2, k - 3].some(
    (j) => page.sameSentence(j, k) && (isOccasion(page, j) || WAS_THERE.has(lastWord(page.textAt(j)))),
  );
}
const isOccasion = (page: Page, j: number): boolean =>
  page.at(j)?.kind === 'word' && OCCASIONS_THERE.test(lastWord(page.textAt(j)));
const LEADS_FROM: ReadonlySet<string> = new Set('from aus de desde da uit z из fran of von di van'.split(' '));

/** "My boss in Zurich", "our colleague in Singapore". */
const isOfPerson = (page: Page, k: number): boolean =>
  LEADS_HOME.has(page.textAt(k - 1)) && page.sameSentence(k - 2, k) && PEOPLE_THERE.has(lastWord(page.textAt(k - 2)));

/** "80331 München", "London WC1R 4ED", "12 rue de la Paix, 75002 Paris", "Tel +44 20 7946 0000, London". */
function isAddress(page: Page, k: number): boolean {
  const { start = 0, end = 0 } = page.at(k) ?? {};
  const before = page.text.slice(Math.max(0, start - ADDRESS_REACH), start);
  return ADDRESS_BEFORE.test(before) || ADDRESS_BEHIND.test(page.text.slice(end, end + ADDRESS_REACH));
}

/** Behind the end of a letter a place is the writer's, unless the sentence speaks of machines. */
function isSignature(page: Page, k: number): boolean {
  const from = letterEnd(page).at;
  const { start = 0 } = page.at(k) ?? {};
  if (from < 0 || start < from || start - from > LETTER_END) return false;
  return !page.speaksOf(k, 'node', 'gpuWord', 'placed', 'run', 'want', 'requirement');
}
/** Where the last closing words of a text end; -1 without any. */
const letterEnd = onceInText<{ readonly at: number }>((page) => {
  const all = [...page.text.matchAll(CLOSES_LETTER)];
  const last = all.at(-1);
  return { at: last === undefined ? -1 : last.index + last[0].length };
});
