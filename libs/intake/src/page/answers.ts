import type { Element } from '../elements/element';
import type { Page } from './page';

/** How far behind the question its answer may begin, elements. */
const LEAD = 6;
/** The longest question that asks for one figure, elements. */
const LONGEST = 16;
/** Marks between a question and the figure of its answer: who says it, a dash, a quotation. */
const PASSED: ReadonlySet<string> = new Set([':', '-', '–', '—', '>', '"', "'", '~', '*', '[', ']', ')']);
/** Kinds that say something of their own. */
const SAYS: ReadonlySet<Element['kind']> = new Set<Element['kind']>([
  'figure',
  'money',
  'model',
  'gpu',
  'instance',
  'size',
  'time',
  'precision',
]);

/** "How many at once? 80.", "A: the budget? / B: 9k a month": the elements of the question that the figure at `k`
 *  begins the answer to; undefined where none stands right before it. A question that holds a figure asks for none. */
export function questionBefore(page: Page, k: number): readonly number[] | undefined {
  const mark = markBefore(page, k);
  if (mark === undefined) return undefined;
  const asked: number[] = [];
  for (let j = mark - 1; j >= 0 && page.sameSentence(j, mark - 1); j -= 1) {
    if (asked.length >= LONGEST || SAYS.has(page.at(j)?.kind ?? 'figure')) return undefined;
    asked.push(j);
  }
  return asked;
}

/** The question mark before an answer, over who speaks and small words; its sentence ends with the figure's line. */
function markBefore(page: Page, k: number): number | undefined {
  for (let j = k - 1; j >= k - LEAD && j > 0; j -= 1) {
    const e = page.at(j);
    if (e === undefined) return undefined;
    if (e.text === '?' || e.text === '？') return j;
    if (e.kind === 'mark' ? !PASSED.has(e.text) : e.kind !== 'word') return undefined;
  }
  return undefined;
}
