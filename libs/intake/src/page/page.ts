import type { Tag } from '../words';
import { BEHIND_RATE, DAY_KINDS, FILLERS } from '../words/small-words';
import type { SetAsideReason } from '../reading';
import type { Statements } from '../statements/statements';
import { statementsOf } from '../statements/statements';
import { anyOf, type Element } from '../elements/element';
import { type Period, UNITS_OF_TIME, unitOfTime, WHOLE_PERIODS, wholePeriod } from '../elements/periods';
import type { Meter } from '../elements/meter-formats';
import { meteredElements } from '../elements/meter-lines';
import { type Printed, printedElements } from '../elements/printouts';
import type { Cell } from '../elements/table-columns';
import { tableCells } from '../elements/tables';
import { groupOf } from '../elements/tag-groups';
import { TaggedText } from './tagged-text';

export { PERIOD_SECONDS, type Period } from '../elements/periods';

/** Words that name a unit of time, and those that say "per", alone or with the unit. */
const UNIT_OF_TIME = groupOf(...UNITS_OF_TIME);
const EACH_PERIOD = groupOf(...WHOLE_PERIODS, 'each', 'per');
/** Elements of a line that its beginning is looked for. */
const SHORT_LINE = 12;

/** One description as elements, with the looks around that every rule needs. All looks are bounded. */
export class Page extends TaggedText {
  /** Figures that already have a meaning. */
  readonly used = new Set<number>();
  /** What was found out already, by question; see `once`. */
  readonly answers: (object | undefined)[] = [];
  /** Speaker and tense of every element, decided once. */
  readonly statements: Statements;
  /** The elements that stand in tables under a heading. */
  readonly cells: ReadonlyMap<number, Cell>;
  /** The elements in lines of a benchmark's printout that say nothing of the question. */
  readonly printed: ReadonlyMap<number, Printed>;
  /** What the figures of logs and exporters are. */
  readonly metered: ReadonlyMap<number, Meter>;
  constructor(
    elements: readonly Element[],
    text: string,
    /** What a hosted service does now is the load of the writer's own machines; what a question supposes is asked. */
    readonly takesOver = false,
    private readonly supposed = false,
  ) {
    super(elements, text);
    this.statements = statementsOf(elements, text, this.index);
    this.cells = tableCells(elements, text);
    this.printed = printedElements(elements, text);
    this.metered = meteredElements(elements, text);
  }
  private firstPerson: number | undefined;

  /** Why what stands at `k` cannot be about the question: somebody else's, gone, or only imagined. Undefined for what
   *  the writer says of now. */
  against(k: number): SetAsideReason | undefined {
    if (k < 0) return undefined;
    if (this.statements.speaker[k] === 'other') return 'not_mine';
    if (this.statements.billed[k]) return this.takesOver && this.at(k)?.kind === 'figure' ? undefined : 'other_matter';
    const tense = this.statements.tense[k];
    if (tense === 'hypothetical') return this.supposed && this.statements.asks[k] ? undefined : tense;
    return tense === 'past' ? tense : undefined;
  }
  /** Whether `k` stands in an offer ("quoted us", "list price"). */
  isOffered(k: number): boolean {
    return this.statements.tense[k] === 'offered';
  }
  /** Whether people are named anywhere before `k`. */
  peopleBefore(k: number): boolean {
    this.firstPerson ??= this.tagged('who').find((j) => !/^(?:of |davon)/.test(this.textAt(j))) ?? Infinity;
    return this.firstPerson < k;
  }
  /** The first element of the sentence of `k`, at most a short line back. */
  lineStart(k: number): number {
    let first = k;
    while (first > k - SHORT_LINE && this.sameSentence(first - 1, k)) first--;
    return first;
  }

  /** The nearest element before `k` (within `reach`, same sentence) with one of the tags; -1 when there is none. Stops
   *  at `until`. */
  before(k: number, reach: number, tags: readonly Tag[], until?: (e: Element) => boolean): number {
    const sentence = this.at(k)?.sentence;
    if (sentence === undefined || !this.index.speaks(sentence, tags)) return -1;
    for (let j = k - 1; j >= 0 && j >= k - reach; j--) {
      const e = this.at(j);
      if (e === undefined || e.sentence !== sentence || until?.(e) === true) return -1;
      if (anyOf(e.tags, tags)) return j;
    }
    return -1;
  }
  /** The same behind `k`. */
  after(k: number, reach: number, tags: readonly Tag[], until?: (e: Element) => boolean): number {
    const sentence = this.at(k)?.sentence;
    if (sentence === undefined || !this.index.speaks(sentence, tags)) return -1;
    for (let j = k + 1; j < this.elements.length && j <= k + reach; j++) {
      const e = this.at(j);
      if (e === undefined || e.sentence !== sentence || until?.(e) === true) return -1;
      if (anyOf(e.tags, tags)) return j;
    }
    return -1;
  }
  /** Skips hedges and filler words that stand between a figure and its unit ("about 40 *or so* users", "8 *more*
   *  users"). */
  unitAt(k: number): number {
    let j = k + 1;
    for (let steps = 0; steps < 2; steps++) {
      const e = this.at(j);
      if (e === undefined || !FILLERS.has(e.text) || (e.text === '-' && !e.glued)) break;
      j++;
    }
    // "1 user": what else only describes a noun is it where none follows
    if (j > k + 1 && !this.isNounAt(k, j) && this.has(j - 1, 'who')) return j - 1;
    return this.sameSentence(k, j) ? j : -1;
  }
  private isNounAt(k: number, j: number): boolean {
    return this.sameSentence(k, j) && this.at(j)?.kind !== 'mark';
  }
  /** The period that begins at element `j` ("per day", "/s", "a month", "daily") and the element behind it. */
  period(j: number): { readonly period: Period; readonly end: number } | undefined {
    const e = this.at(j);
    if (e === undefined) return undefined;
    if (e.text === 'a second' && this.isRateBehind(j)) return { period: wholePeriod(e.tags) ?? 'second', end: j + 1 };
    if (!this.carries(j, EACH_PERIOD)) return e.text === '/' ? this.periodBehind(j) : undefined;
    const whole = wholePeriod(e.tags);
    if (whole !== undefined) return { period: whole, end: j + 1 };
    if (e.tags.has('each') && this.is(j + 1, '-') && this.has(j + 2, 'hour')) return { period: 'hour', end: j + 3 };
    return e.tags.has('per') || e.text === '/' ? this.periodBehind(j) : undefined;
  }
  /** "33 a second", "6 images a second from ...": behind a figure or what it counts, and no noun follows that it could
   *  be the second of. */
  private isRateBehind(j: number): boolean {
    const isCounted = this.at(j - 1)?.kind === 'figure' || this.at(j - 2)?.kind === 'figure';
    const next = this.at(j + 1);
    return isCounted && (!this.sameSentence(j, j + 1) || next?.kind === 'mark' || BEHIND_RATE.has(next?.text ?? ''));
  }
  /** What follows a "per": a unit of time, "working day", "H100-hour". */
  private periodBehind(j: number): { readonly period: Period; readonly end: number } | undefined {
    if (this.has(j + 1, 'weekdays') && this.sameSentence(j, j + 1)) return { period: 'day', end: j + 2 };
    const skip = DAY_KINDS.has(this.at(j + 1)?.text ?? '') ? 2 : this.machineHour(j + 1);
    const period = this.sameSentence(j, j + skip) ? this.timeUnit(j + skip) : undefined;
    return period === undefined ? undefined : { period, end: j + skip + 1 };
  }
  /** "per H100-hour", "per instance hour": how far behind `j` the hour stands; 1 when no machine is named. */
  private machineHour(j: number): number {
    const e = this.at(j);
    const machine = e?.kind === 'gpu' || e?.kind === 'instance' || e?.tags.has('node') === true;
    if (machine && this.has(j + 1, 'hour')) return 2;
    const joined = machine && (this.is(j + 1, '-') || this.has(j + 1, 'and'));
    return joined && this.has(j + 2, 'hour') ? 3 : 1;
  }
  /** The bare unit of time at `j` ("hours", "weeks"). */
  timeUnit(j: number): Period | undefined {
    const e = this.carries(j, UNIT_OF_TIME) ? this.at(j) : undefined;
    return e === undefined ? undefined : unitOfTime(e.tags);
  }
  isHedged(k: number): boolean {
    return (
      this.at(k)?.figure?.hedged === true ||
      this.has(k - 1, 'hedge') ||
      this.is(k - 1, '~') ||
      (this.has(k + 1, 'hedge') && !this.has(k + 1, 'in', 'out'))
    );
  }
}
