import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { CALLS, SEATS } from '../words/sound-words';
import { numberAt } from './count';
import { recordingSeconds } from './recordings';

/** "6-minute calls at 90 seats", "90 postes, appels de 6 minutes", "120 lines, average call 4 minutes": at every seat
 *  and on every line one call at a time is taken. */

/** How far from its length the call may be named, elements, and how far from the calls the seats, sentences. */
const CALL_WITHIN = 9;
const SENTENCES = 1;
const FEWEST = 2;
/** Uses of a model in which calls are heard. */
const HEARD: ReadonlySet<string> = new Set(['voice', 'speech']);
/** As firm as what is said to come at once. */
const WEIGHT = 2.5;

/** The claims of a text, seats and lines at which calls are taken as calls at once. */
export function withCallsAtSeats(page: Page, claims: readonly Claim[]): readonly Claim[] {
  if (begins(page).length === 0) return claims;
  const isHeard = page.kinds('use').some((k) => HEARD.has(page.at(k)?.name ?? '') && page.against(k) === undefined);
  if (!isHeard || claims.some((c) => c.member === 'concurrentRequests')) return claims;
  const call = page.kinds('figure').find((k) => recordingSeconds(page, k) !== undefined && isOfCalls(page, k));
  const seats = call === undefined ? undefined : page.kinds('figure').find((k) => areSeats(page, k, call));
  const value = seats === undefined ? undefined : numberAt(page, seats);
  if (seats === undefined || value === undefined) return claims;
  const noun = page.at(page.unitAt(seats));
  const approximation = `Calls: at ${shown(value)} seats or lines ${shown(value)} are planned for at once.`;
  const [start, end] = [page.at(seats)?.start ?? 0, noun?.end ?? 0];
  const atOnce: Claim = { member: 'concurrentRequests', value, at: seats, weight: WEIGHT, start, end, approximation };
  return [...claims.filter((c) => c.at !== seats), atOnce];
}

const begins = beginningsOf({ words: SEATS });

const areSeats = (page: Page, k: number, call: number): boolean =>
  (numberAt(page, k) ?? 0) >= FEWEST &&
  page.against(k) === undefined &&
  SEATS.has(page.textAt(page.unitAt(k))) &&
  Math.abs((page.at(k)?.sentence ?? 0) - (page.at(call)?.sentence ?? 0)) <= SENTENCES;

function isOfCalls(page: Page, k: number): boolean {
  for (let j = k - CALL_WITHIN; j <= k + CALL_WITHIN; j += 1)
    if (page.sameSentence(j, k) && CALLS.has(page.textAt(j))) return true;
  return false;
}
