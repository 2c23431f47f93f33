import type { Page, Period } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import type { Span } from '../reading';
import type { Assignment } from '../roles/choose';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { factorAt } from './funnel-factors';
import { type Factor, leadingPart } from './funnel-parts';
import { daysOf, isADay } from '../roles/told-times';

/** A crowd, the part of it that comes, and how often each asks: "18,000 visitors a day, one in twelve opens the chat
 *  and asks four questions". The product is the load. */

/** How far behind its crowd a part or a number each may stand, elements. */
const REACH = 40;

/** The crowd at the head: how many come in a day, or who are told of no day. */
interface Crowd {
  readonly claim: Claim;
  readonly perDay: boolean;
  readonly value: number;
}

/** The claims of a text with the load that follows from a crowd, its parts and what each of them asks. */
export function withFunnel(page: Page, assignment: Assignment, claims: readonly Claim[]): Claim[] {
  for (const crowd of crowdsOf(page, claims)) {
    const factors = factorsBehind(page, assignment, crowd);
    const active = activeOf(page, claims, crowd, factors);
    if (active !== undefined) return claims.map((c) => (c === crowd.claim ? active : c));
    if (!isLoad(crowd, factors)) continue;
    const load = productOf(page, crowd, factors);
    if (claims.some((c) => c !== crowd.claim && c.member === load.member && isNear(c.value, load.value))) continue;
    const taken = new Set([
      ...factors.map((f) => f.at),
      ...(crowd.claim.member === 'totalUsers' ? [] : [crowd.claim.at]),
    ]);
    return [...claims.filter((c) => !taken.has(c.at)), load];
  }
  return [...claims];
}

/** "80,000 members, 5 % of them are active in a month": where nothing says what they ask, those are who use it. */
function activeOf(page: Page, claims: readonly Claim[], crowd: Crowd, factors: readonly Factor[]): Claim | undefined {
  const [part, ...others] = factors;
  const { claim } = crowd;
  if (part?.kind !== 'part' || others.length > 0 || (part.days ?? 1) <= 1) return undefined;
  if (claim.member !== 'totalUsers' || crowd.perDay || claims.some((c) => c !== claim && LOADS.has(c.member)))
    return undefined;
  const value = Math.max(1, Math.round(claim.value * part.value));
  return {
    ...claim,
    value,
    pieces: [...(claim.pieces ?? [claim]), spanOf(page, part)].map(({ start, end }) => ({ start, end })),
    approximation: `Users: ${shown(part.value * 100)} % of ${shown(claim.value)} are ${shown(value)}.`,
  };
}
const LOADS: ReadonlySet<Member> = new Set<Member>([
  'totalUsers',
  'concurrentRequests',
  'concurrentShare',
  'requestsPerSecond',
  'requestsPerDay',
  'perUserPerDay',
  'perUserPerHour',
]);

/** The text says the product itself: "60k daily users, 8 calls each, so 480k calls/day". */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 0.02 * b;

/** A share alone makes a load only of a crowd told per day; a number each also of people who come daily. */
function isLoad(crowd: Crowd, factors: readonly Factor[]): boolean {
  if (factors.length === 0) return false;
  if (!crowd.perDay && !factors.some((f) => f.days !== undefined)) return false;
  // "5 % of them are active in a month" alone says nothing of what they ask
  if (!crowd.perDay && !factors.some((f) => f.kind === 'each' || f.days === 1)) return false;
  // "200 employees, 20 prompts each per day" is read by its role already
  return factors.length > 1 || factors[0]?.kind === 'part' || factors[0]?.days === undefined;
}

const CROWDS: ReadonlySet<Member> = new Set<Member>(['totalUsers', 'requestsPerDay']);

function crowdsOf(page: Page, claims: readonly Claim[]): Crowd[] {
  return claims
    .filter((c) => CROWDS.has(c.member) && c.observed !== true && !isMade(c) && !isShared(claims, c))
    .map((claim) => {
      if (claim.member === 'requestsPerDay') return { claim, perDay: true, value: claim.value };
      const period = periodOf(page, claim);
      const days = (period && daysOf(period)) ?? 1;
      return { claim, perDay: period !== undefined || isDayBefore(page, claim.at), value: claim.value / days };
    });
}
/** "On a busy day 2,500 visitors": the day stands before the crowd. */
const isDayBefore = (page: Page, at: number): boolean => {
  for (let j = at - 1; j >= at - PERIOD_REACH && page.sameSentence(j, at); j -= 1) {
    if (page.at(j)?.figure !== undefined) return false;
    if (isADay(page, j)) return true;
  }
  return false;
};
/** A load that was worked out already; a crowd of several places is still one. */
const isMade = (c: Claim): boolean => c.pieces !== undefined && c.member !== 'totalUsers';
/** "15 % of it between 10 and 11": the share of a day has made its rate already. */
const isShared = (claims: readonly Claim[], c: Claim): boolean =>
  claims.some((r) => r.member === 'requestsPerSecond' && r.pieces?.includes(c));

/** "visitors a day", "DAU", "20,000 monthly users". */
function periodOf(page: Page, claim: Claim): Period | undefined {
  for (let j = claim.at + 1; j <= claim.at + PERIOD_REACH && page.sameSentence(j, claim.at); j += 1) {
    if (page.at(j)?.figure !== undefined || page.is(j, ',')) break;
    if (page.has(j, 'dau')) return 'day';
    if (page.has(j, 'mau')) return 'month';
    const found = page.period(j)?.period;
    if (found !== undefined) return PERIOD_SECONDS[found] >= PERIOD_SECONDS.day ? found : undefined;
  }
  return page.has(claim.at - 1, 'daily') || page.has(claim.at - 2, 'daily', 'dau') ? 'day' : undefined;
}

const PERIOD_REACH = 6;

function factorsBehind(page: Page, assignment: Assignment, crowd: Crowd): Factor[] {
  const out: Factor[] = [];
  const { at, pieces = [] } = crowd.claim;
  const isOfCrowd = (k: number): boolean => pieces.some((p) => isInside(p, startOf(page, k)));
  const leading = leadingPart(page, at);
  if (leading !== undefined) out.push(leading);
  const sentence = page.at(at)?.sentence ?? 0;
  let last = at + 1;
  for (let k = at + 1; k <= at + REACH && (page.at(k)?.sentence ?? Infinity) - sentence <= 1; k += 1) {
    const isPast = (k <= last && k > at + 1) || isOfCrowd(k);
    const factor = isPast ? undefined : factorOf(page, assignment, at, k);
    if (factor === undefined) {
      if (isNextCrowd(page, k)) break;
      continue;
    }
    out.push(factor);
    last = factor.to;
  }
  return out;
}
/** Others are counted from here on. */
const isNextCrowd = (page: Page, k: number): boolean =>
  page.at(k)?.kind === 'figure' && page.has(page.unitAt(k), 'who', 'dau', 'mau') && !isPointing(page, k);
const isInside = (p: Span, start: number): boolean => p.start <= start && start < p.end;
const startOf = (page: Page, k: number): number => page.at(k)?.start ?? -1;
function factorOf(page: Page, assignment: Assignment, crowd: number, k: number): Factor | undefined {
  const factor = factorAt(page, assignment, k);
  return factor !== undefined && isOfAll(page, crowd, factor) ? undefined : factor;
}
/** "80名员工一共每天提400个请求": all of them together, or more than anybody asks in a day. */
const isOfAll = (page: Page, crowd: number, { kind, value, at }: Factor): boolean =>
  kind === 'each' && (value > MOST_EACH || page.before(at, at - crowd, ['total'], (e) => e.kind === 'figure') >= 0);
const MOST_EACH = 200;
/** "300 of them". */
const isPointing = (page: Page, k: number): boolean => /^(?:of |davon|dont)/.test(page.textAt(k + 1));

function productOf(page: Page, crowd: Crowd, factors: readonly Factor[]): Claim {
  // "20,000 monthly users, 8 % on a given day": the part is one of everybody.
  const days = crowd.claim.member === 'totalUsers' ? daysOfAll(factors) : undefined;
  const crowdValue = days === undefined ? crowd.value : crowd.claim.value;
  const product = factors.reduce((all, f) => all * f.value, crowdValue) / (days ?? 1);
  const value = Math.round(product * 1e6) / 1e6;
  const who = crowd.claim.pieces ?? [crowd.claim];
  const pieces = [...who, ...factors.map((f) => spanOf(page, f))].sort((a, b) => a.start - b.start);
  const parts = factors.map((f) => (f.kind === 'part' ? `${shown(f.value * 100)} %` : `${shown(f.value)} each`));
  return {
    member: 'requestsPerDay',
    value,
    at: crowd.claim.at,
    weight: 3,
    start: pieces[0]?.start ?? crowd.claim.start,
    end: pieces[pieces.length - 1]?.end ?? crowd.claim.end,
    pieces: pieces.map(({ start, end }) => ({ start, end })),
    approximation:
      `Requests per day: ${shown(crowdValue)} times ${parts.join(' times ')} ` +
      `${(days ?? 1) > 1 ? `in ${shown(days ?? 1)} days ` : ''}are ${shown(value)}.`,
  };
}
/** In how many days the product comes: those of how often each asks, else those of the part. */
const daysOfAll = (factors: readonly Factor[]): number | undefined =>
  (factors.find((f) => f.kind === 'each' && f.days !== undefined) ?? factors.find((f) => f.days !== undefined))?.days;

const spanOf = (page: Page, { from, to }: Factor): { start: number; end: number } => ({
  start: page.at(from)?.start ?? 0,
  end: page.at(to)?.end ?? 0,
});
