import { mayBeTraditional, simplified } from './traditional';

/** A description folded for matching: lower case, compatibility forms resolved, Latin diacritics dropped, invisible
 *  characters removed. */
export interface Folded {
  readonly text: string;
  /** Where each folded UTF-16 unit begins in the original; one more entry for the end. Absent when folding moved
   *  nothing. */
  readonly starts?: Int32Array;
  /** Where the original characters behind each folded unit end. */
  readonly ends?: Int32Array;
}

const SINGLE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '\u2010': '-',
    '\u2011': '-',
    '\u2012': '-',
    '\u2013': '-',
    '\u2212': '-',
    '\u2014': '\u2014',
    '\u2015': '\u2014',
    '\u2018': "'",
    '\u2019': "'",
    '\u02bc': "'",
    '\u00b4': "'",
    '`': "'",
    '\u201c': '"',
    '\u201d': '"',
    '\u201e': '"',
    '\u00ab': '"',
    '\u00bb': '"',
    '\u00d7': '*',
    '\u2715': '*',
    '\u2716': '*',
    '\u22c5': '*',
    '\u301c': '~',
    '\u223c': '~',
    '\u2248': '~',
    '\u2265': '>',
    '\u2264': '<',
    '\u00df': 'ss',
    '\u00e6': 'ae',
    '\u0153': 'oe',
    '\u00f8': 'o',
    '\u0142': 'l',
    '\u0131': 'i',
    '\u2192': '->',
    '\u2022': ';',
    '\u00b7': '.',
  }),
);
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff\u180e\u202a-\u202e]/;
const isMark = (code: number): boolean =>
  (code >= 0x300 && code <= 0x36f) ||
  (code >= 0x1ab0 && code <= 0x1aff) ||
  (code >= 0x20d0 && code <= 0x20ff) ||
  (code >= 0x3099 && code <= 0x309a) ||
  (code >= 0xfe00 && code <= 0xfe2f);

function foldCluster(cluster: string): string {
  const plain = SINGLE.get(cluster);
  if (plain !== undefined) return plain;
  if (INVISIBLE.test(cluster)) return '';
  const open = cluster
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return SINGLE.get(open) ?? open.replace(/[\u0300-\u036f]/g, '').replace(/\s/g, ' ');
}

/** Where the signs end that only lose their case, from `i` on: `i` where none stands there. */
function plainEnd(text: string, i: number): number {
  let end = i;
  while (isPlain(text.charCodeAt(end)) && !isMark(text.charCodeAt(end + 1))) end += 1;
  return end;
}
const isPlain = (code: number): boolean => code < 0x80 && code !== 0x60;

/** Wide stops end a sentence whatever touches them ("Qwen3 8B。40 users", "两张3090。5090太贵"), a blank behind them says so;
 *  a wide comma has the blank that stands in it. */
const foldedMark = (text: string, i: number): string | undefined =>
  WIDE_STOPS.get(text.charAt(i)) ?? (partsValues(text, i) ? ', ' : undefined);

/** A wide comma ends what stands before it ("4卡A800，20并发"); only between wide digits it may group them. */
const partsValues = (text: string, i: number): boolean =>
  text[i] === '\u3001' || (text[i] === '\uff0c' && !WIDE_DIGIT.test(text[i - 1] ?? ''));
const WIDE_DIGIT = /[\uff10-\uff19]/;
const WIDE_STOPS: ReadonlyMap<string, string> = new Map(
  Object.entries({ '\u3002': '. ', '\uff61': '. ', '\uff01': '! ', '\uff1f': '? ' }),
);

/** Folds a text and remembers where every folded unit came from, so that evidence can quote the original. Linear time.
 *  @param simplifies a Chinese text in traditional signs is read in simplified ones, as the word lists are written */
export function fold(text: string, simplifies = false): Folded {
  if (/^[\x00-\x5f\x61-\x7f]*$/.test(text)) return { text: text.toLowerCase() };
  const isChinese = simplifies && mayBeTraditional(text);
  const starts: number[] = [];
  const ends: number[] = [];
  let out = '';
  for (let i = 0; i < text.length;) {
    const plain = plainEnd(text, i);
    for (let k = i; k < plain; k += 1) {
      starts.push(k);
      ends.push(k + 1);
    }
    out += text.slice(i, plain).toLowerCase();
    i = plain;
    if (i === text.length) break;
    const code = text.codePointAt(i) ?? 0;
    let end = i + (code > 0xffff ? 2 : 1);
    while (isMark(text.charCodeAt(end)) && end - i < 16) end++;
    const folded = foldedMark(text, i) ?? foldCluster(text.slice(i, end));
    if (isChinese && folded.length === 1) out += simplified(folded);
    else out += folded;
    for (let k = 0; k < folded.length; k++) {
      starts.push(i);
      ends.push(end);
    }
    i = end;
  }
  starts.push(text.length);
  ends.push(text.length);
  return { text: out, starts: Int32Array.from(starts), ends: Int32Array.from(ends) };
}
