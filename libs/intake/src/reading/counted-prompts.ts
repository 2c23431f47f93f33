import type { Page } from '../page/page';
import type { Assignment } from '../roles/choose';
import type { Claim } from '../roles/claim';
import { claimsOf } from '../roles/claims';
import { JOB_NAME } from '../words/job-time-words';

/** "Every Saturday an eval of 21,000 prompts": what an evaluation goes through is counted, and no length. */

/** Elements between the evaluation and its count. */
const REACH = 4;
/** Fewer are a length or a pace that somebody tells. */
const FEWEST = 20;

/** The claims with the prompts of an evaluation as pieces of a job. */
const withCountedPrompts = (page: Page, claims: readonly Claim[]): readonly Claim[] =>
  claims.map((c) => (c.member === 'inputTokens' && isCount(page, c) ? { ...c, member: 'items' as const } : c));

function isCount(page: Page, { at, value }: Claim): boolean {
  if (value < FEWEST || !/^prompts?$/.test(page.textAt(at + 1))) return false;
  for (let j = at - 1; j >= at - REACH && page.sameSentence(j, at); j -= 1)
    if (JOB_NAME.test(page.textAt(j))) return true;
  return false;
}

/** What the figures of a text claim, prompts that are counted as pieces. */
export const claimsCounted = (page: Page, assignment: Assignment): readonly Claim[] =>
  withCountedPrompts(page, claimsOf(page, assignment));
