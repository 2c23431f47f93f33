import type { Page } from '../page/page';
import { MINE } from '../words/proposal-words';
import { ANYBODY } from '../words/telling-words';

/** "should we rent A or B": weighed, not there. */
function isDeliberated(page: Page, own: number): boolean {
  const verb = page.textAt(own);
  if (!/\b(?:rent|lease|get)\b/.test(verb)) return false;
  const before = page.at(own - 1);
  return (
    /should/.test(verb) || before?.text === 'should' || (before?.tags.has('ask') === true && /should/.test(before.text))
  );
}
/** "Would it run on two 3090", "does the model run on a 4090": the verb of a question whether it could; what is said to
 *  be the writer's stays his. */
const isAskedToRun = (page: Page, own: number): boolean =>
  page.statements.asks[own] === true && !page.has(own, 'first') && page.before(own, 10, ['opensQuestion', 'fit']) >= 0;

/** "somebody got 900 tokens/s on 8x A800", "anyone rented an H100?": the verb has another subject. */
const isTheirs = (page: Page, own: number): boolean =>
  (page.statements.asks[own] === true && ANYBODY.has(page.textAt(own - 1))) ||
  (page.has(own - 1, 'claim') && /^(?:got|have|own|owns|rent|rented|runs on|run on)$/.test(page.textAt(own)));

/** "Renting 2 H100 or our L40S?", "onze L40S of H100 huren?": one of the ways that a question weighs. */
const isOneWay = (page: Page, own: number): boolean =>
  page.statements.asks[own] === true &&
  page.has(own, 'rented') &&
  (page.has(own, 'shops') || /ing$/.test(page.textAt(own))) &&
  page.speaksOf(own, 'or', 'versus');

/** "Are our 2 L40S enough, or do we take H100?": a possessive is of the hardware right behind it, and of what is joined
 *  to that. */
function isOfAnother(page: Page, own: number, from: number): boolean {
  if (page.statements.asks[own] !== true || !MINE.has(page.textAt(own))) return false;
  let another = false;
  for (let j = own + 1; j < from; j += 1) {
    const e = page.at(j);
    if (e?.kind === 'gpu' || e?.kind === 'instance') another = true;
    else if (another && page.has(j, 'or', 'ask', 'inverts', 'buy', 'versus')) return true;
  }
  return false;
}

/** What makes a word of having none of this hardware. */
const NOT_HAD: readonly ((page: Page, own: number, from: number) => boolean)[] = [
  isDeliberated,
  isTheirs,
  isAskedToRun,
  isOneWay,
  isOfAnother,
];

/** Whether the word of having at `own` says nothing of the hardware whose count begins at `from`: it is weighed, asked
 *  about, somebody else's, or of other hardware. */
export const isNotHad = (page: Page, own: number, from: number): boolean =>
  NOT_HAD.some((isNot) => isNot(page, own, from));
