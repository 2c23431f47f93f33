import { isFigure } from '../elements/element';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import { atOnceBefore, atOnceBehind, shareAt, shareBegins, shareInWords } from '../page/share-words';
import type { Span } from '../reading';
import { WRITES } from '../words/taking-part';
import { WHOLE_DOES, WHOLE_GOES_ON, WHOLE_OF } from '../words/crowd-words';
import { USES } from '../words/people-verbs';
import type { Claim } from '../roles/claim';
import { isOfATime } from '../roles/told-times';
import { shown } from '../roles/claim';
import { EVERY } from '../words/small-words';
import type { Settled } from './settle';

/** "10 % at the same time", "maybe a third of them at once": the part of the users who are there at once, in the words
 *  of both. */
export function usersAtOnce(page: Page, settled: Settled): Claim | undefined {
  const users = settled.winners.get('totalUsers');
  if (users === undefined) return undefined;
  const share = settled.winners.get('concurrentShare') ?? wordedShare(page, users) ?? wholeShare(page, settled);
  if (share === undefined) return undefined;
  return sharedBy(nearestCrowd(page, share.at, settled) ?? users, share);
}

/** A share and where it stands. */
type Part = Span & { readonly value: number; readonly at: number };

/** So many of a crowd are there at once. */
function sharedBy(users: Claim, share: Part): Claim {
  const value = Math.max(1, Math.round(users.value * share.value));
  const part = `${shown(share.value * 100)} % of ${shown(users.value)} users`;
  return {
    member: 'concurrentRequests',
    value,
    at: share.at,
    weight: 2,
    start: share.start,
    end: share.end,
    pieces: [...(users.pieces ?? [users]), share],
    approximation: `Concurrent requests: ${part} are ${shown(value)}.`,
  };
}

/** The people named last before a share in its sentence: of them it is a part. */
function nearestCrowd(page: Page, at: number, { winners, lost }: Settled): Claim | undefined {
  const crowds = [...lost, ...winners.values()].filter(
    (c) => c.member === 'totalUsers' && c.at < at && page.sameSentence(c.at, at),
  );
  return crowds.reduce<Claim | undefined>((last, c) => (last === undefined || c.at > last.at ? c : last), undefined);
}

/** "32 seats, all of them typing", "two of us, sometimes both at once": everybody of a crowd that was named right
 *  before. */
function wholeShare(page: Page, settled: Settled): Part | undefined {
  for (const k of everybody(page)) {
    const isEvery = EVERY.has(page.textAt(k)) && page.has(k + 1, 'who');
    if (page.against(k) !== undefined || (!isEvery && !(WHOLE_OF.has(page.textAt(k)) && goesOn(page, k)))) continue;
    const end = page.at(isEvery ? page.after(k, EVERY_REACH, ['conc'], isFigure) : (atOnceBehind(page, k) ?? -1));
    if (end !== undefined && nearestCrowd(page, k, settled) !== undefined)
      return { value: 1, at: k, start: page.at(k)?.start ?? 0, end: end.end };
  }
  return undefined;
}
const everybody = beginningsOf({ words: [...EVERY, ...WHOLE_OF] });
/** "Every seat in every room may be waiting for the tutor at once": how far behind the noun it may say so. */
const EVERY_REACH = 12;
/** Nothing else is counted: "all of them", "both at once", never "all requests". */
const goesOn = (page: Page, k: number): boolean =>
  page.has(k + 1, 'who', 'conc', 'busyPeople') || WHOLE_GOES_ON.has(page.textAt(k + 1)) || isVerbOfUse(page, k + 1);

/** "All work with the tutor at once", "everyone on at once". */
const isVerbOfUse = (page: Page, k: number): boolean => WHOLE_DOES.has(page.textAt(k)) || USES.test(page.textAt(k));

/** A share that is said in words and of which the next words say that it is there at once. */
function wordedShare(page: Page, users: Claim): Part | undefined {
  for (const k of shareBegins(page)) {
    const e = page.at(k);
    if (e === undefined) continue;
    const share = isInWords(page, k) ? shareAt(page, k) : undefined;
    if (share === undefined || page.against(k) !== undefined || isOfATime(page, share.from, share.end)) continue;
    if (Math.abs(e.sentence - (page.at(users.at)?.sentence ?? 0)) > 1) continue;
    const said = page.at(atOnceBehind(page, share.end) ?? atOnceBefore(page, share.from) ?? peakBefore(page, k) ?? -1);
    const last = page.at(share.end);
    if (said === undefined || last === undefined) continue;
    const [start, end] = [Math.min(e.start, said.start), Math.max(last.end, said.end)];
    return { value: share.value, at: k, start, end };
  }
  return undefined;
}
/** "В пике пишет каждый четвёртый", "at the busiest moment a third writes": so many write at the peak. */
function peakBefore(page: Page, k: number): number | undefined {
  const peak = page.before(k, PEAK_WITHIN, ['peak'], isFigure);
  if (peak < 0) return undefined;
  const from = page.lineStart(k);
  for (let j = Math.max(from, peak); j <= k + PEAK_WITHIN && page.sameSentence(j, k); j += 1)
    if (WRITES.test(page.textAt(j))) return peak;
  return undefined;
}
const PEAK_WITHIN = 5;
const isInWords = (page: Page, k: number): boolean => {
  const e = page.at(k);
  return e !== undefined && (e.kind !== 'figure' || shareInWords(e) !== undefined || page.is(k + 2, '之'));
};
