import type { Page } from '../page/page';
import { adjectiveEnd } from './adjective';
import { shapedLength } from './form';
import type { Proposal } from './weigh';

/** What a length that describes is worth against a bare number. */
const DESCRIBED = 3;

/** "32k-token sessions" hold so much, "16k-token requests" bring it. */
export function describedLength(page: Page, k: number): Proposal | undefined {
  const end = adjectiveEnd(page, k);
  if (end === undefined || !page.has(end, 'tok')) return undefined;
  if (page.has(end + 1, 'conc', 'seqs')) return shapedLength('contextTokens', k, DESCRIBED, end + 1);
  return page.has(end + 1, 'req') ? shapedLength('inputTokens', k, DESCRIBED, end + 1) : undefined;
}
