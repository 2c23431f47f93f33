import type { Page } from '../page/page';
import type { Span } from '../reading';
import type { Claim, Member } from './claim';
import type { Proposal } from './weigh';

/** Turns the role that was chosen for a figure into what it says; undefined where it says nothing after all. */
export type Maker = (page: Page, p: Proposal) => Claim | undefined;

/** The number of the figure; NaN where there is none. */
export const figureOf = (page: Page, p: Proposal): number => page.at(p.at)?.figure?.value ?? NaN;

/** A claim of usual firmness that rests on the words around the figure. */
export function claim(page: Page, p: Proposal, member: Member, value: number, more: Partial<Claim> = NOTHING): Claim {
  const { start, end } = span(page, p);
  return {
    member,
    value,
    at: p.at,
    weight: more.weight ?? 2,
    score: p.score,
    start: more.start ?? start,
    end: more.end ?? end,
    observed: more.observed,
    setting: more.setting,
    tested: more.tested,
    approximation: more.approximation,
    spread: more.spread,
    sample: more.sample,
    pieces: more.pieces,
  };
}
const NOTHING: Partial<Claim> = {};

/** What the figure says is its number. */
export const plain =
  (member: Member): Maker =>
  (page, p) =>
    claim(page, p, member, figureOf(page, p));

/** Words that spoke for a figure belong to its evidence up to here, elements. */
const CLOSE = 5;
/** Places of the words that the claim rests on: the figure, its unit, and the words that spoke for it when they stand
 *  close. */
export function span(page: Page, p: Proposal): Span {
  let a = p.at;
  let b = Math.max(p.at, p.unit.end);
  for (const h of p.heads) {
    if (h < a && a - h <= CLOSE && !hasAnother(page, h + 1, a)) a = h;
    if (h > b && h - b <= CLOSE && !hasAnother(page, b + 1, h)) b = h;
  }
  return { start: page.at(a)?.start ?? 0, end: page.at(b)?.end ?? 0 };
}
/** Figures and names that evidence does not reach over. */
const OTHERS: ReadonlySet<string> = new Set(['figure', 'money', 'gpu', 'model']);
const hasAnother = (page: Page, from: number, to: number): boolean =>
  page.elements.slice(from, to).some((e) => OTHERS.has(e.kind));
