import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { MANAGES } from '../words/job-words';

/** Fewer pieces are no job. */
const LEAST_JOB = 100;
/** How far before its figure the verb may stand, and how far before that the machine, elements. */
const VERB_WITHIN = 4;
const SUBJECT_WITHIN = 3;

/** Claims of a text about a job without the pace that its machines manage now: "1.7 million mails ... right now it does
 *  2.9 mails per second" asks for the job to be done and for no such rate. */
export function withoutManagedPace(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const isJob = claims.some((c) => c.member === 'items' && c.value >= LEAST_JOB);
  return isJob ? claims.filter((c) => c.member !== 'requestsPerSecond' || !isManaged(page, c.at)) : claims;
}

function isManaged(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - VERB_WITHIN && page.sameSentence(j, k); j -= 1)
    if (MANAGES.has(page.textAt(j))) return isOfMachine(page, j);
  return false;
}
/** "It", "the box", "both cards", "der Server"; a service or its users ask for what they do. */
const isOfMachine = (page: Page, verb: number): boolean => {
  for (let j = verb - 1; j >= verb - SUBJECT_WITHIN && page.sameSentence(j, verb); j -= 1)
    if (page.has(j, 'node', 'gpuWord') || page.at(j)?.kind === 'gpu' || IT.has(page.textAt(j))) return true;
  return false;
};
const IT: ReadonlySet<string> = new Set([
  'it',
  'they',
  'es',
  'er',
  'sie',
  'das',
  'ca',
  'cela',
  'elle',
  'il',
  'hij',
  'het',
]);
