import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import { RECKONS, THEY, YOU } from '../words/proposal-words';
import { isSaidAs } from './said-as';

/** "A says 2 H100", "my mod says a single 4060 Ti does it": what somebody thinks would do. */
export function isSuggested(page: Page, k: number, from: number): boolean {
  const verb = page.is(from - 1, '"') || page.is(from - 1, '“') ? from - 2 : from - 1;
  if (!page.has(verb, 'turnVerb', 'reports') || page.has(verb - 1, 'instrument', 'hostThing', 'doc', 'first'))
    return false;
  return /^[a-f]$/.test(page.textAt(verb - 1)) || WOULD_DO.test(page.textAt(k + 1)) || page.has(k + 1, 'fit');
}
/** "De leverancier rekent met 12 H100's", "satıcı tek L40S diyor", "厂商建议上8张H20": cards that somebody else reckons with
 *  or proposes, in a text that goes on to ask about them. */
export function isReckoned(page: Page, k: number, from: number): boolean {
  const isOther = page.statements.speaker[k] === 'other';
  if (!isAskedAbout(page, k)) return false;
  if (isOther && isSaidAs(page, k + 1, RECKONS)) return true;
  for (let j = from - 1; j >= from - RECKONED_WITHIN && page.at(j)?.clause === page.at(k)?.clause; j -= 1) {
    if (page.has(j, 'own')) return false;
    if (isSaidAs(page, j, RECKONS)) return isOther || YOU.has(page.textAt(j - 1)) || THEY.has(page.textAt(j - 1));
  }
  return false;
}
const RECKONED_WITHIN = 7;
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
