import type { Fact, Span } from '../reading';

/** Longest quotation that is stretched to make a piece of evidence unique. */
const LONGEST = 120;

/** A fact and the words it rests on. Pieces that touch or overlap become one; of several, each is quoted long enough
 *  to stand once in the text. */
export function factOf<T>(text: string, value: T, spans: readonly Span[], approximation?: string): Fact<T> {
  const pieces = joined(text, spans);
  const first = pieces[0] ?? { start: 0, end: 0 };
  const note = approximation === undefined || approximation === '' ? {} : { approximation };
  if (pieces.length < 2) return { value, evidence: text.slice(first.start, first.end), ...first, ...note };
  const quoted = pieces.map((p) => unique(text, p));
  const apart = joined(text, quoted);
  const one = apart[0] ?? first;
  if (apart.length === 1) return { value, evidence: text.slice(one.start, one.end), ...one, ...note };
  return { value, evidence: apart.map((p) => text.slice(p.start, p.end)).join(' … '), ...one, pieces: apart, ...note };
}

/** In text order; spans with nothing but a few blanks or marks between them are one. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start || a.end - b.end);
  const out: { start: number; end: number }[] = [];
  for (const s of sorted) {
    const last = out[out.length - 1];
    if (last !== undefined && (s.start <= last.end || /^[\s,:;()|"=-]{0,3}$/.test(text.slice(last.end, s.start))))
      last.end = Math.max(last.end, s.end);
    else out.push({ start: s.start, end: s.end });
  }
  return out;
}

/** Stretches a piece by words to the left, then to the right, until it stands once in the text. */
function unique(text: string, piece: Span): Span {
  const { end } = piece;
  let { start } = piece;
  while (end - start < LONGEST && text.indexOf(text.slice(start, end)) !== start) {
    if (start > 0) start = Math.max(0, text.lastIndexOf(' ', start - 2) + 1);
    else break;
  }
  return text.indexOf(text.slice(start, end)) === start ? { start, end } : piece;
}

/** The places of a fact's words. */
export const placesOf = (fact: Fact<unknown>): readonly Span[] => fact.pieces ?? [{ start: fact.start, end: fact.end }];
