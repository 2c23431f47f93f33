import { firstWord } from '../lexer/first-word';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import { shareAt, shareBegins } from '../page/share-words';
import type { Claim } from '../roles/claim';
import { wordSet } from '../words/word-set';
import { CHANGING, PROMPTS, UNCHANGING } from './data/prompt-words';

const OF = wordSet('of von der des de del du della dei do dos van z из');
const ofs = beginningsOf({ firstWords: OF });
/** Words between a share and the prompt that it is of, and how far behind that it may say what becomes of it. */
const OF_REACH = 4;
const SAID_REACH = 5;

/** "Three quarters of each prompt is the same boilerplate", "only 10 % of the prompt differs from call to call": the
 *  share of a prompt that never changes. */
export function withPromptShares(page: Page, claims: readonly Claim[]): readonly Claim[] {
  if (ofs(page).length === 0 || claims.some((c) => c.member === 'prefixCacheShare')) return claims;
  for (const k of shareBegins(page)) {
    const share = page.against(k) === undefined ? shareAt(page, k) : undefined;
    const prompt = share === undefined ? undefined : promptBehind(page, share.end);
    const said = prompt === undefined ? undefined : saidBehind(page, prompt);
    if (share === undefined || said === undefined || share.value >= 1) continue;
    const value = Math.round((said.changes ? 1 - share.value : share.value) * 10_000) / 10_000;
    const [start, end] = [page.at(k)?.start ?? 0, page.at(said.at)?.end ?? 0];
    const taken = claims.filter((c) => c.at < share.from || c.at > share.end);
    return [...taken, { member: 'prefixCacheShare', value, at: k, weight: 2, start, end }];
  }
  return claims;
}

function promptBehind(page: Page, end: number): number | undefined {
  if (!OF.has(firstWord(page.textAt(end + 1)))) return undefined;
  for (let j = end + 1; j <= end + OF_REACH && page.sameSentence(j, end); j += 1) {
    if (PROMPTS.test(firstWord(page.textAt(j)))) return j;
    if (page.at(j)?.kind !== 'word') return undefined;
  }
  return undefined;
}

function saidBehind(page: Page, prompt: number): { at: number; changes: boolean } | undefined {
  let isNot = false;
  for (let j = prompt; j <= prompt + SAID_REACH && page.sameSentence(j, prompt); j += 1) {
    const word = page.textAt(j);
    if (page.at(j)?.figure !== undefined) return undefined;
    if (page.has(j, 'prefix', 'sharedPart') || UNCHANGING.test(word)) return { at: j, changes: isNot };
    if (CHANGING.test(word)) return { at: j, changes: !isNot };
    isNot ||= page.has(j, 'not') || NEVER.test(word);
  }
  return undefined;
}
const NEVER = /^(?:never|nie|jamais|nunca|mai|nooit|nigdy|никогда)$/;
