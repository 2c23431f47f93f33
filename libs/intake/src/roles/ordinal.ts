import type { Page } from '../page/page';

/** "the 95th percentile", "the 3rd rack": a place in a row, no amount. */
export const isOrdinal = (page: Page, k: number): boolean =>
  page.at(k + 1)?.glued === true && ENDINGS.has(page.textAt(k + 1));
const ENDINGS = new Set(['th', 'st', 'nd', 'rd']);
