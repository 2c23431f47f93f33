import type { Page } from '../page/page';
import { LEADS } from '../words/part-words';
import { pairedParts } from './paired-parts';

/** Ways to cut a text into parts that each tell of one service. */

/** A stretch of the text: its elements, the last one not included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** The model that is named for it elsewhere. */
  readonly modelAt?: number | undefined;
}

type Cut = (page: Page, named: readonly number[]) => Stretch[];

/** From each beginning to the next, the last up to the end of its line or, `inLine`, of its sentence. */
function between(page: Page, starts: readonly number[], inLine: boolean): Stretch[] {
  return starts.map((from, n) => ({ from, to: starts[n + 1] ?? endOf(page, from, inLine) }));
}
function endOf(page: Page, from: number, inLine: boolean): number {
  let to = from + 1;
  const isIn = (k: number): boolean =>
    page.sameSentence(k, k - 1) || (!inLine && !page.text.slice(page.at(k - 1)?.end, page.at(k)?.start).includes('\n'));
  while (page.at(to) !== undefined && isIn(to)) to += 1;
  return to;
}
const opensSentence = (page: Page, k: number): boolean => !page.sameSentence(k - 1, k);

/** The rows of a table. */
function byRows(page: Page, named: readonly number[]): Stretch[] {
  return named.flatMap((k) => {
    const cell = page.cells.get(k);
    if (cell === undefined) return [];
    const inRow = (j: number): boolean =>
      page.cells.get(j)?.table === cell.table && page.cells.get(j)?.row === cell.row;
    let [from, to] = [k, k + 1];
    while (inRow(from - 1)) from -= 1;
    while (inRow(to)) to += 1;
    return [{ from, to }];
  });
}

/** "- helpdesk bot: ..." line by line. */
const byPoints = (page: Page): Stretch[] =>
  between(
    page,
    page.kinds('mark').filter((k) => BULLETS.has(page.textAt(k)) && opensSentence(page, k)),
    false,
  );
const BULLETS: ReadonlySet<string> = new Set(['-', '*', '•', '–', '+']);

/** "(1) ... (2) ...", "1) ... 2) ...", "a) ... b) ...": numbers that count up; the model of a point may be named behind
 *  all of them ("for a) we like Gemma 3 27B"). */
function byNumbers(page: Page, named: readonly number[]): Stretch[] {
  const starts: number[] = [];
  for (const k of page.kinds('mark')) {
    if (!page.is(k, ')') || ordinal(page.textAt(k - 1)) !== starts.length + 1) continue;
    const from = page.is(k - 2, '(') ? k - 2 : k - 1;
    if (page.is(k - 2, '(') || opensSentence(page, k - 1) || page.at(k - 2)?.kind === 'mark') starts.push(from);
  }
  return between(page, starts, true).map((part, n) => ({ ...part, modelAt: modelFor(page, named, part, n + 1) }));
}

/** The model that is named behind a later mention of the point with a number; none where the point names one itself. */
function modelFor(page: Page, named: readonly number[], { from, to }: Stretch, number: number): number | undefined {
  if (named.some((k) => k >= from && k < to)) return undefined;
  const mention = page.kinds('mark').find((k) => k > to && page.is(k, ')') && ordinal(page.textAt(k - 1)) === number);
  const model = mention === undefined ? undefined : named.find((k) => k > mention);
  return model !== undefined && mention !== undefined && model - mention <= MENTION_REACH ? model : undefined;
}
const MENTION_REACH = 8;

/** The number of a point: of a letter its place in the alphabet; 0 for anything else. */
const ordinal = (text: string): number => 'abcdefgh'.indexOf(text) + 1 || '123456789'.indexOf(text) + 1;

/** "Service A: ... Service B: ...", "Chat: ... Translation: ...": a sentence that begins with a label. */
function byLabels(page: Page, named: readonly number[]): Stretch[] {
  const starts = new Set<number>();
  for (const k of page.kinds('mark')) {
    if (!page.is(k, ':')) continue;
    for (let from = k - 1; from >= k - LONGEST_LABEL && page.at(from)?.kind !== 'model'; from -= 1)
      if (opensSentence(page, from)) starts.add(from);
      else if (page.at(from)?.kind === 'mark') break;
  }
  const sorted = [...starts].sort((a, b) => a - b);
  return between(page, sorted, true).filter(({ from, to }) => named.some((k) => k > from && k < to));
}
const LONGEST_LABEL = 5;

/** "A coding assistant for 120 devs (Qwen3-Coder, 8k in) and a chatbot for 2,000 employees (Llama 3.3, 5k in)": what
 *  stands before and in the brackets that name a model. */
function byBrackets(page: Page, named: readonly number[]): Stretch[] {
  const out: Stretch[] = [];
  for (const k of named) {
    const open = bracketBefore(page, k);
    if (open === undefined) continue;
    let to = k;
    while (page.sameSentence(to, k) && !page.is(to, ')')) to += 1;
    let from = open;
    const last = out.at(-1)?.to ?? 0;
    while (from > last && page.sameSentence(from - 1, k)) from -= 1;
    out.push({ from, to: to + 1 });
  }
  return out;
}
function bracketBefore(page: Page, k: number): number | undefined {
  for (let j = k - 1; j >= k - BRACKET_REACH && page.sameSentence(j, k) && !page.is(j, ')'); j -= 1)
    if (page.is(j, '(')) return j;
  return undefined;
}
const BRACKET_REACH = 6;

/** "A chat for 500 customers on Gemma 3 27B and summaries of 8,000 calls with Qwen3 14B": what leads to each name. */
function byLeads(page: Page, named: readonly number[]): Stretch[] {
  const out: Stretch[] = [];
  for (const k of named) {
    if (!LEADS.has(page.textAt(k - 1)) || !page.sameSentence(k - 1, k)) return [];
    let from = k;
    while (from > (out.at(-1)?.to ?? 0) && page.sameSentence(from - 1, k)) from -= 1;
    out.push({ from, to: k + 1 });
  }
  return out;
}

/** "First, ... Second, ...", "einerseits ..., andererseits ...". */
const byPairs = (page: Page): Stretch[] => [...pairedParts(page)];

/** The surest first.
 *  `named`: elements of the models that the writer names, in their order. */
export const CUTS: readonly Cut[] = [byRows, byPoints, byNumbers, byLabels, byPairs, byBrackets, byLeads];
