import type { Page } from '../page/page';

/** The side of a request that tokens are counted on: what is sent to the model, or what it writes. */
export type TokenSide = 'sent' | 'written';

/** Words between a number of tokens and its side: "40 million tokens en entrée". */
const REACH = 2;

/** The side that stands right behind the figure at `k`: "40 million input tokens", "6M tokens out"; undefined where
 *  none does. The "in" of "tokens in a day" is none. */
export function tokenSideBehind(page: Page, k: number): TokenSide | undefined {
  for (let j = k + 1; j <= k + 1 + REACH && page.sameSentence(k, j); j += 1) {
    if (page.at(j)?.figure !== undefined) return undefined;
    if (page.has(j, 'out')) return 'written';
    if (page.has(j, 'in') && !leadsToTime(page, j)) return 'sent';
  }
  return undefined;
}

/** "Tokens in a month", "in 6 hours": the time they come in. "In per day" is a side, and so are "input tokens a
 *  month". */
const leadsToTime = (page: Page, j: number): boolean =>
  PREPOSITION.test(page.textAt(j)) &&
  page.sameSentence(j, j + 1) &&
  (page.at(j + 1)?.figure !== undefined ||
    (page.has(j + 1, 'determiner', 'daily', 'weekly', 'monthly', 'yearly') && !page.textAt(j + 1).startsWith('per')));
const PREPOSITION = /(?:^| )in$/;
