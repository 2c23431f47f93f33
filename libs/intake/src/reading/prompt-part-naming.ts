import { lastWord } from '../lexer/first-word';
import { perWord } from '../lexer/per-word';
import type { Page } from '../page/page';
import * as names from './data/prompt-part-names';
import { VARIABLE } from './data/prompt-words';

/** What a length is the length of: a part that all requests share, one that is brought along, what each asks, all of a
 *  prompt, an answer, or the room that a context may take. */
export type LengthKind = 'shared' | 'brought' | 'each' | 'whole' | 'out' | 'room';

/** How far from a length its name may stand, elements. */
const BEHIND_REACH = 5;
const BEFORE_REACH = 6;
const PROMPT_REACH = 9;

type NameKind = 'shared' | 'brought' | 'whole' | 'each';
const NONE = 'none';
const nameKind = perWord((word): NameKind | typeof NONE => {
  const last = lastWord(word);
  if (names.SHARED_NAMES.test(last) || names.SHARED_NAMES.test(word)) return 'shared';
  if (names.BROUGHT_NAMES.test(last)) return 'brought';
  if (VARIABLE.test(word)) return 'each';
  return names.WHOLE_NAMES.test(last) ? 'whole' : NONE;
});

/** What the words right behind a length name: "tokens of manual", "a 12k token codebase summary in front". */
export function nameBehind(page: Page, to: number): LengthKind | undefined {
  const isOf = OF.test(page.textAt(to + 1));
  const kind = names.SHARED_BEHIND.test(textBehind(page, to)) ? 'shared' : phraseKind(page, to, isOf);
  return kind === undefined || kind === 'each' ? (putInto(page, to) ?? kind ?? thingBehind(page, to, isOf)) : kind;
}
function phraseKind(page: Page, to: number, isOf: boolean): LengthKind | undefined {
  let kind: LengthKind | undefined;
  for (let j = to + 1; j <= to + BEHIND_REACH && isInPhrase(page, to, j); j += 1) {
    const named = namedAt(page, j);
    if (named === 'room') return isOf ? 'brought' : 'room';
    if (named === 'out') break;
    if (named === 'shared' || named === 'brought' || (named === 'each' && isOf)) kind = named;
  }
  return kind;
}
/** "700 tokens of customer record": a thing that nothing else is known of. */
function thingBehind(page: Page, to: number, isOf: boolean): LengthKind | undefined {
  const thing = isOf ? to + 2 : to + 1;
  const isThing = (isOf || isOfThing(page, to)) && page.at(thing)?.kind === 'word' && !isOut(page, thing);
  return isThing ? 'each' : undefined;
}
/** "A 350-token review": the length says of which kind the thing is. */
const isOfThing = (page: Page, to: number): boolean =>
  page.is(to - 1, '-') && isInPhrase(page, to, to + 1) && !ENDS_PHRASE.test(page.textAt(to + 1));
const textBehind = (page: Page, to: number): string =>
  page.text.slice(page.at(to)?.end ?? 0, (page.at(to)?.end ?? 0) + LEAD);
/** What leads from a length to what it is of. */
export const OF = /^(?:of|von|der|de|des|d|di|del|van|z|из|do|dos|av)$|^d'/;
const isOut = (page: Page, j: number): boolean => page.has(j, 'out') || page.has(j + 1, 'out');

/** Words of the same phrase: no mark, no figure, nothing that leads to another thing. */
const isInPhrase = (page: Page, to: number, j: number): boolean =>
  page.sameSentence(to, j) &&
  WORDS.has(page.at(j)?.kind ?? '') &&
  !ADDS_NEXT.test(page.textAt(j)) &&
  (j === to + 1 || !ENDS_PHRASE.test(page.textAt(j)));
/** "Transcript 2,600 tokens plus template 700": what is added is another part. */
const ADDS_NEXT = /^(?:plus|\+|and|und|et|y|e|en|i|и|mas|piu|mais|плюс|och|ve|zuzuglich|sowie)$/;
/** Kinds of elements that name things. */
export const WORDS: ReadonlySet<string> = new Set(['word', 'use']);
const ENDS_PHRASE =
  /^(?:in|into|with|per|and|or|plus|for|to|is|are|that|which|und|oder|im|mit|pro|y|et|e|en|con|par|w|и|в)$/;

/** "In front", "in every prompt", "sent with each request", "im Prompt": what is said behind a length and its name. */
export function putInto(page: Page, to: number): 'shared' | 'brought' | undefined {
  for (let j = to + 1; j <= to + PROMPT_REACH && page.sameSentence(to, j); j += 1) {
    const word = page.textAt(j);
    if (page.at(j)?.figure !== undefined || page.is(j, ',') || page.is(j, ';')) return undefined;
    if (names.IN_FRONT.test(word)) return 'shared';
    const prompt = names.GOES_INTO.test(word) ? [j + 1, j + 2].find((n) => isPrompt(page, n)) : undefined;
    if (prompt !== undefined && page.sameSentence(to, prompt))
      return EVERY.test(page.textAt(prompt - 1)) ? 'shared' : 'brought';
  }
  return undefined;
}
const isPrompt = (page: Page, j: number): boolean => nameKind(page.textAt(j)) === 'whole' || page.has(j, 'req');
const EVERY =
  /^(?:each|every|all|jede[mnrs]?|alle[nr]?|chaque|cada|tod[oa]s|ogni|elke?|iedere?|kazd\p{L}*|кажд\p{L}*|her|varje)$/u;

/** What the words before a length name, over verbs and hedges: "few-shot examples take 1,200", "the ticket is 600". */
export function nameBefore(page: Page, k: number): LengthKind | 'unnamed' | undefined {
  const lead = textBefore(page, k);
  if (names.SHARED_BEFORE.test(lead)) return 'shared';
  if (names.BROUGHT_BEFORE.test(lead)) return 'brought';
  let isNamed = false;
  for (let j = k - 1; j >= k - BEFORE_REACH && isBeforeIt(page, j, k); j -= 1) {
    const kind = namedAt(page, j);
    if (kind === 'whole' && names.CARRIES.test(page.textAt(j + 1))) return 'brought';
    if (kind !== NONE) return kind;
    isNamed ||= page.at(j)?.kind === 'word' && !page.has(j, 'determiner', 'hedge', 'opensQuestion', 'holds');
  }
  return isNamed ? 'unnamed' : undefined;
}
const textBefore = (page: Page, k: number): string => {
  const start = page.at(k)?.start ?? 0;
  return page.text.slice(Math.max(0, start - LEAD), start);
};
/** In the words that lead to the length: no other figure and no mark that ends them. */
const isBeforeIt = (page: Page, j: number, k: number): boolean =>
  page.sameSentence(j, k) &&
  page.at(j)?.figure === undefined &&
  (!ENDS_BEFORE.test(page.textAt(j)) || isApposed(page, j, k));
const LEAD = 16;
/** "The last messages, about 1,500 tokens": the comma stands before a hedged length of what is named. */
const isApposed = (page: Page, comma: number, k: number): boolean =>
  page.is(comma, ',') && comma === k - 2 && page.has(k - 1, 'hedge');
const DESCRIPTIONS = /^descriptions?$/;
const ENDS_BEFORE = /^[,;.]$/;
function namedAt(page: Page, j: number): LengthKind | typeof NONE {
  if (page.has(j, 'out')) return 'out';
  if (page.has(j, 'ctx')) return 'room';
  if (page.has(j, 'sharedPart', 'prefix')) return 'shared';
  if (DESCRIPTIONS.test(page.textAt(j))) return names.DESCRIBED.test(page.textAt(j - 1)) ? 'shared' : 'each';
  const kind = nameKind(page.textAt(j));
  return kind === 'whole' && nameKind(page.textAt(j - 1)) === 'shared' ? 'shared' : kind;
}

/** What is looked things up in, where nothing says that it is sent: "the handbook has 60,000 tokens". */
export function isSource(page: Page, k: number, to: number): boolean {
  for (let j = k - 1; j >= k - BEFORE_REACH && page.sameSentence(j, k); j -= 1)
    if (names.LOOKED_UP.test(page.textAt(j))) return putInto(page, to) === undefined;
  return false;
}

/** "2,000 tokens including 1,500 of instructions", "(1,500 of them instructions)". */
export function isAmong(page: Page, k: number, to: number): boolean {
  for (let j = k - 1; j >= k - 3 && page.sameSentence(j, k); j -= 1) if (names.AMONG.test(page.textAt(j))) return true;
  return OF.test(page.textAt(to + 1)) && AMONG_BEHIND.test(page.textAt(to + 2));
}
const AMONG_BEHIND = /^(?:them|it|that|these|those|which|denen|ellos|ellas|eux|elles|loro)$/;
