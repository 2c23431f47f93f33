import {
  EXCLUDES,
  GROSS,
  HIGHEST_RATE,
  INCLUDES,
  RATE_OF_CURRENCY,
  RATE_OF_WORD,
  TAX,
  TAX_LINKS,
} from '../words/tax-words';
import type { TokenSource } from './token-source';

/** "Including 22% VAT", "IVA inclusa (22%)", "brutto (inkl. 19 % MwSt.)", "TTC": a tax that a sum has in it. */
export interface TaxMention {
  /** Per cent of the sum without it; undefined where no rate is told and none is known. */
  readonly rate: number | undefined;
  /** The rate is that of a country and not of the text. */
  readonly usual: boolean;
  /** The token behind the words. */
  readonly end: number;
}

/** The longest such phrase, tokens. */
const LONGEST = 14;
const PERCENTS = new Set(['%', 'prozent', 'percent', 'процентов']);
const MARKS = new Set(['(', ')', ',', '.', ':', '（', '）', '、', '，']);

/** What the words of a phrase have said so far. */
interface Said {
  rate: number | undefined;
  names: boolean;
  includes: boolean;
  word: string | undefined;
  end: number;
  open: boolean;
}

/** The words of a tax that begin at token `i`, right behind a sum in the currency; undefined where they say that it is
 *  not in the sum. */
export function taxAt(source: TokenSource, i: number, currency: string): TaxMention | undefined {
  const said: Said = { rate: undefined, names: false, includes: false, word: undefined, end: i, open: false };
  for (let j = i; j < i + LONGEST;) {
    const next = step(source, j, said);
    if (next === undefined) break;
    if (next < 0) return undefined;
    j = next;
  }
  if (!said.names || !said.includes || said.end === i) return undefined;
  const rate = said.rate ?? usualRate(currency, said.word);
  return { rate, usual: said.rate === undefined, end: said.end };
}

/** Takes in what stands at token `j`; gives the token behind it, -1 where the tax is left out, undefined at an end. */
function step(source: TokenSource, j: number, said: Said): number | undefined {
  const text = source.text(j);
  const pair = text + source.text(j + 1);
  if (EXCLUDES.has(text)) return -1;
  if (source.at(j).line) return undefined;
  if (GROSS.has(pair)) return takeWord(said, pair, j + 2);
  if (GROSS.has(text) || TAX.has(text) || INCLUDES.has(text)) return takeWord(said, text, j + 1);
  const percent = percentAt(source, j);
  if (percent !== undefined) {
    said.rate ??= percent.rate;
    if (said.names || said.includes) said.end = percent.end;
    return percent.end;
  }
  return takeMark(source, j, said);
}

function takeWord(said: Said, text: string, end: number): number {
  said.names ||= TAX.has(text) || GROSS.has(text);
  said.includes ||= INCLUDES.has(text) || GROSS.has(text);
  if (RATE_OF_WORD[text] !== undefined) said.word = text;
  said.end = end;
  return end;
}

function takeMark(source: TokenSource, j: number, said: Said): number | undefined {
  const text = source.text(j);
  if (TAX_LINKS.has(text)) return j + 1;
  if (!MARKS.has(text)) return undefined;
  if (text === '(' || text === '（') said.open = true;
  if ((text === ')' || text === '）') && said.open && said.end > 0) {
    said.open = false;
    said.end = j + 1;
  }
  return j + 1;
}

function percentAt(source: TokenSource, j: number): { rate: number; end: number } | undefined {
  const { kind, value } = source.at(j);
  if (kind !== 'number' || !(value > 0 && value <= HIGHEST_RATE)) return undefined;
  return PERCENTS.has(source.text(j + 1)) ? { rate: value, end: j + 2 } : undefined;
}

const usualRate = (currency: string, word: string | undefined): number | undefined =>
  RATE_OF_CURRENCY[currency] ?? (currency === 'EUR' && word !== undefined ? RATE_OF_WORD[word] : undefined);
