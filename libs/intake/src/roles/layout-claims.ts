import type { Page } from '../page/page';
import { claim, figureOf, type Maker } from './claim-maker';
import { OPTION_HEADS } from '../words/telling-words';
import type { Member } from './claim';

/** How far behind its label the figures of a row of options stand, elements. */
const ROW = 24;
const LETTERED = new RegExp(`^(?:${[...OPTION_HEADS].join('|')}) [a-f1-9]$`);

/** A parallel layout that is there; one of several that are compared lays out nothing: "option A: TP=4, option B:
 *  TP=2". */
export const layout =
  (member: Member): Maker =>
  (page, p) =>
    isOneOfOptions(page, p.at) ? undefined : claim(page, p, member, figureOf(page, p));

function isOneOfOptions(page: Page, at: number): boolean {
  const own = labelBefore(page, at);
  return own !== undefined && page.elements.some((_, k) => k !== own && isLettered(page, k));
}

/** The label of the row that holds the figure. */
function labelBefore(page: Page, at: number): number | undefined {
  for (let j = at - 1; j >= at - ROW && page.sameSentence(j, at); j -= 1) if (isLettered(page, j)) return j;
  return undefined;
}

/** "Option A", "config 2": a letter or a number belongs to the word. */
const isLettered = (page: Page, k: number): boolean =>
  LETTERED.test(page.textAt(k)) ||
  (OPTION_HEADS.has(page.textAt(k)) && (/^[a-f]$/.test(page.textAt(k + 1)) || isNumber(page, k + 1)));
const isNumber = (page: Page, k: number): boolean => {
  const e = page.at(k);
  return e?.kind === 'figure' && (e.figure?.value ?? MOST_ROWS) < MOST_ROWS;
};
const MOST_ROWS = 10;
