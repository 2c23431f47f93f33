import type { Page } from '../page/page';

/** "A says 2 H100", "my mod says a single 4060 Ti does it": what somebody thinks would do. */
export function isSuggested(page: Page, k: number, from: number): boolean {
  const verb = page.is(from - 1, '"') || page.is(from - 1, '“') ? from - 2 : from - 1;
  if (!page.has(verb, 'turnVerb', 'reports') || page.has(verb - 1, 'instrument', 'hostThing', 'doc', 'first'))
    return false;
  return /^[a-f]$/.test(page.textAt(verb - 1)) || WOULD_DO.test(page.textAt(k + 1)) || page.has(k + 1, 'fit');
}
const WOULD_DO = /^(?:does|would|will|suffices|reicht|basta|suffit|wystarczy|хватит|就)(?: |$)/;
