import type { Element } from '../elements/element';
import type { Page } from '../page/page';

/** How far around a Q1 to Q4 words of quantising are looked for. */
const QUARTER_BEFORE = 4;
const QUARTER_BEHIND = 3;
/** "In Q3 we spent": a bare Q1 to Q4 is a quarter of the year unless a model, a size or a word of quantising stands
 *  beside it. */
export function isQuarter(page: Page, k: number, e: Element): boolean {
  if (!/^q ?[1-4]$/.test(e.text) || page.text[e.start] !== 'Q') return false;
  for (let j = k - QUARTER_BEFORE; j <= k + QUARTER_BEHIND; j += 1) {
    const other = page.at(j);
    if (j === k || other === undefined || !page.sameSentence(j, k) || !speaksOfWeights(other)) continue;
    return page.has(k - 1, 'in', 'deadline') && other.kind !== 'size' && j > k;
  }
  return true;
}
const speaksOfWeights = (e: Element): boolean =>
  e.kind === 'model' || e.kind === 'size' || e.kind === 'precision' || /quant|gguf/.test(e.text);
