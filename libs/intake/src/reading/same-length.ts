import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { SIZE_NOUNS } from '../words/small-words';

/** How far behind the one length the words may stand that liken the other to it, and how far from them the side,
 *  elements. */
const REACH = 18;
const SIDE_REACH = 6;

/** "15k tokens in and just as much out", "1,000 tokens each and the output is of the same size": an answer that is as
 *  long as the prompt. */
export function withSameLength(page: Page, claims: readonly Claim[]): Claim[] {
  if (!page.tells('asLong')) return [...claims];
  const prompts = claims.filter((c) => c.member === 'inputTokens');
  const [prompt] = prompts;
  if (prompt === undefined || prompts.length > 1 || claims.some((c) => c.member === 'outputTokens')) return [...claims];
  for (let k = prompt.at + 1; k <= prompt.at + REACH && k < page.elements.length; k += 1) {
    if (page.at(k)?.kind === 'figure') break;
    if (page.has(k, 'asLong') && isOfSize(page, k) && isAnswer(page, k, prompt.at))
      return [...claims, like(page, k, prompt)];
  }
  return [...claims];
}

/** Nothing but a word of size or the side stands behind it. */
const isOfSize = (page: Page, k: number): boolean =>
  page.against(k) === undefined &&
  (!page.sameSentence(k, k + 1) ||
    page.at(k + 1)?.kind === 'mark' ||
    page.has(k + 1, 'out', 'and') ||
    SIZE_NOUNS.has(page.textAt(k + 1)));

/** The answer is named on either side of the words, and behind the prompt. */
function isAnswer(page: Page, k: number, prompt: number): boolean {
  if ((page.at(k)?.sentence ?? 0) - (page.at(prompt)?.sentence ?? 0) > 1) return false;
  const side = page.before(k, Math.min(SIDE_REACH, k - prompt - 1), ['out']);
  return side >= 0 || page.after(k, SIDE_REACH, ['out'], (e) => e.kind === 'figure') >= 0;
}

function like(page: Page, k: number, prompt: Claim): Claim {
  const words = page.at(k);
  const side = page.after(k, SIDE_REACH, ['out']);
  const start = words?.start ?? 0;
  return {
    member: 'outputTokens',
    value: prompt.value,
    at: k,
    weight: prompt.weight,
    start,
    end: page.at(side)?.end ?? words?.end ?? start,
    approximation: `The answer is said to be as long as the prompt: ${shown(prompt.value)} tokens.`,
  };
}
