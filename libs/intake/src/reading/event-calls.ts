import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { MEANS, STEM_OF_EVENT } from '../words/event-words';
import { EVERY } from '../words/small-words';
import { numberAt } from './count';

/** How far behind the event its calls may stand, and how far back those whom it happens to, elements. */
const CALLS_WITHIN = 8;
const CROWD_WITHIN = 40;

/** What every event asks of the model. */
interface Event {
  readonly at: number;
  readonly stem: string;
  readonly calls: number;
}

/** "The sites discharge 410 patients on a weekday; the highest day was 530. Every discharge means one call": those to
 *  whom so many events of a day happen use nothing, the events are the requests. */
export function withEventCalls(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const event = eventOf(page);
  if (event === undefined) return claims;
  const happens = (c: Claim): boolean => c.member === 'totalUsers' && happensTo(page, c, event);
  if (!claims.some(happens)) return claims;
  return claims.filter((c) => !isOfEvent(c, event)).map((c) => (happens(c) ? callsOf(page, c, event) : c));
}

/** What is said of one event is told by the number of events then. */
const isOfEvent = (c: Claim, event: Event): boolean =>
  OF_ONE.has(c.member) && c.at > event.at && c.at <= event.at + CALLS_WITHIN;
const OF_ONE: ReadonlySet<Member> = new Set<Member>([
  'perUserPerDay',
  'perUserPerHour',
  'requestsPerDay',
  'requestsPerSecond',
  'items',
]);

const everies = beginningsOf({ words: EVERY });

function eventOf(page: Page): Event | undefined {
  for (const k of everies(page)) {
    const noun = page.at(k + 1);
    if (noun?.kind !== 'word' || noun.text.length < STEM_OF_EVENT || page.has(k + 1, 'who', 'person')) continue;
    const verb = [k + 2, k + 3].find((j) => page.sameSentence(j, k) && MEANS.has(page.textAt(j)));
    const calls = verb === undefined || page.against(k) !== undefined ? undefined : callsBehind(page, verb);
    if (calls !== undefined) return { at: k, stem: noun.text.slice(0, STEM_OF_EVENT), calls };
  }
  return undefined;
}

/** "One call", "two requests", "ein Aufruf". */
function callsBehind(page: Page, verb: number): number | undefined {
  for (let j = verb + 1; j <= verb + CALLS_WITHIN && page.sameSentence(j, verb); j += 1)
    if (page.has(j, 'req'))
      return [j - 1, j - 2].map((i) => (i > verb ? numberAt(page, i) : undefined)).find((n) => n !== undefined) ?? 1;
  return undefined;
}

/** "75 consulenti, 12 pratiche al giorno a testa": the events are counted themselves. */
const isCounted = (page: Page, j: number, c: Claim): boolean => j - 1 !== c.at && numberAt(page, j - 1) !== undefined;

/** The sentence of those who are counted, or the one before its semicolon, names the event and a day: "... on a
 *  weekday; the highest day was 530". */
function happensTo(page: Page, c: Claim, event: Event): boolean {
  if (!isNearBefore(c, event)) return false;
  const sentence = page.at(c.at)?.sentence ?? -1;
  const reach = page.is(page.lineStart(c.at), ';') ? 1 : 0;
  let [named, daily] = [false, false];
  for (let j = Math.max(0, c.at - CROWD_WITHIN); j < event.at; j += 1) {
    const apart = sentence - (page.at(j)?.sentence ?? 0);
    if (apart < 0 || apart > reach) continue;
    const isNamed = page.textAt(j).startsWith(event.stem);
    if (isNamed && isCounted(page, j, c)) return false;
    named ||= isNamed;
    daily ||= page.has(j, 'day', 'daily', 'weekdays');
  }
  return named && daily;
}

const isNearBefore = (c: Claim, event: Event): boolean => c.at <= event.at && c.at >= event.at - CROWD_WITHIN;

function callsOf(page: Page, c: Claim, { calls }: Event): Claim {
  const times = page.at(c.at)?.figure?.value ?? c.value;
  const value = times * calls;
  const said = `Requests per day: ${shown(times)} times ${shown(calls)} are ${shown(value)}.`;
  return { ...c, member: 'requestsPerDay', value, ...(calls === 1 ? {} : { approximation: said }) };
}
