import { spanBetween } from '../page/span';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import type { Tag } from '../words';
import { AT_EACH, ONE_PIECE, TOKENS_EACH } from '../words/page-words';
import { plusBehind, withOneAlone } from './one-picture';
import { numberAt } from './count';

/** "6 pages each ... A page is about 1,100 image tokens", "4 photos per claim at 1,500 tokens": so many pages or
 *  pictures of so many tokens are one prompt. */

/** Fewer tokens are no page, more of them no piece of work. */
const FEWEST_TOKENS = 16;
const MOST_PAGES = 1000;
/** How far from the tokens of one the word for it may stand, and their number, elements and sentences. */
const ONE_REACH = 6;
const COUNT_REACH = 60;
const SENTENCES = 3;
const WEIGHT = 3.2;

/** What a prompt holds several of, by the words for it. */
const KINDS: readonly (readonly Tag[])[] = [['pageUnit', 'perPage'], ['image']];
type Kind = (typeof KINDS)[number];

/** The claims of a text, with the prompt that its pages or pictures come to. */
export function withTokensPerPage(page: Page, claims: readonly Claim[]): readonly Claim[] {
  if (!page.tells('pageUnit', 'perPage', 'image')) return claims;
  for (const k of page.kinds('figure')) {
    const kind = isLength(page, k) && !page.used.has(k) ? KINDS.find((tags) => isOfOne(page, k, tags)) : undefined;
    const count = kind === undefined ? undefined : countNear(page, k, kind);
    if (kind !== undefined && count === undefined && !isRead(page, claims, k)) return withOneAlone(page, claims, k);
    if (count === undefined) continue;
    for (const at of [k, count]) page.used.add(at); // what each piece has is nothing that comes in a day
    return [...claims.filter((c) => c.at !== k && c.at !== count), promptOf(page, k, count)];
  }
  return claims;
}

/** "A page is about 1,300 tokens": read as the prompt already. */
const isRead = (page: Page, claims: readonly Claim[], k: number): boolean =>
  plusBehind(page, k) === undefined && claims.some((c) => c.member === 'inputTokens' && c.at === k);

/** Tokens that no word calls an answer: "1,100 tokens", "1,100 image tokens", and "at 1,500" of each. */
function isLength(page: Page, k: number): boolean {
  if ((numberAt(page, k) ?? 0) < FEWEST_TOKENS || page.against(k) !== undefined) return false;
  if (page.before(k, ONE_REACH, OUT, isFigure) >= 0 || page.after(k, 3, OUT, isFigure) >= 0) return false;
  return lastOfUnit(page, k) !== undefined || isBare(page, k);
}
const OUT: readonly Tag[] = ['out', 'osl', 'tps', 'ctx'];
const isFigure = (e: { kind: string }): boolean => e.kind === 'figure' || e.kind === 'mark';
function lastOfUnit(page: Page, k: number): number | undefined {
  const isOfPicture = (page.has(k + 1, 'image') && !page.has(k + 1, 'tok')) || page.is(k + 1, 'bild');
  const joined = page.is(k + 2, '-') ? k + 3 : k + 2; // "Bild-Token"
  const j = isOfPicture ? joined : k + 1;
  return page.sameSentence(j, k) && (page.has(j, 'tok') || isOfEach(page, j)) ? j : undefined;
}
const isOfEach = (page: Page, j: number): boolean => TOKENS_EACH.test(page.textAt(j));
const isBare = (page: Page, k: number): boolean =>
  AT_EACH.has(page.textAt(k - 1)) && (!page.sameSentence(k, k + 1) || page.at(k + 1)?.kind === 'mark');

/** Whether so many tokens are those of one page or picture. */
const isOfOne = (page: Page, k: number, kind: Kind): boolean =>
  isPerBehind(page, k, kind) || isOneBefore(page, k, kind);

/** "1,100 tokens per page", "800 Token pro Seite". */
function isPerBehind(page: Page, k: number, kind: Kind): boolean {
  const j = (lastOfUnit(page, k) ?? k) + 1;
  if (!page.sameSentence(j, k)) return false;
  return page.has(j, 'perPage') ? page.has(j, ...kind) : page.has(j, 'per', 'each') && page.has(j + 1, ...kind);
}

/** "A page is about 1,100", "each photo 1,500", "4 photos per claim at 1,500", "3 pages of 1,200 tokens each". */
function isOneBefore(page: Page, k: number, kind: Kind): boolean {
  const last = lastOfUnit(page, k) ?? k;
  const isEach = AT_EACH.has(page.textAt(k - 1)) || isOfEach(page, last) || page.has(last + 1, 'each');
  for (let j = k - 1; j >= k - ONE_REACH && page.sameSentence(j, k); j -= 1) {
    if (isSign(page, j)) continue;
    if (page.at(j)?.kind !== 'word') return false;
    if (page.has(j, 'perPage')) return page.has(j, ...kind);
    if (!page.has(j, ...kind)) continue;
    const counted = page.at(j - 1)?.figure;
    if (isOfRange(page, j, k)) return false;
    return counted === undefined ? isOnePiece(page, j - 1) : counted.value === 1 || isEach;
  }
  return false;
}
/** "De 20 páginas a 400 tokens". */
const isOfRange = (page: Page, j: number, k: number): boolean => FROM.has(page.textAt(j - 2)) && page.is(k - 1, 'a');
/** "One photo = 900", "eine Seite ca. 1.300". */
const isSign = (page: Page, j: number): boolean => page.is(j, '=') || (page.is(j, '.') && page.has(j - 1, 'hedge'));
const FROM: ReadonlySet<string> = new Set(['de', 'da', 'di']);
const isOnePiece = (page: Page, j: number): boolean => page.has(j, 'each') || ONE_PIECE.has(page.textAt(j));

/** The nearest number of them that one piece of work has; what comes in a time is none. */
function countNear(page: Page, at: number, kind: Kind): number | undefined {
  for (let n = 1; n <= COUNT_REACH; n += 1)
    for (const k of [at - n, at + n]) if (isNear(page, at, k) && !page.used.has(k) && isCount(page, k, kind)) return k;
  return undefined;
}
const isNear = (page: Page, at: number, k: number): boolean =>
  page.at(k)?.kind === 'figure' &&
  Math.abs((page.at(k)?.sentence ?? -SENTENCES) - (page.at(at)?.sentence ?? 0)) < SENTENCES;

function isCount(page: Page, k: number, kind: Kind): boolean {
  const many = numberAt(page, k) ?? 0;
  const noun = page.unitAt(k);
  if (many <= 1 || many > MOST_PAGES || page.against(k) !== undefined || !page.has(noun, ...kind)) return false;
  const isAnswer = page.before(k, 3, OUT, isFigure) >= 0;
  return !isAnswer && page.period(noun + 1) === undefined && !page.has(noun + 1, 'daily', 'tok');
}

/** The prompt, with its evidence at both figures. */
function promptOf(page: Page, at: number, count: number): Claim {
  const [many, each] = [numberAt(page, count) ?? 1, numberAt(page, at) ?? 0];
  const value = Math.round(many * each);
  const noun = page.unitAt(count);
  const [first, second] = [spanBetween(page, count, noun), spanBetween(page, at, lastOfUnit(page, at) ?? at)];
  const pieces = count < at ? [first, second] : [second, first];
  const parts = `${shown(many)} ${page.textAt(noun)} of ${shown(each)} tokens`;
  const approximation = `Input tokens: ${parts} are ${shown(value)}.`;
  const [start, end] = [pieces[0]?.start ?? 0, pieces[1]?.end ?? 0];
  return { member: 'inputTokens', value, at: Math.min(at, count), weight: WEIGHT, start, end, pieces, approximation };
}
