import type { Tag } from '../words';
import { ROW_NOUNS, ROW_PLACES } from '../words/row-words';
import type { Element } from './element';
import { type Column, firstAt, type Line } from './table-columns';

/** Tables in which a benchmark was run at several loads: each row is one run of the same thing. */

/** Headings of speeds that are one user's, and of those that are no speed of the answer. */
const EACH: readonly Tag[] = ['who', 'each', 'tpsUser'];
const NO_SPEED: readonly Tag[] = ['price', 'budget', 'gpuWord', 'vram'];
const SPEED = new RegExp(
  '(?:\\b|_)(?:tps|t/s|tok(?:en)?s?[\\s_]*(?:/|per|_)[\\s_]*s(?:ec(?:ond)?)?|' +
    'token throughput(?: per user)? \\((?:per sec|tokens))\\b',
);
/** `tg128`: a row of llama-bench that timed the answer. */
const GENERATED = /^[\s|"]*tg\s?\d/i;

/** What the heading of a column of speeds says; undefined where it is none. */
export function speedColumn(tags: ReadonlySet<Tag>, heading: string): Column | undefined {
  if (!SPEED.test(heading) || NO_SPEED.some((t) => tags.has(t))) return undefined;
  if (tags.has('prefill') || (tags.has('in') && !tags.has('out'))) return { role: 'prefill' };
  return EACH.some((t) => tags.has(t)) ? { role: 'speed', each: true } : { role: 'speed' };
}

/** A table of runs: its columns as they count there, and the row that is planned for. */
export interface Sweep {
  readonly columns: readonly (Column | undefined)[];
  readonly planned: number;
}

/** A sweep has runs at several loads or lengths, and what came out of each; undefined for any other table.
 *  @param speeds the columns of speeds, by place */
export function sweepOf(
  columns: readonly (Column | undefined)[],
  speeds: readonly (Column | undefined)[],
  rows: readonly Line[],
  elements: readonly Element[],
  text: string,
): Sweep | undefined {
  const roles = columns.map((c) => c?.role);
  const isLed = roles[0] === 'concurrentRequests' || roles[0] === 'totalUsers';
  const waits = roles.filter((r) => r === 'ttftMs' || r === 'tpotMs' || (isLed && r === 'endToEndMs')).length;
  const results = waits + speeds.filter((c) => c !== undefined).length;
  const timed = rows.findIndex(({ cells }) => cells.some((c) => GENERATED.test(text.slice(c.start, c.end))));
  const isTimed = timed >= 0 && speeds.some((c) => c !== undefined);
  const isCrowd = roles[0] === 'totalUsers';
  const hasLoad = isCrowd || roles.includes('concurrentRequests') || (roles.includes('inputTokens') && results > 1);
  if ((roles.includes('totalUsers') && !isCrowd) || (!isTimed && (!hasLoad || results === 0 || rows.length < 2)))
    return undefined;
  const merged = columns.map((c, i) => speeds[i] ?? (c?.role === 'requestRate' ? undefined : c));
  const loads = loadsOf(rows, roles, text);
  const pointed = pointedRow(rows, elements) ?? usualLoad(rows, loads, elements);
  return { columns: merged, planned: isTimed ? timed : (pointed ?? hardest(loads)) };
}

/** The load of each row, -1 where none stands. */
function loadsOf(rows: readonly Line[], roles: readonly (Column['role'] | undefined)[], text: string): number[] {
  const at = roles.findIndex((role) => role === 'concurrentRequests' || role === 'totalUsers');
  return rows.map(({ cells }) => {
    const cell = at < 0 ? undefined : cells[at];
    if (cell === undefined) return -1;
    return Number(/\d+/.exec(text.slice(cell.start, cell.end).replace(/,/g, ''))?.[0] ?? -1);
  });
}
/** The row of the largest load, the last of them; without loads the last row. */
const hardest = (loads: readonly number[]): number =>
  loads.reduce((best, load, n) => (load >= (loads[best] ?? -1) ? n : best), 0);

/** "We run ~16 in production", "we sit at 8 mostly": the row of the load that the words behind the table say is the
 *  usual one. */
export function usualLoad(
  rows: readonly Line[],
  loads: readonly number[],
  elements: readonly Element[],
): number | undefined {
  const from = firstAt(elements, rows.at(-1)?.cells.at(-1)?.end ?? Infinity);
  for (let n = from; n < Math.min(elements.length, from + BEHIND); n += 1) {
    const load = elements[n]?.figure?.value;
    const row = load === undefined ? -1 : loads.lastIndexOf(load);
    if (row >= 0 && isUsual(elements, n)) return row;
  }
  return undefined;
}
/** A verb of ours before the figure, and no word of a wish. */
function isUsual(elements: readonly Element[], n: number): boolean {
  let ours = false;
  for (let j = n - 1; j >= n - USUAL_REACH && elements[j]?.sentence === elements[n]?.sentence; j -= 1) {
    const tags = elements[j]?.tags;
    if (tags === undefined || WISHES.some((t) => tags.has(t))) return false;
    ours ||= tags.has('own') || tags.has('first');
  }
  return ours;
}
const USUAL_REACH = 5;
const WISHES: readonly Tag[] = ['want', 'target', 'growth', 'ask', 'future'];

/** "second row is production": the row that the words behind the table point to. */
function pointedRow(rows: readonly Line[], elements: readonly Element[]): number | undefined {
  const from = firstAt(elements, rows.at(-1)?.cells.at(-1)?.end ?? Infinity);
  for (const [n, e] of elements.slice(from, from + BEHIND).entries()) {
    const next = elements[from + n + 1];
    const place = next?.sentence === e.sentence && ROW_NOUNS.has(next.text) ? ROW_PLACES.get(e.text) : undefined;
    if (place !== undefined) return place < 0 ? rows.length - 1 : Math.min(place, rows.length - 1);
  }
  return undefined;
}
/** How far behind a table a row of it may be pointed to, elements. */
const BEHIND = 60;
