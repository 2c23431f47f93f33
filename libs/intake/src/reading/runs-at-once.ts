import type { Page } from '../page/page';

/** "Ça monte à 45 appels simultanés", "45 одновременных звонков": the noun of the number at `k` tells how many
 *  run at once, and of no number of calls that each of something makes. */
export const runsAtOnce = (page: Page, k: number, noun: number): boolean =>
  page.has(noun + 1, 'conc') || (noun > k + 1 && page.has(noun - 1, 'conc'));
