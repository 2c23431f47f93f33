import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { numberAt } from './count';

/** "310 million passages, 220 tokens each, to be embedded in 10 days", "3.4 million chunks over a weekend (48 h)": a
 *  stock of passages that has a time to be done in is a job, and so is a backlog. */

/** Fewer of them are what goes into a prompt. */
const FEWEST = 10_000;

export function withCorpusJobs(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const window = claims.find((c) => c.member === 'windowHours');
  if (window === undefined || claims.some((c) => c.member === 'items')) return claims;
  const sentence = page.at(window.at)?.sentence ?? 0;
  for (const k of page.kinds('figure')) {
    const apart = sentence - (page.at(k)?.sentence ?? 0);
    const job = apart === 0 || apart === 1 ? stockAt(page, k) : undefined;
    if (job !== undefined) return [...claims, job];
  }
  return claims;
}

function stockAt(page: Page, k: number): Claim | undefined {
  const e = page.at(k);
  const value = numberAt(page, k) ?? 0;
  const noun = value < FEWEST ? undefined : page.at(nounOf(page, k) ?? -1);
  if (e === undefined || noun === undefined || page.against(k) !== undefined) return undefined;
  const [start, end] = [Math.min(e.start, noun.start), Math.max(e.end, noun.end)];
  return { member: 'items', value, at: k, weight: 2, start, end };
}

/** Passages that the figure at `k` counts, or the work before its comma: "a backlog of tickets, 1.1 million, to be
 *  tagged in two weeks". */
function nounOf(page: Page, k: number): number | undefined {
  const noun = page.unitAt(k);
  if (page.has(noun, 'chunk')) return noun;
  const isBetweenCommas = page.is(k - 1, ',') && page.is(k + 1, ',') && page.sameSentence(k - 2, k + 1);
  return isBetweenCommas && page.has(k - 2, 'req', 'doc') ? k - 2 : undefined;
}
