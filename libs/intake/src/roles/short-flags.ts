import type { Page } from '../page/page';
import { shaped, valueAt } from './form';
import type { Proposal } from './weigh';

/** What a flag of one engine is worth. */
const FLAGGED = 6;
/** More than this is no number of slots. */
const MOST_SLOTS = 4096;

/** `-np 4`: as many slots as llama.cpp serves at once. */
export const flaggedSlots = (page: Page, k: number): Proposal | undefined =>
  page.is(k - 1, 'np') && page.is(k - 2, '-') && valueAt(page, k) >= 1 && valueAt(page, k) <= MOST_SLOTS
    ? { ...shaped('concurrentRequests', k, FLAGGED, { dimension: 'bare', end: k, scale: 1, noun: k }), heads: [k - 1] }
    : undefined;
