import type { Tag } from '../words';
import { FROM_HOURS } from '../words/small-words';
import { counts } from './counted-nouns';
import type { Clock } from './hour-of-day';
import type { TokenSource } from './token-source';

/** Two bare hours close together that a share of the day comes in: "most of them between 9 and 11", "half of it from 8
 *  to 10". */

/** So long is such a window at most, hours, and it begins no earlier. */
const LONGEST = 8;
const EARLIEST = 5;
/** How far before the hours the share may stand, and behind them, tokens. */
const BEFORE = 10;
const BEHIND = 6;
const SHARED: readonly Tag[] = [
  'mostOf',
  'partOfThem',
  'peak',
  'twoThirds',
  'oneThird',
  'halfOf',
  'quarterOf',
  'threeQuarters',
  'thirds',
  'percent',
  'tenths',
];

/** Whether the hours at `i` are those of a share of the day; `told` says that words around speak of hours. */
export function isOfShare(source: TokenSource, i: number, [from, to]: readonly [Clock, Clock], told: boolean): boolean {
  const length = to.hour - from.hour;
  const isWhole = Number.isInteger(from.hour) && Number.isInteger(to.hour);
  if (!isWhole || from.hour < EARLIEST || length < 1 || length > LONGEST) return false;
  if (!(told || FROM_HOURS.has(source.text(i - 1))) || goesOn(source, to.end)) return false;
  return shareWithin(source, i, -1, BEFORE) || shareWithin(source, to.end - 1, 1, BEHIND);
}

/** What stands behind the hours is counted by them or makes a longer number of them. */
function goesOn(source: TokenSource, end: number): boolean {
  const next = source.at(end);
  const isJoined = next.kind === 'number' || (next.glued && next.kind === 'word') || next.text === '%';
  return isJoined || counts(source, end);
}

/** A word or sign of a share on a side of `from`, with the sentence not ended between. */
function shareWithin(source: TokenSource, from: number, step: number, reach: number): boolean {
  for (let n = 1; n <= reach; n += 1) {
    const j = from + n * step;
    const { text, kind } = source.at(j);
    if (kind === 'mark' && ENDS.has(text)) return false;
    if (text === '%' || source.carries(j, SHARED)) return true;
  }
  return false;
}
const ENDS: ReadonlySet<string> = new Set(['.', '?', '!', ';']);
