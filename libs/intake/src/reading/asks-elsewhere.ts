import { matchesOf } from '../lexer/matches';
import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import { SAYS_ELSEWHERE } from '../words/elsewhere';

/** Whether the writer asks what other sellers have: "is there anything cheaper elsewhere?". Where his machines stand
 *  now is then no demand. */
export const asksElsewhere = (page: Page): boolean => asked(page).isAsked;

/** Asked once for a text: every provider of it wants to know. */
const asked = onceInText<{ readonly isAsked: boolean }>((page) => ({
  isAsked:
    page.statements.asks.includes(true) &&
    [...matchesOf(page.text, SAYS_ELSEWHERE)].some((m) => isAskedAt(page, m.index)),
}));
function isAskedAt(page: Page, index: number): boolean {
  const at = page.elements.findIndex((e) => e.end > index);
  return at >= 0 && page.statements.asks[at] === true && page.against(at) === undefined;
}

/** The region of one seller ("us-east-1"), which another one does not have. */
export const isRegionOfSeller = (page: Page, k: number): boolean => /-.*\d|\d$/.test(page.at(k)?.text ?? '');
