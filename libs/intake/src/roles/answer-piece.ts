import type { Page } from '../page/page';
import { DRAFTED } from '../words/drafted-words';
import { shapedLength } from './form';
import type { Proposal } from './weigh';

/** What the length of a piece behind that of the prompt is worth. */
const PIECE = 5.2;
/** How far before it the prompt may stand, elements. */
const PROMPT_WITHIN = 10;
/** How far behind it an answer may stand that is called so, elements. */
const ANSWER_WITHIN = 10;
/** No single answer is longer, tokens. */
const LONGEST = 16_000;
const SHORTEST = 16;

/** "Prompt ~3,000 tokens, letter ~600", "Prompt 3.000 Tokens, Brief ca. 600 Tokens", "prompt 3,000 tokens, 600 token
 *  letters": what is named by a mark of its own behind the length of the prompt is what comes out. */
export function answerPiece(page: Page, k: number): Proposal | undefined {
  const value = page.at(k)?.figure?.value ?? 0;
  if (value < SHORTEST || value > LONGEST) return undefined;
  const noun = pieceBefore(page, k) ?? pieceBehind(page, k);
  if (noun === undefined || page.after(k, ANSWER_WITHIN, ['out']) >= 0) return undefined;
  const first = Math.min(noun, k);
  const opens =
    page.is(first - 1, ',') || page.is(first - 1, ';') || page.is(first - 1, '/') || page.is(first - 1, '、');
  if (!opens || !isBehindPrompt(page, first)) return undefined;
  const end = page.has(k + 1, 'tok') ? k + 1 : k;
  return shapedLength('outputTokens', k, PIECE, Math.max(end, noun), [noun]);
}

/** The piece before its length: "letter ~600", "carta de unos 600 tokens". */
function pieceBefore(page: Page, k: number): number | undefined {
  let j = k - 1;
  while (j > k - NOUN_WITHIN && isSkipped(page, j)) j -= 1;
  return page.sameSentence(j, k) && DRAFTED.test(page.textAt(j)) ? j : undefined;
}
const NOUN_WITHIN = 5;
/** "Brief ca. 600", "lettre d'environ 600", "letter: ~600". */
const isSkipped = (page: Page, j: number): boolean =>
  page.has(j, 'hedge', 'between', 'determiner') ||
  ["d'environ", ':'].includes(page.textAt(j)) ||
  (page.is(j, '.') && page.has(j - 1, 'hedge'));

/** "600 token letters". */
const pieceBehind = (page: Page, k: number): number | undefined => {
  const at = page.is(k + 1, '-') ? k + 2 : k + 1;
  return page.has(at, 'tok') && page.sameSentence(at + 1, k) && DRAFTED.test(page.textAt(at + 1)) ? at + 1 : undefined;
};

/** The length of a prompt stands before, and no answer. */
function isBehindPrompt(page: Page, first: number): boolean {
  let figure = false;
  for (let j = first - 2; j >= first - PROMPT_WITHIN && page.sameSentence(j, first); j -= 1) {
    if (page.has(j, 'out')) return false;
    if (page.at(j)?.kind === 'figure') figure = true;
    if (page.has(j, 'in') && (figure || page.at(j - 1)?.kind === 'figure')) return true;
  }
  return false;
}
