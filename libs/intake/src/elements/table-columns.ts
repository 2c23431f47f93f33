import type { Tag } from '../words';
import type { Element } from './element';
import type { PaidColumn } from './paid-columns';

/** What the figures of a column mean, as its heading says. */
export interface Column {
  readonly role:
    | 'totalUsers'
    | 'concurrentRequests'
    | 'requestRate'
    | 'inputTokens'
    | 'outputTokens'
    | 'contextTokens'
    | 'ttftMs'
    | 'tpotMs'
    | 'endToEndMs'
    | 'utilizationFraction'
    | 'speed'
    | 'prefill'
    | 'items'
    | 'windowHours'
    | 'aside';
  readonly period?: 'second' | 'minute' | 'hour' | 'day' | 'month';
  /** Waits: the unit that the heading names. */
  readonly unit?: 's' | 'ms';
  /** Speeds: what each user has. */
  readonly each?: true;
  /** Times that jobs have: hours of one of the unit that the heading names. */
  readonly hours?: number;
  /** What each piece of a job is cut into. */
  readonly parts?: true;
}
/** Where an element stands in a table of the text. */
export interface Cell {
  readonly table: number;
  /** Rows are counted from the heading, which is 0. */
  readonly row: number;
  readonly column: Column | undefined;
  /** The first cell of the row says that it adds up the others. */
  readonly sums: boolean;
  /** The heading says that the column counts machines or cards. */
  readonly counts: boolean;
  /** The heading says that the column is the memory of a card, GB. */
  readonly memory?: true;
  /** The heading says that the column is what the row costs. */
  readonly paid?: PaidColumn;
  /** The row is a machine that is paid for: the cell with its name, or another one. */
  readonly machine?: 'name' | 'other';
  /** The figure was measured: the heading is a statistic ("avg", "p95"), the row says of what. */
  readonly measured?: boolean;
  /** The load of a row of a sweep: what the test put on. */
  readonly tested?: true;
}

/** A line of a table and where its cells stand in the text. */
export interface Line {
  readonly start: number;
  readonly cells: readonly { readonly start: number; readonly end: number }[];
}

/** Rules over the tags of a heading, the first that holds counts. */
const COLUMNS: readonly { readonly any: readonly Tag[]; readonly with?: readonly Tag[]; readonly column: Column }[] = [
  { any: ['ttft'], column: { role: 'ttftMs' } },
  { any: ['tpot'], column: { role: 'tpotMs' } },
  { any: ['conc', 'seqs'], column: { role: 'concurrentRequests' } },
  { any: ['peak'], with: ['who', 'req'], column: { role: 'concurrentRequests' } },
  { any: ['rps'], column: { role: 'requestRate', period: 'second' } },
  { any: ['rpm'], column: { role: 'requestRate', period: 'minute' } },
  { any: ['rpd'], column: { role: 'requestRate', period: 'day' } },
  { any: ['dau', 'mau'], column: { role: 'totalUsers' } },
  { any: ['out', 'osl'], column: { role: 'outputTokens' } },
  { any: ['in', 'isl'], column: { role: 'inputTokens' } },
  { any: ['ctx'], column: { role: 'contextTokens' } },
  { any: ['tok'], column: { role: 'inputTokens' } },
  { any: ['daily', 'day'], column: { role: 'requestRate', period: 'day' } },
  { any: ['hourly', 'hour'], with: ['req', 'doc'], column: { role: 'requestRate', period: 'hour' } },
  { any: ['monthly', 'month'], with: ['req', 'doc'], column: { role: 'requestRate', period: 'month' } },
  { any: ['perSecond'], column: { role: 'requestRate', period: 'second' } },
  { any: ['perMinute'], column: { role: 'requestRate', period: 'minute' } },
  { any: ['who'], column: { role: 'totalUsers' } },
  { any: ['peak'], column: { role: 'concurrentRequests' } },
  { any: ['latency'], column: { role: 'endToEndMs' } },
];
/** Headings that are about money, machines or speeds name no load. */
const NO_LOAD: readonly Tag[] = ['price', 'budget', 'tps', 'tpsUser', 'gpuWord', 'vram', 'gb'];
/** `utilization.gpu [%]`, "GPU utilisation": how busy the card is, never how much of its memory is taken, nor who is
 *  active; nvidia-smi heads three columns of its own with `GPU-Util`. */
const NO_USE: readonly Tag[] = ['notUtil', 'busyPeople', 'vram', 'gb', 'who', 'req', 'conc', 'price', 'budget'];
const isUse = (tags: ReadonlySet<Tag>, heading: string): boolean =>
  (tags.has('util') && !heading.includes('gpu-util') && !NO_USE.some((t) => tags.has(t))) || BUSY.test(heading);
/** Headings of AMD's tools. */
const BUSY = /^\s*(?:gfx|gpu) ?%\s*$/;
/** What a heading says of its column; undefined where it names no load. */
export function columnOf(tags: ReadonlySet<Tag>, heading: string): Column | undefined {
  if (isUse(tags, heading)) return { role: 'utilizationFraction' };
  if (NO_LOAD.some((t) => tags.has(t))) return undefined;
  const rate = RATED.some((t) => tags.has(t)) ? periodOf(heading) : undefined;
  if (rate !== undefined) return { role: 'requestRate', period: rate };
  const rule = COLUMNS.find(
    (r) => r.any.some((t) => tags.has(t)) && (r.with === undefined || r.with.some((t) => tags.has(t))),
  );
  if (rule === undefined) return undefined;
  const seconds = /(?:^|[^a-z])(?:s|sec|seconds)(?:$|[^a-z])/.test(heading);
  const unit = /ms/.test(heading) ? 'ms' : 's';
  return seconds || unit === 'ms' ? { ...rule.column, unit } : rule.column;
}

/** What is counted where a heading ends in a unit of time: "Anfragen/s", "calls / min". */
const RATED: readonly Tag[] = ['req', 'doc'];
const periodOf = (heading: string): Column['period'] => PERIODS.find(([unit]) => unit.test(heading))?.[1];
const PERIODS: readonly (readonly [RegExp, Column['period']])[] = [
  [/\/\s*(?:s|sec|sek|seg|sn|с|сек|秒|초)[\s|".]*$/, 'second'],
  [/\/\s*(?:min|m|мин|分|분)[\s|".]*$/, 'minute'],
  [/\/\s*(?:h|hr|std|ч|час|小时|時間|시간)[\s|".]*$/, 'hour'],
];

/** The first element at or behind an offset, by halves. */
export function firstAt(elements: readonly Element[], offset: number): number {
  let low = 0;
  let high = elements.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((elements[middle]?.start ?? Infinity) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
