import { TITLES_OF_PAST } from '../words/moment-words';
import { ANYBODY, ENDED } from '../words/telling-words';
import { Look } from './look';
import { isPastYear } from './past-year';
import { signsOf } from './told';

const CALENDAR = signsOf(['calendar']);
const COLON = signsOf([], new Set([':']));
const BAR = signsOf([], new Set(['|']));
/** How long the label of a line may be, elements. */
const LABEL_REACH = 12;

const LABEL_MARKS: ReadonlySet<string> = new Set([':', '|']);
const LABELLED = signsOf([], LABEL_MARKS);
const PART_OF_YEAR =
  /^(?:early|mid|late|spring|summer|autumn|winter|fall|anfang|mitte|ende|debut|fin|inicio|fim|inizio)$/;
/** "Stage 1: embed, stage 2: write": parts of one work, not one time after another. */
const PART_OF_WORK = /^(?:stage|step|stufe|schritt|etape|etapa|passo|stap|steg|этап|шаг)$/;
const FIRST_YEAR = 1990;
const LAST_YEAR = 2099;

/** Labels at the head of a line that say of when the line speaks. */
export class TimeLabels extends Look {
  /** Whether any line may have a label. */
  get any(): boolean {
    return this.told.anywhere(LABELLED);
  }

  /** "January: ...", "Week 1: ...", "year 2: ...": the label of a time at the head of a line or sentence. */
  isTimeLabel(from: number, to: number): boolean {
    if (!this.told.in(from, CALENDAR)) return false;
    const head = this.head(from, to);
    const first = this.has(head, 'calendar') && !PART_OF_WORK.test(this.textAt(head));
    const colon = this.behindBrackets(this.elements[head + 1]?.kind === 'figure' ? head + 2 : head + 1);
    return first && colon < to && this.elements[colon]?.text === ':' && !this.isOpenLabel(head, colon);
  }

  /** Behind the brackets that begin at `k`: "Phase 1 (done):". */
  private behindBrackets(k: number): number {
    if (this.textAt(k) !== '(') return k;
    for (let j = k + 1; j < k + LABEL_REACH; j += 1) if (this.textAt(j) === ')') return j + 1;
    return k;
  }

  /** "Phase 1 (running):", "phase 2 (planned):". */
  private isOpenLabel(head: number, colon: number): boolean {
    for (let k = head; k < colon; k += 1) if (this.has(k, 'nowCue', 'plan', 'future', 'idea', 'run')) return true;
    return false;
  }

  /** "Past: 14B on the same machines", "Before: 9 tok/s", "Rig A (the first try, dismantled): ...": the label of a line
   *  says that it is over. */
  isPastLabel(from: number, to: number): boolean {
    if (!this.told.in(from, COLON)) return false;
    const head = this.head(from, to);
    for (let k = head; k < to && k < head + LABEL_REACH; k += 1) {
      if (this.textAt(k) === ':') return k > head && this.isOverLabel(head, k);
      if (this.has(k, 'nowCue') || (this.isContent(k) && !this.isOrdinal(k, head))) return false;
    }
    return false;
  }

  /** The number of a stage, and the year it was in: "Phase 1 (2024):". */
  private isOrdinal(k: number, head: number): boolean {
    const value = this.elements[k]?.figure?.value ?? -1;
    return this.has(head, 'calendar') && (k === head + 1 || isPastYear(value));
  }

  /** One word of the past, or some in brackets right before the colon. */
  private isOverLabel(head: number, colon: number): boolean {
    const word = this.has(head, 'determiner', 'definite') && colon === head + 2 ? head + 1 : head;
    if (colon === word + 1)
      return this.has(word, 'former', 'beforeThat', 'past') || TITLES_OF_PAST.has(this.textAt(word));
    if (this.has(head, 'beforeThat')) return this.isPlain(head, colon);
    if (this.has(head, 'calendar') && this.isOfPastYear(head, colon)) return true;
    if (this.textAt(colon - 1) !== ')') return false;
    for (let k = colon - 2; k > head && this.textAt(k) !== '('; k -= 1)
      if (this.has(k, 'past') || ENDED.has(this.textAt(k))) return true;
    return false;
  }

  /** Words alone: "before / after the update" names both, "before anyone asks" no time. */
  private isPlain(head: number, colon: number): boolean {
    for (let k = head + 1; k < colon; k += 1) {
      const isSpeaker = this.has(k, 'first') && !this.has(k, 'determiner');
      if (this.elements[k]?.kind === 'mark' || isSpeaker || ANYBODY.has(this.textAt(k))) return false;
    }
    return true;
  }

  /** "2022 | 1x GTX 1660 | GPT-J", "| early 2024 | 2x P40 |": a row of a table that begins with a year that is over. */
  isPastRow(from: number, to: number): boolean {
    if (!this.told.in(from, BAR)) return false;
    const head = this.head(from, to);
    for (let k = head; k <= head + 1 && k < to - 1; k += 1)
      if (this.elements[k]?.kind === 'figure')
        return this.textAt(k + 1) === '|' && isPastYear(this.elements[k]?.figure?.value ?? 0);
    return false;
  }

  private isOfPastYear(head: number, colon: number): boolean {
    for (let k = head + 1; k < colon; k += 1) if (isPastYear(this.elements[k]?.figure?.value ?? 0)) return true;
    return false;
  }

  /** "Now: ...", "Today: ...", `now | 3x 3090 | ...`. */
  isNowLabel(from: number, to: number): boolean {
    const head = this.head(from, to);
    return this.has(head, 'nowCue') && head + 1 < to && LABEL_MARKS.has(this.textAt(head + 1));
  }

  /** `2023 | 2x P40 | ...`, `late 2024: ...`: a line that a year heads. */
  isYearLabel(from: number, to: number): boolean {
    const head = this.head(from, to);
    const at = PART_OF_YEAR.test(this.textAt(head)) ? head + 1 : head;
    const year = this.elements[at]?.figure?.value ?? 0;
    const isYear = Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;
    return isYear && at + 1 < to && LABEL_MARKS.has(this.textAt(at + 1));
  }
}
