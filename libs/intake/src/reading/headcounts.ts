import { FOR } from '../words/each-words';
import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { READ_BY } from '../words/crowd-words';
import { doing, isOfUs, isUsing } from '../roles/people-weight';

/** Rates beside which it does not matter how many the writer and his colleagues are. */
const RATES: ReadonlySet<Member> = new Set<Member>(['requestsPerSecond', 'requestsPerDay', 'items']);
/** Loads beside which whoever builds the service is none of its users. */
const LOADS: ReadonlySet<Member> = new Set<Member>([...RATES, 'totalUsers', 'concurrentRequests']);
/** How far before a figure the words stand that lead on to the size of a team. */
const REACH = 3;
/** So few that look after a service are nobody else, whatever else the text says. */
const FEW = 12;
const FULL_TIME = /^ftes?$/;

/** Claims without those that only count heads: "team of 5", "we are 14 officers", "640 FTE", "1.2M visitors a month"
 *  where the text names the load itself, and those who build or look after the service; `heads` are the elements of
 *  their figures. */
export function withoutHeadcounts(
  page: Page,
  claims: readonly Claim[],
): { readonly claims: readonly Claim[]; readonly heads: readonly number[] } {
  const loads = claims.filter((c) => LOADS.has(c.member) && c.setting !== true && c.observed !== true);
  const idle = new Set(claims.filter((c) => c.member === 'totalUsers' && isIdle(page, c, loads)));
  return { claims: claims.filter((c) => !idle.has(c)), heads: [...idle].map((c) => c.at) };
}

function isIdle(page: Page, c: Claim, loads: readonly Claim[]): boolean {
  if (isMaker(page, c, loads) || isLeftOut(page, c.at) || isProgram(page, c.at) || isOfList(page, c.at)) return true;
  if (loads.some((l) => RATES.has(l.member)) && (countsHeads(page, c.at) || isAudience(page, c.at))) return true;
  const atOnce = loads.filter((l) => l.member === 'concurrentRequests');
  return atOnce.some((l) => isFullTime(page, c.at) || (isTeam(page, c.at) && l.value > c.value));
}

/** "Three separate callers of the API": programs, nobody who sits there. */
function isProgram(page: Page, k: number): boolean {
  const noun = page.after(k, REACH, ['who'], (e) => e.kind !== 'word');
  if (noun < 0 || !OF.has(page.textAt(noun + 1))) return false;
  return [noun + 2, noun + 3].some(
    (j) => page.sameSentence(j, k) && (page.has(j, 'api') || SERVICES.has(page.textAt(j))),
  );
}
const OF: ReadonlySet<string> = new Set(['of', 'der', 'des', 'de', 'dell', 'da', 'van']);
const SERVICES: ReadonlySet<string> = new Set(['api', 'endpoint', 'gateway', 'schnittstelle']);

/** "A mailbox with 11 readers": who gets the letters of a list. */
const isOfList = (page: Page, k: number): boolean =>
  [2, 3].some((n) => page.sameSentence(k - n, k) && READ_BY.has(page.textAt(k - n)));

/** "The 11,000 pupils are NOT part of this", "300 Lehrer zählen nicht dazu". */
function isLeftOut(page: Page, k: number): boolean {
  const noun = page.unitAt(k);
  for (let j = noun + 1; j <= noun + LEFT_OUT_REACH && page.sameSentence(j, k); j += 1) {
    if (page.at(j)?.figure !== undefined || page.is(j, ',')) return false;
    if (page.has(j, 'leftOut')) return true;
    const isDenied = [j - 1, j - 2, j + 1].some((i) => i > noun && page.has(i, 'not'));
    if (PART_OF_IT.test(page.textAt(j)) && isDenied) return true;
  }
  return false;
}
const LEFT_OUT_REACH = 6;
const PART_OF_IT = new RegExp(
  '^(?:part|included|affected|covered|counted|count|involved|concerned|meant|in scope|gehoren|zahlen|dabei|betroffen|' +
    'inbegriffen|concernes|compris|comptent|incluidos|cuentan|inclusi|inclusos|meegerekend|wliczani)(?: |$)',
);

/** "A team of 6 maintains the platform", "three interns will babysit it". */
function isMaker(page: Page, c: Claim, loads: readonly Claim[]): boolean {
  if (FOR.has(page.textAt(c.at - 1))) return false; // "für 200 Leute betreiben": it is run for them
  const people = { at: c.at, unit: { dimension: 'people', end: c.at, scale: 1, noun: page.unitAt(c.at) } } as const;
  const tends = doing(page, people, (k) => page.has(k, 'tendsIt') && !isOtherWork(page, k));
  const makes = tends || doing(page, people, (k) => page.has(k, 'buildsIt'));
  if (!makes || isUsing(page, people)) return false;
  return (tends && c.value <= FEW) || loads.some((l) => l !== c && l.value > c.value);
}

/** "5 technicians install boilers": a thing right behind the verb that has nothing to do with a service. */
const isOtherWork = (page: Page, verb: number): boolean => {
  const e = page.at(verb + 1);
  return e?.kind === 'word' && e.tags.size === 0 && page.sameSentence(verb, verb + 1) && THING.test(e.text);
};
/** A plural, as things are that somebody works on. */
const THING = /^\p{L}{4,}(?:s|en|er|i|y|ы)$/u;

/** "1.2M visitors a month": who comes to see the site, of whom nobody says that they ask. */
const isAudience = (page: Page, k: number): boolean =>
  page.has(page.unitAt(k), 'headcount') && page.period(page.unitAt(k) + 1)?.period === 'month';

const isFullTime = (page: Page, k: number): boolean =>
  [1, 2].some((n) => page.sameSentence(k, k + n) && FULL_TIME.test(page.textAt(k + n)));

function isTeam(page: Page, k: number): boolean {
  const team = page.before(k, REACH, ['teamSize']);
  return team >= 0 && !page.is(team - 1, 'for') && !page.is(team - 2, 'for');
}

/** A team and whoever is named together with it: "we are 14 officers and 2 consultants". */
const countsHeads = (page: Page, k: number): boolean =>
  isTeam(page, k) || isOfUs(page, k) || isFullTime(page, k) || isTeam(page, joinedBefore(page, k));

/** The figure before "and" that a figure goes on with; -1 where there is none. */
const joinedBefore = (page: Page, k: number): number =>
  page.has(k - 1, 'and') ? page.before(k - 1, REACH, ['who']) - 1 : -1;
