import type { Element } from './element';
import { type Column, firstAt, type Line } from './table-columns';

/** Headings of a column that says when: hours, days of the week, months. */
const WHEN = new RegExp(
  '^[\\s|"]*(?:' +
    'hours?|hour of day|time(?: of day)?|day|weekday|month|uhrzeit|stunde|zeit|tag|wochentag|monat|heure|jour|mois|' +
    'hora|dia|día|mes|mês|ora|giorno|mese|uur|tijd|dag|maand|godzina|dzień|miesiąc|час|время|день|месяц|' +
    'timme|tid|klockslag|månad|saat|gün|ay|时间|时段|小时|時間|時刻|時間帯|시간|시간대' +
    ')[\\s|"]*$',
  'i',
);

/** Loads of which the largest moment is planned for. */
const LOADS: ReadonlySet<Column['role'] | undefined> = new Set<Column['role']>([
  'requestRate',
  'concurrentRequests',
  'totalUsers',
]);

/** Whether the first column of a table says when its loads were there: its rows are moments of one load. */
export const isOverTime = (heading: Line, text: string): boolean => {
  const [first] = heading.cells;
  return first !== undefined && heading.cells.length > 1 && WHEN.test(text.slice(first.start, first.end));
};

/** The row of the busiest moment; -1 where the rows are no moments of a load. */
export function busiestRow(
  heading: Line,
  rows: readonly Line[],
  columns: readonly (Column | undefined)[],
  elements: readonly Element[],
  text: string,
): number {
  const at = isOverTime(heading, text) ? columns.findIndex((c) => LOADS.has(c?.role)) : -1;
  if (at < 1 || rows.length < 2) return -1;
  const loads = rows.map((row) => figureOf(row, at, elements));
  return loads.every((load) => load < 0) ? -1 : loads.indexOf(Math.max(...loads));
}

/** The figure of a cell; -1 where none stands. */
function figureOf(row: Line, at: number, elements: readonly Element[]): number {
  const cell = row.cells[at];
  if (cell === undefined) return -1;
  for (let k = firstAt(elements, cell.start); (elements[k]?.start ?? Infinity) < cell.end; k += 1) {
    const value = elements[k]?.kind === 'figure' ? elements[k]?.figure?.value : undefined;
    if (value !== undefined) return value;
  }
  return -1;
}
