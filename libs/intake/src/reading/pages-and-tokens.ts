import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { TOKENS_PER_PAGE } from '../roles/rows/unit';
import type { Tag } from '../words';
import { ADDED_TO } from '../words/page-words';
import { numberAt } from './count';

/** "A contract of 25 pages plus a playbook of 1,800 tokens": pages and tokens of one prompt add up, and so many tokens
 *  are none of each page. */

/** How far apart the two may stand, elements, and the most pages of one prompt. */
const REACH = 9;
const MOST_PAGES = 2000;
const WEIGHT = 3.2;
const OUT: readonly Tag[] = ['out', 'osl'];

/** The claims of a text with the prompt that pages and tokens are added up to. */
export function withPagesAndTokens(page: Page, claims: readonly Claim[]): readonly Claim[] {
  if (!page.tells('pageUnit')) return claims;
  for (const pages of page.kinds('figure')) {
    if (!page.has(page.unitAt(pages), 'pageUnit') || !isOfPrompt(page, claims, pages)) continue;
    const tokens = page.kinds('figure').find((k) => isAdded(page, pages, k) && isOfPrompt(page, claims, k));
    if (tokens === undefined) continue;
    for (const at of [pages, tokens]) page.used.add(at);
    const kept = claims.filter((c) => c.at !== pages && (c.at !== tokens || c.member === 'sharedPrefixTokens'));
    return [...kept, sumOf(page, pages, tokens)];
  }
  return claims;
}

/** A figure of the writer that is told of what goes in. */
const isOfPrompt = (page: Page, claims: readonly Claim[], k: number): boolean =>
  page.against(k) === undefined &&
  (numberAt(page, k) ?? 0) > 0 &&
  !claims.some((c) => c.at === k && c.member === 'outputTokens') &&
  page.before(k, 3, OUT, endsLook) < 0;
const endsLook = (e: Element): boolean => e.kind === 'figure' || e.kind === 'mark';

/** Tokens joined to the pages by "plus", "and" or "with", and not of each of them. */
function isAdded(page: Page, pages: number, tokens: number): boolean {
  const unit = page.is(tokens + 1, '-') ? tokens + 2 : tokens + 1;
  const isLength = page.has(unit, 'tok') && !page.has(unit, 'out', 'tps') && page.sameSentence(tokens, unit);
  if (!isLength || (numberAt(page, pages) ?? 0) > MOST_PAGES || !page.sameSentence(pages, tokens)) return false;
  if (page.has(unit, 'each', 'perPage') || page.has(unit + 1, 'each', 'per', 'perPage', ...OUT)) return false;
  return pages < tokens ? isJoined(page, pages, tokens) : isJoined(page, tokens, pages);
}

/** A word that adds stands between the two, and no other figure. */
export function isJoined(page: Page, from: number, to: number): boolean {
  if (to - from > REACH) return false;
  let isAddedTo = false;
  for (let j = from + 1; j < to; j += 1) {
    if (page.at(j)?.figure !== undefined || page.has(j, ...OUT) || page.is(j, ';')) return false;
    isAddedTo ||= ADDED_TO.has(page.textAt(j));
  }
  return isAddedTo;
}

function sumOf(page: Page, pages: number, tokens: number): Claim {
  const [many, rest] = [numberAt(page, pages) ?? 0, numberAt(page, tokens) ?? 0];
  const value = Math.round(many * TOKENS_PER_PAGE + rest);
  const pieces = [
    { start: page.at(pages)?.start ?? 0, end: page.at(page.unitAt(pages))?.end ?? 0 },
    { start: page.at(tokens)?.start ?? 0, end: page.at(tokens + 1)?.end ?? 0 },
  ].sort((a, b) => a.start - b.start);
  const told = `${shown(many)} pages of ${TOKENS_PER_PAGE} tokens and ${shown(rest)} tokens`;
  return {
    member: 'inputTokens',
    value,
    at: Math.min(pages, tokens),
    weight: WEIGHT,
    start: pieces[0]?.start ?? 0,
    end: pieces[1]?.end ?? 0,
    pieces,
    approximation: `Input tokens: ${told} are ${shown(value)} together.`,
  };
}
