import { together, writtenLike } from '../page/written';
import type { Page } from '../page/page';
import type { BatchReading, Fact } from '../reading';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { ADDS, JOB_LEADS } from '../words/second-job-words';
import { factOf } from './fact';

/** A job beside a service: "chat for 300 staff ... plus a nightly batch that rewrites 25,000 descriptions". Its figures
 *  are those of a job of its own, and never take the place of what the service is asked for. */

/** What a service is asked for. */
const LOADS: ReadonlySet<Member> = new Set<Member>([
  'totalUsers',
  'concurrentRequests',
  'requestsPerSecond',
  'requestsPerDay',
]);
/** What is said of the job, of whatever stands in its clause. */
const OF_JOB: ReadonlySet<Member> = new Set<Member>([
  ...LOADS,
  'items',
  'windowHours',
  'hoursPerDay',
  'inputTokens',
  'outputTokens',
  'perUserPerDay',
]);
/** Words between what adds it and the word of the job. */
const REACH = 7;

/** The stretch of a text that speaks of such a job. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The claims of the service, and the job beside it with its own. */
export function withoutSecondJob(
  page: Page,
  claims: readonly Claim[],
): { readonly claims: readonly Claim[]; readonly job?: Fact<BatchReading> } {
  const job = stretchOf(page);
  if (job === undefined) return { claims };
  const inside = (c: Claim): boolean => c.at >= job.from && c.at <= job.to;
  const own = claims.filter((c) => inside(c) && OF_JOB.has(c.member) && c.setting !== true);
  const serves = claims.some((c) => c.at < job.from && LOADS.has(c.member) && c.setting !== true && c.tested !== true);
  const volume = own.find((c) => c.member === 'items' || c.member === 'requestsPerDay');
  if (!serves || volume === undefined || own.some((c) => PEOPLE.has(c.member))) return { claims };
  const window = own.find((c) => c.member === 'windowHours' || c.member === 'hoursPerDay');
  const value: BatchReading = {
    items: volume.value,
    ...(window === undefined ? {} : { windowHours: window.value }),
    recurrence: 'daily',
    beside: true,
  };
  const said = `A job of ${shown(volume.value)} every night is told beside the service; the plan carries both.`;
  const pieces = [...(volume.pieces ?? [volume]), ...(window === undefined ? [] : [window])];
  return { claims: claims.filter((c) => !own.includes(c)), job: factOf(page.text, value, pieces, said) };
}
const PEOPLE: ReadonlySet<Member> = new Set<Member>(['totalUsers', 'concurrentRequests']);

/** From the word that adds the job, or the "and" right before it, to the end of its sentence. */
function stretchOf(page: Page): Stretch | undefined {
  for (const k of begins(page)) {
    if (!isJob(page, k) || page.against(k) !== undefined) continue;
    for (let j = k - 1; j >= k - REACH && page.sameSentence(j, k); j -= 1) {
      if (page.at(j)?.kind === 'figure') break;
      if (isAdded(page, j, k)) return { from: j, to: lastOf(page, k) };
    }
  }
  return undefined;
}
/** "nightly", "every night", "a night batch". */
const isJob = (page: Page, k: number): boolean => {
  const e = page.at(k);
  return (
    page.has(k, 'nightly') ||
    (NIGHT.test(page.textAt(k)) && ((e?.kind === 'use' && e.name === 'batch') || isBatchOrJob(page, k + 1)))
  );
};
const isBatchOrJob = (page: Page, k: number): boolean =>
  page.sameSentence(k - 1, k) && /^(?:batch|job|run|lauf)/.test(page.textAt(k));
const NIGHT = /(?<!fort)night|nacht(?!rag)|nocturne|nocturn|notturn|夜/;
const nights = writtenLike(NIGHT);
const begins = (page: Page): readonly number[] => together(page.tagged('nightly'), nights(page));

/** A word of adding; "and" only right before the job. */
const isAdded = (page: Page, j: number, k: number): boolean =>
  page.has(j, 'beside') ||
  ADDS.has(page.textAt(j)) ||
  ADDS.has(`${page.textAt(j)} ${page.textAt(j + 1)}`) ||
  (page.has(j, 'and') && k - j <= 2 && JOB_LEADS.has(page.textAt(k - 1)));

function lastOf(page: Page, k: number): number {
  let last = k;
  while (page.sameSentence(last + 1, k) && !page.is(last + 1, ';')) last += 1;
  return last;
}
