import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { WITH } from '../words/each-words';
import { ALL_OF_IT } from '../words/small-words';
import { numberAt } from './count';

/** How far behind the part of a prompt the words stand that add the rest, elements, and how far behind those the
 *  whole. */
const WITH_REACH = 6;
const WHOLE_REACH = 9;

/** "A question has 150 tokens, with the retrieved pages it's 3,800": what goes in is the whole, told behind the length
 *  of a part of it. */
export function withWholePrompt(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const part = claims.find((c) => c.member === 'inputTokens');
  const at = part === undefined ? undefined : wholeBehind(page, part.at);
  const value = at === undefined ? undefined : numberAt(page, at);
  const e = page.at(at ?? -1);
  if (part === undefined || at === undefined || value === undefined || e === undefined || value <= part.value)
    return claims;
  const end = page.has(at + 1, 'tok') ? (page.at(at + 1)?.end ?? e.end) : e.end;
  const said = `Input tokens: ${shown(value)} with what is added to the ${shown(part.value)} of the request itself.`;
  const whole: Claim = {
    ...part,
    value,
    at,
    start: e.start,
    end,
    pieces: [{ start: e.start, end }],
    approximation: said,
  };
  return [...claims.filter((c) => c.at !== at && c.member !== 'inputTokens'), whole];
}

function wholeBehind(page: Page, part: number): number | undefined {
  const leads = withBehind(page, part);
  if (leads === undefined) return undefined;
  let isContent = false;
  for (let j = leads + 1; j <= leads + WHOLE_REACH && page.sameSentence(j, leads); j += 1) {
    isContent ||= page.has(j, 'doc', 'chunk', 'pageUnit', 'sharedPart', 'ctx');
    const isWhole = isContent && page.at(j)?.figure !== undefined && page.against(j) === undefined;
    if (isWhole && isLed(page, leads, j)) return j;
  }
  return undefined;
}

function withBehind(page: Page, part: number): number | undefined {
  for (let j = part + 1; j <= part + WITH_REACH; j += 1) {
    if (page.at(j)?.figure !== undefined) return undefined;
    if (WITH.has(page.textAt(j)) && page.at(j)?.clause !== page.at(part)?.clause) return j;
  }
  return undefined;
}

/** The word that gives the whole stands between the "with" and the figure, right before it or its hedge. */
const isLed = (page: Page, from: number, k: number): boolean =>
  [k - 1, k - 2].some((j) => j > from && ALL_OF_IT.has(page.textAt(j)));
