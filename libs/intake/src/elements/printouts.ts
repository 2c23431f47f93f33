import { matchesOf } from '../lexer/matches';
import type { Element } from './element';
import { firstAt } from './table-columns';

/** What a line of a benchmark's printout says: the load that the test put on, or a figure that is no member of the
 *  question (totals, counts, rates that came out). */
export type Printed = 'load' | 'result';

const LOAD = /^[ \t#|*-]*(?:max(?:imum)?[ _](?:request[ _])?|request[ _])?concurrency[^:\n]{0,24}:/gim;
const RESULT = new RegExp(
  '^[ \\t#|*-]*(?:' +
    'successful requests|failed requests|benchmark duration|traffic request rate|request throughput|' +
    'total (?:input|generated|prompt|output|completion)(?: text| vision)? tokens(?: \\(retokenized\\))?|' +
    '(?:input|total|peak output|peak) token throughput|peak concurrent requests|accept length|num[_ ]prompts' +
    ')[^:\\n]{0,24}:',
  'gim',
);
const MEASURE =
  /^[ \t#|*-]*(?:(?:mean|median|p ?\d\d(?:\.\d)?) (?:ttft|tpot|itl|e2el|e2e latency)|output token throughput)\b/gim;
/** A printout has at least so many of its usual lines. */
const FEWEST = 3;

/** The elements of the lines of a printout that are no members of the question; empty where the text holds none. */
export function printedElements(elements: readonly Element[], text: string): ReadonlyMap<number, Printed> {
  const out = new Map<number, Printed>();
  if (!text.includes('\n')) return out;
  const loads = [...matchesOf(text, LOAD)];
  const results = [...matchesOf(text, RESULT)];
  const measures = [...matchesOf(text, MEASURE)];
  if (results.length + measures.length === 0 || loads.length + results.length + measures.length < FEWEST) return out;
  const mark = (m: RegExpMatchArray, kind: Printed): void => {
    const start = m.index ?? 0;
    const found = text.indexOf('\n', start + m[0].length);
    const end = found < 0 ? text.length : found;
    for (let k = firstAt(elements, start); (elements[k]?.start ?? Infinity) < end; k += 1) out.set(k, kind);
  };
  for (const m of loads) mark(m, 'load');
  for (const m of results) mark(m, 'result');
  return out;
}
