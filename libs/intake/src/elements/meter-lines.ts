import { matchesOf } from '../lexer/matches';
import type { Element } from './element';
import { EXPORTED, LOG_LINES, type Meter, METRICS } from './meter-formats';
import { firstAt } from './table-columns';

/** The figures of logs and exporters by element: what each of them is. Linear. */
export function meteredElements(elements: readonly Element[], text: string): ReadonlyMap<number, Meter> {
  const out = new Map<number, Meter>();
  const mark = ([start, end]: readonly [number, number], meter: Meter): void => {
    const k = firstAt(elements, start);
    if (elements[k]?.kind === 'figure' && elements[k].start < end) out.set(k, meter);
  };
  for (const m of matchesOf(text, EXPORTED)) {
    for (const k of figuresIn(elements, m.index, m.index + m[0].length)) out.set(k, 'ignored');
    mark(spansOf(m)[0]?.[1] ?? [m.index, m.index], meterOf(m[0]));
  }
  if (!HAS_LABELS.test(text)) return out;
  for (const pattern of LOG_LINES)
    for (const m of matchesOf(text, pattern)) for (const [meter, span] of spansOf(m)) mark(span, meter as Meter);
  return out;
}

/** Signs of which every pattern of a log has one. */
const HAS_LABELS = /[:=[]/;

/** The named groups of a match that took part in it, and where they stand. */
const spansOf = (m: RegExpMatchArray): [string, [number, number]][] =>
  Object.entries(m.indices?.groups ?? {}).filter(([, span]) => span !== undefined);

/** What the value of a metric is, by its name. */
function meterOf(metric: string): Meter {
  const name = (/^[\w:]+/.exec(metric)?.[0] ?? '').toLowerCase();
  return METRICS.find(([pattern]) => pattern.test(name))?.[1] ?? 'ignored';
}

function figuresIn(elements: readonly Element[], start: number, end: number): number[] {
  const out: number[] = [];
  for (let k = firstAt(elements, start); (elements[k]?.start ?? Infinity) < end; k += 1)
    if (elements[k]?.kind === 'figure') out.push(k);
  return out;
}
