import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { ofEach } from './rate-of-each';

/** "60 пользователей, по 5 вопросов в час", "60 Nutzer mit je 5 Fragen am Tag": a word right before the number says
 *  that everyone of those who were counted before does it. */

const EACH_FIRST: ReadonlySet<string> = new Set(['по', 'po', 'je', 'jeweils']);

/** The claims of a text, rates that are told of each of a crowd as theirs. */
export const withDistributed = (page: Page, claims: readonly Claim[]): readonly Claim[] =>
  claims.map((c) => {
    const each = ofEach(c);
    return each !== undefined && isLed(page, c.at) && hasCrowd(page, claims, c) ? each : c;
  });

const isLed = (page: Page, k: number): boolean =>
  [k - 1, page.has(k - 1, 'hedge') ? k - 2 : k - 1].some(
    (j) => EACH_FIRST.has(page.textAt(j)) && page.sameSentence(j, k),
  );

const hasCrowd = (page: Page, claims: readonly Claim[], { at }: Claim): boolean =>
  claims.some((c) => c.member === 'totalUsers' && c.at < at && page.sameSentence(c.at, at));
