import { SECONDS_PER_HOUR } from '@compute-advisor/domain';
import { beginningsOf } from '../page/beginnings';
import { type Page, type Period, PERIOD_SECONDS } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { RECORDINGS } from '../words/sound-words';
import { numberAt } from './count';
import { recordingsBefore, recordingSeconds } from './recordings';

/** "3,200 calls of 6 minutes a day", "1,200 voicemails of 40 seconds per day", "2 000 appels de 5 minutes par jour":
 *  so many pieces a day, each so long; not 6 minutes a day. */
export function withRecordedLoads(page: Page, claims: readonly Claim[]): readonly Claim[] {
  let all = claims;
  for (const noun of begins(page))
    for (let k = noun + 1; k <= noun + LENGTH_WITHIN && page.sameSentence(k, noun); k += 1) {
      if (recordingsBefore(page, k) === undefined || recordingSeconds(page, k) === undefined) continue;
      const load = loadAt(page, k);
      all = all.filter((c) => c.at !== load?.at && !(c.at === k && TIMES.has(c.member)));
      if (load !== undefined) all = [...all, load];
    }
  return all;
}
/** What the length of a piece is none of. */
const TIMES: ReadonlySet<Member> = new Set<Member>(['windowHours', 'hoursPerDay']);
const LENGTH_WITHIN = 4;
/** As firm as a rate that its own words tell. */
const WEIGHT = 2;

const begins = beginningsOf({ words: [...RECORDINGS] });

function loadAt(page: Page, k: number): Claim | undefined {
  const at = recordingsBefore(page, k);
  const unit = page.is(k + 1, '-') ? k + 2 : k + 1;
  const told = page.period(unit + 1) ?? page.period(unit + 2);
  const value = at === undefined ? undefined : numberAt(page, at);
  if (at === undefined || value === undefined || told === undefined || page.against(at) !== undefined) return undefined;
  const [start, end] = [page.at(at)?.start ?? 0, page.at(told.end - 1)?.end ?? 0];
  return { ...rateOf(value, told.period), at, weight: WEIGHT, start, end };
}

/** By the day; by the second where people count by the hour. */
function rateOf(value: number, period: Period): { readonly member: Member; readonly value: number } {
  const seconds = PERIOD_SECONDS[period];
  if (seconds <= SECONDS_PER_HOUR) return { member: 'requestsPerSecond', value: value / seconds };
  return { member: 'requestsPerDay', value: Math.round((value * PERIOD_SECONDS.day * 1000) / seconds) / 1000 };
}
