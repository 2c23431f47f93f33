import { isIdeographic } from '../lexer/token';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { WISHED_AT_THE_END } from '../words/wishes-behind';
import { OURS } from '../words/proposal-words';
import { IS, POINTS_BACK } from '../words/telling-words';

/** Chinese, Japanese and Korean ask behind the name. */
export const isAskedBehind = (page: Page, k: number): boolean =>
  (page.has(k + 1, 'ask') || isWishedBehind(page, k)) && isIdeographic(page.textAt(k + 1));
/** "RTX PRO 6000で済ませたい": the wish stands right behind the name. */
export const isWishedBehind = (page: Page, k: number): boolean => page.has(k + 1, 'want') && page.has(k + 1, 'idea');

/** "H100を4枚購入したいです", "H100 4장을 구매하고 싶습니다", "dört H100 satın almak istiyoruz": the wish closes the sentence. */
export function isToBeGotBehind(page: Page, k: number): boolean {
  const from = page.at(k)?.end ?? 0;
  const said = page.text.slice(from, from + WISHED_WITHIN).split(SENTENCE_END)[0] ?? '';
  return WISHED_AT_THE_END.test(said);
}
const WISHED_WITHIN = 48;
const SENTENCE_END = /[.。!！?？;；\n]/;

/** "L40S 4장을 ... 임대하고 있습니다", "L40Sを4枚、... 借りています", "4 adet L40S kartımız var": the verb of having closes a
 *  sentence of Korean, Japanese or Turkish, and nothing asks, wants or names another thing before it. */
export function isHeldBehind(page: Page, k: number): boolean {
  if (page.statements.asks[k] === true) return false;
  for (let j = k + 1; j <= k + HELD_WITHIN && page.sameSentence(j, k); j += 1) {
    const kind = page.at(j)?.kind;
    if (kind === 'gpu' || kind === 'instance' || kind === 'model' || page.has(j, ...NOT_HELD)) return false;
    if (!page.has(j, 'own')) continue;
    if (isIdeographic(page.textAt(j))) return page.textAt(j).length > 1;
    if (HELD_IN_TURKISH.test(page.textAt(j))) return true;
  }
  return false;
}
/** "Var", "kiralıyoruz", "devraldık". */
const HELD_IN_TURKISH = /(?: var|yoru[mz]|[dt][iu][kgm])$/;
const HELD_WITHIN = 16;
const NOT_HELD: readonly Tag[] = ['ask', 'buy', 'want', 'plan', 'idea', 'option', 'dropped', 'not', 'offer', 'first'];

/** "4x A100, that's ours", "die 4 L40S dort sind unsere": the word ends its clause behind the name. */
export function isOursBehind(page: Page, k: number): boolean {
  if (page.statements.asks[k] === true) return false;
  for (let j = k + 1; j <= k + SAID_OURS_WITHIN && page.sameSentence(j, k); j += 1) {
    const kind = page.at(j)?.kind;
    if (kind === 'gpu' || kind === 'instance') return false;
    if (OURS.has(page.textAt(j)) && (j <= k + OURS_WITHIN || isItOurs(page, j)))
      return page.has(j + 1, 'and', 'from', 'until') || page.at(j + 1)?.kind === 'mark' || !page.sameSentence(j, j + 1);
  }
  return false;
}
const OURS_WITHIN = 4;
const SAID_OURS_WITHIN = 14;
/** "It holds two A40 and 512 GB of RAM, and it is ours from 1 July". */
const isItOurs = (page: Page, j: number): boolean =>
  IS.has(page.textAt(j - 1)) && (POINTS_BACK.has(page.textAt(j - 2)) || page.has(j - 2, 'instrument', 'they'));

/** "한 달에 3,000달러를 냅니다", "月30万円を払っています": the verb of paying stands behind the sum. */
export function isPaidBehind(page: Page, k: number): boolean {
  for (let j = k + 1; j <= k + PAID_WITHIN && page.sameSentence(j, k); j += 1)
    if (page.has(j, 'price') && isIdeographic(page.textAt(j))) return true;
  return false;
}
const PAID_WITHIN = 3;
