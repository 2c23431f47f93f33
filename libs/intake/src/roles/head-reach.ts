import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import { shareAt } from '../page/share-words';
import type { Tag } from '../words';
import { HAS_LENGTH } from '../words/length-words';
import { isHourOfDay, isYear } from './ordinal';
import type { Unit } from './quantity';
import { isFormer, isSide } from './quantity';
import type { Head } from './rows/role';

/** What a word loses for every element that stands between it and the figure. */
const PER_STEP = 0.07;
/** What is left of it behind a comma, and behind another figure. */
const BEHIND_COMMA = 0.6;
const BEHIND_FIGURE = 0.45;
const USUAL_REACH = 8;
/** Below this share nothing speaks any more. */
const LEAST_SHARE = 0.1;

/** A word that speaks for a role and what it is worth from where it stands. */
export interface Spoken {
  readonly at: number;
  readonly worth: number;
}

/** The nearest word with the head's tag on the sides it may stand on, and what it is worth from there. */
export function nearestHead(page: Page, k: number, unit: Unit, h: Head): Spoken | undefined {
  if (!page.speaksIn(k, h.group)) return undefined;
  const right = h.side === 'left' ? undefined : walk(page, k, unit.noun, h, 1);
  const left = h.side === 'right' ? undefined : walk(page, k, k, h, -1);
  if (right === undefined) return left;
  return left === undefined || right.worth >= left.worth ? right : left;
}

function walk(page: Page, k: number, from: number, h: Head, step: 1 | -1): Spoken | undefined {
  let share = 1;
  const reach = h.reach ?? USUAL_REACH;
  for (let n = step === 1 && from > k ? 0 : 1; n <= reach && share > LEAST_SHARE; n += 1) {
    const j = from + n * step;
    const e = page.at(j);
    if (e === undefined || !page.sameSentence(j, k)) return undefined;
    if (speaks(page, j, k, e, h)) {
      if (CROWDED.has(h.tag) && isOfPart(page, k, j)) return undefined;
      const isOthersToo = h.shared !== true && isOthers(page, j, k, step);
      return { at: j, worth: h.weight * share * (isOthersToo ? OTHERS[step] : 1) };
    }
    if (e.text === ';' || e.kind === 'money') return undefined;
    share = (share - PER_STEP) * passing(page, j, e);
  }
  return undefined;
}

/** Words of those who are there at once. */
const CROWDED: ReadonlySet<Tag> = new Set<Tag>(['conc', 'busyPeople']);
/** How far before a crowd its share may stand: "half of our 80 people work with it at the same time". */
const SHARE_BEFORE = 4;
/** "60 users and about a third of them are active at the same time": the word at `j` is told of a share of the people
 *  at `k`, not of all of them. */
function isOfPart(page: Page, k: number, j: number): boolean {
  if (j < k || !page.has(page.unitAt(k), 'who')) return false;
  for (let i = k + 1; i < j; i += 1) if (shareAt(page, i) !== undefined) return true;
  for (let i = k - 1; i >= k - SHARE_BEFORE && page.sameSentence(i, k); i -= 1) {
    if (page.at(i)?.kind === 'mark') return false;
    const share = shareAt(page, i);
    if (share !== undefined && share.end < k) return true;
  }
  return false;
}

/** What is left of a word behind this element. */
function passing(page: Page, j: number, e: Element): number {
  if (e.text === ',' || e.text === '(' || e.text === ')') return BEHIND_COMMA;
  return e.kind === 'figure' && !isFormer(page, j) ? BEHIND_FIGURE : 1;
}

/** What is left of a word that stands right beside another figure: behind the own it is the label of that one, before
 *  the own its unit, which may be told of both. */
const OTHERS = { '1': 0.1, '-1': 0.25 } as const;
/** Words and marks between a label and its value. */
export const OPENS_VALUE = new Set(
  (
    '= : ( of is are was were at has have sind ist hat son es tiene est sont a sono ha zijn sao tem это — - ' +
    'von de di da van po по из av'
  ).split(' '),
);
function isOthers(page: Page, j: number, k: number, step: 1 | -1): boolean {
  if (Math.abs(j - k) < 2) return false;
  if (step === -1) return isAmountAt(page, j - 1) && page.sameSentence(j - 1, j) && valueBehind(page, j) !== k;
  const next = valueBehind(page, j);
  const isAmount = page.at(next)?.kind === 'figure' && !isHourOfDay(page, next) && !isYear(page, next);
  return isAmount && page.sameSentence(next, j);
}

/** "9.000 € im Monat": the time is the sum's. */
const isAmountAt = (page: Page, j: number): boolean => page.at(j)?.kind === 'figure' || page.at(j)?.kind === 'money';

/** Where the value stands that a label at `j` leads to. */
function valueBehind(page: Page, j: number): number {
  let next = j + 1;
  while (next <= j + 3 && (OPENS_VALUE.has(page.textAt(next)) || page.has(next, 'most', 'least', 'hedge', 'until')))
    next += 1;
  return next;
}

/** Whether the word at `j` carries the head's tag for the figure at `k`; "in" and "out" only where they are a side and
 *  do not just lead somewhere ("in Frankfurt"). */
export function speaks(page: Page, j: number, k: number, e: Element, h: Head): boolean {
  if (!page.carries(j, h.group)) return false;
  if (saysOtherwise(page, j, k, e, h)) return false;
  if (h.tag !== 'in' && h.tag !== 'out') return true;
  if (h.tag === 'out' && leadsToWord(page, j)) return false;
  if (isSide(page, j)) return true;
  return j < k && (page.is(j + 1, ':') || page.is(j + 1, '=') || page.is(j + 1, '/'));
}

/** A word that carries the tag and says something else here. */
function saysOtherwise(page: Page, j: number, k: number, e: Element, { tag }: Head): boolean {
  if (tag === 'each') return j > k && opensClause(page, j);
  if (tag === 'out') return j > k && opensAnother(page, j);
  if (tag !== 'hostThing' || !NUMBERED.has(e.text)) return false;
  return j < k - 2 || j > k || page.has(k - 1, 'opensQuestion');
}

/** "1,050 tokens and the answer is a small JSON of 120", "1,500 tokens, the answer only 40": it is told of the next. */
function opensAnother(page: Page, j: number): boolean {
  const lead = page.has(j - 1, 'determiner', 'definite') ? j - 2 : j - 1;
  if (!page.has(lead, 'and') && !page.is(lead, ',')) return false;
  if (HAS_LENGTH.has(page.textAt(j + 1))) return true;
  return page.has(j + 1, 'only', 'hedge', 'most') && page.at(j + 2)?.kind === 'figure';
}

/** "Ticket 4711", "page #12": what has a number; "a ticket is 350 tokens" says something else of it. */
const NUMBERED: ReadonlySet<string> = new Set(
  'clause figure floor issue line page port pr question room section step ticket version'.split(' '),
);

/** "12,000 tickets come in every day and each should be classified": what each of them does, not how many each has. */
const opensClause = (page: Page, j: number): boolean =>
  (page.has(j - 1, 'and') || page.at(j - 1)?.kind === 'mark') && page.has(j + 1, 'want', 'opensQuestion', 'due');

/** "80 tokens, answer one word": the answer has its length in words and gives it to no figure. */
const leadsToWord = (page: Page, j: number): boolean =>
  page.after(j, WORD_REACH, ['shortAnswer'], (x) => x.kind === 'figure') >= 0;
const WORD_REACH = 4;
