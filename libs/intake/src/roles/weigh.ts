import type { Page } from '../page/page';
import type { Spoken } from './head-reach';
import { nearestHead, OPENS_VALUE } from './head-reach';
import { DENIALS } from '../words/crowd-words';
import { ONE_OF } from '../words/small-words';
import { labelOf } from './label';
import { isHourOfDay, isOrdinal, isYear } from './ordinal';
import type { Dimension, Unit } from './quantity';
import { unitsOf } from './quantity';
import type { Role, RoleRow } from './rows/role';
import { ROLES, THRESHOLD } from './table';

/** One role that one figure could play: how much speaks for it, in which unit, and by which words. */
export interface Proposal {
  readonly role: Role;
  /** The figure, an element number. */
  readonly at: number;
  readonly unit: Unit;
  readonly score: number;
  /** Words that spoke for it. */
  readonly heads: readonly number[];
  /** Those of them that can speak for one figure only. */
  readonly leans: readonly number[];
}

/** All roles that a figure could play, the best first. */
export function proposalsFor(page: Page, k: number): Proposal[] {
  const out: Proposal[] = [];
  if (isNegative(page, k) || isNumbering(page, k) || isDenied(page, k)) return out;
  if (isOrdinal(page, k) || isNakedYear(page, k) || isHourOfDay(page, k) || isWhole(page, k)) return out;
  const units = unitsOf(page, k);
  const firm = units.some((u) => FIRM.has(u.dimension) && u.noun <= k + 2);
  for (const unit of units)
    for (const row of BY_DIMENSION.get(unit.dimension) ?? []) {
      const proposal = weigh(page, k, unit, row, firm);
      if (proposal !== undefined && proposal.score >= THRESHOLD) out.push(proposal);
    }
  return out.sort((a, b) => b.score - a.score);
}

/** `concurrency: -5`: less than nothing plays no role. */
const isNegative = (page: Page, k: number): boolean =>
  page.is(k - 1, '-') && page.at(k)?.glued === true && (k < 2 || OPENS_VALUE.has(page.textAt(k - 2)));

/** A year that counts nothing. */
const isNakedYear = (page: Page, k: number): boolean =>
  isYear(page, k) && unitsOf(page, k).every((u) => u.dimension === 'bare');

/** "25 at a time, not 250": what is denied counts for nothing. */
const isDenied = (page: Page, k: number): boolean => page.sameSentence(k - 1, k) && DENIALS.has(page.textAt(k - 1));

/** "Un sur vingt": the whole of which one is a part. */
const isWhole = (page: Page, k: number): boolean =>
  page.at(k)?.figure?.spelled === true && page.is(k - 1, 'sur') && ONE_OF.has(page.textAt(k - 2));

/** `B.2`, `v.3`: a letter and a point make the figure a mark of a section or version. */
const isNumbering = (page: Page, k: number): boolean =>
  page.is(k - 1, '.') &&
  page.at(k)?.glued === true &&
  page.at(k - 1)?.glued === true &&
  /^\p{L}$/u.test(page.textAt(k - 2));

/** The rows that take a dimension. */
const BY_DIMENSION = new Map<Dimension, RoleRow[]>();
for (const row of ROLES)
  for (const dimension of Object.keys(row.takes) as Dimension[])
    BY_DIMENSION.set(dimension, [...(BY_DIMENSION.get(dimension) ?? []), row]);

/** Dimensions of which a label right before the figure decides; what a bare number loses when a unit stands behind it.
 */
const LABELLED: ReadonlySet<Dimension> = new Set<Dimension>(['bare', 'cards', 'duration', 'tokens', 'work']);
const FIRM: ReadonlySet<Dimension> = new Set<Dimension>([
  'duration',
  'speed',
  'rate',
  'share',
  'memory',
  'people',
  'tokens',
  'prose',
  'factor',
]);
const FIRM_UNIT = 2;

/** How much speaks for one role of the figure at `k` in one of its units; undefined where the row does not take it.
 *  @param firm the figure has a firm unit of another reading right behind it */
function weigh(page: Page, k: number, unit: Unit, row: RoleRow, firm: boolean): Proposal | undefined {
  const base = row.takes[unit.dimension];
  if (base === undefined || !mayPlay(page, k, unit, row)) return undefined;
  const { heads, leans } = headsOf(page, k, unit, row);
  const prior = priorOf(page, k, unit, row);
  if (isCountedThing(page, k, unit, row, heads)) return undefined;
  if (heads.length === 0 && !prior.isSaid && row.needsHead?.includes(unit.dimension) === true) return undefined;
  let score = base - (unit.dimension === 'bare' && firm ? FIRM_UNIT : 0);
  for (const h of heads) score += h.worth;
  score += prior.large;
  score += prior.perHead + crowdWorth(page, k, unit, row);
  for (const h of row.against ?? []) score -= nearestHead(page, k, unit, h)?.worth ?? 0;
  return { role: row.role, at: k, unit, score, heads: heads.map((h) => h.at), leans };
}

/** "12.000 cartas ... resumen": a noun right behind a bare number is what it counts, whatever side stands there too. */
const isCountedThing = (page: Page, k: number, unit: Unit, row: RoleRow, heads: readonly Spoken[]): boolean =>
  unit.dimension === 'bare' &&
  (row.role === 'outputTokens' || row.role === 'inputTokens') &&
  heads.every((h) => h.at > k || page.at(h.at)?.kind === 'use') &&
  unitsOf(page, k).some((u) => u.dimension === 'things' && u.noun === k + 1);

/** "Одновременно сидят человек 20", "同時アクセスは15人": people behind the word that says that they are there at once. */
function crowdWorth(page: Page, k: number, unit: Unit, row: RoleRow): number {
  const isPeople = unit.dimension === 'people' || page.has(k - 1, 'who');
  if (row.role !== 'concurrentRequests' || !isPeople || page.has(k + 1, 'conc')) return 0;
  return page.before(k, CROWD_REACH, ['conc'], (e) => e.kind === 'figure') >= 0 ? BEHIND_AT_ONCE : 0;
}
const CROWD_REACH = 12;
const BEHIND_AT_ONCE = 1;

/** Whether the value lies in the row's range and is whole where it must be; a bare "one" plays no role. */
function mayPlay(page: Page, k: number, unit: Unit, row: RoleRow): boolean {
  const figure = page.at(k)?.figure;
  if (figure === undefined || (unit.dimension === 'bare' && figure.spelled && figure.value <= 1)) return false;
  const value = figure.value * unit.scale;
  if (value < row.range[0] || value > row.range[1]) return false;
  return row.whole !== true || Number.isInteger(figure.value);
}

/** What speaks for the row: the label first, then each word once with its best worth; and those of them that speak for
 *  one figure only. */
function headsOf(page: Page, k: number, unit: Unit, row: RoleRow): { heads: readonly Spoken[]; leans: number[] } {
  const label = LABELLED.has(unit.dimension) ? labelOf(page, k, unit, row.label ?? []) : undefined;
  const heads = new Map<number, number>();
  const leans: number[] = [];
  if (label !== undefined) {
    heads.set(label.at, label.worth);
    leans.push(label.at);
  }
  for (const h of row.heads) {
    const found = h.only?.includes(unit.dimension) === false ? undefined : nearestHead(page, k, unit, h);
    if (found === undefined) continue;
    if (found.at !== label?.at) heads.set(found.at, Math.max(found.worth, heads.get(found.at) ?? 0));
    if (h.shared !== true) leans.push(found.at);
  }
  return { heads: [...heads].map(([at, worth]) => ({ at, worth })), leans };
}

/** What the size of a figure and its being counted for each user say without any word. */
function priorOf(
  page: Page,
  k: number,
  unit: Unit,
  row: RoleRow,
): { readonly large: number; readonly perHead: number; readonly isSaid: boolean } {
  const value = (page.at(k)?.figure?.value ?? 0) * unit.scale;
  const { prior } = row;
  const isYearly = unit.dimension === 'pacedLong' && unit.period === 'year';
  const isLarge =
    prior !== undefined && !isYearly && value >= prior.from && prior.only?.includes(unit.dimension) !== false;
  const perHead = unit.each === true ? (row.perHead ?? 0) : 0;
  return {
    large: isLarge ? prior.worth : 0,
    perHead,
    isSaid: perHead > 0 || (isLarge && prior.only !== undefined),
  };
}
