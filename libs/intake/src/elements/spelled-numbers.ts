import {
  ARTICLES,
  COLLECTIVES,
  FOREIGN_HOMONYMS,
  MAGNITUDES,
  NUMBER_WORDS,
  PARTS,
} from '../gazetteers/data/number-words';
import type { Tag } from '../words';
import { COUNTS_PEOPLE, TOGETHER_OF } from '../words/crowd-words';
import { COLLECTIVE_LINKS, HALF_LINKS, HALVES, LIMITS, SECONDS } from '../words/small-words';
import { counts } from './counted-nouns';
import { farNumberAt, type SpelledNumber } from './far-numbers';
import { isIdeographic } from '../lexer/token';
import type { TokenSource } from './token-source';

/** "Zu dritt". */
const TOGETHER = 'zu';
/** Magnitudes that an article counts once: "a thousand". */
const SCALES: ReadonlySet<string> = new Set(['hundred', 'thousand', 'million']);
/** Words that are numbers only before "of" or behind an article: "couple of". */
const PAIRS: ReadonlySet<string> = new Set(['couple', 'pair']);

/** What a number in words of a script with blanks can begin with. */
export const NUMBER_BEGINNINGS: ReadonlySet<string> = new Set([
  ...ARTICLES,
  ...PARTS.keys(),
  ...NUMBER_WORDS.keys(),
  ...COUNTS_PEOPLE.keys(),
  TOGETHER,
]);

/** `twenty five`, `a dozen`, `a couple of`, `half a million`, `两`: the number in words that begins at token `i`. */
export function spelledAt(source: TokenSource, i: number): SpelledNumber | undefined {
  if (isIdeographic(source.text(i))) return farNumberAt(source, i);
  if (!NUMBER_BEGINNINGS.has(source.text(i))) return undefined;
  const part = partAt(source, i);
  if (part !== undefined) return part;
  const together = togetherAt(source, i);
  if (together !== undefined) return together;
  return ARTICLES.has(source.text(i)) ? behindArticle(source, i) : numberWordAt(source, i, false);
}

/** "a hundred", "a dozen", "under a second"; a few are no number. */
function behindArticle(source: TokenSource, i: number): SpelledNumber | undefined {
  const word = source.text(i + 1);
  if (SCALES.has(word)) return { value: 1, end: i + 1 };
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
  if (isForeign(source, i)) return undefined;
  return spokenHundreds(source, i, value) ?? wordsAt(source, i, value);
}

/** The number with its ones and its half, and the "of" behind a dozen. */
function wordsAt(source: TokenSource, i: number, value: number): SpelledNumber {
  const ones = isTens(value) ? onesAt(source, i + 1) : undefined;
  const end = ones?.end ?? i + 1;
  return (
    withHalf(source, value, end) ?? {
      value: value + (ones?.value ?? 0),
      end: isLinked(source, source.text(i), end) ? end + 1 : end,
    }
  );
}

/** A word that is a number in another language, and nothing behind it is counted. */
const isForeign = (source: TokenSource, i: number): boolean =>
  FOREIGN_HOMONYMS.has(source.text(i)) && !isPairOf(source, i) && !counts(source, i + 1);

/** Numbers that a half is added to: "two and a half minutes". */
const MOST_HALVED = 20;
const HALF = 0.5;
const withHalf = (source: TokenSource, value: number, end: number): SpelledNumber | undefined => {
  const half = value <= MOST_HALVED ? halfBehind(source, end) : undefined;
  return half === undefined ? undefined : { value: value + HALF, end: half };
};
/** The token behind "and a half", "y medio", "et demie"; undefined where none is added. */
function halfBehind(source: TokenSource, i: number): number | undefined {
  if (!HALF_LINKS.has(source.text(i))) return undefined;
  const at = ARTICLES.has(source.text(i + 1)) ? i + 2 : i + 1;
  return PARTS.get(source.text(at)) === HALF || HALVES.has(source.text(at)) ? at + 1 : undefined;
}

/** "A pair" of anything is none without "of". */
const isNoPair = (source: TokenSource, i: number): boolean => PAIRS.has(source.text(i)) && !isPairOf(source, i);
const isPairOf = (source: TokenSource, i: number): boolean => PAIRS.has(source.text(i)) && source.text(i + 1) === 'of';

/** "zu dritt", "трое": numbers of people. */
function togetherAt(source: TokenSource, i: number): SpelledNumber | undefined {
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
/** The ones behind a word of tens: "twenty-five". */
function onesAt(source: TokenSource, i: number): SpelledNumber | undefined {
  const at = source.text(i) === '-' ? i + 1 : i;
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

/** Units that people halve: "half a page", "half a minute". */
const PARTED: readonly Tag[] = ['pageUnit', 'sec', 'min', 'hour'];
const isParted = (source: TokenSource, i: number): boolean => {
  const tags = source.tagsAt(i);
  return tags !== undefined && PARTED.some((t) => tags.has(t));
};
/** Parts are counted of magnitudes from here on. */
const LEAST_PARTED = 1000;
/** `half a million`, `a quarter million`, `half a dozen`, `half a page`, `eine halbe
 *  Minute`. */
function partAt(source: TokenSource, i: number): SpelledNumber | undefined {
  const at = ARTICLES.has(source.text(i)) ? i + 1 : i;
  const value = PARTS.get(source.text(at));
  if (value === undefined) return undefined;
  let end = at + 1;
  while (ARTICLES.has(source.text(end)) || source.text(end) === 'of') end++;
  const noun = source.text(end);
  const parted = noun === 'dozen' || (MAGNITUDES.get(noun) ?? 0) >= LEAST_PARTED || isParted(source, end);
  return parted ? { value, end } : undefined;
}
