import type { Tag } from '../words';
import type { Element } from './element';
import { rowOf, tagsOfLabel } from './measured-tables';
import { usualLoad } from './sweeps';
import { type Cell, firstAt, type Line } from './table-columns';

/** A benchmark at several loads that lies on its side: the headings are the loads, each row names what was measured. */

const LOADS: readonly Tag[] = ['conc', 'seqs', 'who', 'req', 'batchSize'];
/** `P99 TPOT`: the tail of what another row gives as a mean. */
const TAIL = /\bp ?9\d|\bmax\b|\bworst\b/i;

/** A heading that is one load: its figure and its value. */
interface LoadHeading {
  readonly at: number;
  readonly load: number;
}

/** The loads of the columns behind the first; undefined where the headings are something else. */
export function loadHeadings(heading: Line, elements: readonly Element[]): readonly LoadHeading[] | undefined {
  const [first, ...rest] = heading.cells;
  if (first === undefined || rest.length < 2) return undefined;
  const isNamed = tagged(elements, first.start, first.end);
  const loads = rest.flatMap(({ start, end }): LoadHeading[] => {
    const figures = within(elements, start, end).filter((k) => elements[k]?.kind === 'figure');
    const [at] = figures;
    const load = at === undefined ? undefined : elements[at]?.figure?.value;
    const isLoad = isNamed || tagged(elements, start, end);
    return figures.length === 1 && at !== undefined && load !== undefined && isLoad ? [{ at, load }] : [];
  });
  return loads.length === rest.length ? loads : undefined;
}

const within = (elements: readonly Element[], start: number, end: number): number[] => {
  const out: number[] = [];
  for (let k = firstAt(elements, start); (elements[k]?.start ?? Infinity) < end; k += 1) out.push(k);
  return out;
};
const tagged = (elements: readonly Element[], start: number, end: number): boolean =>
  within(elements, start, end).some((k) => LOADS.some((t) => elements[k]?.tags.has(t)));

/** Marks such a table: of each row the figure at the usual load, or at the largest, is what was measured. */
export function fillSideways(
  out: Map<number, Cell>,
  elements: readonly Element[],
  text: string,
  rows: readonly Line[],
  table: number,
  headings: readonly LoadHeading[],
): void {
  const loads = headings.map((h) => h.load);
  const planned = usualLoad(rows, loads, elements) ?? loads.lastIndexOf(Math.max(...loads));
  const base = { table, counts: false } as const;
  headings.forEach(({ at }, i) =>
    out.set(at, { ...base, row: 0, column: { role: 'concurrentRequests' }, sums: i !== planned, tested: true }),
  );
  const named = rows.map((row) => {
    const label = row.cells[0];
    const words = label === undefined ? '' : text.slice(label.start, label.end).toLowerCase();
    return { words, column: label === undefined ? undefined : rowOf(tagsOfLabel(elements, row, label.end), words) };
  });
  rows.forEach((row, n) => {
    const mine = named[n];
    const isTail =
      TAIL.test(mine?.words ?? '') &&
      named.some((other) => !TAIL.test(other.words) && other.column?.role === mine?.column?.role);
    row.cells.slice(1).forEach((cell, i) => {
      for (const k of within(elements, cell.start, cell.end))
        out.set(k, {
          ...base,
          row: n + 1,
          column: mine?.column,
          sums: isTail || i !== planned || mine?.column === undefined,
          measured: true,
        });
    });
  });
}
