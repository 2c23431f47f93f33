import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import { ORDERING } from '../words/small-words';

/** Whether the writer asks how many cards, or which. */
export const asksForCards = (page: Page): boolean => page.elements.some((e, k) => asksForCard(page, e, k));
const asksForCard = (page: Page, e: Element, k: number): boolean =>
  e.tags.has('ask') && page.against(k) === undefined && (HARD.test(e.text) || page.has(k + 1, 'gpuWord', 'node'));

const HARD = /gpu|card|hardware|instance|machine|many|much|wie ?viele|cuant|combien|quant|сколько|多 少|几/;

/** Words between an asking word and the verb of getting: "what do I order", "which one should we rent". */
const ORDER_REACH = 6;

/** Whether the writer asks what to get: what is named beside such a question stands there only where something else
 *  says so. */
export const asksWhatToOrder = (page: Page): boolean =>
  page.elements.some((e, k) => {
    if (!e.tags.has('opensQuestion') || page.against(k) !== undefined) return false;
    for (let j = k + 1; j <= k + ORDER_REACH && page.sameSentence(j, k); j += 1)
      if (ORDERING.has(page.textAt(j))) return page.has(j - 1, 'first') || page.is(j - 1, 'you');
    return false;
  });

/** Words between an asking word and the memory that is asked for: "how much GPU memory". */
const MEMORY_REACH = 3;

/** Whether the text asks how much memory something takes and not which machines: "how much VRAM for ... and 8 users",
 *  "memory needed for". */
export function asksForMemory(page: Page): boolean {
  const near = (k: number, step: number): boolean => {
    for (let d = 1; d <= MEMORY_REACH; d++) {
      const at = page.at(k + step * d);
      if (at === undefined || at.kind === 'figure' || (d > 1 && at.tags.has('ask'))) return false;
      if (at.tags.has('vram')) return true;
    }
    return false;
  };
  const asksMemory = (e: Element, k: number): boolean =>
    page.against(k) === undefined &&
    ((e.tags.has('howMuch') && near(k, 1)) ||
      (NEEDED.test(e.text) && near(k, -1)) ||
      (WHICH.test(e.text) && near(k, 1)));
  return page.elements.some(asksMemory) && !page.elements.some((e, k) => asksForCard(page, e, k) && !asksMemory(e, k));
}
const NEEDED = /^(?:needed|required|requirements?)$/;
const WHICH = /^(?:what|what's|which|welcher|wieviel|quelle|que|quanta|hoeveel)$/;
