import { hasWordOf } from '../lexer/first-word';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { USES } from '../words/people-verbs';
import { EVERY } from '../words/small-words';
import { TAKES_PART_RUN_ON } from '../words/taking-part';
import { numberAt } from './count';
import { type Counted, countedThings } from './counted-things';
import { crowdOf } from './held-crowds';
import { oftenAt } from './often';
import { ofEach } from './rate-of-each';
import { isSameNoun } from './same-noun';
import { countsWork, isLoose } from './work-of-one';

/** What each of a crowd does, whatever it is called: "1,450 handlers, 18 suggestions each per day", "je 18
 *  Prüfungen am Tag", "120 супервайзеров, по 20 запросов в день", "2,000 employees use it 8 times a day". */

/** How far before a number its crowd may be counted, and how far behind it "each" and its time may stand; elements. */
const CROWD_WITHIN = 24;
const EACH_WITHIN = 3;
const TIME_WITHIN = 4;
/** Nobody asks oftener in a day. */
const MOST_EACH = 200;

/** The claims of a text with those of numbers that are told of each. */
export function withEachNumbers(page: Page, claims: readonly Claim[]): readonly Claim[] {
  let out = withPlacesOfEach(page, withDistributive(page, claims));
  const crowds = out.filter((c) => c.member === 'totalUsers' && c.value > 1);
  if (crowds.length === 0) return out;
  for (const k of page.kinds('figure')) {
    const crowd = crowds.find((c) => c.at < k && k - c.at <= CROWD_WITHIN && isNear(page, c.at, k));
    if (crowd === undefined || page.against(k) !== undefined || page.used.has(k)) continue;
    const each = toldOfEach(page, out, crowd, k) ?? doneByAll(page, out, crowd, k);
    if (each !== undefined) out = [...out.filter((c) => c.at !== k), each];
  }
  return out;
}
const isNear = (page: Page, at: number, k: number): boolean =>
  (page.at(k)?.sentence ?? 0) - (page.at(at)?.sentence ?? 0) <= 1;

const isUnlistedWork = (page: Page, k: number): boolean =>
  countsWork(page, k) && !page.has(page.unitAt(k), 'who', 'req');

/** "18 suggestions each per day": a number of what no list knows as work. */
function toldOfEach(page: Page, claims: readonly Claim[], crowd: Claim, k: number): Claim | undefined {
  const value = numberAt(page, k) ?? 0;
  const isFree = claims.every((c) => c.at !== k || isLoose(page, c));
  if (!isFree || value <= 0 || value > MOST_EACH || !isUnlistedWork(page, k)) return undefined;
  const each = eachBeside(page, k) ?? (value < crowd.value && isNamedAgain(page, k) ? page.unitAt(k) : undefined);
  const often = each === undefined ? undefined : oftenBeside(page, Math.max(each, page.unitAt(k)), k, crowd);
  if (often === undefined) return undefined;
  const end = page.at(Math.max(often.end, page.unitAt(k)))?.end ?? 0;
  return { member: often.member, value: value * often.times, at: k, weight: 2, start: page.at(k)?.start ?? 0, end };
}

/** "Each", "chacun", "por persona" behind the noun, or "je" right before the number. */
function eachBeside(page: Page, k: number): number | undefined {
  if ((page.has(k - 1, 'each') || JE.has(page.textAt(k - 1))) && page.sameSentence(k - 1, k)) return k;
  for (let j = page.unitAt(k) + 1; j <= page.unitAt(k) + EACH_WITHIN && page.sameSentence(j, k); j += 1) {
    if (page.at(j)?.kind !== 'word') return undefined;
    if (page.has(j, 'each') && page.timeUnit(j + 1) === undefined && page.period(j) === undefined) return j;
    if (page.has(j, 'per') && page.has(j + 1, 'who', 'person')) return j + 1;
  }
  return undefined;
}

/** "75 asesores, 12 tareas al día, cada tarea 8 a 10 llamadas": work of which one is told about next. */
function isNamedAgain(page: Page, k: number): boolean {
  const noun = page.textAt(page.unitAt(k));
  for (let j = k + 2; j <= k + AGAIN_WITHIN && page.sameSentence(j, k); j += 1)
    if ((EVERY.has(page.textAt(j - 1)) || page.has(j - 1, 'each', 'per')) && isSameNoun(noun, page.textAt(j)))
      return true;
  return false;
}
const AGAIN_WITHIN = 14;
const JE: ReadonlySet<string> = new Set(['je', 'jeweils', 'po', 'по']);

/** The time behind "each", else the day that was told of the crowd: "55% logged in on a given day, 18 each". */
function oftenBeside(page: Page, each: number, k: number, crowd: Claim) {
  for (let j = page.unitAt(k) + 1; j <= each + TIME_WITHIN && page.sameSentence(j, k); j += 1) {
    if (page.at(j)?.kind === 'figure' || page.is(j, ',')) break;
    const found = j === each ? undefined : (oftenAt(page, j) ?? dayAt(page, j));
    if (found !== undefined) return found;
  }
  for (let j = k - 1; j > crowd.at && page.sameSentence(j, k); j -= 1) {
    const found = oftenAt(page, j) ?? dayAt(page, j);
    if (found !== undefined) return { ...found, end: k };
  }
  return undefined;
}
/** "On a given day", "por persona y día". */
const dayAt = (page: Page, j: number) =>
  page.has(j, 'day') && (page.has(j - 1, 'and') || GIVEN.has(page.textAt(j - 1)))
    ? { member: 'perUserPerDay' as const, times: 1, end: j }
    : undefined;
const GIVEN: ReadonlySet<string> = new Set(['given', 'typical', 'normal', 'average']);

/** "2,000 employees use it 8 times a day", "社員2,000名が1日8回使う": how many times a crowd does so is told of each. */
function doneByAll(page: Page, claims: readonly Claim[], crowd: Claim, k: number): Claim | undefined {
  const rate =
    claims.find((c) => c.at === k && c.member === 'requestsPerDay' && c.pieces === undefined) ??
    timesADay(page, claims, k);
  if (rate === undefined || rate.value > MOST_EACH || rate.value >= crowd.value || !page.sameSentence(crowd.at, k))
    return undefined;
  if (!TIMES.test(page.textAt(page.unitAt(k))) || page.before(k, k - crowd.at, ['total']) >= 0) return undefined;
  return isDone(page, crowd.at, k) ? ofEach(rate) : undefined;
}
/** "8 times a day", "8 mal am Tag" that nothing else is said of. */
function timesADay(page: Page, claims: readonly Claim[], k: number): Claim | undefined {
  const value = numberAt(page, k) ?? 0;
  const unit = page.unitAt(k);
  const often = TIMES.test(page.textAt(unit)) && value > 0 ? oftenAt(page, unit + 1) : undefined;
  if (often?.member !== 'perUserPerDay' || claims.some((c) => c.at === k)) return undefined;
  const [start, end] = [page.at(k)?.start ?? 0, page.at(often.end)?.end ?? 0];
  return { member: 'requestsPerDay', value: value * often.times, at: k, weight: 2, start, end };
}
const TIMES = /^(?:times|mal|fois|veces|vezes|volte|keer|razy|раза?|回|次|번|회)$/;
/** A verb of using between the crowd and the number or right behind it. */
function isDone(page: Page, from: number, k: number): boolean {
  for (let j = from + 1; j <= k + TIME_WITHIN && page.sameSentence(j, k); j += 1)
    if (hasWordOf(page.textAt(j), USES)) return true;
  const text = page.text.slice(page.at(from)?.end, page.at(k + TIME_WITHIN)?.end ?? page.text.length);
  return TAKES_PART_RUN_ON.test(text);
}

/** "120 супервайзеров, по 20 запросов в день": a number of all that the preposition makes one of each of those who were
 *  counted right before. */
function withDistributive(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const loose = claims.filter((c) => ofEach(c) !== undefined || EACH.has(c.member));
  const led = loose.filter((c) => DISTRIBUTES.has(page.textAt(c.at - 1)) && page.sameSentence(c.at - 1, c.at));
  if (led.length === 0) return claims;
  const things = countedThings(page, claims);
  return led.reduce((all, c) => {
    const crowd = [...things].reverse().find((t) => isRightBefore(page, t, c.at));
    if (crowd === undefined) return all;
    const isCounted = all.some((o) => o.member === 'totalUsers' && o.at === crowd.at);
    const each = ofEach(c) ?? c;
    return [...all.filter((o) => o !== c), ...(isCounted ? [] : [crowdOf(crowd)]), each];
  }, claims);
}
const DISTRIBUTES: ReadonlySet<string> = new Set(['по', 'po']);
const EACH: ReadonlySet<string> = new Set(['perUserPerDay', 'perUserPerHour']);
const isRightBefore = (page: Page, t: Counted, k: number): boolean => {
  if (t.at >= k || k - t.end > TIME_WITHIN || !page.sameSentence(t.at, k)) return false;
  for (let j = t.end + 1; j < k; j += 1) if (page.at(j)?.kind === 'figure') return false;
  return true;
};

/** "310 clinics with 38 chats a day each": where nobody else was counted, the things right before the number. */
function withPlacesOfEach(page: Page, claims: readonly Claim[]): readonly Claim[] {
  if (claims.some((c) => c.member === 'totalUsers' || c.member === 'requestsPerDay')) return claims;
  const each = claims.find((c) => EACH.has(c.member) && c.pieces === undefined);
  if (each === undefined) return claims;
  const things = countedThings(page, claims);
  const crowd = [...things].reverse().find((t) => t.at !== each.at && isRightBefore(page, t, each.at));
  return crowd === undefined ? claims : [...claims, crowdOf(crowd)];
}
