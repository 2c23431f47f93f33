import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { numberAt } from './count';

/** "310 million passages, 220 tokens each, to be embedded in 10 days", "3.4 million chunks over a weekend (48 h)": a
 *  stock of passages that has a time to be done in is a job. */

/** Fewer passages are what goes into a prompt. */
const FEWEST = 10_000;

export function withCorpusJobs(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const window = claims.find((c) => c.member === 'windowHours');
  if (window === undefined || claims.some((c) => c.member === 'items')) return claims;
  const sentence = page.at(window.at)?.sentence ?? 0;
  for (const [k, e] of page.elements.entries()) {
    const value = numberAt(page, k) ?? 0;
    const noun = page.unitAt(k);
    const isNear = sentence - e.sentence >= 0 && sentence - e.sentence <= 1;
    if (value < FEWEST || !isNear || !page.has(noun, 'chunk') || page.against(k) !== undefined) continue;
    return [...claims, { member: 'items', value, at: k, weight: 2, start: e.start, end: page.at(noun)?.end ?? e.end }];
  }
  return claims;
}
