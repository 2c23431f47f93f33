import type { Page } from '../page/page';

/** How many sentences behind a question its trouble may be told. */
const SENTENCES = 3;

/** "Can I finetune it on 16x A10? It OOMs at step 0": whoever asks about cards and tells right behind how it fails has
 *  tried it on them. Trouble that the question itself is about is only feared. */
export function failsThere(page: Page, at: number): boolean {
  const sentence = page.at(at)?.sentence ?? 0;
  return page.tagged('trouble').some((k) => {
    const apart = (page.at(k)?.sentence ?? 0) - sentence;
    if (apart <= 0 || apart > SENTENCES || page.against(k) !== undefined || page.statements.asks[k] === true)
      return false;
    return !page.has(k - 1, 'not') && !SUPPOSED.some((tag) => page.speaksOf(k, tag)) && !isOfElse(page, at, k);
  });
}
const SUPPOSED = ['supposes', 'wouldBe', 'ifWord', 'future'] as const;

/** A model, a card or a machine between them has the trouble. */
function isOfElse(page: Page, at: number, trouble: number): boolean {
  const first = page.at(trouble)?.sentence;
  for (let j = trouble - 1; j > at && page.at(j)?.sentence === first; j -= 1)
    if (page.at(j)?.kind === 'gpu' || page.at(j)?.kind === 'instance') return true;
  return false;
}
