import { CONTINENTAL_WORDS } from './continental-words';
import { cutOf } from './cut-word';
import type { Folded } from './fold';
import { fold } from './fold';
import { groupsByPoints, readNumber } from './number-style';
import type { Token } from './token';

const isLowSurrogate = (c: number): boolean => c >= 0xdc00 && c <= 0xdfff;
const isDigit = (c: number): boolean => c >= 48 && c <= 57;
const isSpace = (c: number): boolean => c === 32 || (c >= 9 && c <= 13);
/** Chinese, Japanese and Korean characters stand alone; everything else that is no ASCII punctuation forms words. */
const standsAlone = (c: number): boolean =>
  (c >= 0x2e80 && c <= 0x9fff) || (c >= 0xf900 && c <= 0xfaff) || (c >= 0xac00 && c <= 0xd7af);
/** Letters of other scripts: everything from the accented ones on that is no sign, no mark and no half of a pair. */
const isFarLetter = (c: number): boolean =>
  c > 0xbf && c < 0xfe00 && c !== 0xd7 && c !== 0xf7 && !standsAlone(c) && !SIGNS.some(([a, b]) => c >= a && c <= b);
const SIGNS: readonly (readonly [number, number])[] = [
  [0x2000, 0x2e7f],
  [0x3000, 0x303f],
  [0xd800, 0xdfff],
];
const isWord = (c: number): boolean => (c >= 97 && c <= 122) || isFarLetter(c);

/** Two different small words of continental languages are enough to read `7.200` and `1 200` as thousands, or one and
 *  a letter that English has not; words in Cyrillic are such words. */
function soundsContinental(text: string, original: string): boolean {
  if (GROUPED_TOKENS.test(text) || isCyrillic(text)) return true;
  let seen = '';
  for (const [word] of text.matchAll(WORD)) {
    if (!CONTINENTAL_WORDS.has(word) || word === seen) continue;
    if (seen !== '') return true;
    seen = word;
  }
  return seen !== '' && ACCENTED.test(original);
}
const ACCENTED = /[àâäçèéêëîïôöûüœßñáíóúãõåøæąćęłńśźżěščřžýů]/i;
const WORD = /\p{L}+/gu;
const CYRILLIC_WORD = /[\u0400-\u04ff]{2,}/g;
/** Two words of several Cyrillic letters. */
function isCyrillic(text: string): boolean {
  const words = text.matchAll(CYRILLIC_WORD);
  return words.next().done !== true && words.next().done !== true;
}
/** "7.800 tokens": there is no part of a token, so the point groups. */
const GROUPED_TOKENS = /\d\.\d{3} tokens?(?! ?(?:\/|per|a|each|al|por|pro|par)\b)/;

/** Columns that blanks, tabs or bars part: "640   12,400   1,350" groups its digits. */
const IN_COLUMNS = /\S {2,}\S.* {2,}\S|\t|\|/;
/** Lines of values apart by bare commas, at least two of the same width: there a comma never groups digits. The
 *  answer is asked for rising offsets. */
function listedLines(text: string): (offset: number) => boolean {
  if (!text.includes('\n')) return () => false;
  const spans: { readonly end: number; readonly commas: number }[] = [];
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end);
    spans.push({ end, commas: line.includes(', ') || IN_COLUMNS.test(line.trim()) ? 0 : line.split(',').length - 1 });
    start = end + 1;
  }
  let n = 0;
  return (offset) => {
    while (n < spans.length - 1 && offset > (spans[n]?.end ?? 0)) n += 1;
    const commas = spans[n]?.commas ?? 0;
    return commas >= FEWEST_COMMAS && (spans[n - 1]?.commas === commas || spans[n + 1]?.commas === commas);
  };
}
const FEWEST_COMMAS = 2;

/** `prompt ......... 5,200 tok`: so many dots between a label and its value are no end of a sentence; three are words
 *  left out. */
const FEWEST_DOTS = 4;
const DOT = 46;

/** Where dots that begin at `i` end, with a value behind them in the line; -1 where they lead to nothing. */
function leaderAt(text: string, i: number): number {
  let end = i;
  while (text.charCodeAt(end) === DOT) end += 1;
  if (end - i < FEWEST_DOTS || text.charCodeAt(i - 1) === DOT) return -1;
  let value = end;
  while (text.charCodeAt(value) === 32) value += 1;
  const c = text.charCodeAt(value);
  return isDigit(c) || isWord(c) || c === 36 || c === 126 || (c >= 60 && c <= 62) || c === 0x20ac ? end : -1;
}

/** A word of a key: `peakRps`, `promptTokens`. */
const CAMEL_CASE = /^[a-z]{2,}(?:[A-Z][a-z]+)+$/;
const COLON = 58;
const EQUALS = 61;
const QUOTE = 34;
const NO_HUMPS: readonly number[] = [];

/** The tokens of a folded text as they are cut. */
class Cutter {
  readonly tokens: Token[] = [];
  private glued = false;
  private line = false;
  private sounds: boolean | undefined;
  private readonly european = (): boolean =>
    (this.sounds ??= groupsByPoints(this.folded.text) || soundsContinental(this.folded.text, this.original));
  private readonly listed: (offset: number) => boolean;

  constructor(
    private readonly folded: Folded,
    private readonly original: string,
  ) {
    this.listed = listedLines(folded.text);
  }

  /** Takes the token or blank at `i`; where the next begins. */
  step(i: number): number {
    const { text } = this.folded;
    const c = text.charCodeAt(i);
    if (isSpace(c)) {
      if (c === 10 || c === 13) this.line = true;
      this.glued = false;
      return i + 1;
    }
    if (isDigit(c)) {
      const number = readNumber(text, i, this.european, this.listed(i));
      return this.push('number', i, number.end, number.value, number.decimal);
    }
    if (isWord(c)) return this.word(i);
    const led = c === DOT ? leaderAt(text, i) : -1;
    if (led > 0) return this.lead(i, led);
    const wide = c >= 0xd800 && c <= 0xdbff && isLowSurrogate(text.charCodeAt(i + 1)) ? 2 : 1;
    return this.push(standsAlone(c) ? 'word' : 'mark', i, i + wide, NaN, false);
  }

  /** Dots that lead from a label to its value are the colon that they stand for. */
  private lead(from: number, to: number): number {
    this.glued = true;
    this.push('mark', from, to, NaN, false, ':');
    this.glued = false;
    return to;
  }

  private word(i: number): number {
    const { text } = this.folded;
    let end = i + 1;
    while (goesOn(text, end)) end++;
    const afterNumber = this.glued && this.tokens[this.tokens.length - 1]?.kind === 'number';
    const word = text.slice(i, end);
    const beforeDigit = isDigit(text.charCodeAt(end));
    const cut = cutOf(word, afterNumber, beforeDigit);
    if (cut > 0) this.push('word', i, i + cut, NaN, false);
    if (cut > 0 && !beforeDigit && word[cut - 1] === "'") this.glued = false; // "qu'OVH": a name of its own
    let from = i + cut;
    for (const hump of this.humps(from, end)) {
      this.push('word', from, hump, NaN, false);
      this.glued = false; // a word of its own
      from = hump;
    }
    return this.push('word', from, end, NaN, false);
  }

  /** `peakRps:`, `"maxUsers":`: the places of the capitals inside a key of a configuration; none in any other word. */
  private humps(from: number, to: number): readonly number[] {
    const next = this.folded.text.charCodeAt(to);
    if (next !== COLON && next !== EQUALS && next !== QUOTE) return NO_HUMPS;
    const { starts, ends } = this.folded;
    const written = this.original.slice(starts?.[from] ?? from, ends?.[to - 1] ?? to);
    if (written.length !== to - from || !CAMEL_CASE.test(written)) return NO_HUMPS;
    return [...written.matchAll(/[A-Z]/g)].map((m) => from + m.index);
  }

  private push(kind: Token['kind'], from: number, to: number, value: number, decimal: boolean, said?: string): number {
    const { text, starts, ends } = this.folded;
    this.tokens.push({
      kind,
      text: said ?? text.slice(from, to),
      // whole numbers, and kept as such: once one was worked out as a fraction, all places of all texts are boxed
      start: (starts?.[from] ?? from) | 0,
      end: (ends?.[to - 1] ?? to) | 0,
      glued: this.glued,
      line: this.line,
      value,
      decimal,
    });
    this.glued = true;
    this.line = false;
    return to;
  }
}

/** A word goes on with a letter, or with an apostrophe before one. */
const goesOn = (text: string, i: number): boolean =>
  isWord(text.charCodeAt(i)) || (text.charCodeAt(i) === 39 && isWord(text.charCodeAt(i + 1)));

/** Cuts a description into tokens with their places in the original. Linear time; never fails.
 *  @param simplifies Chinese in traditional signs is cut as in simplified ones; names and phrases stay as written */
export function lex(description: string, simplifies = false): Token[] {
  const folded = fold(description, simplifies);
  const cutter = new Cutter(folded, description);
  const { length } = folded.text;
  for (let i = 0; i < length;) i = cutter.step(i);
  return cutter.tokens;
}
