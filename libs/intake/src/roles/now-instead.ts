import { isFigure } from '../elements/element';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { shapedLength, valueAt } from './form';
import type { Dimension, Unit } from './quantity';
import { unitsOf } from './quantity';
import type { Role } from './table';
import type { Proposal } from './weigh';
import { proposalsFor } from './weigh';

/** "Prompts were 3k, now 8k", "was 40 users, now 95", "26k tokens, 8k after clean-up": a length or a load that has
 *  taken the place of the one before it, and the one that is gone. */

const INSTEAD = 5;
const GONE = 9;
/** How far behind the former length the present one may stand, elements. */
const REACH = 12;
const NOW_REACH = 3;

const LENGTHS: ReadonlySet<Role> = new Set<Role>(['inputTokens', 'outputTokens', 'contextTokens']);
const UNITS: ReadonlySet<Dimension> = new Set<Dimension>(['bare', 'tokens', 'prose']);
const FORMER: readonly Tag[] = ['was', 'past', 'former', 'didThen'];
const NOW: readonly Tag[] = ['nowCue'];

/** The role of a length that is now, by the one it follows. */
export function nowInstead(page: Page, k: number): Proposal | undefined {
  if (page.before(k, NOW_REACH, NOW, isFigure) < 0) return undefined;
  const then = formerBefore(page, k);
  const load = then === undefined || !isNowOfIt(page, k) ? undefined : loadOf(page, then);
  if (load !== undefined) return isCount(page, k) ? loadNow(load, k) : undefined;
  if (!isLength(page, k)) return undefined;
  const role = then === undefined ? undefined : roleOf(page, then);
  return role === undefined ? undefined : shapedLength(role, k, INSTEAD, page.has(k + 1, 'tok') ? k + 1 : k, [k]);
}

/** The length that another has taken the place of says nothing any more. */
export function longGone(page: Page, k: number): Proposal | undefined {
  if (!isThen(page, k)) return undefined;
  const load = loadOf(page, k);
  const fits = load === undefined ? isLength : isSameLoad(load.role);
  if (load === undefined && roleOf(page, k) === undefined) return undefined;
  for (let j = k + 1; j <= k + REACH && page.sameSentence(j, k); j += 1)
    if (page.at(j)?.kind === 'figure')
      return page.before(j, NOW_REACH, NOW, isFigure) >= 0 &&
        fits(page, j) &&
        (load === undefined || isNowOfIt(page, j))
        ? shapedLength('aside', k, GONE, k)
        : undefined;
  return undefined;
}

/** Loads that are told as they were and as they are. */
const LOADS: ReadonlySet<Role> = new Set<Role>(['totalUsers', 'concurrentRequests', 'requestRate']);
const loadOf = (page: Page, k: number): Proposal | undefined =>
  proposalsFor(page, k).find((p) => p.unit.dimension !== 'bare' && LOADS.has(p.role));
/** A bare number, which counts what the one before it does. */
const isCount = (page: Page, k: number): boolean =>
  Number.isInteger(valueAt(page, k)) && unitsOf(page, k).every((u) => u.dimension === 'bare' || isNoNoun(page, u));
/** "200 users now, 500 by summer" says "now" of the first. */
const isNowOfIt = (page: Page, k: number): boolean =>
  page.at(page.before(k, NOW_REACH, NOW, isFigure))?.clause === page.at(k)?.clause;
const isSameLoad =
  (role: Role) =>
  (page: Page, k: number): boolean =>
    isCount(page, k) || loadOf(page, k)?.role === role;
const loadNow = (then: Proposal, k: number): Proposal => ({
  ...then,
  at: k,
  score: INSTEAD,
  heads: [k],
  leans: [k],
  unit: { ...then.unit, end: k, noun: k },
});

const isLength = (page: Page, k: number): boolean =>
  valueAt(page, k) >= SHORTEST && unitsOf(page, k).every((u) => UNITS.has(u.dimension) || isNoNoun(page, u));
/** "8k after we added the manuals": a word that counts nothing. */
const isNoNoun = (page: Page, u: Unit): boolean => u.dimension === 'things' && !/[sn]$/.test(page.textAt(u.noun));
const SHORTEST = 16;

/** A word of the past before it, or the present right behind it: "2,000 tokens, now 5,000". */
const isThen = (page: Page, k: number): boolean =>
  page.before(k, 4, FORMER, isFigure) >= 0 || page.after(k, BESIDE, NOW, isFigure) >= 0;
const BESIDE = 4;

function formerBefore(page: Page, k: number): number | undefined {
  for (let j = k - 1; j >= k - REACH && isSoon(page, j, k); j -= 1)
    if (page.at(j)?.kind === 'figure') return isThen(page, j) || page.against(j) === 'past' ? j : undefined;
  return undefined;
}
/** In the same sentence, or in the one before where that tells of the past: "Last year it was 200 a second; nowadays it
 *  is 45". */
const isSoon = (page: Page, j: number, k: number): boolean =>
  page.sameSentence(j, k) ||
  ((page.at(j)?.sentence ?? -2) === (page.at(k)?.sentence ?? 0) - 1 && page.statements.tense[j] === 'past');

const roleOf = (page: Page, k: number): Role | undefined =>
  proposalsFor(page, k).find((p) => LENGTHS.has(p.role))?.role;
