import { HOURS_PER_DAY } from '@compute-advisor/domain';
import { firstWord } from '../lexer/first-word';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { CROWD_JOINS } from '../words/crowd-words';
import { ADDS, FURTHER, JOB_LEADS } from '../words/second-job-words';
import { SERVICE_LOADS } from './service-loads';

/** "12 questions per clerk a day, and a public bot with 900 dialogues a day", "besides, 2,000 letters a day are
 *  summarised by the same model": a load of its own that is added to the one before; the model serves both. */

/** A stretch that adds a load, and whether a firm word of adding opens it. */
interface Added {
  readonly from: number;
  readonly to: number;
  readonly isFirm: boolean;
}
/** So many stretches are looked at, so that the search stays linear. */
const MOST = 8;

/** The claims of a text, the rates of what is added as one sum with the load before them. */
export function withLoadsBeside(page: Page, claims: readonly Claim[]): readonly Claim[] {
  if (!claims.some(isRate)) return claims;
  return begins(page)
    .flatMap((k) => addedAt(page, k) ?? [])
    .slice(0, MOST)
    .reduce((all, added) => withAdded(page, all, added), claims);
}
const isRate = (c: Claim): boolean => c.member === 'requestsPerDay' && isTold(c);
const isTold = (c: Claim): boolean => c.tested !== true && c.observed !== true && c.setting !== true;

const begins = beginningsOf({ words: [...ADDS, ...CROWD_JOINS, ...FURTHER], firstWords: [...ADDS].map(firstWord) });

/** From behind the words that add to the end of their sentence; a plain "and" only behind a comma or before an
 *  article. */
function addedAt(page: Page, k: number): Added | undefined {
  if (page.against(k) !== undefined) return undefined;
  const firm = lengthOf(page, k);
  const isJoin = CROWD_JOINS.has(page.textAt(k)) && (page.is(k - 1, ',') || JOB_LEADS.has(page.textAt(k + 1)));
  if (firm === 0 && !isJoin) return undefined;
  let to = k;
  while (page.sameSentence(to + 1, k) && !page.is(to + 1, ';')) to += 1;
  return { from: k + Math.max(firm, 1), to, isFirm: firm > 0 };
}
/** How many elements the words that add are written in: "on top of that", "a do tego", "another" before a number. */
function lengthOf(page: Page, k: number): number {
  if (FURTHER.has(page.textAt(k)) && page.at(k + 1)?.kind === 'figure') return 1;
  for (let n = LONGEST; n > 0; n -= 1) {
    const words = Array.from({ length: n }, (_, i) => page.textAt(k + i)).join(' ');
    if (ADDS.has(words) && page.sameSentence(k, k + n - 1)) return n;
  }
  return 0;
}
const LONGEST = 4;

/** What makes the second the same load told again, or at another time. */
const SAME = ['peak', 'mean', 'future', 'total', 'or', 'most', 'least', 'nowCue', 'each'] as const;

function withAdded(page: Page, claims: readonly Claim[], { from, to, isFirm }: Added): readonly Claim[] {
  const inside = claims.filter((c) => c.at >= from && c.at <= to && isTold(c) && SERVICE_LOADS.has(c.member));
  const [own] = inside;
  if (own === undefined || inside.length > 1 || !isRate(own)) return claims;
  for (let j = from; j <= page.unitAt(own.at); j += 1) if (page.has(j, ...SAME)) return claims;
  const outside = claims.filter((c) => c.at < from && isTold(c));
  const base = ofEachBefore(outside) ?? (isFirm ? ofAllBefore(outside) : undefined);
  if (base === undefined || isSameAgain(page, base, own, from, isFirm) || isMadeOf(own, base)) return claims;
  const value = base.value + own.value;
  const sum: Claim = {
    ...own,
    value,
    weight: Math.max(own.weight, base.weight),
    pieces: [...base.pieces, ...(own.pieces ?? [{ start: own.start, end: own.end }])],
    approximation: `Requests per day: ${base.said} and ${shown(own.value)} beside them are ${shown(value)}.`,
  };
  const rest = claims.filter((c) => c !== own && !base.claims.includes(c));
  return [...withLongerHours(rest, from, to), sum];
}

/** "200 users, 20 questions each, and 4,000 a day": the product told again. */
const isSameAgain = (page: Page, base: Base, own: Claim, from: number, isFirm: boolean): boolean =>
  base.value === own.value && !isFirm && !JOB_LEADS.has(page.textAt(from));

/** What is asked for before the stretch. */
interface Base {
  readonly value: number;
  readonly weight: number;
  readonly claims: readonly Claim[];
  readonly pieces: readonly { readonly start: number; readonly end: number }[];
  readonly said: string;
}

/** So many people, each of whom asks so often. */
function ofEachBefore(claims: readonly Claim[]): Base | undefined {
  const each = claims.filter((c) => c.member === 'perUserPerDay').at(-1);
  const crowd = claims.filter((c) => c.member === 'totalUsers').sort((a, b) => b.weight - a.weight || b.at - a.at)[0];
  if (each === undefined || crowd === undefined || claims.some(isRate)) return undefined;
  return {
    value: crowd.value * each.value,
    weight: each.weight,
    claims: [each],
    pieces: [...(crowd.pieces ?? [crowd]), ...(each.pieces ?? [each])].map(({ start, end }) => ({ start, end })),
    said: `${shown(crowd.value)} users times ${shown(each.value)} each`,
  };
}
/** A rate of all. */
function ofAllBefore(claims: readonly Claim[]): Base | undefined {
  const [rate, ...others] = claims.filter(isRate);
  if (rate === undefined || others.length > 0) return undefined;
  const pieces = (rate.pieces ?? [rate]).map(({ start, end }) => ({ start, end }));
  return { value: rate.value, weight: rate.weight, claims: [rate], pieces, said: shown(rate.value) };
}
const isMadeOf = (own: Claim, base: Base): boolean =>
  (own.pieces ?? []).some((p) => base.pieces.some((q) => p.start < q.end && q.start < p.end));

/** "A public chatbot around the clock": one machine that serves both is there as long as the longer of them. */
function withLongerHours(claims: readonly Claim[], from: number, to: number): readonly Claim[] {
  const isAllDay = (c: Claim): boolean =>
    c.member === 'hoursPerDay' && c.value === HOURS_PER_DAY && c.at >= from && c.at <= to;
  if (!claims.some(isAllDay)) return claims;
  return claims.filter((c) => isAllDay(c) || !(c.member === 'hoursPerDay' || c.member === 'daysPerWeek'));
}
