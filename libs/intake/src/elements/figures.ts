import { CURRENCY_NAMES } from '../gazetteers/data/currencies';
import {
  ARTICLES,
  COLLECTIVES,
  FOREIGN_HOMONYMS,
  HAN_DIGITS,
  MAGNITUDES,
  NUMBER_WORDS,
  PARTS,
} from '../gazetteers/data/number-words';
import type { GpuIndex } from '../gazetteers/gpu-index';
import type { Tag } from '../words';
import type { Lexicon } from '../gazetteers/lexicon';
import { tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import type { Figure } from './element';

/** The currency named at token `i` (a sign, a code or a word) and the token behind it. */
export function currencyAt(
  tokens: readonly Token[],
  i: number,
): { readonly code: string; readonly end: number } | undefined {
  for (const width of [3, 2, 1]) {
    let text = '';
    for (let k = 0; k < width; k++) {
      const t = tokenAt(tokens, i + k);
      if (k > 0 && !t.glued) {
        text = '';
        break;
      }
      text += t.text;
    }
    const code = text !== '' && Object.hasOwn(CURRENCY_NAMES, text) ? CURRENCY_NAMES[text] : undefined;
    if (code !== undefined) return { code, end: i + width };
  }
  return undefined;
}

const LINKS = new Set(['of', 'de', 'di', 'von']);

/** Shortest stretch of a day that two bare numbers are taken for, hours. */
const SHORTEST_WINDOW = 4;
const COUNTED: readonly Tag[] = [
  'who',
  'req',
  'tok',
  'conc',
  'gpuWord',
  'node',
  'gb',
  'doc',
  'image',
  'sec',
  'min',
  'ms',
  'day',
  'week',
  'month',
  'year',
  'percent',
  'tps',
  'rps',
  'rpm',
  'rpd',
  'dau',
  'mau',
  'pageUnit',
  'wordUnit',
  'charUnit',
  'perGpu',
];

/** "in under a second": an article before the unit is one, behind words that set a limit. */
const SECONDS = new Set(['second', 'segundo', 'seconde', 'secondo', 'sekunde']);
const LIMITS = new Set([
  'under',
  'within',
  'in',
  'than',
  'de',
  'di',
  'unter',
  'einer',
  'sous',
  'entro',
  'binnen',
  'below',
]);
const SHORTENED = new Set(['tys', 'тыс', 'mio', 'mrd', 'tsd', 'mln', 'млн', 'млрд', 'mld', 'mlrd', 'mlj']);
const HOUR_MARKS = new Set([
  'h',
  'uhr',
  'hrs',
  '点',
  '时',
  '時',
  '시',
  'heures',
  'horas',
  'uur',
  'ore',
  'baje',
  'часов',
]);

/** Reads figures: digits and words, magnitudes, ranges, times of day. */
export class FigureReader {
  constructor(
    private readonly tokens: readonly Token[],
    private readonly gpus: GpuIndex,
    private readonly lexicon: Lexicon,
  ) {}

  /** `9 to 17h`, `1am-5am`: a window of the day. */
  windowAt(i: number, between: boolean): { from: number; to: number; end: number } | undefined {
    const from = this.clockAt(i);
    if (from === undefined) return undefined;
    let j = from.end;
    const joiner = this.lexicon.phrases.match(this.tokens, j);
    if (
      tokenAt(this.tokens, j).text !== '-' &&
      !(joiner !== undefined && (joiner.value.tags.has('to') || joiner.value.tags.has('and'))) &&
      !(from.marked && tokenAt(this.tokens, j).text === 'as')
    )
      return undefined;
    const wordJoin = tokenAt(this.tokens, j).text !== '-';
    j = wordJoin && joiner !== undefined ? joiner.end : j + 1;
    const to = this.clockAt(j);
    if (to === undefined) return undefined;
    const told = between || this.isFalling(from.hour, to) || this.isOfTheDay(i, to.end);
    if (!from.marked && !to.marked && !(told && this.isClock(from.hour, to))) return undefined;
    const start = from.hour;
    let end = to.hour;
    if (!from.pm && !to.pm && start <= 12 && end <= start && !from.am && !to.am && !to.colon) end += 12;
    return { from: start, to: end, end: to.end };
  }

  /** "9 to 5", "8-6": from a morning to a smaller number, which no range of counts does, and nothing behind it that it
   *  could count. */
  private isFalling(from: number, to: { readonly hour: number; readonly end: number }): boolean {
    const next = tokenAt(this.tokens, to.end);
    const tags = this.lexicon.phrases.match(this.tokens, to.end)?.value.tags;
    const closed = next.kind !== 'word' || tags?.has('weekdays') === true || tags?.has('each') === true;
    return closed && from >= 6 && from <= 12 && to.hour >= 1 && to.hour <= 8 && to.hour < from;
  }

  /** "7-19 on working days", "office hours 8 to 17": words close by speak of the hours of a day. */
  private isOfTheDay(i: number, end: number): boolean {
    for (const from of [i - 5, i - 4, i - 3, i - 2, i - 1, end, end + 1, end + 2]) {
      const tags = from < 0 ? undefined : this.lexicon.phrases.match(this.tokens, from)?.value.tags;
      if (tags?.has('weekdays') === true || tags?.has('officeHours') === true) return true;
    }
    return false;
  }

  /** "from 9 to 21", "dalle 20 alle 6": two bare hours far enough apart, with nothing behind them that they could
   *  count. */
  private isClock(from: number, to: { readonly hour: number; readonly end: number }): boolean {
    const evening = to.hour <= from && from <= 12 ? to.hour + 12 : to.hour;
    if (!Number.isInteger(from) || !Number.isInteger(to.hour) || Math.abs(evening - from) < SHORTEST_WINDOW)
      return false;
    if (from < 5 && to.hour < 13) return false;
    const next = tokenAt(this.tokens, to.end);
    if (
      next.kind === 'number' ||
      (next.glued && next.kind === 'word') ||
      next.text === '%' ||
      this.gpus.at(this.tokens, to.end) !== undefined
    )
      return false;
    const tags = this.lexicon.phrases.match(this.tokens, to.end)?.value.tags;
    return tags === undefined || !COUNTED.some((t) => tags.has(t));
  }

  private clockAt(
    i: number,
  ): { hour: number; end: number; marked: boolean; am: boolean; pm: boolean; colon: boolean } | undefined {
    const token = tokenAt(this.tokens, i);
    if (token.kind !== 'number' || token.decimal || token.value > 24 || token.text.length > 2) return undefined;
    let end = i + 1;
    let hour = token.value;
    let colon = false;
    if (
      (tokenAt(this.tokens, end).text === ':' || tokenAt(this.tokens, end).text === 'h') &&
      tokenAt(this.tokens, end).glued &&
      tokenAt(this.tokens, end + 1).kind === 'number' &&
      tokenAt(this.tokens, end + 1).glued &&
      tokenAt(this.tokens, end + 1).text.length === 2
    ) {
      hour += tokenAt(this.tokens, end + 1).value / 60;
      end += 2;
      colon = true;
    }
    const unit = tokenAt(this.tokens, end).text;
    const am = unit === 'am';
    const pm = unit === 'pm' || (unit === 'p' && tokenAt(this.tokens, end + 1).text === '.');
    const marked = am || pm || colon || HOUR_MARKS.has(unit);
    if ((marked && !colon) || am || pm) end += 1;
    if (pm && hour < 12) hour += 12;
    if (am && hour === 12) hour = 0;
    return { hour, end, marked, am, pm, colon };
  }

  /** The figure that begins at token `i`, its magnitude and range included. */
  figureAt(i: number, between: boolean): { figure: Figure; end: number } | undefined {
    const first = this.simpleFigure(i);
    if (first === undefined) return undefined;
    let j = first.end;
    const dash = tokenAt(this.tokens, j);
    if (dash.line) return first;
    const joiner =
      dash.text === '-' || dash.text === '~'
        ? j + 1
        : dash.text === '.' && tokenAt(this.tokens, j + 1).text === '.'
          ? j + 2 + (tokenAt(this.tokens, j + 2).text === '.' ? 1 : 0)
          : this.joinWord(j, between);
    if (joiner === undefined) return first;
    j = joiner;
    if (tokenAt(this.tokens, j).kind === 'mark' && currencyAt(this.tokens, j) !== undefined)
      j = currencyAt(this.tokens, j)!.end;
    const second = this.simpleFigure(j);
    if (second === undefined || tokenAt(this.tokens, j).line) return first;
    if (
      tokenAt(this.tokens, second.end).text === '-' &&
      tokenAt(this.tokens, second.end + 1).kind === 'number' &&
      tokenAt(this.tokens, second.end).glued
    )
      return first;
    if (this.gpus.at(this.tokens, j) !== undefined) return first;
    const scale = second.scale / first.scale;
    let low = first.figure.value;
    if (first.scale === 1 && second.scale > 1 && low < second.figure.value / second.scale + 1e-9) low *= scale;
    const high = second.figure.value;
    if (!(low < high) || high / Math.max(low, 1e-9) > 1000) return first;
    return {
      figure: {
        value: high,
        low,
        hedged: first.figure.hedged,
        spelled: false,
        ...(second.figure.kilo === undefined ? {} : { kilo: second.figure.kilo }),
      },
      end: second.end,
    };
  }

  private joinWord(j: number, between: boolean): number | undefined {
    const match = this.lexicon.phrases.match(this.tokens, j);
    if (match === undefined || !(match.value.tags.has('to') || (between && match.value.tags.has('and'))))
      return undefined;
    return tokenAt(this.tokens, match.end).glued && tokenAt(this.tokens, j).text.charCodeAt(0) < 0x2e80
      ? undefined
      : match.end;
  }

  private simpleFigure(i: number): { figure: Figure; end: number; scale: number } | undefined {
    const token = tokenAt(this.tokens, i);
    let value: number;
    let end = i + 1;
    let spelled = false;
    if (token.kind === 'number') value = token.value;
    else if (token.kind === 'word') {
      const word = this.spelled(i);
      if (word === undefined) return undefined;
      value = word.value;
      end = word.end;
      spelled = true;
    } else return undefined;
    let scale = 1;
    let kilo: number | undefined;
    for (let turn = 0; turn < 2; turn++) {
      const unit = tokenAt(this.tokens, end);
      if (unit.kind !== 'word' || unit.line) break;
      const factor = this.magnitudeAt(end);
      if (factor === undefined) break;
      const letterUnit = unit.text.length === 1 && unit.text.charCodeAt(0) < 128;
      if (letterUnit && !unit.glued && !(unit.text === 'k' && !tokenAt(this.tokens, end + 1).glued)) break;
      if (
        unit.text === 'mm' ||
        (unit.text === 'm' &&
          (!unit.glued || (tokenAt(this.tokens, end + 1).text === '/' && tokenAt(this.tokens, end + 2).text === 's')))
      )
        break;
      if (letterUnit && tokenAt(this.tokens, end + 1).glued && tokenAt(this.tokens, end + 1).kind === 'number') break;
      if (unit.text === 'hundred' && !spelled && value >= 100) break;
      if (unit.text === 'k' || unit.text === 'к') kilo = value;
      scale *= factor;
      end++;
      if (this.isAbbreviated(end)) end++;
    }
    if (!Number.isFinite(value * scale) || value * scale > 1e15) return undefined;
    return {
      figure: { value: value * scale, hedged: false, spelled, ...(kilo === undefined ? {} : { kilo }) },
      end,
      scale,
    };
  }

  /** What a word or letter multiplies the figure before it by; a glued `B` only where tokens are counted. */
  private magnitudeAt(i: number): number | undefined {
    const unit = tokenAt(this.tokens, i);
    if (unit.text === 'b' && unit.glued)
      return this.lexicon.phrases.match(this.tokens, i + 1)?.value.tags.has('tok') === true ? 1e9 : undefined;
    return Object.hasOwn(MAGNITUDES, unit.text) ? MAGNITUDES[unit.text] : undefined;
  }

  /** `15 tys. zl`, `2 Mio. Anfragen`: the point behind an abbreviated magnitude ends no sentence when what is counted
   *  follows. */
  private isAbbreviated(i: number): boolean {
    const point = tokenAt(this.tokens, i);
    if (point.text !== '.' || !point.glued || !SHORTENED.has(tokenAt(this.tokens, i - 1).text)) return false;
    return currencyAt(this.tokens, i + 1) !== undefined || this.counts(i + 1);
  }

  /** `twenty five`, `a dozen`, `a couple of`, `half a million`, `两`. */
  private spelled(i: number): { value: number; end: number } | undefined {
    const token = tokenAt(this.tokens, i);
    if (token.text.charCodeAt(0) >= 0x2e80) return this.hanNumber(i);
    const part = this.partOf(i);
    if (part !== undefined) return part;
    let j = i;
    const article = ARTICLES.has(token.text);
    if (article) j++;
    const word = tokenAt(this.tokens, j).text;
    if (article && (word === 'hundred' || word === 'thousand' || word === 'million')) return { value: 1, end: j };
    if (article && word === 'few') return undefined;
    if (article && SECONDS.has(word) && LIMITS.has(tokenAt(this.tokens, i - 1).text)) return { value: 1, end: j };
    const value = Object.hasOwn(NUMBER_WORDS, word) ? NUMBER_WORDS[word] : undefined;
    if (value === undefined || (FOREIGN_HOMONYMS.has(word) && !this.counts(j + 1))) return undefined;
    if (article && !COLLECTIVES.has(word)) return undefined;
    if (!article && (word === 'couple' || word === 'pair') && tokenAt(this.tokens, j + 1).text !== 'of')
      return undefined;
    let end = j + 1;
    let sum = value;
    const next = tokenAt(this.tokens, end + (tokenAt(this.tokens, end).text === '-' ? 1 : 0));
    if (
      value >= 20 &&
      value <= 90 &&
      value % 10 === 0 &&
      Object.hasOwn(NUMBER_WORDS, next.text) &&
      NUMBER_WORDS[next.text]! < 10
    ) {
      sum += NUMBER_WORDS[next.text]!;
      end = this.tokens.indexOf(next, end) + 1;
    }
    if (COLLECTIVES.has(word) && LINKS.has(tokenAt(this.tokens, end).text)) end++;
    return { value: sum, end };
  }

  /** Whether what begins at `i` is a noun that can be counted: "due GPU", never "due to". */
  private counts(i: number): boolean {
    const tags = this.lexicon.phrases.match(this.tokens, i)?.value.tags;
    const counted = tags !== undefined && COUNTED.some((t) => tags.has(t));
    return (
      counted || Object.hasOwn(MAGNITUDES, tokenAt(this.tokens, i).text) || this.gpus.at(this.tokens, i) !== undefined
    );
  }

  /** `half a million`, `a quarter million`, `half a dozen`, `half a page`, `eine halbe Seite`. */
  private partOf(i: number): { value: number; end: number } | undefined {
    const article = ARTICLES.has(tokenAt(this.tokens, i).text) ? 1 : 0;
    const word = tokenAt(this.tokens, i + article).text;
    const value = Object.hasOwn(PARTS, word) ? PARTS[word] : undefined;
    if (value === undefined) return undefined;
    let j = i + article + 1;
    while (ARTICLES.has(tokenAt(this.tokens, j).text) || tokenAt(this.tokens, j).text === 'of') j++;
    const noun = tokenAt(this.tokens, j).text;
    const counted = this.lexicon.phrases.match(this.tokens, j)?.value.tags.has('pageUnit') === true;
    return counted || noun === 'dozen' || (MAGNITUDES[noun] ?? 0) >= 1000 ? { value, end: j } : undefined;
  }

  private hanNumber(i: number): { value: number; end: number } | undefined {
    let j = i;
    let total = 0;
    let digit: number | undefined;
    for (; j < i + 6; j++) {
      const text = tokenAt(this.tokens, j).text;
      if (text === '十') {
        total += (digit ?? 1) * 10;
        digit = undefined;
        continue;
      }
      if (text === '百' && digit !== undefined) {
        total += digit * 100;
        digit = undefined;
        continue;
      }
      if (Object.hasOwn(HAN_DIGITS, text) && digit === undefined) {
        digit = HAN_DIGITS[text]!;
        continue;
      }
      break;
    }
    if (j === i || (total === 0 && digit === undefined)) return undefined;
    if (
      j === i + 1 &&
      tokenAt(this.tokens, i).text === '一' &&
      !/^[张块卡台枚个台名]/.test(tokenAt(this.tokens, j).text)
    )
      return undefined;
    return { value: total + (digit ?? 0), end: j };
  }
}
