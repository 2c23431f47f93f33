import type { Tag } from '../words';
import { ROW_NOUNS, ROW_PLACES } from '../words/small-words';
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
  const waits = roles.filter((r) => r === 'ttftMs' || r === 'tpotMs').length;
  const results = waits + speeds.filter((c) => c !== undefined).length;
  const timed = rows.findIndex(({ cells }) => cells.some((c) => GENERATED.test(text.slice(c.start, c.end))));
  const isTimed = timed >= 0 && speeds.some((c) => c !== undefined);
  const isCrowd = roles[0] === 'totalUsers';
  const hasLoad = isCrowd || roles.includes('concurrentRequests') || (roles.includes('inputTokens') && results > 1);
  if ((roles.includes('totalUsers') && !isCrowd) || (!isTimed && (!hasLoad || results === 0 || rows.length < 2)))
    return undefined;
  const merged = columns.map((c, i) => speeds[i] ?? (c?.role === 'requestRate' ? undefined : c));
  return { columns: merged, planned: isTimed ? timed : (pointedRow(rows, elements) ?? hardest(rows, roles, text)) };
}

/** The row of the largest load, the last of them; without loads the last row. */
function hardest(rows: readonly Line[], roles: readonly (Column['role'] | undefined)[], text: string): number {
  const at = roles.findIndex((role) => role === 'concurrentRequests' || role === 'totalUsers');
  let best = rows.length - 1;
  if (at < 0) return best;
  const load = (n: number): number => {
    const cell = rows[n]?.cells[at];
    return cell === undefined ? -1 : Number(/\d+/.exec(text.slice(cell.start, cell.end).replace(/,/g, ''))?.[0] ?? -1);
  };
  for (let n = rows.length - 2; n >= 0; n -= 1) if (load(n) > load(best)) best = n;
  return best;
}

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
