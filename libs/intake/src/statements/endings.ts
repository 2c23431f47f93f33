import { isIdeographic } from '../lexer/token';
import {
  BEFORE_ENDED,
  ENDED_SIGNS,
  ENDED_VERBS,
  LAST,
  LAST_SEASON,
  SEASONS,
  TAKEN_BACK,
  UNTIL,
  UNTIL_BEHIND,
  WHICH,
} from '../words/ended-words';
import { hasWord, lastWord } from '../lexer/first-word';
import { Look } from './look';
import { saysPastYear } from './past-year';
import type { Times } from './times';
import type { Told } from './told';

/** How far behind "until" the time may stand: "bis zum letzten Frühjahr". */
const TIME_REACH = 3;
/** How far from "until" the year may stand of an event that it was. */
const EVENT_REACH = 6;
/** How far from the verb the year may stand, and "which" before it. */
const YEAR_REACH = 5;
const WHICH_REACH = 4;
/** How far behind "until" it may stand that somebody took it back. */
const BACK_REACH = 8;
/** Turkish says "that we closed" in one word. */
const CLOSED_BY_US = /(?:gimiz|gumuz|igim|ugum)$/;

/** Times and things that are said to be over: "until last spring", "for a travel app that we dropped in 2024", "the
 *  trial is over and the cards have been sold". */
export class Endings extends Look {
  constructor(
    told: Told,
    private readonly times: Times,
  ) {
    super(told);
  }

  /** "Until last spring", "tot vorig voorjaar", "fram till i våras", "geçen bahara kadar"; "not until last May" tells
   *  when something began. */
  isUntilLast(k: number): boolean {
    const word = this.textAt(k);
    if (UNTIL_BEHIND.test(word.replaceAll(' ', ''))) return this.isLastTime(k - 1) || this.isOfPastYear(k, -1);
    if (!UNTIL.test(word) && !this.has(k, 'until')) return false;
    if (this.has(k - 1, 'not')) return false;
    if (this.isOfPastYear(k, 1)) return true;
    for (let j = k + 1; j <= k + TIME_REACH && this.sameClause(j, k) && !this.isContent(j); j += 1)
      if (LAST_SEASON.has(this.textAt(j)) || this.isLastTime(j)) return true;
    return false;
  }

  /** "Until they wanted it back", "bis sie ihn zurückholten", "hasta que la recuperaron": what was lent is gone. */
  private isTakenBack(until: number): boolean {
    for (let j = until + 1; j <= until + BACK_REACH && this.sameSentence(j, until); j += 1) {
      if (this.isContent(j) || this.has(j, 'future')) return false;
      if (hasWord(this.textAt(j), TAKEN_BACK)) return true;
    }
    return false;
  }

  /** "Until the fire in 2021", "bis zum Umzug 2021", "do przeprowadzki w 2021 roku". */
  private isOfPastYear(until: number, step: 1 | -1): boolean {
    for (let n = 1, j = until + step; n <= EVENT_REACH && this.sameClause(j, until); n += 1, j += step) {
      if (saysPastYear(this.textAt(j))) return true;
      if (this.isContent(j)) return false;
    }
    return false;
  }

  /** "Last spring", "primavera pasada", "去年春天". */
  private isLastTime(k: number): boolean {
    if (!this.isSeason(k)) return LAST.test(this.textAt(k)) && this.isSeason(k + 1);
    return LAST.test(this.textAt(k - 1)) || LAST.test(this.textAt(k + 1)) || this.has(k - 1, 'past');
  }

  private isSeason(k: number): boolean {
    return this.has(k, 'calendar') || SEASONS.test(this.textAt(k)) || /^[春夏秋冬봄가여겨]/.test(this.textAt(k));
  }

  /** A sentence about a thing that those who had it ended in a year that is over: "en una app que cerramos en 2023";
   *  nothing in it is there now. */
  areTold(from: number, to: number): boolean {
    let ended = false;
    for (let k = from; k < to; k += 1) {
      if (this.isThere(k)) return false;
      ended ||=
        this.isEndedAt(k, from) || ((UNTIL.test(this.textAt(k)) || this.has(k, 'until')) && this.isTakenBack(k));
    }
    return ended || this.isEndedInSigns(from, to) || this.isClosedOff(from, to);
  }

  /** A word of now, and what the writer has. */
  private isThere(k: number): boolean {
    return this.has(k, 'nowCue') || (this.has(k, 'first') && this.has(k, 'own') && !this.has(k, 'past', 'determiner'));
  }

  /** "A trial at the association in spring, 4x A100, ended.": all that its last clause says is that it is over. */
  private isClosedOff(from: number, to: number): boolean {
    let ended = false;
    for (let k = to - 1; k > from; k -= 1) {
      const e = this.elements[k];
      if (e?.kind === 'mark' && k < to - 1) return ended && /^[,(–—-]$/.test(e.text);
      const isEnded = e?.text.split(' ').some((word) => ENDED_VERBS.test(word)) === true;
      if (!isEnded && e?.kind !== 'mark' && !BEFORE_ENDED.test(e?.text ?? '')) return false;
      ended ||= isEnded;
    }
    return false;
  }

  private isEndedAt(k: number, from: number): boolean {
    const words = this.textAt(k).split(' ');
    if (!words.some((word) => ENDED_VERBS.test(word)) || !this.isOfLastYears(k)) return false;
    // "the old chatbot, unplugged in 2023, ran"
    if (CLOSED_BY_US.test(lastWord(this.textAt(k))) || /^[,(]$/.test(this.textAt(k - 1))) return true;
    for (let j = k; j >= k - WHICH_REACH && j > from; j -= 1)
      if (this.sameSentence(j, k) && hasWord(this.textAt(j), WHICH)) return true;
    return false;
  }

  private isOfLastYears(verb: number): boolean {
    for (let j = verb - YEAR_REACH; j <= verb + YEAR_REACH; j += 1) {
      if (!this.sameSentence(j, verb)) continue;
      if (saysPastYear(this.textAt(j)) || (j !== verb && this.has(j, 'past', 'agoBehind'))) return true;
    }
    return false;
  }

  /** "2023 年に終了した旅行アプリでは", "我们 2023 年关掉的那个 App". */
  private isEndedInSigns(from: number, to: number): boolean {
    let [year, signs] = [false, ''];
    for (let k = from; k < to; k += 1) {
      if (year && isIdeographic(this.textAt(k))) signs += this.textAt(k).replaceAll(' ', '');
      year ||= saysPastYear(this.textAt(k));
    }
    return year && ENDED_SIGNS.test(signs);
  }

  /** "It is over and the cards have been sold": all that a sentence says is that what was told before it is gone. */
  dismiss(from: number, to: number): boolean {
    let gone = false;
    for (let k = from; k < to; k += 1) {
      if (this.isContent(k) || this.has(k, 'first', 'nowCue', 'want', 'plan', 'target', 'future', 'ask')) return false;
      gone ||= this.has(k, 'disposed');
    }
    return gone;
  }

  /** A sentence that tells of a trial, or of what was: it may be said to be over by the next. */
  isDismissible(from: number, to: number): boolean {
    let past = false;
    for (let k = from; k < to; k += 1) {
      if (this.isThere(k)) return false;
      past ||= this.has(k, 'trial', 'was') || this.times.isPastVerb(k);
    }
    return past && this.statesBetween(from, to);
  }
}
