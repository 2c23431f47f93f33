import { hasWordOf } from '../lexer/first-word';
import type { Page } from '../page/page';
import { type Share, shareAt, shareBegins } from '../page/share-words';
import type { Assignment } from '../roles/choose';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import type { Tag } from '../words';
import { USES } from '../words/people-verbs';
import { RUN_ON, TAKES_PART, TAKES_PART_RUN_ON } from '../words/taking-part';
import { OF_A_TIME } from './data/funnel-words';
import { withFunnel } from './funnel';
import { partUsing } from './funnel-parts';
import { RATES_OF_EACH } from './rate-of-each';

/** "1,450 handlers, roughly 55% logged in on a given day", "员工 800 人，其中六成会用", "うち使うのは3割": the part of those who
 *  were counted that uses the service at all; they are its users. */

/** How far behind its crowd a share may stand, and how far from a share what it says of them; elements. */
const CROWD_WITHIN = 30;
const BEHIND = 6;
const BEFORE = 4;

/** The claims of a text, a crowd as the part of it that takes part. */
export function withActiveParts(page: Page, claims: readonly Claim[], assignment: Assignment): readonly Claim[] {
  let out = claims;
  for (const k of shareBegins(page)) {
    const share = shareAt(page, k);
    if (share === undefined || share.value >= 1 || share.from !== k || page.against(k) !== undefined) continue;
    if (isOfOther(page, out, assignment, share) || !takesPart(page, share)) continue;
    const crowd = crowdBefore(page, out, share);
    if (crowd === undefined || isRead(page, out, assignment, share)) continue;
    out = out.filter((c) => !isWithin(page, share, c.at)).map((c) => (c === crowd ? partOf(page, crowd, share) : c));
  }
  return out;
}

/** A share that another role has already: of cards, of growth, of what is cached, of those who are there at once. */
const isOfOther = (page: Page, claims: readonly Claim[], assignment: Assignment, share: Share): boolean =>
  page.used.has(share.from) ||
  claims.some((c) => isWithin(page, share, c.at) && !isOfPeople(page, c)) ||
  HELD.has(assignment.chosen.get(share.from)?.role ?? '') ||
  page.after(share.end, BEHIND, OTHERS) >= 0 ||
  page.before(share.from, BEFORE, OTHERS) >= 0;
const HELD: ReadonlySet<string> = new Set(['growthShare', 'growthFactor', 'prefixCacheShare', 'peakFactor']);
const OTHERS: readonly Tag[] = ['conc', 'peak', 'busiestHour', 'moreOf', 'growth', 'price', 'budget', 'gpuWord'];

/** "利用率6割" beside people alone, "55 % of them on duty": words of use that are told of people here. */
const isOfPeople = (page: Page, c: Claim): boolean =>
  (c.member === 'utilizationFraction' && !hasCards(page, c.at)) ||
  (c.member === 'concurrentShare' && page.after(c.at, BEHIND, ['busyPeople']) >= 0 && isOnDuty(page, c.at));
const hasCards = (page: Page, k: number): boolean =>
  page.speaksOf(k, 'gpuWord', 'node') || page.kinds('gpu').some((j) => page.sameSentence(j, k));
const isOnDuty = (page: Page, k: number): boolean => {
  for (let j = k + 1; j <= k + BEHIND && page.sameSentence(j, k); j += 1) if (ON_DUTY.test(page.textAt(j))) return true;
  return false;
};
/** Whoever is at work is no call that runs. */
const ON_DUTY = /^(?:on duty|on shift|im dienst|en service|de turno|in servizio|in dienst|na zmianie|на смене)$/;
const isWithin = (page: Page, { from, end }: Share, at: number): boolean =>
  at >= from && at <= end && page.sameSentence(at, from);

/** Words beside a share say that so many use the service; no other service, hour or device stands behind them. */
function takesPart(page: Page, share: Share): boolean {
  if (isRunOn(page, share)) return true;
  for (let j = share.end + 1; j <= share.end + BEHIND && isOfClause(page, j, share.end); j += 1)
    if (isTaking(page, j)) return !isElsewhere(page, j);
  for (let j = share.from - 1; j >= share.from - BEFORE && isOfClause(page, j, share.from); j -= 1)
    if (isTaking(page, j)) return !isElsewhere(page, share.end);
  return false;
}
/** The clause goes on: no sign, no other figure, nothing of requests, no hour. */
const isOfClause = (page: Page, j: number, k: number): boolean =>
  page.sameSentence(j, k) &&
  page.at(j)?.kind === 'word' &&
  !page.has(j, 'req', 'doc', 'conc') &&
  !OF_A_TIME.test(page.textAt(j));
const isTaking = (page: Page, j: number): boolean =>
  hasWordOf(page.textAt(j), USES) || hasWordOf(page.textAt(j), TAKES_PART);

/** "30 % use ChatGPT", "80 % sind zwischen 9 und 10 aktiv". */
function isElsewhere(page: Page, verb: number): boolean {
  for (let j = verb + 1; j <= verb + BEFORE && page.sameSentence(j, verb); j += 1) {
    const e = page.at(j);
    if (e === undefined || e.kind === 'mark') return false;
    if (e.kind !== 'word' && e.kind !== 'use') return true;
    if (OF_A_TIME.test(e.text) || page.has(j, 'api')) return true;
  }
  // "use it in the same hour"
  return page.after(verb, BEHIND, ['hour'], (e) => e.kind !== 'word') >= 0;
}

/** The same in the clause of scripts that set no blanks. */
function isRunOn(page: Page, { from, end }: Share): boolean {
  let [first, last] = [from, end];
  while (last < end + RUN_REACH && isOfRun(page, last + 1, end)) last += 1;
  while (first > from - RUN_REACH && isOfRun(page, first - 1, from)) first -= 1;
  if (page.has(end + 1, 'req', 'doc') || page.has(end + 2, 'req', 'doc')) return false;
  const text = page.text.slice(page.at(first)?.start, page.at(last)?.end);
  return RUN_ON.test(text) && TAKES_PART_RUN_ON.test(text);
}
const RUN_REACH = 12;
const isOfRun = (page: Page, j: number, k: number): boolean => {
  const kind = page.sameSentence(j, k) ? page.at(j)?.kind : undefined;
  return (kind === 'word' || kind === 'figure' || kind === 'use') && !page.has(j, 'conc', 'each');
};

/** The people who were counted last before a share; none where the share stands before people of its own, or where
 *  others were counted of whom it may be. */
function crowdBefore(page: Page, claims: readonly Claim[], { from, end }: Share): Claim | undefined {
  const isOwn = (c: Claim): boolean => c.at > end && c.at <= end + BEFORE && page.sameSentence(c.at, end);
  const crowds = claims.filter((c) => c.member === 'totalUsers' && c.observed !== true && c.tested !== true);
  if (crowds.some(isOwn)) return undefined;
  const before = crowds.filter((c) => c.at < from && from - c.at <= CROWD_WITHIN && isNear(page, c.at, from));
  const last = before.reduce<Claim | undefined>((a, c) => (a === undefined || c.at > a.at ? c : a), undefined);
  if (last === undefined || isOtherCounted(page, last, from)) return undefined;
  return isTaken(page, last, from) ? undefined : last;
}
const isNear = (page: Page, at: number, k: number): boolean =>
  (page.at(k)?.sentence ?? 0) - (page.at(at)?.sentence ?? 0) <= 1;
/** Other people stand between whose number means something else. */
function isOtherCounted(page: Page, crowd: Claim, from: number): boolean {
  for (let j = crowd.at + 1; j < from; j += 1)
    if (page.at(j)?.kind === 'figure' && page.has(page.unitAt(j), 'who') && !isPiece(page, crowd, j)) return true;
  return false;
}
const isPiece = (page: Page, c: Claim, j: number): boolean =>
  (c.pieces ?? []).some((p) => p.start <= (page.at(j)?.start ?? 0) && (page.at(j)?.start ?? 0) < p.end);

/** A part was taken of it already, and this one is not said to be of those. */
function isTaken(page: Page, crowd: Claim, from: number): boolean {
  const end = Math.max(...(crowd.pieces ?? []).map((p) => p.end));
  for (let j = from - 1; j >= 0 && (page.at(j)?.start ?? 0) >= end; j -= 1) if (page.has(j, 'partOfThem')) return false;
  return (crowd.approximation ?? '').includes(' % of ');
}

/** Part of a load that the crowd makes already, with all that each of them does. */
function isRead(page: Page, claims: readonly Claim[], assignment: Assignment, share: Share): boolean {
  const at = share.from;
  const made = withFunnel(page, assignment, claims).filter((c) => !claims.includes(c));
  if (!made.some((c) => isPiece(page, c, at))) return false;
  return claims.every((c) => !RATES_OF_EACH.has(c.member) || made.some((m) => isPiece(page, m, c.at)));
}

function partOf(page: Page, crowd: Claim, share: Share): Claim {
  const using = partUsing(page, share);
  const value = Math.max(1, Math.round(crowd.value * using));
  const span = { start: page.at(share.from)?.start ?? 0, end: page.at(share.end)?.end ?? 0 };
  const said = `Users: ${shown(using * 100)} % of ${shown(crowd.value)} are ${shown(value)}.`;
  const pieces = [...(crowd.pieces ?? [{ start: crowd.start, end: crowd.end }]), span];
  return { ...crowd, value, pieces, approximation: [crowd.approximation, said].filter(Boolean).join(' ') };
}
