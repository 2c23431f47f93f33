import { type Page, PERIOD_SECONDS } from '../page/page';
import { furtherSeconds } from './further-seconds';
import { EACH_LONG, LASTING, NO_LENGTH, OF_SOUND, RECORDINGS, SOUND } from '../words/sound-words';

/** How far before its length a recording may be named, elements. */
const BEFORE = 9;
/** Recordings are this long, seconds. */
const SHORTEST = 2;
const LONGEST = 12 * PERIOD_SECONDS.hour;

/** "Calls of 6 minutes", "each call transcribed (6 min)", "45-minute lectures", "Gespräche dauern 5 Minuten": how long
 *  each piece of sound is that comes in, seconds. Not when something has to be done ("within 10 minutes"), and not what
 *  is counted per day. */
export function recordingSeconds(page: Page, k: number): number | undefined {
  const at = page.is(k + 1, '-') ? k + 2 : k + 1;
  const unit = secondsIn(page, at);
  if (unit === undefined || page.used.has(k) || !page.sameSentence(k, at) || isOfOther(page, k, at)) return undefined;
  const seconds = lengthOf(page, k, unit);
  const isNamed = isNamedBehind(page, k, at) || (isNamedBefore(page, k) && (unit < HOUR || isLength(page, k, at)));
  return isNamed && seconds >= SHORTEST && seconds <= LONGEST ? seconds : undefined;
}

/** "3 min 40": minutes with the seconds behind them. */
function lengthOf(page: Page, k: number, unit: number): number {
  const more = unit === PERIOD_SECONDS.minute ? furtherSeconds(page, k)?.seconds : undefined;
  return (page.at(k)?.figure?.value ?? 0) * unit + (more ?? 0);
}

/** A time that is counted per day, but for that of so many pieces a day, or that something is done in. */
const isOfOther = (page: Page, k: number, unit: number): boolean =>
  (page.period(unit + 1) !== undefined && recordingsBefore(page, k) === undefined) ||
  NO_LENGTH.has(page.textAt(k - 1)) ||
  page.before(k, 2, ['deadline', 'latency', 'ttft']) >= 0;
const HOUR = PERIOD_SECONDS.hour;

function secondsIn(page: Page, j: number): number | undefined {
  if (page.has(j, 'hour')) return HOUR;
  if (page.has(j, 'min')) return PERIOD_SECONDS.minute;
  return page.has(j, 'sec') && !page.has(j, 'rps', 'tps') ? 1 : undefined;
}

/** "3,200 calls of 6 minutes a day", "600 lectures, 45 minutes each, a week": the figure that counts the pieces whose
 *  length stands right behind them. */
export function recordingsBefore(page: Page, k: number): number | undefined {
  for (let j = k - 1; j >= k - COUNTED_WITHIN && page.sameSentence(j, k) && page.at(j)?.kind !== 'figure'; j -= 1) {
    if (!RECORDINGS.has(page.textAt(j))) continue;
    return [j - 1, j - 2].find((n) => (page.at(n)?.figure?.value ?? 0) > 1 && page.unitAt(n) === j);
  }
  return undefined;
}
const COUNTED_WITHIN = 4;

/** "45-minute lectures", "3 minutes of audio each". */
function isNamedBehind(page: Page, k: number, unit: number): boolean {
  const sound = OF_SOUND.has(page.textAt(unit + 1)) ? unit + 2 : unit + 1;
  if ((SOUND.test(page.textAt(sound)) || page.has(sound, 'audio')) && page.sameSentence(sound, k))
    return page.period(sound + 1) === undefined && !page.has(sound + 1, 'daily', 'total');
  const [joined, next] = [unit > k + 1, RECORDINGS.has(page.textAt(unit + 1))];
  return next || (joined && RECORDINGS.has(page.textAt(unit + 2)) && page.sameSentence(unit + 2, k));
}

/** The recording is named before its length, and nothing else is counted between. */
function isNamedBefore(page: Page, k: number): boolean {
  const isSaidOfWork = isLength(page, k, k);
  for (let j = k - 1; j >= k - BEFORE && page.sameSentence(j, k); j -= 1) {
    if (RECORDINGS.has(page.textAt(j)) || (isSaidOfWork && page.has(j, 'req', 'doc'))) return true;
    if (page.at(j)?.kind === 'figure' || page.at(j)?.text === ';') return false;
  }
  return false;
}

/** Hours are also those of a day: they are a length only where words say so. */
const isLength = (page: Page, k: number, unit: number): boolean =>
  [k - 1, k - 2].some((j) => LASTING.has(page.textAt(j))) || EACH_LONG.has(page.textAt(unit + 1));
