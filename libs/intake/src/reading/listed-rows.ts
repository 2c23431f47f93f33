import type { Page } from '../page/page';

/** Whether the card at `k` is a row of a listing, by its number before its name: `GPU 0: NVIDIA A100`, `| 1 | L4 |`. */
export function isListedRow(page: Page, k: number): boolean {
  return (
    isSample(page, k) ||
    (page.at(k - 1)?.kind === 'figure' && (page.is(k - 2, '|') || page.is(k - 2, 'gpu'))) ||
    isCell(page, k) ||
    (page.is(k - 1, ':') &&
      page.at(k - 2)?.kind === 'figure' &&
      (page.is(k - 3, 'gpu') || page.is(k - 3, 'device') || page.is(k - 3, 'cuda')))
  );
}

/** `|   0   | Quadro RTX 8000    | 46102MiB / 49152MiB  |`: the number of the card is a cell of its own. */
const isCell = (page: Page, k: number): boolean =>
  page.is(k - 1, '|') && page.at(k - 2)?.kind === 'figure' && page.is(k - 3, '|') && page.is(k + 1, '|');

/** `{gpu="1",modelName="NVIDIA A100"}`: a meter names the number of the card before its name. */
function isSample(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - 8 && page.sameSentence(j, k) && !page.is(j, '{'); j -= 1)
    if (page.at(j)?.kind === 'figure' && page.is(j - 1, '"') && page.is(j - 2, '=') && page.is(j - 3, 'gpu'))
      return true;
  return false;
}
