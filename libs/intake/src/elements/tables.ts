import type { Tag } from '../words';
import type { Element } from './element';

/** What the figures of a column mean, as its heading says. */
export interface Column {
  readonly role:
    | 'totalUsers'
    | 'concurrentRequests'
    | 'requestRate'
    | 'inputTokens'
    | 'outputTokens'
    | 'contextTokens'
    | 'ttftMs'
    | 'tpotMs'
    | 'endToEndMs'
    | 'utilizationFraction';
  readonly period?: 'second' | 'minute' | 'hour' | 'day' | 'month';
  /** Waits: the unit that the heading names. */
  readonly unit?: 's' | 'ms';
}
/** Where an element stands in a table of the text. */
export interface Cell {
  readonly table: number;
  /** Rows are counted from the heading, which is 0. */
  readonly row: number;
  readonly column: Column | undefined;
  /** The first cell of the row says that it adds up the others. */
  readonly sums: boolean;
  /** The heading says that the column counts machines or cards. */
  readonly counts: boolean;
}

interface Line {
  readonly start: number;
  readonly cells: readonly { readonly start: number; readonly end: number }[];
}

/** Rules over the tags of a heading, the first that holds counts. */
const COLUMNS: readonly { readonly any: readonly Tag[]; readonly with?: readonly Tag[]; readonly column: Column }[] = [
  { any: ['ttft'], column: { role: 'ttftMs' } },
  { any: ['tpot'], column: { role: 'tpotMs' } },
  { any: ['util'], column: { role: 'utilizationFraction' } },
  { any: ['conc'], column: { role: 'concurrentRequests' } },
  { any: ['peak'], with: ['who', 'req'], column: { role: 'concurrentRequests' } },
  { any: ['rps'], column: { role: 'requestRate', period: 'second' } },
  { any: ['rpm'], column: { role: 'requestRate', period: 'minute' } },
  { any: ['rpd'], column: { role: 'requestRate', period: 'day' } },
  { any: ['dau', 'mau'], column: { role: 'totalUsers' } },
  { any: ['out', 'osl'], column: { role: 'outputTokens' } },
  { any: ['in', 'isl'], column: { role: 'inputTokens' } },
  { any: ['ctx'], column: { role: 'contextTokens' } },
  { any: ['tok'], column: { role: 'inputTokens' } },
  { any: ['daily', 'day'], column: { role: 'requestRate', period: 'day' } },
  { any: ['hourly', 'hour'], with: ['req', 'doc'], column: { role: 'requestRate', period: 'hour' } },
  { any: ['monthly', 'month'], with: ['req', 'doc'], column: { role: 'requestRate', period: 'month' } },
  { any: ['perSecond'], column: { role: 'requestRate', period: 'second' } },
  { any: ['perMinute'], column: { role: 'requestRate', period: 'minute' } },
  { any: ['who'], column: { role: 'totalUsers' } },
  { any: ['peak'], column: { role: 'concurrentRequests' } },
  { any: ['latency'], column: { role: 'endToEndMs' } },
];
/** Headings that are about money, machines or speeds name no load. */
const NO_LOAD: readonly Tag[] = ['price', 'budget', 'tps', 'tpsUser', 'gpuWord', 'vram', 'gb'];
/** A table has at least this many columns and lines. */
const FEWEST = 3;
const SEPARATORS = ['|', '\t', ';', ',', '  '];
const RULE = /^[\s|:+=-]+$/;
const SUMS = /^[\s|"]*(?:sum|total|totals|gesamt|summe|σ|всего|итого|合计|合計|합계|razem|suma|totale|totaal|somme)\b/i;

/** The cells of all tables of a text by element: Markdown, tabs, commas, semicolons or aligned columns under a heading
 *  that names them. */
export function tableCells(elements: readonly Element[], text: string): ReadonlyMap<number, Cell> {
  const out = new Map<number, Cell>();
  if (!text.includes('\n')) return out;
  let table = 0;
  let block: Line[] = [];
  const close = (): void => {
    if (block.length >= 2 && fill(out, elements, text, block, table)) table += 1;
    block = [];
  };
  let separator = '';
  for (const { start, end } of linesOf(text)) {
    const line = text.slice(start, end);
    if (RULE.test(line) && line.trim() !== '') continue;
    if (block.length > 0 && SUMS.test(line)) {
      block.push({ start, cells: cellsOf(line, separator, start) });
      continue;
    }
    const kind = SEPARATORS.find((s) => cellsOf(line, s, start).length >= FEWEST) ?? '';
    const cells = kind === '' ? [] : cellsOf(line, kind, start);
    const fits =
      block.length === 0 ||
      (kind === separator && Math.abs(cells.length - (block[0]?.cells.length ?? 0)) <= slack(kind));
    if (!fits) close();
    if (kind === '') continue;
    separator = kind;
    block.push({ start, cells });
  }
  close();
  return out;
}
/** Commas and blanks stand in prose too: only lines of the same width are a table. */
const slack = (separator: string): number => (separator === '|' || separator === '\t' ? 2 : 0);

function* linesOf(text: string): Generator<{ start: number; end: number }> {
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    yield { start, end };
    start = end + 1;
  }
}

function cellsOf(line: string, separator: string, offset: number): { start: number; end: number }[] {
  const out: { start: number; end: number }[] = [];
  const pattern = separator === '  ' ? / {2,}/g : undefined;
  let from = line.length - line.trimStart().length;
  if (separator === '|' && line[from] === '|') from += 1;
  const push = (to: number): void => {
    out.push({ start: offset + from, end: offset + to });
  };
  const last = separator === '|' && line.trimEnd().endsWith('|') ? line.trimEnd().length - 1 : line.trimEnd().length;
  for (;;) {
    if (pattern !== undefined) pattern.lastIndex = from;
    const hit = pattern?.exec(line);
    const at = pattern === undefined ? line.indexOf(separator, from) : (hit?.index ?? -1);
    if (at < 0 || at >= last) break;
    push(at);
    from = at + (hit?.[0].length ?? 1);
  }
  if (from <= last) push(last);
  return out;
}

/** Headings of columns that count machines or cards. */
const COUNTS = new RegExp(
  '^[\\s|"]*(?:' +
    'count|qty|quantity|gpus?|#|n|no\\.?|num|number|gpu_?count|num_?gpus?|cards?|anzahl|stück|cantidad|nombre|' +
    'quantité|quantità|quantidade|aantal|liczba|кол-во|количество|数量|台数|대수' +
    ')[\\s|"]*$',
  'i',
);

/** Marks the elements of one table; false when its first line heads no columns. */
function fill(
  out: Map<number, Cell>,
  elements: readonly Element[],
  text: string,
  lines: readonly Line[],
  table: number,
): boolean {
  const [heading, ...rows] = lines;
  if (heading === undefined) return false;
  let k = firstAt(elements, heading.start);
  const counts = heading.cells.map((cell) => COUNTS.test(text.slice(cell.start, cell.end)));
  const columns = heading.cells.map((cell) => {
    const tags = new Set<Tag>();
    let figures = 0;
    for (; (elements[k]?.start ?? Infinity) < cell.end; k += 1) {
      if (elements[k]?.kind === 'figure') figures += 1;
      for (const tag of elements[k]?.tags ?? []) tags.add(tag);
    }
    return figures > 0 ? undefined : columnOf(tags, text.slice(cell.start, cell.end).toLowerCase());
  });
  if (!columns.some((c) => c !== undefined) && !counts.includes(true)) return false;
  rows.forEach((row, n) => {
    const sums = SUMS.test(text.slice(row.start, row.cells[0]?.end ?? row.start));
    let at = firstAt(elements, row.start);
    row.cells.forEach((cell, i) => {
      for (; (elements[at]?.start ?? Infinity) < cell.end; at += 1)
        out.set(at, { table, row: n + 1, column: columns[i], sums, counts: counts[i] === true });
    });
  });
  return true;
}

function columnOf(tags: ReadonlySet<Tag>, heading: string): Column | undefined {
  if (NO_LOAD.some((t) => tags.has(t))) return undefined;
  const rule = COLUMNS.find(
    (r) => r.any.some((t) => tags.has(t)) && (r.with === undefined || r.with.some((t) => tags.has(t))),
  );
  if (rule === undefined) return undefined;
  const seconds = /(?:^|[^a-z])(?:s|sec|seconds)(?:$|[^a-z])/.test(heading);
  const unit = /ms/.test(heading) ? 'ms' : 's';
  return seconds || unit === 'ms' ? { ...rule.column, unit } : rule.column;
}

/** The first element at or behind an offset, by halves. */
function firstAt(elements: readonly Element[], offset: number): number {
  let low = 0;
  let high = elements.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((elements[middle]?.start ?? Infinity) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
