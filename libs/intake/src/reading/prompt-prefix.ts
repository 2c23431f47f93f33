import { writtenLike } from '../page/written';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { PART_OF, UNCHANGING } from './data/prompt-words';

/** How far behind its figure the words may stand that say that a part of the prompt is always the same, elements. */
const REACH = 9;
/** How far before its figure "of which" may stand. */
const PART_REACH = 3;
/** A shared part is shorter than this, tokens. */
const LONGEST = 2_000_000;
const SHORTEST = 16;

/** "1,100 tokens in, of which 800 are the same rules", "2,300 tokens of prompt, 1,500 of which is the handbook, same
 *  for everyone", "the first 9k tokens of every prompt never change": the part of a prompt that all requests share, in
 *  place of what its figure was taken for. */
export function withSharedParts(page: Page, claims: readonly Claim[]): Claim[] {
  const parts = namesUnchanging(page) ? page.kinds('figure').flatMap((k) => partAt(page, k) ?? []) : [];
  if (parts.length === 0 || claims.some((c) => c.member === 'sharedPrefixTokens')) return [...claims];
  const taken = new Set(parts.map((p) => p.at));
  return [...claims.filter((c) => !taken.has(c.at) || isWholePrompt(page, c)), ...parts];
}

/** Whether anything is said to be the same in every prompt. */
export const namesUnchanging = (page: Page): boolean =>
  page.tells('prefix', 'sharedPart') || unchanging(page).length > 0;
const unchanging = writtenLike(UNCHANGING);

/** So many tokens, and no share of them. */
const isPartLength = (page: Page, k: number, value: number): boolean =>
  value >= SHORTEST && value <= LONGEST && !page.has(k + 1, 'percent');

function partAt(page: Page, k: number): Claim | undefined {
  const e = page.at(k);
  const value = e?.kind === 'figure' ? e.figure?.value : undefined;
  if (e === undefined || value === undefined || !isPartLength(page, k, value)) return undefined;
  if (page.against(k) !== undefined || page.used.has(k) || !(isLength(page, k) || isPart(page, k))) return undefined;
  const end = page.at(unchangingBehind(page, k) ?? -1)?.end;
  return end === undefined ? undefined : { member: 'sharedPrefixTokens', value, at: k, weight: 2, start: e.start, end };
}

/** "Prompts are 2,900 tokens, nearly identical for everyone": the whole of a prompt stays its length. */
const isWholePrompt = (page: Page, c: Claim): boolean =>
  c.member === 'inputTokens' && c.start < (page.at(c.at)?.start ?? 0) && !isPart(page, c.at);

const isLength = (page: Page, k: number): boolean => page.has(k + 1, 'tok') && !page.has(k + 1, 'in', 'out', 'tps');

/** "6.000 tokens, de los que 4.500 son siempre los mismos": a part of a length, and never a number of work. */
export const isPartOfLength = (page: Page, k: number): boolean =>
  (page.at(k)?.figure?.value ?? 0) >= SHORTEST && isPart(page, k) && unchangingBehind(page, k) !== undefined;

/** "of which 800", "1,500 of which", "von 6.100 Token sind 5.400": the figure is a part of the one before it. */
function isPart(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - PART_REACH && page.sameSentence(j, k); j -= 1)
    if (PART_OF.test(page.textAt(j)) || PART_OF.test(threeFrom(page, j))) return true;
  const behind = [page.textAt(k + 1), `${page.textAt(k + 1)} ${page.textAt(k + 2)}`];
  return (page.sameSentence(k, k + 1) && behind.some((words) => PART_OF.test(words))) || isOutOf(page, k);
}

/** "De los cuales" is three words. */
const threeFrom = (page: Page, j: number): string => `${page.textAt(j)} ${page.textAt(j + 1)} ${page.textAt(j + 2)}`;

/** "Von 6.100 Token Prompt sind 5.400 immer gleich", "of 6,100 prompt tokens 5,400 are the same". */
function isOutOf(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - WHOLE_REACH && page.sameSentence(j, k); j -= 1) {
    const whole = page.at(j)?.figure;
    if (whole === undefined) continue;
    const led = page.has(j - 1, 'determiner', 'definite', 'own') ? j - 2 : j - 1;
    const isWhole = page.has(j + 1, 'tok', 'in') && !page.has(j + 1, 'out', 'tps');
    return WHOLE_LEADS.has(page.textAt(led)) && isWhole && whole.value > (page.at(k)?.figure?.value ?? 0);
  }
  return false;
}
const WHOLE_REACH = 8;
const WHOLE_LEADS: ReadonlySet<string> = new Set('of von sur de di su van z из out of'.split(' '));

/** "60 tokens a message behind a fixed instruction of 900": the words name the figure behind them. */
const isOfNext = (page: Page, j: number): boolean =>
  WHOLE_LEADS.has(page.textAt(j + 1)) && page.at(j + 2)?.figure !== undefined && page.sameSentence(j, j + 2);

/** Where the words stand that say that it is always the same; none behind another figure. */
function unchangingBehind(page: Page, k: number): number | undefined {
  for (let j = k + 1; j <= k + REACH && page.sameSentence(j, k); j += 1) {
    const e = page.at(j);
    if (e?.figure !== undefined || page.has(j, 'out')) return undefined;
    if (page.has(j, 'prefix', 'sharedPart') || UNCHANGING.test(e?.text ?? '')) return isOfNext(page, j) ? undefined : j;
  }
  return undefined;
}
