import type { Tag } from '../words';
import type { Page } from '../page/page';
import type { Hardware } from './hardware-mention';

/** How the sentence of a mention is told: of whom, and in which tense of its verbs. */

/** How far from a mention a verb of its clause may stand. */
const REACH = 14;
/** English verbs of the past that follow the rule. */
const REGULAR_PAST = /^[a-z]{3,}ed$/;
const NOW: readonly Tag[] = ['nowCue', 'holds', 'have', 'run'];
const PAST: readonly Tag[] = ['was', 'didThen', 'past', 'former'];

export const PERSONS: readonly Tag[] = ['heOrShe', 'they', 'hisOrHer', 'third'];
export const SOMEBODY: readonly Tag[] = ['person', 'org', 'party', 'outsider', 'publication', 'medium'];

/** A verb of the past stands in the clause of the mention. */
export const toldInThePast = (page: Page, h: Hardware): boolean => inClause(page, h, isPast);

/** A word of now or a verb of the present stands there. */
export const speaksNow = (page: Page, h: Hardware): boolean =>
  page.speaksOf(h.at, ...NOW) && inClause(page, h, (_, k) => page.has(k, ...NOW) && !isPast(page, k));

const isPast = (page: Page, k: number): boolean => page.has(k, ...PAST) || isRegular(page, k);
const isRegular = (page: Page, k: number): boolean => {
  const word = page.textAt(k);
  return word.endsWith('ed') && REGULAR_PAST.test(word) && !page.has(k - 1, 'have', 'own', 'was');
};

function inClause(page: Page, h: Hardware, found: (page: Page, k: number) => boolean): boolean {
  const clause = page.at(h.at)?.clause;
  for (const step of [-1, 1])
    for (let k = h.at + step, n = 1; n <= REACH; k += step, n += 1) {
      const e = page.at(k);
      if (e === undefined || e.clause !== clause || !page.sameSentence(k, h.at)) break;
      if (e.kind === 'word' && found(page, k)) return true;
    }
  return false;
}

/** Quotation marks open before it in its sentence and are not closed. */
export function isBetweenQuotes(page: Page, h: Hardware): boolean {
  let open = false;
  for (let k = h.from - 1; k >= h.from - REACH && page.sameSentence(k, h.from); k -= 1)
    if (page.is(k, '"') || page.is(k, '“') || page.is(k, '„') || page.is(k, '«')) open = !open;
  return open;
}
