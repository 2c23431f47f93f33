import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { CAME_OUT, MANAGES, MEASURES } from '../words/job-words';
import type { Tag } from '../words';

/** Fewer pieces are no job. */
const LEAST_JOB = 100;
/** How far before its figure the verb may stand, and how far before that the machine, elements. */
const VERB_WITHIN = 4;
const SUBJECT_WITHIN = 3;

/** Claims of a text about a job without the pace that its machines manage now: "1.7 million mails ... right now it does
 *  2.9 mails per second" asks for the job to be done and for no such rate. */
export function withoutManagedPace(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const isJob = claims.some((c) => c.member === 'items' && c.value >= LEAST_JOB);
  if (!isJob) return claims;
  const isPace = (c: Claim): boolean =>
    c.member === 'requestsPerSecond' && (isManaged(page, c.at) || isMeasured(page, c.at));
  return claims.filter((c) => !isPace(c));
}

/** "I measure ~410 passages/s over both", "I ran a test with 200,000 of them, it came out at 165 per second". */
function isMeasured(page: Page, k: number): boolean {
  if (TESTED.some((tag) => page.speaksOf(k, tag))) return true;
  for (let j = k - 1; j >= k - MEASURED_WITHIN && page.sameSentence(j, k); j -= 1) {
    const word = page.textAt(j).replace(/^.* /, '');
    if (MEASURES.has(word) || CAME_OUT.has(wordsFrom(page, j))) return !page.has(j - 1, 'not', 'want');
  }
  return false;
}
const wordsFrom = (page: Page, j: number): string =>
  [j, j + 1, j + 2]
    .map((i) => page.textAt(i))
    .join(' ')
    .replace(/ (?:at|auf|bei)? ?[\d.,]*$/, '');
const TESTED: readonly Tag[] = ['trial', 'tried', 'loadTest'];
const MEASURED_WITHIN = 6;

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
