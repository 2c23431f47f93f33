import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { isRefusedLater } from './refused-later';
import { DENIALS } from '../words/crowd-words';
import { NO } from '../words/small-words';
import { IS_OUT, PROPOSES } from '../words/proposal-words';
import { IS } from '../words/telling-words';

/** Whether the words behind the hardware at `k` refuse it; a question refuses nothing. */
export const isRefusedBehind = (page: Page, k: number): boolean =>
  page.statements.asks[k] !== true &&
  (isRuledOutByUs(page, k) || isRefused(page, k) || isDenied(page, k) || isOut(page, k));

/** "MI300X welcome; H20 is not", "A100 ja, V100 nicht": the denial ends its clause right behind the name. */
function isDenied(page: Page, k: number): boolean {
  const at = IS.has(page.textAt(k + 1)) ? k + 2 : k + 1;
  return page.sameSentence(k, at) && DENIALS.has(page.textAt(at)) && endsBehind(page, at);
}
const endsBehind = (page: Page, k: number): boolean => !page.sameSentence(k, k + 1) || page.at(k + 1)?.kind === 'mark';

/** "5090 is out, can't justify it", "die H200 ist raus, zu teuer": with the reason behind it; without one it may have
 *  just come out. */
const isOut = (page: Page, k: number): boolean =>
  saysOut(page, k + 1) && (page.after(k + 2, REASON_WITHIN, REASONS) >= 0 || SO.has(page.textAt(k - 1)));
const SO: ReadonlySet<string> = new Set(
  'so hence therefore daher also deshalb donc entonces quindi dus wiec поэтому'.split(' '),
);
/** "Is out", "ist raus", from the verb at `j` on. */
export const saysOut = (page: Page, j: number): boolean => IS.has(page.textAt(j)) && IS_OUT.has(page.textAt(j + 1));
const REASON_WITHIN = 5;
const REASONS: readonly Tag[] = ['not', 'dear', 'dropped', 'gone'];

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

/** "An A2, which the supplier also has, I rule out", "he wants two 3090s, I said no": the writer refuses it. */
export function isRuledOutByUs(page: Page, k: number): boolean {
  if (isRefusedLater(page, k)) return true;
  for (let j = k + 1; j <= k + REFUSED_WITHIN && page.sameSentence(j, k); j += 1) {
    if (page.at(j)?.kind === 'gpu' || page.at(j)?.kind === 'instance') return false;
    if (isRefusedByUs(page, j)) return true;
  }
  return false;
}
const isRefusedByUs = (page: Page, j: number): boolean =>
  endsBehind(page, j) &&
  ((page.has(j, 'dropped') && page.has(j - 1, 'first')) || (NO.has(page.textAt(j)) && isSaidByUs(page, j - 1)));
/** "I said no". */
const isSaidByUs = (page: Page, k: number): boolean =>
  page.has(k, 'first') || (page.at(k)?.kind === 'word' && page.has(k - 1, 'first'));

/** Marks stand around it, but for "so" or "I said" before it. */
const isAlone = (page: Page, j: number): boolean =>
  endsBehind(page, j) && [1, 2, 3].some((n) => page.is(j - n, ',') || page.is(j - n, '—') || page.is(j - n, '-'));

/** "Please don't offer me any A100", "bitte keine Angebote mit A100", "no nos propongan H100": what nobody may propose.
 */
export function isForbidden(page: Page, from: number): boolean {
  let [proposes, denies] = [false, false];
  for (let j = from - 1; j >= from - FORBIDDEN_WITHIN && page.sameSentence(j, from); j -= 1) {
    if (page.at(j)?.kind !== 'word') break;
    if (page.has(j, 'they', 'third', 'party')) return false;
    proposes ||= PROPOSES.test(page.textAt(j));
    denies ||= page.has(j, 'not') || NO.has(page.textAt(j));
  }
  return proposes && denies;
}
const FORBIDDEN_WITHIN = 5;

/** "Our B200 quota is 0", "a quota of zero for H100": nobody has any of it. */
export function isDeniedByQuota(page: Page, k: number): boolean {
  if (!page.speaksOf(k, 'quota')) return false;
  const elsewhere = (e: Element): boolean => e.clause !== page.at(k)?.clause;
  const before = page.before(k, QUOTA_WITHIN, ['quota'], elsewhere);
  const quota = before >= 0 ? before : page.after(k, QUOTA_WITHIN, ['quota'], elsewhere);
  if (quota < 0) return false;
  for (let j = quota - 1; j <= quota + QUOTA_WITHIN && page.sameSentence(quota, j); j += 1)
    if (page.at(j)?.figure?.value === 0 || NONE.has(page.textAt(j))) return true;
  return false;
}
const QUOTA_WITHIN = 8;
const NONE = new Set(['zero', 'null', 'nul', 'cero', 'ноль', 'нулевая', 'нулю', 'none']);
