import type { Page } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import { shareAt, type Share } from '../page/share-words';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { BUSIEST, NEARLY, OF_THEM } from './data/load-words';

/** Windows of the day that are none in which a service is open: the hours of the peak, and those in which a share of
 *  the day comes. */

/** How far from a window the share may stand that comes in it, elements, and how far the day that it is of. */
const SHARE_REACH = 12;
const DAY_REACH = 30;
/** The longest stretch that a share of the day comes in at the peak, and the longest peak, hours. */
const LONGEST_SHARE = 4;
const LONGEST_PEAK = 6;
/** Smaller parts are no peak of a service. */
const LEAST = 0.02;
/** Windows that are looked at, so that the search stays linear. */
const MOST_WINDOWS = 8;
/** How far before a window its peak may be named, elements. */
const PEAK_REACH = 3;

/** "60,000 calls a day, 15 % of it between 10 and 11 am": what comes in those hours is the rate at the peak, and they
 *  are not the hours of the service; "at the peak (10:00-15:00)" names none either. */
export function withHourShares(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const windows = claims
    .filter((c) => c.member === 'hoursPerDay' && page.at(c.at)?.hours !== undefined)
    .slice(0, MOST_WINDOWS);
  if (windows.length === 0) return claims;
  const peaks = windows.flatMap((w) => shareRate(page, claims, w) ?? []);
  const shared = new Set(peaks.map((p) => p.window));
  const gone = new Set(windows.filter((w) => shared.has(w) || isPeak(page, w) || isOfShare(page, w)));
  return [...claims.filter((c) => !gone.has(c)), ...peaks.map((p) => p.claim)];
}

/** "45 % of everything lands between 8 and 11 pm". */
const isOfShare = (page: Page, w: Claim): boolean => {
  if (w.value > LONGEST_SHARE && isPartBefore(page, w.at)) return true;
  const share = w.value <= LONGEST_SHARE && !page.speaksOf(w.at, 'conc') ? shareNear(page, w.at) : undefined;
  // of one hour most is told of the busiest
  return share !== undefined && !(share.said !== undefined && w.value <= 1);
};

/** "Half of them between 6pm and midnight", "dont la moitié entre 18h et minuit": a part of the load right before a
 *  longer window; "60 % use it from 8 to 18" tells of people. */
function isPartBefore(page: Page, at: number): boolean {
  for (let j = at - 1; j >= at - PART_REACH && page.sameSentence(j, at); j -= 1) {
    const share = shareAt(page, j);
    if (share !== undefined) return share.value < MOST;
    const e = page.at(j);
    if (e?.kind !== 'word' || !(page.has(j, 'between', 'determiner', 'partOfThem') || OF_THEM.has(e.text)))
      return false;
  }
  return false;
}
const PART_REACH = 5;

/** The rate in a window that a share of the day comes in. */
function shareRate(page: Page, claims: readonly Claim[], window: Claim): { claim: Claim; window: Claim } | undefined {
  if (window.value > LONGEST_SHARE || page.speaksOf(window.at, 'conc')) return undefined;
  const share = shareNear(page, window.at);
  const day = share === undefined ? undefined : dayNear(page, claims, share.from);
  if (share === undefined || (day !== undefined && isOfHour(page, share, day))) return undefined;
  if (day === undefined) return { window, claim: ofDayToCome(page, share, window) };
  const value = (day.value * share.value) / (window.value * PERIOD_SECONDS.hour);
  const words = { start: page.at(share.from)?.start ?? 0, end: page.at(share.end)?.end ?? 0 };
  const pieces = [...(day.pieces ?? [day]), words, window].sort((a, b) => a.start - b.start);
  const said =
    `Requests per second: ${share.said ?? ''}${shown(share.value * 100)} % of ${shown(day.value)} a day in ` +
    `${shown(window.value)} hours are ${shown(value)}.`;
  const at = share.from;
  return {
    window,
    claim: { member: 'requestsPerSecond', value, at, weight: 3, ...words, pieces, approximation: said },
  };
}

/** "340 doctors, 14 letters each. Nearly all between 13:00 and 17:00": what the day holds is known when all loads are,
 *  and each of the hours takes its part of it. */
function ofDayToCome(page: Page, share: ShareOfDay, window: Claim): Claim {
  const words = { start: page.at(share.from)?.start ?? 0, end: page.at(share.end)?.end ?? 0 };
  return {
    member: 'busiestHourShare',
    value: share.value / window.value,
    at: share.from,
    weight: 1,
    ...words,
    pieces: [words, window].sort((a, b) => a.start - b.start),
    approximation: `${share.said ?? ''}${shown(share.value * 100)} % in ${shown(window.value)} hours`,
  };
}

/** "Most traffic comes Mondays 8 to 9, 2,700 requests in that hour": what is told behind it is no volume of a day. */
const isOfHour = (page: Page, share: ShareOfDay, day: Claim): boolean =>
  share.said !== undefined && day.at > share.from && page.after(day.at, 3, ['daily', 'day']) < 0;

/** The share of the sentence that stands nearest to the window. */
function shareNear(page: Page, at: number): ShareOfDay | undefined {
  for (let n = 1; n <= SHARE_REACH; n += 1)
    for (const j of [at - n, at + n]) {
      const share: ShareOfDay | undefined = page.sameSentence(j, at)
        ? (shareAt(page, j) ?? mostAt(page, j))
        : undefined;
      if (share !== undefined && share.value >= LEAST && (share.value < 1 || share.said !== undefined)) return share;
    }
  return undefined;
}

/** A share of the day; `said` says what was taken for it. */
type ShareOfDay = Share & { readonly said?: string };

/** "Most of them between 9 and 11", "die meisten", "la plupart"; "practically everything" is all of it. */
function mostAt(page: Page, k: number): ShareOfDay | undefined {
  const e = page.has(k, 'mostOf') ? page.at(k) : undefined;
  const value = NEARLY.test(e?.text ?? '') ? 1 : MOST;
  return e && { value, from: k, end: k, said: `"${page.text.slice(e.start, e.end)}" is taken as ` };
}
const MOST = 0.8;

/** The load of a day that is told nearest, in the sentence of the share or the one before. */
function dayNear(page: Page, claims: readonly Claim[], at: number): Claim | undefined {
  const sentence = page.at(at)?.sentence ?? 0;
  return claims
    .filter((c) => {
      const apart = sentence - (page.at(c.at)?.sentence ?? 0);
      return c.member === 'requestsPerDay' && apart >= 0 && apart <= 1 && Math.abs(c.at - at) <= DAY_REACH;
    })
    .sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];
}

/** "Peak 10:00-15:00", "a conversation open at the peak (10:00-15:00)". */
function isPeak(page: Page, w: Claim): boolean {
  if (w.value > LONGEST_PEAK) return false;
  let first = w.at;
  // "peak (weekdays 10:00-11:30 and 14:00-15:30)": what the brackets hold is told of the word before them
  for (let j = w.at - 1; j >= w.at - BRACKET_REACH && page.sameSentence(j, w.at); j -= 1)
    if (page.is(j, '(')) first = j;
  const isNamed = page.before(first, PEAK_REACH, ['peak'], (e) => e.figure !== undefined) >= 0;
  return isNamed || isBusiest(page, w.at);
}
/** "晚上8点到12点最忙", "am meisten los ist von 20 bis 24 Uhr": words of the peak right beside the window. */
const isBusiest = (page: Page, at: number): boolean =>
  page.has(at + 1, 'peak') ||
  [1, 2, 3, 4, 5].some((n) => page.sameSentence(at - n, at) && BUSIEST.test(page.textAt(at - n)));
const BRACKET_REACH = 6;
