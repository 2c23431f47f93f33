import { lastWord } from '../lexer/first-word';
import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import { WITH } from '../words/each-words';
import { ALL_OF_IT } from '../words/small-words';
import { numberAt } from './count';
import { ALTOGETHER, AMONG } from './data/prompt-part-names';
import { isPartLength } from './prompt-parts';
import type { LengthKind } from './prompt-part-naming';
import { isAmong, isSource, nameBefore, nameBehind, OF, putInto, WORDS } from './prompt-part-naming';

/** A length in tokens and what it is the length of, by the words around it. */
export interface PromptLength {
  readonly at: number;
  readonly value: number;
  /** The last element of its words: the figure or its unit. */
  readonly to: number;
  readonly kind: LengthKind;
  /** It is what is looked things up in: "the handbook has 60,000 tokens". */
  readonly isSource: boolean;
  /** It is a part of a length told before it: "including 1,500 of instructions". */
  readonly isAmong: boolean;
}

/** The lengths in tokens of a text that are the writer's of now, in its order. */
export const promptLengths = onceInText<readonly PromptLength[]>((page) =>
  page.kinds('figure').flatMap((k) => lengthAt(page, k) ?? []),
);

function lengthAt(page: Page, k: number): PromptLength | undefined {
  const value = isPartLength(page, k) ? numberAt(page, k) : undefined;
  if (value === undefined) return undefined;
  const unit = unitOf(page, k);
  const kind = kindOf(page, k, unit);
  if (kind === undefined) return undefined;
  const to = unit ?? k;
  return { at: k, value, to, kind, isSource: isSource(page, k, to), isAmong: isAmong(page, k, to) };
}

/** "2,800 tokens", "a 4k-token guide": the word for tokens behind a figure, no speed. */
function unitOf(page: Page, k: number): number | undefined {
  if (isTokensOfContext(page, k + 1)) return k + 1;
  const unit = page.is(k + 1, '-') && page.at(k + 1)?.glued === true ? k + 2 : k + 1;
  const isUnit =
    (page.has(unit, 'tok') || TOKENS_IN.test(page.textAt(unit))) &&
    !page.has(unit, 'tps', 'tpsUser') &&
    page.period(unit + 1) === undefined;
  return isUnit ? unit : undefined;
}

function kindOf(page: Page, k: number, unit: number | undefined): LengthKind | undefined {
  const to = unit ?? k;
  if (isAltogether(page, k, to)) return 'whole';
  if (isTokensOfContext(page, to)) return 'brought';
  const behind = unit !== undefined || isNamedBehind(page, k) ? nameBehind(page, to) : undefined;
  if (behind !== undefined) return behind === 'each' && nameBefore(page, k) === 'out' ? 'out' : behind;
  if (page.has(to, 'out') || page.after(to, OUT_REACH, ['out'], endsClause) >= 0) return 'out';
  const before = nameBefore(page, k);
  return unit === undefined ? bareKind(page, k, before) : countedKind(page, to, before);
}
/** What a bare figure is of stands behind it: "500 of history", "a 1.2k system prompt", "+ 300 user". */
const isNamedBehind = (page: Page, k: number): boolean =>
  OF.test(page.textAt(k + 1)) || page.has(k + 1, 'sharedPart') || isPlus(page, k - 1);

type Before = ReturnType<typeof nameBefore>;
function bareKind(page: Page, k: number, before: Before): LengthKind | undefined {
  if (!endsHere(page, k)) return undefined;
  if (before !== 'unnamed') return before;
  return isOfRow(page, k) ? 'each' : undefined;
}
function countedKind(page: Page, to: number, before: Before): LengthKind | undefined {
  if (before !== 'unnamed' && before !== 'each' && before !== undefined) return before;
  const thing = before === undefined ? undefined : 'each';
  if (page.has(to, 'in') || page.has(to + 1, 'in')) return thing ?? 'whole';
  return putInto(page, to) ?? thing;
}

/** "Examples take 1,200 tokens, a ticket 400": the unit was said of the length before it. */
function isOfRow(page: Page, k: number): boolean {
  if (!WORDS.has(page.at(k - 1)?.kind ?? '')) return false;
  for (let j = k - 2; j >= k - ROW_REACH && page.sameSentence(j, k); j -= 1)
    if (page.at(j)?.figure !== undefined) return unitOf(page, j) !== undefined || isShortLength(page, j);
  return false;
}
const ROW_REACH = 6;
/** `1,200` behind a comma of a row of lengths. */
const isShortLength = (page: Page, j: number): boolean => page.is(j + 1, ',') && nameBefore(page, j) === 'shared';

const isTokensOfContext = (page: Page, j: number): boolean =>
  page.has(j, 'ctx') && TOKENS_OF.test(page.textAt(j)) && !page.has(j, 'most');
const TOKENS_OF = /^tok\S* (?:of|von|de|di|van)/;
const TOKENS_IN = /^tok\S* (?:in|input|prompt|each|apiece)$/;
/** What adds a part to the one before it: "plus", "+". */
export const isPlus = (page: Page, j: number): boolean => PLUS.test(page.textAt(j));
const PLUS = /^(?:plus|\+|mas|piu|mais|плюс|dazu|zuzuglich)$/;

/** "A form of 250 tokens should come out". */
const OUT_REACH = 3;
const endsClause = (e: { kind: string }): boolean => e.kind === 'mark' || e.kind === 'figure';

/** "4,800 tokens altogether", "so 2,000 in sum", "1,400 tokens including the instruction", "with the retrieved pages
 *  it's 3,800": a length of all that is sent. */
function isAltogether(page: Page, k: number, to: number): boolean {
  if (AMONG.test(page.textAt(to + 1)) && page.at(to + 2)?.figure === undefined) return true;
  if ([k - 1, to + 1, to + 2].some((j) => ALTOGETHER.test(lastWord(page.textAt(j))) && page.sameSentence(j, k)))
    return true;
  if (!ALL_OF_IT.has(page.textAt(k - 1))) return false;
  for (let j = k - 2; j >= k - WITH_REACH && page.sameSentence(j, k); j -= 1) {
    if (page.at(j)?.figure !== undefined) return false;
    if (WITH.has(page.textAt(j)) && page.is(j - 1, ',')) return true;
  }
  return false;
}

/** How far before the whole the word stands that adds to a part. */
const WITH_REACH = 9;

/** Nothing behind a bare figure says what it counts: the list goes on or ends. */
const endsHere = (page: Page, k: number): boolean =>
  !page.sameSentence(k, k + 1) || page.at(k + 1)?.kind === 'mark' || page.has(k + 1, 'and', 'in');
