import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';

/** Loads of several rows add up; of lengths and waits the plan must carry the largest. */
const ADDED: ReadonlySet<Member> = new Set<Member>([
  'totalUsers',
  'concurrentRequests',
  'requestsPerSecond',
  'requestsPerDay',
]);

/** The claims of a table as those of one service: the row of the planned model alone where rows name models, else
 *  the rows together. Claims of rows that name another model stay with it. */
export function joinRows(page: Page, claims: readonly Claim[], modelAt: number | undefined): readonly Claim[] {
  const apart: Claim[] = [];
  const columns = new Map<string, Claim[]>();
  for (const c of claims) {
    const cell = page.cells.get(c.at);
    const name = modelOfRow(page, c.at);
    if (cell?.column === undefined || (name !== undefined && modelAt !== undefined)) apart.push(c);
    else {
      const key = `${cell.table} ${c.member}`;
      columns.set(key, [...(columns.get(key) ?? []), c]);
    }
  }
  const firmest = Math.max(...apart.map((c) => (c.sample === true ? c.weight : 0)));
  const samples = apart.filter((c) => c.sample === true && c.weight === firmest);
  if (samples.length > 1) apart.splice(0, apart.length, ...apart.filter((c) => c.sample !== true), meanOf(samples));
  for (const rows of columns.values()) apart.push(rows.length === 1 ? (rows[0] as Claim) : together(rows));
  return apart.sort((a, b) => a.at - b.at);
}

function together(rows: readonly Claim[]): Claim {
  const first = rows[0] as Claim;
  const values = rows.map((r) => r.value);
  if (first.member === 'utilizationFraction') return meanOf(rows);
  const added = ADDED.has(first.member) && first.tested !== true;
  const value = added ? values.reduce((a, b) => a + b, 0) : Math.max(...values);
  const said = added
    ? `The rows of the table add up to ${shown(value)}.`
    : `Of ${rows.length} rows of the table the largest, ${shown(value)}, is planned for.`;
  return {
    ...first,
    value,
    pieces: rows.map(({ start, end }) => ({ start, end })),
    approximation: said,
  };
}

/** Several meters of the same thing: their mean. */
function meanOf(samples: readonly Claim[]): Claim {
  const first = samples[0] as Claim;
  const value = Math.round((samples.reduce((sum, c) => sum + c.value, 0) / samples.length) * 10_000) / 10_000;
  return {
    ...first,
    value,
    pieces: samples.map(({ start, end }) => ({ start, end })),
    approximation: `The mean of ${samples.length} readings is ${shown(value)}.`,
  };
}

/** The model that the row of an element names. */
export function modelOfRow(page: Page, k: number): number | undefined {
  const cell = page.cells.get(k);
  if (cell === undefined) return undefined;
  const inRow = (j: number): boolean => {
    const other = page.cells.get(j);
    return other?.table === cell.table && other.row === cell.row;
  };
  for (let j = k; inRow(j); j -= 1) if (page.at(j)?.kind === 'model') return j;
  for (let j = k; inRow(j); j += 1) if (page.at(j)?.kind === 'model') return j;
  return undefined;
}
