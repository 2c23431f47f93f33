import type { Page } from '../page/page';
import { DENIALS } from '../words/crowd-words';
import { NO } from '../words/small-words';
import { IS } from '../words/telling-words';

/** Whether the words behind the hardware at `k` refuse it; a question refuses nothing. */
export const isRefusedBehind = (page: Page, k: number): boolean =>
  page.statements.asks[k] !== true && (isRefused(page, k) || isDenied(page, k));

/** "MI300X welcome; H20 is not", "A100 ja, V100 nicht": the denial ends its clause right behind the name. */
function isDenied(page: Page, k: number): boolean {
  const at = IS.has(page.textAt(k + 1)) ? k + 2 : k + 1;
  const ends = !page.sameSentence(at, at + 1) || page.at(at + 1)?.kind === 'mark';
  return page.sameSentence(k, at) && DENIALS.has(page.textAt(at)) && ends;
}

/** "Des MI300X, non, l'hébergeur n'en a pas", "H100 nodes would cost a separate application, so no", "two 3090s, I said
 *  no": the word that refuses it stands alone behind what was said of it. */
function isRefused(page: Page, k: number): boolean {
  for (let j = k + 1; j <= k + REFUSED_WITHIN && page.sameSentence(j, k); j += 1) {
    const e = page.at(j);
    if (e?.kind === 'gpu' || e?.kind === 'instance') return false;
    if (NO.has(e?.text ?? '')) return isAlone(page, j);
  }
  return false;
}
const REFUSED_WITHIN = 20;

/** Marks stand around it, but for "so" or "I said" before it. */
function isAlone(page: Page, j: number): boolean {
  const ends = !page.sameSentence(j, j + 1) || page.at(j + 1)?.kind === 'mark';
  return ends && [1, 2, 3].some((n) => page.is(j - n, ',') || page.is(j - n, '—') || page.is(j - n, '-'));
}
