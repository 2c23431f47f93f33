import type { Page } from '../page/page';

/** "went from 94 % to 56 %": the first is how it was. */
export function isFormer(page: Page, k: number): boolean {
  if (!page.has(k - 1, 'from')) return false;
  const to = page.after(k, 3, ['to']);
  return to >= 0 && page.at(to + 1)?.kind === 'figure' && page.before(k, 4, ['changed']) >= 0;
}
