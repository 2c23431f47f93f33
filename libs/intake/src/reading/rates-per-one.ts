import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { EVERY } from '../words/small-words';
import { numberAt } from './count';
import type { Counted } from './counted-things';
import { lastNamed } from './counted-things';
import { crowdOf } from './held-crowds';
import { type Often, oftenAt } from './often';
import { productOf } from './place-products';
import { RATES_OF_EACH } from './rate-of-each';
import { countsWork, crowdsOf, isCrowd, isLoose } from './work-of-one';

/** A number of work that is told per one of those who are counted anywhere in the text: "11 dictations per doctor and
 *  day ... 1,900 doctors", "700 reports a day per site, 5 sites", "je Arzt 9 Briefe am Tag". */

/** How far before "per doctor" its number may stand, and how far behind it, elements. */
const BEFORE = 7;
const BEHIND = 5;
/** How far from either the period may stand. */
const PERIOD_REACH = 6;
/** Signs and adjectives between "per" and its noun: "每位医生". */
const NOUN_REACH = 3;
/** So many are looked at, so that the search stays linear. */
const MOST = 24;
/** More of them are no places and no devices. */
const MOST_PLACES = 20_000;

/** "Per doctor": the elements that it stands in, and who were counted under that name. */
interface PerOne {
  readonly from: number;
  readonly to: number;
  readonly crowd: Counted;
}

/** The claims of a text with those of what is told per one of a crowd. */
export function withRatesPerOne(page: Page, claims: readonly Claim[]): readonly Claim[] {
  if (!page.tells('per', 'each')) return claims;
  const crowds = crowdsOf(page, claims);
  if (crowds.length === 0) return claims;
  const ones = begins(page).flatMap((k) => (page.against(k) === undefined ? (perOneAt(page, k, crowds) ?? []) : []));
  return ones.slice(0, MOST).reduce((all, one) => withRateOf(page, all, one), claims);
}

const begins = beginningsOf({ tags: ['each', 'per'], words: EVERY });

/** "per doctor", "je Arzt", "pro sede", "每位医生". */
function perOneAt(page: Page, k: number, crowds: readonly Counted[]): PerOne | undefined {
  if (!isPer(page, k)) return undefined;
  const words = page.textAt(k).split(' ');
  const own = words.length > 1 ? lastNamed(crowds, words.at(-1) ?? '') : undefined;
  if (own !== undefined) return { from: k, to: k, crowd: own };
  for (let j = k + 1; j <= k + NOUN_REACH && page.sameSentence(j, k); j += 1) {
    if (page.at(j)?.kind !== 'word') return countedAt(crowds, k, j);
    const crowd = lastNamed(crowds, page.textAt(j));
    if (crowd !== undefined && !page.has(j, 'day')) return { from: k, to: j, crowd };
  }
  return undefined;
}
/** "Each of the 9 depots". */
function countedAt(crowds: readonly Counted[], from: number, k: number): PerOne | undefined {
  const crowd = crowds.find((c) => c.at === k);
  return crowd === undefined || crowd.isPeople ? undefined : { from, to: crowd.end, crowd };
}
const isPer = (page: Page, k: number): boolean =>
  EVERY.has(page.textAt(k)) || page.has(k, 'each') || (page.has(k, 'per') && !page.has(k, 'determiner', 'to'));

/** The claims, the number of work that `one` is told of as the load that it is. */
function withRateOf(page: Page, claims: readonly Claim[], one: PerOne): readonly Claim[] {
  const pace = one.crowd.isPeople ? undefined : paceBeside(page, claims, one);
  if (pace !== undefined) {
    const rest = claims.filter((c) => c !== pace && c.at !== one.crowd.at);
    return [...rest, productOf(pace, one.crowd)];
  }
  const k = numberOf(page, claims, one);
  const many = k === undefined ? undefined : numberAt(page, k);
  const often = k === undefined ? undefined : oftenBeside(page, k, one);
  if (k === undefined || many === undefined || often === undefined) return claims;
  const { crowd } = one;
  const users = claims.find((c) => c.member === 'totalUsers' && isCrowd(c, crowd));
  const rest = claims.filter((c) => c.at !== k);
  if (users === undefined && !crowd.isPeople && crowd.total > MOST_PLACES) return claims;
  if (users === undefined && !crowd.isPeople)
    return [...rest.filter((c) => c.at !== crowd.at), productOf(claimAt(page, k, often, many * often.times), crowd)];
  const each = claimAt(page, k, often, many * often.times);
  return users === undefined ? [...rest.filter((c) => c.at !== crowd.at), each, crowdOf(crowd)] : [...rest, each];
}

/** The number of work that stands before "per doctor", or right behind it. */
function numberOf(page: Page, claims: readonly Claim[], { from, to, crowd }: PerOne): number | undefined {
  const before = nearest(page, from, -1, BEFORE);
  const isWork = (k: number | undefined): boolean =>
    k !== undefined && k !== crowd.at && !page.has(page.unitAt(k), 'who') && countsWork(page, k);
  const found = [before, nearest(page, to, 1, BEHIND)].find(isWork);
  if (found === undefined || page.against(found) !== undefined) return undefined;
  const taken = claims.filter((c) => c.at === found);
  const isFree = taken.every(
    (c) => c.pieces === undefined && (isLoose(page, c) || (RATES_OF_EACH.has(c.member) && !crowd.isPeople)),
  );
  return isFree ? found : undefined;
}
function nearest(page: Page, from: number, step: 1 | -1, reach: number): number | undefined {
  for (let n = 1; n <= reach && page.sameSentence(from + n * step, from); n += 1) {
    const j = from + n * step;
    if (page.is(j, ',') || page.is(j, ';')) return undefined;
    if (numberAt(page, j) !== undefined) return j;
  }
  return undefined;
}

/** The period between the number and "per doctor", right behind them ("och dag"), or before ("每天每位医生15份"). */
function oftenBeside(page: Page, k: number, { from, to }: PerOne): Often | undefined {
  const [first, last] = [Math.min(k, from), Math.max(k, to)];
  for (let j = first + 1; j <= last + PERIOD_REACH && page.sameSentence(j, k); j += 1) {
    if (j > last && numberAt(page, j) !== undefined) break;
    const found = oftenAt(page, j) ?? dayBehind(page, j, to);
    if (found !== undefined) return found;
  }
  for (let j = first - 1; j >= first - PERIOD_REACH && page.sameSentence(j, k); j -= 1) {
    const found = oftenAt(page, j);
    if (found !== undefined) return found;
  }
  return undefined;
}
/** "Per läkare och dag", "per doctor and day". */
const dayBehind = (page: Page, j: number, to: number): Often | undefined =>
  j > to && page.has(j, 'day') && (page.has(j - 1, 'and') || page.is(j - 1, '&'))
    ? { member: 'perUserPerDay', times: 1, end: j }
    : undefined;

function claimAt(page: Page, k: number, { member, end }: Often, value: number): Claim {
  const last = Math.max(page.unitAt(k), end);
  const [first, behind] = end < k ? [end, page.unitAt(k)] : [k, last];
  return { member, value, at: k, weight: 2, start: page.at(first)?.start ?? 0, end: page.at(behind)?.end ?? 0 };
}

/** "Chaque caméra envoie un clip toutes les 5 secondes": a pace that is told of each beside it. */
const paceBeside = (page: Page, claims: readonly Claim[], { from, crowd }: PerOne): Claim | undefined =>
  claims.find(
    (c) =>
      c.member === 'perUserPerHour' &&
      c.at !== crowd.at &&
      Math.abs(c.at - from) <= PACE_REACH &&
      page.sameSentence(c.at, from) &&
      !isOfAnother(page, from, c.at),
  );
/** "25 scanners per warehouse, 30 lookups per scanner an hour": a pace with its own "per" is of those it names. */
const isOfAnother = (page: Page, from: number, at: number): boolean => {
  const per = page.after(at, NOUN_REACH, ['per', 'each'], (e) => e.kind === 'mark');
  return (
    at > from && per > at && page.at(per + 1)?.kind === 'word' && page.before(at, at - from, ['per', 'each']) === from
  );
};
const PACE_REACH = 9;
