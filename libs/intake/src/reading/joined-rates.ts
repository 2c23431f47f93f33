import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { CROWD_JOINS } from '../words/crowd-words';
import { numberAt } from './count';

/** "3,500 summaries a day and 12,000 questions a day", "2 req/s classification plus 5 req/s chat": kinds of work that
 *  one model does add up to its load. */

/** Elements between two kinds: the use behind the first, "and", "about". */
const APART = 4;
/** Kinds that are added up at most. */
const MOST = 8;
const RATES: ReadonlySet<Member> = new Set<Member>(['requestsPerDay', 'requestsPerSecond']);

/** The claims of a text, rates of different kinds of work that are joined by "and" as their sum. */
export function withJoinedRates(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const rates = claims
    .filter(
      (c) =>
        RATES.has(c.member) &&
        !page.speaksOf(c.at, 'each') &&
        c.tested !== true &&
        c.observed !== true &&
        c.pieces === undefined,
    )
    .sort((a, b) => a.at - b.at);
  const [first, ...rest] = rates.length > MOST ? [] : rates;
  if (first === undefined) return claims;
  let out = claims;
  let row = [...workBefore(page, first), first];
  for (const next of [...rest, undefined]) {
    const last = row.at(-1);
    if (next !== undefined && last !== undefined && isJoined(page, last, next)) row.push(next);
    else {
      out = row.length > 1 ? summed(out, row) : out;
      row = next === undefined ? [] : [...workBefore(page, next), next];
    }
  }
  return out;
}

/** Another kind of work right behind the first, joined to it, of the same kind of rate and as firm. */
function isJoined(page: Page, a: Claim, b: Claim): boolean {
  if (a.member !== b.member || a.weight !== b.weight || !goesOn(page, a, b.at)) return false;
  const [noun, other] = [page.textAt(page.unitAt(a.at)), page.textAt(page.unitAt(b.at))];
  return noun !== other || (isUsed(page, a) && isUsed(page, b));
}

/** "2 req/s classification": what the rate is for. */
const isUsed = (page: Page, c: Claim): boolean =>
  [2, 3].some((n) => page.at(c.at + n)?.kind === 'use' && page.sameSentence(c.at, c.at + n));

/** Words only, one of them "and" or "plus", between the first and the figure of the second. */
function goesOn(page: Page, a: Claim, k: number): boolean {
  let joins = false;
  for (let j = k - 1; j > a.at && (page.at(j)?.start ?? 0) >= a.end; j -= 1) {
    if (k - j > APART || !page.sameSentence(j, k) || !mayStandBetween(page, j)) return false;
    joins ||= CROWD_JOINS.has(page.textAt(j));
  }
  return joins;
}
const mayStandBetween = (page: Page, j: number): boolean => {
  const e = page.at(j);
  const isWord = e?.kind === 'word' || e?.kind === 'use';
  return (isWord || MARKS.has(e?.text ?? '')) && !page.has(j, ...OTHER);
};
const MARKS: ReadonlySet<string> = new Set([',', '+', '&']);
/** What makes the second the same load at another time. */
const OTHER = ['peak', 'mean', 'future', 'total', 'or', 'most', 'least', 'who', 'nowCue', 'each', 'lap'] as const;

/** "400 reports and 6,000 chats a day": a kind whose period stands with the next. */
function workBefore(page: Page, first: Claim): Claim[] {
  for (let k = first.at - 1; k >= first.at - APART && page.sameSentence(k, first.at); k -= 1) {
    const value = numberAt(page, k);
    if (value === undefined) continue;
    const noun = page.at(page.unitAt(k));
    const isWork = page.has(page.unitAt(k), 'req', 'doc', 'image') && noun?.text !== page.textAt(page.unitAt(first.at));
    const kind = { ...first, value: (value * first.value) / (numberAt(page, first.at) ?? value), at: k };
    const claim = { ...kind, start: page.at(k)?.start ?? 0, end: noun?.end ?? 0 };
    return isWork && value > 1 && goesOn(page, claim, first.at) ? [claim] : [];
  }
  return [];
}

function summed(claims: readonly Claim[], row: readonly Claim[]): readonly Claim[] {
  const places = new Set(row.map((c) => c.at));
  const value = row.reduce((sum, c) => sum + c.value, 0);
  const [first] = row;
  if (first === undefined) return claims;
  const sum: Claim = {
    ...first,
    value,
    pieces: row.map(({ start, end }) => ({ start, end })),
    approximation: `Requests: ${row.map((c) => shown(c.value)).join(' and ')} of several kinds are ${shown(value)}.`,
  };
  return [...claims.filter((c) => !places.has(c.at)), sum];
}
