import { SECONDS_PER_HOUR } from '@compute-advisor/domain';
import { type Page, PERIOD_SECONDS } from '../page/page';
import type { Cell, Column } from '../elements/table-columns';
import { shaped, valueAt } from './form';
import { LONGEST_SECONDS } from './wait-claims';
import type { Dimension, Unit } from './quantity';
import type { Proposal } from './weigh';

/** What a heading is worth against anything else. */
const HEADED = 12;

/** A figure of a table is what the heading of its column says; a line that adds up says the same again. */
export function headedProposal(page: Page, k: number): Proposal | undefined {
  const cell = page.cells.get(k);
  if (cell === undefined || (cell.column === undefined && !cell.sums)) return undefined;
  const role = isNoShare(cell.column, valueAt(page, k)) ? 'aside' : roleOf(cell);
  if (role === 'windowHours' && cell.column !== undefined)
    return shaped(role, k, HEADED, windowUnit(page, k, cell.column));
  const unit = role === 'aside' || cell.column === undefined ? BARE : unitOf(cell.column, valueAt(page, k));
  return shaped(role, k, HEADED, { end: k, noun: k, ...unit });
}
/** What the heading or label of a figure says that it is, worth `score`. */
export const columnProposal = (page: Page, k: number, column: Column, score: number): Proposal =>
  shaped(column.role, k, score, { end: k, noun: k, ...unitOf(column, valueAt(page, k)) });

/** "TPM used: 310K": more than the whole is no share of it. */
const isNoShare = (column: Column | undefined, value: number): boolean =>
  column?.role === 'utilizationFraction' && value > HUNDRED;
const HUNDRED = 100;
/** "21" under "days", "21 days" under "deadline": the time that a job has, in the unit of its cell or of its
 *  heading. */
function windowUnit(page: Page, k: number, { hours = 1 }: Column): Unit {
  const period = page.cells.get(k + 1) === undefined ? undefined : page.timeUnit(k + 1);
  const seconds = period === undefined ? hours * SECONDS_PER_HOUR : PERIOD_SECONDS[period];
  return { dimension: 'duration', scale: seconds, end: period === undefined ? k : k + 1, noun: k };
}
const roleOf = (cell: Cell): Column['role'] | 'aside' => (cell.sums ? 'aside' : (cell.column?.role ?? 'aside'));

type ColumnUnit = Pick<Unit, 'dimension' | 'scale' | 'period' | 'each'>;
const BARE: ColumnUnit = { dimension: 'bare', scale: 1 };

/** Dimensions of columns that are neither waits nor shares; the rest are lengths in tokens. */
const DIMENSIONS: Readonly<Partial<Record<Column['role'], Dimension>>> = {
  requestRate: 'rate',
  totalUsers: 'people',
  items: 'work',
  concurrentRequests: 'inflight',
  speed: 'speed',
  prefill: 'speed',
};
const WAITS: ReadonlySet<Column['role']> = new Set<Column['role']>(['ttftMs', 'tpotMs', 'endToEndMs']);

/** The unit of a column's figures: seconds or milliseconds, percent or a share of one, by heading or by size. */
function unitOf({ role, period, unit, each }: Column, value: number): ColumnUnit {
  if (WAITS.has(role)) {
    const seconds = unit === undefined ? value < LONGEST_SECONDS : unit === 's';
    return { dimension: 'duration', scale: seconds ? 1 : 0.001 };
  }
  if (role === 'utilizationFraction') return { dimension: 'share', scale: value > 1 ? 0.01 : 1 };
  const dimension = DIMENSIONS[role] ?? 'tokens';
  if (each === true) return { dimension, scale: 1, each };
  return { dimension, scale: 1, ...(role !== 'requestRate' || period === undefined ? {} : { period }) };
}
