import { listsMachines, type PaidColumn, paidColumn } from './paid-columns';
import type { Cell, Line } from './table-columns';

/** What the cells of a table of machines that are paid for have besides, by column. */
export function paidOf(
  named: readonly { readonly name: string }[],
  heading: Line,
  rows: readonly Line[],
  text: string,
): {
  readonly columns: readonly (PaidColumn | undefined)[];
  readonly cellOf: (i: number) => Pick<Cell, 'paid' | 'machine'>;
} {
  const columns = named.map(({ name }) => paidColumn(name));
  const textOf = (line: Line): string => text.slice(line.cells[0]?.start, line.cells[0]?.end);
  const isPaid = columns.some((column) => column !== undefined);
  const isOfMachines = isPaid && listsMachines(textOf(heading), rows.map(textOf));
  const cellOf = (i: number): Pick<Cell, 'paid' | 'machine'> => {
    const paid = columns[i];
    const machine = i === 0 ? ('name' as const) : ('other' as const);
    return { ...(paid === undefined ? {} : { paid }), ...(isOfMachines ? { machine } : {}) };
  };
  return { columns, cellOf };
}
