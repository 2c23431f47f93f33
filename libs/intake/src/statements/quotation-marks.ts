/** A stretch of a text between two quotation marks, by the offsets of the marks. */
export interface Quotation {
  readonly open: number;
  readonly close: number;
}

/** Which marks close the one that opens. */
const CLOSED_BY: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”"'],
  ['„', '“”"'],
  ['”', '”'],
  ['«', '»'],
  ['»', '«»'],
  ['「', '」'],
  ['『', '』'],
  ['＂', '＂'],
  ["'", "'"],
  ['‘', '’'],
  ['‚', '‘’'],
]);
/** Marks that are apostrophes as well: they quote only behind a colon, and end where a sentence does. */
const SINGLE = new Set(["'", '‘', '‚']);
/** Marks of scripts that put no blank around them. */
const CORNERS = new Set(['「', '『', '“', '«', '„']);
/** How long a quotation may be, characters. */
const LONGEST = 800;
const MARKS = /["“„”«»「『＂'‘‚]/g;
const BEFORE_A_QUOTATION = /[\s([{:：,，、>*_—–-]/;
const BEHIND_A_COLON = /[:：]\s*$/;
/** What stands before the mark that ends a quotation for certain. */
const STOP = /[.!?…。！？]/;
const LETTER = /[\p{L}\p{N}]/u;

/** The quotations of a text, one behind the other; none goes over a line, and none stands in another. */
export function quotationsIn(text: string): Quotation[] {
  const out: Quotation[] = [];
  MARKS.lastIndex = 0;
  for (let found = MARKS.exec(text); found !== null; found = MARKS.exec(text)) {
    const open = found.index;
    const close = opens(text, open) ? closingOf(text, open) : -1;
    if (close < 0) continue;
    out.push({ open, close });
    MARKS.lastIndex = close + 1;
  }
  return out;
}

/** Inches (27"), apostrophes and marks that close nothing open nothing. */
function opens(text: string, i: number): boolean {
  const mark = text.charAt(i);
  if (SINGLE.has(mark)) return BEHIND_A_COLON.test(text.slice(Math.max(0, i - 4), i));
  return (
    i === 0 || CORNERS.has(mark) || BEFORE_A_QUOTATION.test(text.charAt(i - 1)) || !LETTER.test(text.charAt(i - 1))
  );
}

function closingOf(text: string, open: number): number {
  const mark = text.charAt(open);
  const closing = CLOSED_BY.get(mark) ?? '';
  const line = text.indexOf('\n', open);
  const end = Math.min(open + LONGEST, line < 0 ? text.length : line);
  let first = -1;
  for (let i = open + 1; i < end; i += 1) {
    if (!closing.includes(text.charAt(i))) continue;
    if (!SINGLE.has(mark)) return i;
    if (LETTER.test(text.charAt(i + 1))) continue; // "don't", "l'ami"
    if (STOP.test(text.charAt(i - 1))) return i;
    if (first < 0) first = i;
  }
  return first;
}
