import type { Element } from './element';
import { EXPORTED, LOG_LINES, type Meter, METRICS } from './meter-formats';
import { firstAt } from './table-columns';

/** The figures of logs and exporters by element: what each of them is. Linear. */
export function meteredElements(elements: readonly Element[], text: string): ReadonlyMap<number, Meter> {
  const out = new Map<number, Meter>();
  const mark = (span: readonly [number, number] | undefined, meter: Meter): void => {
    if (span === undefined) return;
    const k = firstAt(elements, span[0]);
    if (elements[k]?.kind === 'figure' && (elements[k]?.start ?? 0) < span[1]) out.set(k, meter);
  };
  for (const m of text.matchAll(EXPORTED)) {
    const value = m.indices?.groups?.['value'];
    const name = (/^[\w:]+/.exec(m[0])?.[0] ?? '').toLowerCase();
    const start = m.index;
    for (let k = firstAt(elements, start); (elements[k]?.start ?? Infinity) < start + m[0].length; k += 1)
      if (elements[k]?.kind === 'figure') out.set(k, 'ignored');
    mark(value, METRICS.find(([pattern]) => pattern.test(name))?.[1] ?? 'ignored');
  }
  for (const pattern of LOG_LINES)
    for (const m of text.matchAll(pattern))
      for (const [meter, span] of Object.entries(m.indices?.groups ?? {})) mark(span, meter as Meter);
  return out;
}
