import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import {
  OTHERS_WOULD,
  PUT_AT_END,
  PUTS_IT,
  RECKONS,
  THEY,
  WOULD_AT_HEAD,
  WOULD_PUT,
  YOU,
} from '../words/proposal-words';
import { lastWord } from '../lexer/first-word';
import { ANOTHER } from '../words/telling-words';
import { isSaidAs } from './said-as';

/** "A says 2 H100", "my mod says a single 4060 Ti does it": what somebody thinks would do. */
function isSuggested(page: Page, k: number, from: number): boolean {
  const verb = page.is(from - 1, '"') || page.is(from - 1, '“') ? from - 2 : from - 1;
  if (!page.has(verb, 'turnVerb', 'reports') || page.has(verb - 1, 'instrument', 'hostThing', 'doc', 'first'))
    return false;
  return /^[a-f]$/.test(page.textAt(verb - 1)) || WOULD_DO.test(page.textAt(k + 1)) || page.has(k + 1, 'fit');
}
/** "De leverancier rekent met 12 H100's", "satıcı tek L40S diyor", "厂商建议上8张H20": cards that somebody else reckons with
 *  or proposes, in a text that goes on to ask about them. */
export function isReckoned(page: Page, k: number, from: number): boolean {
  const isOther = page.statements.speaker[k] === 'other';
  if (isTheOther(page, from) || isTheOne(page, k, from)) return true;
  // "swears by 2x 4090 under his desk": he has them
  if (!isAskedAbout(page, k) || page.after(k, HIS_WITHIN, ['hisOrHer']) >= 0) return false;
  if (isOther && isSaidAs(page, k + 1, RECKONS)) return true;
  for (let j = from - 1; j >= from - RECKONED_WITHIN && page.at(j)?.clause === page.at(k)?.clause; j -= 1) {
    if (page.has(j, 'own')) return false;
    if (isSaidAs(page, j, RECKONS)) return isOther || YOU.has(page.textAt(j - 1)) || THEY.has(page.textAt(j - 1));
  }
  return false;
}
/** "One integrator says L4, the other RTX 4000 Ada": what is said of the first goes on. */
function isTheOther(page: Page, from: number): boolean {
  if (!ANOTHER.has(lastWord(page.textAt(from - 1)))) return false;
  for (let j = from - 2; j >= from - OTHER_WITHIN && page.sameSentence(j, from); j -= 1)
    if (page.at(j)?.kind === 'gpu') return isSaid(page, j);
  return false;
}
const isSaid = (page: Page, from: number): boolean =>
  [1, 2, 3].some((n) => page.has(from - n, 'turnVerb', 'reports') || isSaidAs(page, from - n, RECKONS));
/** The first of them. */
function isTheOne(page: Page, k: number, from: number): boolean {
  if (!isSaid(page, from)) return false;
  for (let j = k + 1; j <= k + OTHER_WITHIN && page.sameSentence(j, k); j += 1)
    if (page.at(j)?.kind === 'gpu') return ANOTHER.has(lastWord(page.textAt(j - 1)));
  return false;
}
const OTHER_WITHIN = 8;
const RECKONED_WITHIN = 7;
const HIS_WITHIN = 3;
/** "He'd put a Jetson at each press", "the integrator would install an L4 per till", "er würde in jede Filiale eine
 *  4090 stellen": what somebody else would do about it. */
export function isWhatOthersWouldDo(page: Page, k: number, from: number): boolean {
  for (let j = from - 1; j >= from - PUT_WITHIN && page.at(j)?.clause === page.at(k)?.clause; j -= 1) {
    if (page.has(j, 'own', 'first')) return false;
    if (WOULD_AT_HEAD.has(page.textAt(j))) return isPutAtEnd(page, k) && !isOfUs(page, j);
    if (PUTS_IT.has(page.textAt(j))) return true;
    if (WOULD_PUT.has(page.textAt(j)) && isOthersWould(page, j - 1)) return true;
  }
  return false;
}
const PUT_WITHIN = 7;
/** "He'd", "the dealer would"; "rather" may stand behind it. */
function isOthersWould(page: Page, k: number): boolean {
  const would = WOULD_PUT.has(page.textAt(k)) ? k - 1 : k;
  if (OTHERS_WOULD.has(page.textAt(would))) return true;
  return page.is(would, 'would') && page.at(would - 1)?.kind === 'word' && !isOfUs(page, would);
}
const isOfUs = (page: Page, k: number): boolean => [k - 1, k + 1].some((j) => page.has(j, 'first', 'opensQuestion'));
function isPutAtEnd(page: Page, k: number): boolean {
  for (let j = k + 1; j <= k + END_WITHIN && page.sameSentence(j, k); j += 1)
    if (PUT_AT_END.has(page.textAt(j))) return true;
  return false;
}
const END_WITHIN = 5;
/** The question stands behind it, or right before it: "Alternatives? They mentioned g6e". */
const isAskedAbout = (page: Page, k: number): boolean =>
  lastAsked(page).at >= (page.at(k)?.end ?? Infinity) ||
  QUESTION_MARKS_OF_TEXT.some((mark) => isAskedBefore(page, k, mark));
/** Where the last question mark of a text stands, looked for once; -1 without one. */
const lastAsked = onceInText<{ readonly at: number }>((page) => ({
  at: Math.max(...QUESTION_MARKS_OF_TEXT.map((mark) => page.text.lastIndexOf(mark))),
}));
function isAskedBefore(page: Page, k: number, mark: string): boolean {
  const { start } = page.at(k) ?? { start: 0 };
  return page.text.slice(Math.max(0, start - ASKED_WITHIN + 1), start + 1).includes(mark);
}
/** How many signs may stand between a question and what somebody proposes. */
const ASKED_WITHIN = 40;
const QUESTION_MARKS_OF_TEXT = ['?', '？'];
const WOULD_DO = /^(?:does|would|will|suffices|reicht|basta|suffit|wystarczy|хватит|就)(?: |$)/;

/** Whether somebody proposes hardware in any of these ways. */
export const isProposed = (page: Page, k: number, from: number): boolean =>
  isSuggested(page, k, from) || isReckoned(page, k, from) || isWhatOthersWouldDo(page, k, from);
