import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import { type Column, columnOf } from '../elements/table-columns';
import type { Tag } from '../words';
import { SIDE_PREPOSITIONS } from '../words/small-words';
import { shaped, valueAt } from './form';
import { inheritedTags } from './nested-labels';
import { columnProposal } from './table-figures';
import type { Proposal } from './weigh';

/** What a label is worth that names a load or a length, where no word right beside the figure does. */
const LABELLED = 2.2;
/** Longest label, elements. */
const LONGEST = 12;
const SIGNS: ReadonlySet<string> = new Set([':', '=', '|']);
const SKIPPED: ReadonlySet<string> = new Set(['"', "'", '~', '<', '>']);
/** Marks before a label, and behind a figure that a label names. */
const BEFORE: ReadonlySet<string> = new Set([',', '{', '|', ';', '[', '#', '*']);
const BEHIND: ReadonlySet<string> = new Set([',', '}', '|', ';', ']', '#', '"']);

/** `decode_tok_per_s: 25`, `"peak": 40`, `| Agents with the app | 1,350 |`: a line or a pair of a name and a figure, or
 *  a row of two cells; what the words of the name say together. */
export function labelledProposal(page: Page, k: number): Proposal | undefined {
  const sign = signBefore(page, k);
  if (sign === undefined || !isClosed(page, k, page.is(sign, '|'))) return undefined;
  const tags = tagsOf(page, sign);
  if (tags === undefined || tags.size === 0) return undefined;
  if (tags.has('tps') || (tags.has('tok') && tags.has('sec'))) return speedOf(k, tags);
  const held = heldColumn(page, k, tags);
  const column = held ?? columnOf(tags, '');
  if (column === undefined || isElse(column, tags, page, k)) return undefined;
  const often = tags.has('each') && column.role === 'requestRate' ? column.period : undefined;
  if (often !== undefined)
    return shaped('perUser', k, LABELLED, { dimension: 'rate', end: k, scale: 1, noun: k, period: often, each: true });
  return columnProposal(page, k, column, held === undefined ? LABELLED : HELD);
}
/** What a key is worth with the one that holds it: `"users": {"total": 650}`. */
const HELD = 4.6;

/** The column of a key whose holder says more of it than it does itself. */
function heldColumn(page: Page, k: number, tags: ReadonlySet<Tag>): Column | undefined {
  const inherited = inheritedTags(page, k);
  if ([...inherited].every((t) => tags.has(t))) return undefined;
  const alone = columnOf(tags, '');
  const together = columnOf(new Set([...tags, ...inherited]), tags.has('ms') ? 'ms' : '');
  return together?.role === alone?.role ? undefined : together;
}

/** A share needs its sign, a length the name of its side, and nothing is said of none. */
function isElse(column: Column, tags: ReadonlySet<Tag>, page: Page, k: number): boolean {
  if (!(valueAt(page, k) > 0) || tags.has('factorWord')) return true;
  if (CROWDS.has(column.role) && valueAt(page, k) < 1) return true;
  if (column.role === 'utilizationFraction') return !page.has(k + 1, 'percent');
  return column.role === 'inputTokens' && !tags.has('in') && !tags.has('isl');
}

/** Nobody is a part of a person: `peak_hour_share: 0.15`. */
const CROWDS: ReadonlySet<Column['role']> = new Set<Column['role']>(['concurrentRequests', 'totalUsers']);

const speedOf = (k: number, tags: ReadonlySet<Tag>): Proposal =>
  shaped('speed', k, LABELLED, {
    dimension: 'speed',
    end: k,
    scale: 1,
    noun: k,
    ...(tags.has('each') || tags.has('who') ? { each: true as const } : {}),
  });

function signBefore(page: Page, k: number): number | undefined {
  let j = k - 1;
  while (SKIPPED.has(page.textAt(j)) || page.has(j, 'hedge', 'most', 'least')) j -= 1;
  return page.sameSentence(j, k) && SIGNS.has(page.textAt(j)) ? j : undefined;
}

/** Nothing behind the figure that it could belong to; in a row nothing but the end of it. */
function isClosed(page: Page, k: number, isRow: boolean): boolean {
  const last = page.has(k + 1, 'percent') && page.sameSentence(k, k + 1) ? k + 1 : k;
  if (!page.sameSentence(k, last + 1)) return true;
  if (isRow) return page.is(last + 1, '|') && !page.sameSentence(k, last + 2);
  return BEHIND.has(page.textAt(last + 1));
}

/** The tags of the name before a sign; none where another figure or name stands in it. */
function tagsOf(page: Page, sign: number): ReadonlySet<Tag> | undefined {
  const tags = new Set<Tag>();
  for (let j = sign - 1; j > sign - 1 - LONGEST; j -= 1) {
    const e = page.at(j);
    if (e === undefined || !page.sameSentence(j, sign) || isBoundary(e))
      return opensRow(page, j, sign) ? tags : undefined;
    if (e.text === ')') j = bracketBefore(page, j);
    else if (NAMES.has(e.kind)) return undefined;
    else if (!SIDE_PREPOSITIONS.has(e.text)) for (const tag of e.tags) tags.add(tag);
  }
  return undefined;
}
/** Marks before a label: "Users: 200 / Peak: 40". */
const isBoundary = (e: Element): boolean => BEFORE.has(e.text) || (e.text === '/' && !e.glued);
/** Where the bracket that ends at `j` begins: "Utilisation (28 days): 24 %"; `j` where it has a unit or nothing. */
function bracketBefore(page: Page, j: number): number {
  for (let i = j - 1; i > j - LONGEST && page.sameSentence(i, j); i -= 1) if (page.is(i, '(')) return i;
  return j;
}
const NAMES: ReadonlySet<string> = new Set(['figure', 'money', 'model', 'gpu', 'instance', 'size', 'time']);
/** A row of two cells begins with its name. */
const opensRow = (page: Page, j: number, sign: number): boolean =>
  !page.is(sign, '|') || !page.sameSentence(j, sign) || !page.sameSentence(j - 1, sign);
