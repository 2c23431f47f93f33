import type { Page } from '../page/page';
import type { Hardware } from './hardware-mention';

/** A line of dots between two rows of a listing. */
const DOTS = /\n[|\s]*(?:\.{2,}|…|⋮)[|\s]*\n/;
/** The most cards that a listing numbers. */
const MOST = 64;

/** "|   0  Tesla V100 ...", "...", "|   7  Tesla V100 ...": a listing that leaves out its middle has as many cards as
 *  its numbers say; undefined where nothing is left out. */
export function elidedRows(page: Page, rows: readonly Hardware[]): number | undefined {
  const [first, last] = [rows[0], rows[rows.length - 1]];
  if (first === undefined || last === undefined || !DOTS.test(page.text.slice(first.end, last.start))) return undefined;
  const [from, to] = [numberOf(page, first), numberOf(page, last)];
  if (from === undefined || to === undefined) return undefined;
  const count = to - from + 1;
  return count > rows.length && count <= MOST ? count : undefined;
}
const numberOf = (page: Page, h: Hardware): number | undefined =>
  [h.from, h.at - 1, h.at - 2].map((j) => page.at(j)).find((e) => e?.kind === 'figure')?.figure?.value;
