import { together } from '../page/written';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import { shareAt, type Share } from '../page/share-words';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { countedThings, lastNamed } from './counted-things';
import { numberAt } from './count';
import { ASKS } from './data/funnel-words';
import { busiestHours, isBusiest, isBusiestHour } from './busiest-hour';

/** What the busiest hour takes as a share: of the day ("the busiest hour carries 18 % of them"), or of a crowd of whom
 *  each asks so often in it ("5 % of them use it in the peak hour with 4 prompts each"). */

/** How far a share may stand from the hour, elements. */
const REACH = 9;
/** How far behind the share it may say how often each of them asks. */
const EACH_REACH = 14;
/** Shares outside of these are no busiest hour: an even day has 4 % in each. */
const LEAST = 0.02;
const MOST = 0.6;
/** Nobody asks oftener in an hour. */
const MOST_EACH = 60;

/** The claims of a text, the share of its busiest hour as that of the day, or as the rate of those who come in it. */
export function withBusiestShare(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const hours = new Set(claims.filter(isHour).map((c) => c.at));
  for (const k of together(begins(page), [...hours])) {
    if (!isPeakHour(page, k, hours) || page.against(k) !== undefined) continue;
    const share = shareNear(page, k);
    if (share === undefined) continue;
    const found = ofCrowd(page, claims, share) ?? ofDay(page, share, k);
    const { start, end } = found;
    const isPart = (c: Claim): boolean => c.member !== 'requestsPerDay' && c.start >= start && c.end <= end;
    return [...claims.filter((c) => !isPart(c) && !(isHour(c) && c.at === k)), found];
  }
  return claims;
}

/** "Busiest hour", "peak hour", "heure de pointe", or one hour of the clock. */
const isPeakHour = (page: Page, k: number, hours: ReadonlySet<number>): boolean =>
  isBusiest(page, k, 'hour') || isBusiestHour(page, k) || hours.has(k);
const beforeHours = beginningsOf({ tags: ['hour'], step: -1 });
const begins = (page: Page): readonly number[] => together(beforeHours(page), busiestHours(page));
const isHour = (c: Claim): boolean => c.member === 'hoursPerDay' && c.value <= 1;

function shareNear(page: Page, at: number): Share | undefined {
  for (let n = 1; n <= REACH; n += 1)
    for (const j of [at + n, at - n]) {
      const share = page.sameSentence(j, at) ? shareAt(page, j) : undefined;
      if (share !== undefined && share.value >= LEAST && share.value <= MOST) return share;
    }
  return undefined;
}

/** The share of the day; what the day holds is known when all loads are. */
function ofDay(page: Page, share: Share, hour: number): Claim {
  const [first, last] = [Math.min(share.from, hour), Math.max(share.end, hour)];
  return {
    member: 'busiestHourShare',
    value: share.value,
    at: share.from,
    weight: 2,
    start: page.at(first)?.start ?? 0,
    end: page.at(last)?.end ?? 0,
  };
}

/** People, or things that were counted, a share of which asks so often in that hour. */
function ofCrowd(page: Page, claims: readonly Claim[], share: Share): Claim | undefined {
  const each = eachBehind(page, share.end);
  const crowd = each === undefined ? undefined : crowdOf(page, claims, share);
  if (each === undefined || crowd === undefined) return undefined;
  const value = (crowd.value * share.value * each.value) / PERIOD_SECONDS.hour;
  const words = { start: page.at(share.from)?.start ?? 0, end: page.at(each.end)?.end ?? 0 };
  return {
    member: 'requestsPerSecond',
    value,
    at: share.from,
    weight: 3,
    ...words,
    pieces: [...(crowd.pieces ?? [crowd]), words],
    approximation:
      `Requests per second: ${shown(share.value * 100)} % of ${shown(crowd.value)} times ${shown(each.value)} each ` +
      `in the busiest hour are ${shown(value)}.`,
  };
}

/** Whom the share is of: what stands behind "of the", else the people named last. */
function crowdOf(page: Page, claims: readonly Claim[], share: Share): Claim | undefined {
  const people = claims.filter((c) => c.member === 'totalUsers' && c.tested !== true);
  const things = countedThings(page, claims);
  const named = [2, 3].flatMap((n) => lastNamed(things, page.textAt(share.end + n), share.from) ?? []);
  const own = people.find((c) => named.some((t) => c.at === t.at));
  return own ?? [...people].reverse().find((c) => c.at < share.from) ?? people[0];
}

/** "with 4 prompts each", "each asks 3 questions", "ask 4 times each", "je 4 Mal", "fa 4 domande". */
function eachBehind(page: Page, from: number): { value: number; end: number } | undefined {
  for (let k = from + 1; k <= from + EACH_REACH && page.sameSentence(k, from); k += 1) {
    const value = numberAt(page, k);
    if (value === undefined || value > MOST_EACH || !page.has(page.unitAt(k), ...WORK)) continue;
    const behind = page.after(k, 3, ['each'], (e) => e.kind === 'figure');
    const end = behind < 0 && isLedToEach(page, k) ? page.unitAt(k) : behind;
    if (end >= 0) return { value, end };
  }
  return undefined;
}
const WORK = ['req', 'doc', 'image', 'foldUnit'] as const;
const isLedToEach = (page: Page, k: number): boolean =>
  page.before(k, 3, ['each'], (e) => e.kind === 'figure') >= 0 ||
  page.has(k - 1, 'per') ||
  ASKS.test(page.textAt(k - 1)) ||
  page.has(k - 1, 'req');
