import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { CLIENTS, LINES } from '../words/client-words';
import { EACH_OF_THEM, EACH_ONE_OF, LEADS_TO_EACH } from '../words/each-words';
import { numberAt } from './count';

/** "3 PhD students fire scripts with up to 20 parallel requests each", "5 pipelines with 16 threads each": what each of
 *  those who were counted has in flight is there as often as there are of them. */

/** How far before what each does its crowd may be counted, elements. */
const CROWD_REACH = 16;
/** How far from a number its "each" may stand. */
const EACH_REACH = 3;
/** How far behind a number its noun may stand: "3 new PhD students". */
const NOUN_REACH = 3;
const SIGNS = new Set(['x', '*', '×']);

/** Those who were counted. */
interface Crowd {
  readonly value: number;
  readonly at: number;
  readonly start: number;
  readonly end: number;
  readonly isOfPrograms: boolean;
}

/** The claims of a text, requests in flight of each of a crowd as those of all. */
export function withCallsOfEach(page: Page, claims: readonly Claim[]): readonly Claim[] {
  let out = claims;
  for (const c of claims) {
    const isOfEach = c.member === 'concurrentRequests' && c.pieces === undefined && c.setting !== true;
    const crowd = isOfEach && !countsPeople(page, c.at) ? crowdOfEach(page, c.at) : undefined;
    if (crowd !== undefined) out = out.map((o) => (o === c ? inAll(c, crowd) : o));
  }
  return withLines(page, out);
}

/** "5 pipelines with 16 threads each": lines of programs where the text counts no requests in flight otherwise. */
function withLines(page: Page, claims: readonly Claim[]): readonly Claim[] {
  if (claims.some((c) => c.member === 'concurrentRequests')) return claims;
  for (const k of page.kinds('figure')) {
    if (!LINES.has(page.textAt(page.unitAt(k))) || page.against(k) !== undefined) continue;
    const crowd = crowdOfEach(page, k);
    if (crowd?.isOfPrograms !== true) continue;
    const { start = 0 } = page.at(k) ?? {};
    const { end = 0 } = page.at(page.unitAt(k)) ?? {};
    const each: Claim = { member: 'concurrentRequests', value: numberAt(page, k) ?? 0, at: k, weight: 2, start, end };
    return [...claims.filter((c) => c.at !== k && c.at !== crowd.at), inAll(each, crowd)];
  }
  return claims;
}

function inAll(each: Claim, crowd: Crowd): Claim {
  const value = crowd.value * each.value;
  const product = `${shown(crowd.value)} times ${shown(each.value)} each are ${shown(value)}`;
  const approximation = `Concurrent requests: ${product}.`;
  return { ...each, value, approximation, pieces: [{ start: crowd.start, end: crowd.end }, each] };
}

const countsPeople = (page: Page, k: number): boolean => page.has(page.unitAt(k), 'who', 'person');

/** The crowd of which each has the number at `k`. */
function crowdOfEach(page: Page, k: number): Crowd | undefined {
  const isSaid = isOfEach(page, k);
  for (let j = k - 1; j >= k - CROWD_REACH && page.sameSentence(j, k); j -= 1) {
    if (page.at(j)?.figure === undefined) continue;
    const crowd = page.at(j)?.kind === 'figure' ? crowdAt(page, j, k) : undefined;
    return crowd !== undefined && (isSaid || isEveryOne(page, j)) ? crowd : undefined;
  }
  return undefined;
}

/** "20 each", "20 parallel requests apiece", "je 20", "по 20", "x 20". */
function isOfEach(page: Page, k: number): boolean {
  const before = page.textAt(k - 1);
  if (LEADS_TO_EACH.has(before) || SIGNS.has(before)) return true;
  // "har" is every one in Hindi and "has" in Swedish
  const isTogether = (j: number): boolean =>
    j >= 0 && page.at(j)?.clause === page.at(k)?.clause && page.textAt(j) !== 'har';
  if (isTogether(page.before(k, EACH_REACH, ['each'], isNumber))) return true;
  const behind = page.after(k, EACH_REACH, ['each'], isNumber);
  return isTogether(behind) && (EACH_OF_THEM.has(page.textAt(behind)) || !isOfTime(page, behind));
}
const isNumber = (e: { readonly figure?: unknown }): boolean => e.figure !== undefined;
/** "20 requests each minute". */
const isOfTime = (page: Page, each: number): boolean => page.timeUnit(each + 1) !== undefined;

/** "Each of the 3 students runs 20": the word stands before the crowd. */
const isEveryOne = (page: Page, j: number): boolean =>
  [j - 1, j - 2].some((n) => page.sameSentence(n, j) && EACH_ONE_OF.test(page.textAt(n)));

function crowdAt(page: Page, j: number, k: number): Crowd | undefined {
  const value = numberAt(page, j);
  if (value === undefined || !Number.isInteger(value) || value < 2 || page.against(j) !== undefined) return undefined;
  for (let n = j + 1; n <= j + NOUN_REACH && n < k && page.sameSentence(n, j); n += 1) {
    const isOfPrograms = CLIENTS.has(page.textAt(n));
    if (!isOfPrograms && !page.has(n, 'who', 'person')) continue;
    return { value, at: j, isOfPrograms, start: page.at(j)?.start ?? 0, end: page.at(n)?.end ?? 0 };
  }
  return undefined;
}
