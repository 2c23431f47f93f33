import type { Tag } from '../words';
import type { Element } from './element';

import { jobColumns } from './job-tables';
import { comparesCards, fillMeasured, isMeasured, plannedRow, statisticsOf } from './measured-tables';
import { paidOf } from './paid-tables';
import { fillSideways, loadHeadings } from './sideways-sweeps';
import { speedColumn, sweepOf } from './sweeps';
import { busiestRow, isOverTime } from './time-tables';
import { cellsOf, linesOf } from './table-lines';
import { type Cell, type Column, columnOf, firstAt, type Line } from './table-columns';

/** A table has at least this many columns and lines. */
const FEWEST = 3;
const SEPARATORS = ['|', '\t', ';', ',', '  '];
const RULE = /^[\s|:+=\u2500-\u257f-]+$/;
/** Bars of boxes that are drawn around a table. */
const BARS = /[│┃║]/g;
const SUMS = /^[\s|"]*(?:sum|total|totals|gesamt|summe|σ|всего|итого|合计|合計|합계|razem|suma|totale|totaal|somme)\b/i;

/** The cells of all tables of a text by element: Markdown, tabs, commas, semicolons or aligned columns under a heading
 *  that names them. */
export function tableCells(elements: readonly Element[], written: string): ReadonlyMap<number, Cell> {
  const out = new Map<number, Cell>();
  if (!written.includes('\n')) return out;
  const text = written.replace(BARS, '|');
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
    const kind = separatorOf(line, start, separator, block[0], text);
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
/** What parts a line into cells: what parts the heading where it can, else the first that makes enough of them. */
const separatorOf = (line: string, start: number, separator: string, heading: Line | undefined, text: string): string =>
  keptBy(line, start, separator, heading) ??
  SEPARATORS.find((s) => cellsOf(line, s, start).length >= FEWEST) ??
  pairedBy(line, start, separator, heading, text);
/** What parts the heading, where it parts the line in as many: commas in aligned columns group digits. */
const keptBy = (line: string, start: number, separator: string, heading: Line | undefined): string | undefined =>
  heading !== undefined && separator === '  ' && cellsOf(line, separator, start).length === heading.cells.length
    ? separator
    : undefined;
/** What parts a line of two cells in a table of moments: `hour | rps` and the rows under it. */
function pairedBy(line: string, start: number, separator: string, heading: Line | undefined, text: string): string {
  if (heading === undefined)
    return (
      PAIRS.find((s) => {
        const cells = cellsOf(line, s, start);
        return cells.length === 2 && isOverTime({ start, cells }, text);
      }) ?? ''
    );
  return heading.cells.length === 2 && cellsOf(line, separator, start).length === 2 ? separator : '';
}
const PAIRS = ['|', '\t', ';'];

/** Commas and blanks stand in prose too: only lines of the same width are a table. */
const slack = (separator: string): number => (separator === '|' || separator === '\t' ? 2 : 0);

/** Headings of columns that count machines or cards. */
const COUNTS = new RegExp(
  '^[\\s|"]*(?:' +
    'count|qty|quantity|gpus?|#|n|no\\.?|num|number|gpu_?count|num_?gpus?|cards?|anzahl|stück|cantidad|nombre|' +
    'quantité|quantità|quantidade|aantal|liczba|кол-во|количество|数量|台数|대수' +
    ')[\\s|"]*$',
  'i',
);

/** Headings of columns that give the memory of a card. */
const MEMORY = /^[\s|"]*(?:v?ram|mem(?:ory)?|gpu_?mem(?:ory)?)(?:[ _(]*(?:gb|gib)\)?)?[\s|"]*$/i;

/** The heading of a table and its rows: of two lines without a digit the second is the heading (a command stands above
 *  what it prints). */
function parted(lines: readonly Line[], text: string): { heading: Line | undefined; rows: readonly Line[] } {
  const [first, second, ...rest] = lines;
  const isHeading =
    second !== undefined && rest.length > 0 && second.cells.every((c) => !/\d/.test(text.slice(c.start, c.end)));
  return isHeading ? { heading: second, rows: rest } : { heading: first, rows: lines.slice(1) };
}

/** Marks the elements of one table; false when its first line heads no columns. */
function fill(
  out: Map<number, Cell>,
  elements: readonly Element[],
  text: string,
  lines: readonly Line[],
  table: number,
): boolean {
  const { heading, rows } = parted(lines, text);
  if (heading === undefined) return false;
  const statistics = statisticsOf(heading, text);
  if (statistics !== undefined) {
    fillMeasured(out, elements, text, rows, table, statistics);
    return true;
  }
  const loads = loadHeadings(heading, elements);
  if (loads !== undefined) {
    fillSideways(out, elements, text, rows, table, loads);
    return true;
  }
  if (isMeasured(lines, text)) {
    fillMeasured(out, elements, text, lines, table, { mean: 1, worst: 1 });
    return true;
  }
  const named = namesOf(elements, text, heading);
  const told = named.map(({ tags, name }) => (tags === undefined ? undefined : columnOf(tags, name)));
  const columns = jobColumns(named, told) ?? told;
  const speeds = named.map(({ tags, name }) => (tags === undefined ? undefined : speedColumn(tags, name)));
  const counts = named.map(({ name }) => COUNTS.test(name));
  const paid = paidOf(named, heading, rows, text);
  const moment = busiestRow(heading, rows, columns, elements, text);
  const known = moment < 0 ? plannedRow(rows, text) : moment;
  const compared = comparesCards(rows, elements, [...columns, ...speeds]);
  const sweep = known < 0 && !compared ? sweepOf(columns, speeds, rows, elements, text) : undefined;
  const planned = sweep?.planned ?? known;
  const said = sweep?.columns ?? columns;
  if (![...said, ...paid.columns].some((c) => c !== undefined) && !counts.includes(true)) return false;
  rows.forEach((row, n) => {
    const sums =
      compared || (planned >= 0 && n !== planned) || SUMS.test(text.slice(row.start, row.cells[0]?.end ?? row.start));
    let at = firstAt(elements, row.start);
    row.cells.forEach((cell, i) => {
      const column = said[i];
      for (; (elements[at]?.start ?? Infinity) < cell.end; at += 1)
        out.set(at, {
          table,
          row: n + 1,
          column,
          sums: sums || (moment >= 0 && i === 0) || elements[at - 1]?.text === '±',
          counts: counts[i] === true,
          ...paid.cellOf(i),
          ...(MEMORY.test(named[i]?.name ?? '') ? { memory: true as const } : {}),
          ...(sweep === undefined || column === undefined ? {} : RUNS[column.role]),
        });
    });
  });
  return true;
}
/** What a run of a sweep came out with was measured, its load was put on. */
const RUNS: Readonly<Partial<Record<Column['role'], Pick<Cell, 'measured' | 'tested'>>>> = {
  speed: { measured: true },
  ttftMs: { measured: true },
  tpotMs: { measured: true },
  endToEndMs: { measured: true },
  concurrentRequests: { tested: true },
  requestRate: { tested: true },
  totalUsers: { tested: true },
};

/** The names of columns, small, and what their words mean; nothing of one with a figure in it. */
function namesOf(
  elements: readonly Element[],
  text: string,
  heading: Line,
): readonly { readonly name: string; readonly tags: ReadonlySet<Tag> | undefined }[] {
  let k = firstAt(elements, heading.start);
  return heading.cells.map((cell) => {
    const tags = new Set<Tag>();
    let figures = 0;
    for (; (elements[k]?.start ?? Infinity) < cell.end; k += 1) {
      if (elements[k]?.kind === 'figure') figures += 1;
      for (const tag of elements[k]?.tags ?? []) tags.add(tag);
    }
    return { name: text.slice(cell.start, cell.end).toLowerCase(), tags: figures > 0 ? undefined : tags };
  });
}
