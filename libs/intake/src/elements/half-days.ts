import { HALVES_OF_DAY, type HalfOfDay } from '../words/half-day-words';
import type { TokenSource } from './token-source';

/** A word for a part of the day, and the token behind it. */
export interface HalfMention {
  readonly half: HalfOfDay;
  readonly end: number;
}

/** Most tokens of a phrase; signs of scripts without blanks are a token each. */
const LONGEST = 4;

/** What a name begins and ends with: most tokens are no piece of any. */
const pieces = (piece: (name: string, k: number) => string): ReadonlySet<string> =>
  new Set([...HALVES_OF_DAY.keys()].flatMap((name) => [...name].map((_, k) => piece(name, k))));
/** What the name of a part of the day begins with. */
export const HALF_BEGINNINGS = pieces((name, k) => name.slice(0, k + 1));
const ENDS = pieces((name, k) => name.slice(k));

/** The part of the day that is named from token `i` on, the longest name first. */
export function halfAt(source: TokenSource, i: number): HalfMention | undefined {
  if (!HALF_BEGINNINGS.has(source.text(i))) return undefined;
  for (let width = LONGEST; width >= 1; width -= 1) {
    const half = HALVES_OF_DAY.get(joined(source, i, width));
    if (half !== undefined) return { half, end: i + width };
  }
  return undefined;
}

/** The one that ends right before token `i`. */
export function halfBefore(source: TokenSource, i: number): HalfOfDay | undefined {
  if (!ENDS.has(source.text(i - 1))) return undefined;
  for (let width = LONGEST; width >= 1; width -= 1) {
    const half = HALVES_OF_DAY.get(joined(source, i - width, width));
    if (half !== undefined) return half;
  }
  return undefined;
}

/** So many tokens from `i` as they are written, with a blank where they do not touch. */
function joined(source: TokenSource, i: number, width: number): string {
  let text = source.text(i);
  for (let k = i + 1; k < i + width; k += 1) text += `${source.at(k).glued ? '' : ' '}${source.text(k)}`;
  return text;
}

/** The hour counted from midnight that a part of the day makes of one on a dial. */
export function hourIn(half: HalfOfDay, hour: number): number {
  if (half === 'pm') return hour < 12 ? hour + 12 : hour;
  if (half === 'am') return hour === 12 ? 0 : hour;
  if (half === 'next') return hour;
  if (hour === 12) return 0;
  return hour >= EARLIEST_OF_NIGHT && hour < 12 ? hour + 12 : hour;
}
/** From this hour on a night has not yet reached midnight. */
const EARLIEST_OF_NIGHT = 6;
