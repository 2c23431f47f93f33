import type { Page } from '../page/page';
import { LEAVES_IT_OUT } from '../words/bench-words';
import { FASTER, RUNS_ELSEWHERE } from '../words/elsewhere';

/** How far behind a model the words may stand that it is not to be planned, elements. */
const REACH = 14;

/** "OCR itself (dots.ocr) runs elsewhere", "Qwen3-Embedding (don't size that)", "would gpt-oss-20b on the same cards be
 *  faster?": a model that is run by others, that is to be left out, or that is asked about in place of the first. */
export function isOutOfQuestion(page: Page, at: number): boolean {
  const asks = page.statements.asks[at] === true;
  for (let j = at + 1; j <= at + REACH && page.sameSentence(j, at); j += 1) {
    const text = page.textAt(j);
    if (page.at(j)?.kind === 'model') return false;
    if (RUNS_ELSEWHERE.has(text) || LEAVES_IT_OUT.has(text) || (asks && FASTER.has(text))) return true;
  }
  return false;
}
