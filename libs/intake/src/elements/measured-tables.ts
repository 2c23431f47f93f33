import type { Tag } from '../words';
import type { Element } from './element';
import { speedColumn } from './sweeps';
import { type Cell, type Column, columnOf, firstAt, type Line } from './table-columns';

/** Headings that are statistics, from the mean to the worst. */
const MEANS = /^[\s|"]*(?:avg|average|mean|median|typical|p50|ø|schnitt|mittel|moyenne|media|średnia)[\s|"]*$/i;
const WORST = /^[\s|"]*(?:p9\d(?:\.\d+)?|max|maximum|peak|spitze|pico|pic|picco|szczyt)[\s|"]*$/i;

/** The row of a table that is planned for where its rows are statistics of one load ("median", "busy", "peak"): the
 *  last of the worst; -1 where the rows are loads of their own. */
export function plannedRow(rows: readonly Line[], text: string): number {
  const names = rows.map(({ cells: [cell] }) => (cell === undefined ? '' : text.slice(cell.start, cell.end)));
  if (rows.length < 2 || !names.every((n) => MEANS.test(n) || WORST.test(n) || BUSY.test(n))) return -1;
  return names.reduce((last, n, i) => (WORST.test(n) ? i : last), -1);
}
const BUSY = /^[\s|"]*(?:busy|usual|normal|quiet|night|low|min|minimum|trough)[\s|"]*$/i;

/** A table of measurements lies on its side: each row names what was measured, the headings how it was summed up. The
 *  worst is what is planned for; a share of use is its mean. Undefined where the headings are no statistics. */
export function statisticsOf(
  heading: Line,
  text: string,
): { readonly mean: number; readonly worst: number } | undefined {
  const [, ...named] = heading.cells.map((cell) => text.slice(cell.start, cell.end));
  const mean = named.findIndex((cell) => MEANS.test(cell)) + 1;
  const worst = named.reduce((last, cell, i) => (WORST.test(cell) ? i : last), -1) + 1;
  const all = named.every((cell) => MEANS.test(cell) || WORST.test(cell) || cell.trim() === '');
  return all && mean + worst > 0 ? { mean: mean || worst, worst: worst || mean } : undefined;
}

/** Rows of a table of measurements whose heading is left out: at least two name a wait of an engine; their first
 *  figure is the mean. */
export function isMeasured(lines: readonly Line[], text: string): boolean {
  return (
    lines.filter(({ cells: [label] }) => label !== undefined && WAIT.test(text.slice(label.start, label.end))).length >
    1
  );
}
const WAIT =
  /\b(?:time to first token|inter[- ]token latency|time per output token|request latency|ttft|tpot|itl)\b.*\(m?s\)/i;
/** A rate of requests that a benchmark came out with is no load. */
const CAME_OUT = /\brequest throughput\b/i;

/** Marks a table of measurements. */
export function fillMeasured(
  out: Map<number, Cell>,
  elements: readonly Element[],
  text: string,
  rows: readonly Line[],
  table: number,
  columns: { readonly mean: number; readonly worst: number },
): void {
  rows.forEach((row, n) => {
    const [label, ...cells] = row.cells;
    if (label === undefined) return;
    let at = firstAt(elements, label.end);
    const column = rowOf(tagsOfLabel(elements, row, label.end), text.slice(label.start, label.end).toLowerCase());
    const planned = MEAN.has(column?.role) ? columns.mean : columns.worst;
    cells.forEach((cell, i) => {
      for (; (elements[at]?.start ?? Infinity) < cell.end; at += 1)
        if (column !== undefined)
          out.set(at, { table, row: n + 1, column, sums: i + 1 !== planned, counts: false, measured: true });
    });
  });
}
/** What the words of a row's label mean, up to offset `end`. */
export function tagsOfLabel(elements: readonly Element[], row: Line, end: number): ReadonlySet<Tag> {
  const tags = new Set<Tag>();
  for (let at = firstAt(elements, row.start); (elements[at]?.start ?? Infinity) < end; at += 1)
    for (const t of elements[at]?.tags ?? []) tags.add(t);
  return tags;
}

/** What is a mean where the rest is planned at its worst. */
const MEAN: ReadonlySet<Column['role'] | undefined> = new Set<Column['role']>([
  'utilizationFraction',
  'speed',
  'inputTokens',
  'outputTokens',
]);
/** What the label of a row says that it measures. */
export const rowOf = (tags: ReadonlySet<Tag>, label: string): Column | undefined =>
  CAME_OUT.test(label) ? undefined : (speedColumn(tags, label) ?? columnOf(tags, label));

/** Whether each row tells what came out of another card: that is no load of the question. Rows with a model each, or
 *  with how busy the card is, are machines in use. */
export function comparesCards(
  rows: readonly Line[],
  elements: readonly Element[],
  columns: readonly (Column | undefined)[],
): boolean {
  if (!columns.some(isResult) || columns.some((c) => c?.role === 'utilizationFraction')) return false;
  if (rows.some((row) => namesModel(row, elements))) return false;
  const cards = rows.map((row) => cardOf(row, elements));
  return cards.length > 1 && !cards.includes(undefined) && new Set(cards).size > 1;
}
function cardOf(row: Line, elements: readonly Element[]): string | undefined {
  const end = row.cells.at(-1)?.end ?? row.start;
  for (let k = firstAt(elements, row.start); (elements[k]?.start ?? Infinity) < end; k += 1) {
    const e = elements[k];
    if (e?.kind === 'gpu') return e.gpu?.core.key;
    if (e?.kind === 'instance') return e.instance?.name;
  }
  return undefined;
}
const namesModel = (row: Line, elements: readonly Element[]): boolean => {
  const from = firstAt(elements, row.start);
  const to = firstAt(elements, row.cells.at(-1)?.end ?? row.start);
  return elements.slice(from, to).some((e) => e.kind === 'model');
};
const RESULTS: ReadonlySet<Column['role']> = new Set<Column['role']>(['ttftMs', 'tpotMs', 'endToEndMs', 'speed']);
const isResult = (column: Column | undefined): boolean => column !== undefined && RESULTS.has(column.role);
