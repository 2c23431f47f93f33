import {
  ARTICLES,
  BARE_MAGNITUDES,
  BEFORE_MAGNITUDES,
  COLLECTIVES,
  FOREIGN_HOMONYMS,
  HUNDREDS_BEHIND,
  MAGNITUDES,
  MORE_BEFORE,
  NUMBER_WORDS,
  ONES,
  PARTS,
} from '../gazetteers/data/number-words';
import { COUNTS_PEOPLE, TOGETHER_OF } from '../words/crowd-words';
import { LIMITS } from '../words/number-links';
import { COLLECTIVE_LINKS, SECONDS } from '../words/small-words';
import { counts } from './counted-nouns';
import { farNumberAt, type SpelledNumber } from './far-numbers';
import { isIdeographic } from '../lexer/token';
import { compoundNumber } from './number-compounds';
import { halfBehind, isParted, LEAST_PARTED, partAt, withHalf } from './number-halves';
import type { TokenSource } from './token-source';

/** "Zu dritt". */
const TOGETHER = 'zu';
/** Words that are numbers only before "of" or behind an article: "couple of". */
const PAIRS: ReadonlySet<string> = new Set(['couple', 'pair']);

/** "On iki": in Turkish ten before its ones, elsewhere a preposition. */
const TURKISH_TEN = 'on';
const TURKISH_ONES = 'bir iki uc dort bes alti yedi sekiz dokuz'.split(' ');
const TURKISH_COUNTED = /^(?:dakika|saniye|saat|gun|hafta|kisi|kullanici|calisan|istek|soru|bin|milyon)/;

/** What a number in words of a script with blanks can begin with. */
export const NUMBER_BEGINNINGS: ReadonlySet<string> = new Set([
  ...ARTICLES,
  ...PARTS.keys(),
  ...NUMBER_WORDS.keys(),
  ...COUNTS_PEOPLE.keys(),
  ...ONES,
  ...BARE_MAGNITUDES,
  ...MORE_BEFORE.keys(),
  ...BEFORE_MAGNITUDES.keys(),
  TOGETHER,
  TURKISH_TEN,
]);
/** A magnitude in full: "million", never the `m` of "a m". */
const isMagnitude = (word: string): boolean =>
  word.length > SHORTEST_MAGNITUDE && (MAGNITUDES.get(word) ?? 0) >= LEAST_PARTED;
const SHORTEST_MAGNITUDE = 2;

/** `twenty five`, `a dozen`, `a couple of`, `half a million`, `两`: the number in words that begins at token `i`. */
export function spelledAt(source: TokenSource, i: number): SpelledNumber | undefined {
  if (isIdeographic(source.text(i))) return farNumberAt(source, i);
  if (isOneSecond(source, i)) return { value: 1, end: i + 1 };
  if (!NUMBER_BEGINNINGS.has(source.text(i))) return compoundAt(source, i);
  const led = partAt(source, i) ?? togetherAt(source, i) ?? onceAt(source, i) ?? moreAt(source, i);
  if (led !== undefined) return led;
  return ARTICLES.has(source.text(i)) ? behindArticle(source, i) : numberWordAt(source, i, false);
}

const isOneSecond = (source: TokenSource, i: number): boolean =>
  ONE_OF_TIME.has(source.text(i)) && SECONDS.has(source.text(i + 1)) && THAN.has(source.text(i - 1));
const ONE_OF_TIME = new Set("d'une d'un einer een ett one".split(' ')); // "en moins d'une seconde"
const THAN = new Set('moins als dan an than'.split(' '));
/** "dreieinhalbtausend", "vijfentwintighonderd". */
function compoundAt(source: TokenSource, i: number): SpelledNumber | undefined {
  const value = source.at(i).kind === 'word' ? compoundNumber(source.text(i)) : undefined;
  return value === undefined ? undefined : { value, end: i + 1 };
}

/** "bir milyon", "en och en halv", "do lakh", and "tausend Nutzer": one, or two in Hindi, of what follows. */
function onceAt(source: TokenSource, i: number): SpelledNumber | undefined {
  const [word, next] = [source.text(i), source.text(i + 1)];
  const small = BEFORE_MAGNITUDES.get(word);
  if (small !== undefined) return small.of.has(next) ? hundredfold(small.value, next, i + 1) : undefined;
  if (BARE_MAGNITUDES.has(word)) return bareMagnitudeAt(source, i);
  if (!ONES.has(word)) return undefined;
  const half = halfBehind(source, i + 1);
  if (half !== undefined) return { value: 1.5, end: half };
  return isMagnitude(next) ? { value: 1, end: i + 1 } : undefined;
}
/** "mil usuarios", "mil quinientos", "millón y medio": what it counts, what is added or its half stands behind. */
function bareMagnitudeAt(source: TokenSource, i: number): SpelledNumber | undefined {
  const value = MAGNITUDES.get(source.text(i)) ?? 0;
  const half = halfBehind(source, i + 1);
  if (half !== undefined) return { value: value + value / 2, end: half };
  const isSum = (NUMBER_WORDS.get(source.text(i + 1)) ?? 0) >= 100 || source.text(i + 1) === 'e';
  const isOne = isSum || (counts(source, i + 1) && !MAGNITUDES.has(source.text(i + 1)));
  return isOne ? { value, end: i + 1 } : undefined;
}
/** "do sau", "to hundrede": hundreds are no magnitudes. */
const hundredfold = (value: number, next: string, i: number): SpelledNumber =>
  MAGNITUDES.has(next) ? { value, end: i } : { value: value * (NUMBER_WORDS.get(next) ?? 1), end: i + 1 };

/** "saadhe chaar", "sava lakh": more than the number behind it, or than one of the magnitude. */
function moreAt(source: TokenSource, i: number): SpelledNumber | undefined {
  const more = MORE_BEFORE.get(source.text(i));
  if (more === undefined) return undefined;
  const counted = numberBehind(source, i + 1);
  if (counted !== undefined) return { value: counted + more, end: i + 2 };
  return BEFORE_MAGNITUDES.get('do')?.of.has(source.text(i + 1)) === true ? { value: 1 + more, end: i + 1 } : undefined;
}
const numberBehind = (source: TokenSource, i: number): number | undefined => {
  const { kind, value, text } = source.at(i);
  if (kind === 'number') return value;
  return text === 'do' ? 2 : NUMBER_WORDS.get(text);
};

/** "a hundred", "a dozen", "under a second"; a few are no number. */
function behindArticle(source: TokenSource, i: number): SpelledNumber | undefined {
  const word = source.text(i + 1);
  if (word === 'hundred' || isMagnitude(word)) return { value: 1, end: i + 1 };
  if (word === 'few') return undefined;
  if (halfBehind(source, i + 2) !== undefined && isParted(source, i + 1)) return { value: 1.5, end: i + 1 };
  if (SECONDS.has(word) && LIMITS.has(source.text(i - 1))) return { value: 1, end: i + 1 };
  return COLLECTIVES.has(word) ? numberWordAt(source, i + 1, true) : undefined;
}

const isNoNumber = (source: TokenSource, i: number): boolean => isNoPair(source, i) || isOneOff(source, i);
/** "A one-off job", "one-time payment": once, no number. */
const isOneOff = (source: TokenSource, i: number): boolean =>
  source.text(i) === 'one' && source.text(i + 1) === '-' && /^(?:off|time)$/.test(source.text(i + 2));

function numberWordAt(source: TokenSource, i: number, article: boolean): SpelledNumber | undefined {
  const word = source.text(i);
  const value = BEFORE_OURS.has(source.text(i - 1)) && word === 'onze' ? undefined : NUMBER_WORDS.get(word);
  if (value === undefined || (!article && isNoNumber(source, i))) return undefined;
  if (isForeign(source, i) && !isHundreds(source, i)) return undefined;
  return spokenHundreds(source, i, value) ?? wordsAt(source, i, value);
}

/** The number with its ones and its half, and the "of" behind a dozen. */
function wordsAt(source: TokenSource, i: number, value: number): SpelledNumber {
  if (isHundreds(source, i)) return { value: value * 100, end: i + 2 };
  const ones = isTens(value) ? onesAt(source, i + 1) : undefined;
  const end = ones?.end ?? i + 1;
  return (
    withHalf(source, value, end) ?? {
      value: value + (ones?.value ?? 0),
      end: isLinked(source, source.text(i), end) ? end + 1 : end,
    }
  );
}

/** "cinq cents", "pět set". */
const isHundreds = (source: TokenSource, i: number): boolean =>
  HUNDREDS_BEHIND.get(source.text(i + 1))?.has(source.text(i)) === true;

/** A word that is a number in another language, and nothing behind it is counted. */
const isForeign = (source: TokenSource, i: number): boolean =>
  FOREIGN_HOMONYMS.has(source.text(i)) && !isPairOf(source, i) && !counts(source, i + 1);

/** "A pair" of anything is none without "of". */
const isNoPair = (source: TokenSource, i: number): boolean => PAIRS.has(source.text(i)) && !isPairOf(source, i);
const isPairOf = (source: TokenSource, i: number): boolean => PAIRS.has(source.text(i)) && source.text(i + 1) === 'of';

/** "zu dritt", "трое": numbers of people; "on iki". */
function togetherAt(source: TokenSource, i: number): SpelledNumber | undefined {
  const ones = source.text(i) === TURKISH_TEN ? TURKISH_ONES.indexOf(source.text(i + 1)) + 1 : 0;
  if (ones > 0) return { value: 10 + ones, end: i + 2 };
  if (source.text(i) === TURKISH_TEN && TURKISH_COUNTED.test(source.text(i + 1))) return { value: 10, end: i + 1 };
  const own = COUNTS_PEOPLE.get(source.text(i));
  if (own !== undefined) return { value: own, end: i + 1 };
  if (source.text(i) !== TOGETHER) return undefined;
  const value = TOGETHER_OF.get(source.text(i + 1));
  return value === undefined ? undefined : { value, end: i + 2 };
}

/** "A dozen of". */
const isLinked = (source: TokenSource, word: string, end: number): boolean =>
  COLLECTIVES.has(word) && COLLECTIVE_LINKS.has(source.text(end));

/** Dutch words before "onze", which is "our" there. */
const BEFORE_OURS: ReadonlySet<string> = new Set('voor van met bij op aan naar door is zijn'.split(' '));
const isTens = (value: number): boolean => value >= 20 && value <= 90 && value % 10 === 0;
/** What joins ones to tens: "twenty-five", "treinta y cinco", "trinta e cinco". */
const TENS_LINKS: ReadonlySet<string> = new Set(['-', 'y', 'e']);
/** The ones behind a word of tens: "twenty-five". */
function onesAt(source: TokenSource, i: number): SpelledNumber | undefined {
  const at = TENS_LINKS.has(source.text(i)) ? i + 1 : i;
  const value = NUMBER_WORDS.get(source.text(at));
  return value !== undefined && value < 10 ? { value, end: at + 1 } : undefined;
}

/** "Two sixty", "one twenty-five": hundreds as they are spoken; before memory it is a count of cards, behind "at" a
 *  time. */
function spokenHundreds(source: TokenSource, i: number, hundreds: number): SpelledNumber | undefined {
  const tens = NUMBER_WORDS.get(source.text(i + 1)) ?? 0;
  if (hundreds < 1 || hundreds > 9 || !isTens(tens) || source.at(i + 1).line || !ENGLISH_ONES.has(source.text(i)))
    return undefined;
  if (CLOCK_LEADS.has(source.text(i - 1))) return undefined;
  const ones = onesAt(source, i + 2);
  const end = ones?.end ?? i + 2;
  const tags = [end, end + 1].flatMap((j) => [...(source.tagsAt(j) ?? [])]);
  if (tags.includes('gb') || source.cardAt(end) !== undefined) return undefined;
  return { value: hundreds * 100 + tens + (ones?.value ?? 0), end };
}
const ENGLISH_ONES: ReadonlySet<string> = new Set('one two three four five six seven eight nine'.split(' '));
const CLOCK_LEADS: ReadonlySet<string> = new Set('at by until till before after from around since'.split(' '));
