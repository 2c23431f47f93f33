import type { Reader, Reading, Span, readerParts } from '@compute-advisor/intake';
import { evidencePlaces, weigh } from '@compute-advisor/intake';

interface Quoted extends Span {
  readonly evidence: string;
  readonly pieces?: readonly Span[];
}

/** The first promise that reading `text` breaks, in words; undefined when it keeps them all: no exception, only finite
 *  numbers,
 *  every fact with its words at their places, every figure and every name of the catalog in exactly one of the facts
 *  and what is set aside. */
export function brokenPromise(reader: Reader, parts: ReturnType<typeof readerParts>, text: string): string | undefined {
  try {
    const reading = reader.read(text);
    return misquoted(reading, text) ?? unaccounted(reading, text, namesOf(text, parts));
  } catch (e) {
    return String(e instanceof Error ? e.stack : e);
  }
}

function misquoted(reading: Reading, text: string): string | undefined {
  let wrong: string | undefined;
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'number' && !Number.isFinite(value)) wrong ??= `${path} is ${value}`;
    if (typeof value !== 'object' || value === null) return;
    if ('evidence' in value && 'start' in value && 'end' in value) {
      const f = value as Quoted;
      const words = (f.pieces ?? [f]).map((p) => text.slice(p.start, p.end)).join(' … ');
      if (f.evidence === '' || words !== f.evidence)
        wrong ??= `${path} quotes ${JSON.stringify(f.evidence)} at ${f.start}-${f.end}`;
    }
    for (const [k, v] of Object.entries(value)) visit(v, `${path}.${k}`);
  };
  visit(reading, 'reading');
  for (const s of reading.setAside)
    if (text.slice(s.start, s.end) !== s.text)
      wrong ??= `set aside quotes ${JSON.stringify(s.text)} at ${s.start}-${s.end}`;
  return wrong;
}

const NAMES: ReadonlySet<string> = new Set(['model', 'gpu', 'instance', 'provider', 'place']);
/** The names of models, cards, machines, providers and places in a text. */
const namesOf = (text: string, parts: ReturnType<typeof readerParts>): readonly Span[] =>
  weigh(text, parts).page.elements.filter((e) => NAMES.has(e.kind));

/** Every digit and every name of the text lies in the words of a fact or in one entry of what is set aside, never in
 *  both and never in two entries. */
function unaccounted(reading: Reading, text: string, names: readonly Span[]): string | undefined {
  const facts = new Uint8Array(text.length);
  for (const p of evidencePlaces(reading)) facts.fill(1, p.start, p.end);
  const aside = new Uint8Array(text.length);
  for (const s of reading.setAside) for (let i = s.start; i < s.end; i += 1) aside[i] = (aside[i] ?? 0) + 1;
  for (let i = 0; i < text.length; i += 1) {
    if ((aside[i] ?? 0) + (facts[i] ?? 0) > 1)
      return `${JSON.stringify(text.slice(i, i + 20))} at ${i} is accounted for twice`;
    if (/[0-9]/.test(text[i] ?? '') && facts[i] === 0 && aside[i] === 0)
      return `${JSON.stringify(text.slice(i, i + 20))} at ${i} is dropped in silence`;
  }
  return names
    .filter(({ start, end }) =>
      isDropped(text.slice(start, end), facts.subarray(start, end), aside.subarray(start, end)),
    )
    .map(({ start, end }) => `${JSON.stringify(text.slice(start, end))} at ${start} is a name dropped in silence`)[0];
}

/** Whether a letter or digit of a name lies in no fact and in nothing that is set aside. */
const isDropped = (name: string, facts: Uint8Array, aside: Uint8Array): boolean =>
  [...name.matchAll(/[\p{L}\p{N}]/gu)].some(({ index }) => facts[index] === 0 && aside[index] === 0);
