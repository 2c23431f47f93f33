import { NUMBER_PARTS, type NumberPart } from '../gazetteers/data/number-parts';

/** Numbers written as one word: "zwölfeinhalbtausend", "vijfentwintighonderd", "quattromilacinquecento". */

/** What such a word holds at least. */
const STEMS = [
  'hundert|tausend|zig|ssig|halb',
  'honderd|duizend|tig|half',
  'cent|mila|mille|[aei]nta|vent',
  'hundra|tusen|tjugo|tio',
  'tyve|tredive|fyrre|treds|fjerds|firs|fems',
];
const TELLS = new RegExp(STEMS.join('|'));
/** Compounds have so many letters at least and at most. */
const SHORTEST = 6;
const LONGEST = 40;
/** Thousands before the rest: "zweihundertfünfzigtausenddreihundert"; hundreds may be counted by more than ones
 *  ("vijfentwintighonderd"). */
const BELOW_HUNDRED = '(?:ULT|TU|T|UF?)?';
const BELOW_THOUSAND = `(?:(?:ULT|U)?H)?L?${BELOW_HUNDRED}`;
const SHAPE = new RegExp(`^(?:${BELOW_THOUSAND}K)?L?${BELOW_THOUSAND}$`);

/** The first letters of all parts: most words begin with none of them. */
const BEGINNINGS: ReadonlySet<string> = new Set(NUMBER_PARTS.flatMap((parts) => [...parts.keys()].map(beginning)));
function beginning(part: string): string {
  return part.slice(0, 2);
}
const beginsPart = (word: string): boolean => BEGINNINGS.has(beginning(word)) || BEGINNINGS.has(word.charAt(0));

/** What a compound is worth; undefined where the word is none. */
export function compoundNumber(word: string): number | undefined {
  if (word.length < SHORTEST || word.length > LONGEST || !beginsPart(word) || !TELLS.test(word)) return undefined;
  for (const parts of NUMBER_PARTS) {
    const found = partsOf(word, parts);
    if (found !== undefined && found.length > 1 && SHAPE.test(found.map((p) => p.kind).join(''))) return sumOf(found);
  }
  return undefined;
}

/** The longest part of a number has so many letters. */
const LONGEST_PART = 11;
/** The word in parts, the longest first; undefined where something else stands in it. */
function partsOf(word: string, parts: ReadonlyMap<string, NumberPart>): readonly NumberPart[] | undefined {
  const out: NumberPart[] = [];
  for (let at = 0; at < word.length;) {
    let length = Math.min(LONGEST_PART, word.length - at);
    while (length > 0 && !parts.has(word.slice(at, at + length))) length--;
    const part = parts.get(word.slice(at, at + length));
    if (part === undefined) return undefined;
    out.push(part);
    at += length;
  }
  return out;
}

function sumOf(parts: readonly NumberPart[]): number {
  let total = 0;
  let group = 0;
  for (const { kind, value } of parts) {
    if (kind === 'K') {
      total += (group || 1) * value;
      group = 0;
    } else group = kind === 'H' ? (group || 1) * value : group + value;
  }
  return total + group;
}
