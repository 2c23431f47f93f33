import type { Page } from '../page/page';
import type { Spoken } from './head-reach';
import { countsRather, rateRather } from './counts-rather';
import { nearestHead } from './head-reach';
import { labelOf } from './label';
import { isNoAmount } from './no-amount';
import type { Dimension, Unit } from './quantity';
import { unitsOf } from './quantity';
import type { Role } from './rows/role';
import { BEHIND_AT_ONCE, CROWD, SCALES, type Scale } from './scale';
import { THRESHOLD } from './table';

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
  if (isNoAmount(page, k)) return out;
  const units = unitsOf(page, k).filter((u) => !isMultipleOf(page, k, u));
  const firm = units.some((u) => FIRM.has(u.dimension) && u.noun <= k + 2);
  for (const unit of units)
    for (const row of rowsFor(page, k, unit)) {
      const proposal = weigh(page, k, unit, row, firm);
      if (proposal !== undefined && proposal.score >= THRESHOLD) out.push(proposal);
    }
  return out.length > 1 ? out.sort((a, b) => b.score - a.score) : out;
}

/** "Three times the players": a multiple of them counts none. */
const isMultipleOf = (page: Page, k: number, { noun }: Unit): boolean =>
  noun > k + 1 && page.has(k + 1, 'foldUnit') && page.has(k + 2, 'definite', 'determiner', 'own');

/** What a bare number loses when a unit stands behind it. */
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

/** The rows that the figure at `k` can play in one of its units: its value lies in their range, and words of its
 *  sentence speak for them or the figure itself does; a bare "one" plays no role. */
function rowsFor(page: Page, k: number, unit: Unit): readonly Scale[] {
  const figure = page.at(k)?.figure;
  const rows = SCALES.get(unit.dimension);
  if (figure === undefined || rows === undefined) return NO_ROWS;
  if (unit.dimension === 'bare' && figure.spelled && isPointing(page, k, figure.value)) return NO_ROWS;
  // "20 questions a day, one question is 2 requests"
  if (unit.dimension === 'work' && figure.spelled && figure.value <= 1) return NO_ROWS;
  const value = figure.value * unit.scale;
  const isWhole = Number.isInteger(figure.value);
  return rows.filter(
    (row) =>
      value >= row.least &&
      value <= row.most &&
      (isWhole || !row.whole) &&
      (row.unsaid >= THRESHOLD || page.speaksIn(k, row.words)),
  );
}
const NO_ROWS: readonly Scale[] = [];

/** How much speaks for one role of the figure at `k` in one of its units; undefined where the row does not take it.
 *  @param firm the figure has a firm unit of another reading right behind it */
function weigh(page: Page, k: number, unit: Unit, row: Scale, firm: boolean): Proposal | undefined {
  if (isNoWait(page, k, unit, row, firm)) return undefined;
  const { heads, leans } = headsOf(page, k, unit, row);
  const large = worthOfSize((page.at(k)?.figure?.value ?? 0) * unit.scale, unit, row);
  const perHead = perHeadOf(unit, row);
  if (heads.length === 0 && row.needsHead && !saysItself(row, large, perHead)) return undefined;
  if (countsRather(page, k, unit, row, heads)) return undefined;
  let score = row.base - rateRather(page, k, unit, row) - (unit.dimension === 'bare' && firm ? FIRM_UNIT : 0);
  for (const h of heads) score += h.worth;
  score += large;
  score += perHead + crowdWorth(page, k, unit, row);
  for (const h of row.against) score -= nearestHead(page, k, unit, h)?.worth ?? 0;
  return { role: row.role, at: k, unit, score, heads: heads.map((h) => h.at), leans };
}

/** "TTFT 25% worse", "TTFT at 64 is 1.3 s", "19 por sesión y el TTFT se va a 9 s": a share, a count and what another
 *  wait is told of are none; a number without a unit is a wait right behind its name. */
function isNoWait(page: Page, k: number, unit: Unit, row: Scale, firm: boolean): boolean {
  if (unit.dimension !== 'bare' || (row.role !== 'ttftMs' && row.role !== 'tpotMs')) return false;
  if (firm || page.at(k)?.figure?.spelled === true) return true;
  const behind = page.after(k, WAIT_REACH, ['ms', 'sec']);
  if (page.at(behind - 1)?.kind === 'figure' && page.at(behind)?.clause === page.at(k)?.clause) return true;
  return page.before(k, WAIT_REACH, ['ttft', 'tpot']) < 0 && !page.has(k + 1, 'ttft', 'tpot');
}
const WAIT_REACH = 9;

/** "Одновременно сидят человек 20", "同時アクセスは15人": people behind the word that says that they are there at once. */
function crowdWorth(page: Page, k: number, unit: Unit, row: Scale): number {
  if (row.role !== CROWD) return 0;
  const isPeople = unit.dimension === 'people' || page.has(k - 1, 'who');
  if (!isPeople || page.has(k + 1, 'conc')) return 0;
  // "a dozen people, all at once"
  const aside = unit.end + 2;
  if (page.is(aside - 1, ',') && page.has(aside, 'conc') && page.at(aside + 1)?.kind === 'mark') return BEHIND_AT_ONCE;
  // "twenty-five analysts at our fund will query it at once"
  const atOnce = page.after(unit.end, CROWD_REACH, ['conc'], (e) => e.kind !== 'word' && e.kind !== 'use');
  if (atOnce > unit.end + 2 && AT_ONCE_AT_END.test(page.textAt(atOnce))) return FAR_AT_ONCE;
  return page.before(k, CROWD_REACH, ['conc'], (e) => e.kind === 'figure') >= 0 ? BEHIND_AT_ONCE : 0;
}
const CROWD_REACH = 12;
const FAR_AT_ONCE = 1.6;
const AT_ONCE_AT_END = new RegExp(
  '^(?:all )?(?:at once|at the same time|simultaneously|concurrently|in parallel|gleichzeitig|en meme temps|' +
    'simultanement|a la vez|al mismo tiempo|ao mesmo tempo|contemporaneamente|tegelijk|jednoczesnie|одновременно|' +
    'одночасно)$',
);

/** "One", "those two", "diese drei": a word that points at what was named before. */
const isPointing = (page: Page, k: number, value: number): boolean => value <= 1 || POINTS.has(page.textAt(k - 1));
const POINTS: ReadonlySet<string> = new Set(
  'those these diese diesen dieser jene ces estos esas estas questi queste estes essas deze die tych эти'.split(' '),
);

interface Heads {
  readonly heads: readonly Spoken[];
  readonly leans: readonly number[];
}
const NO_HEADS: Heads = { heads: [], leans: [] };

/** What speaks for the row: the label first, then each word once with its best worth; and those of them that speak for
 *  one figure only. */
function headsOf(page: Page, k: number, unit: Unit, row: Scale): Heads {
  const label = row.labels.length === 0 ? undefined : labelOf(page, k, unit, row.labels);
  if (label === undefined && !page.speaksIn(k, row.words)) return NO_HEADS;
  const heads = new Map<number, number>();
  const leans: number[] = [];
  if (label !== undefined) {
    heads.set(label.at, label.worth);
    leans.push(label.at);
  }
  for (const h of row.heads) {
    const found = nearestHead(page, k, unit, h);
    if (found === undefined) continue;
    if (found.at !== label?.at) heads.set(found.at, Math.max(found.worth, heads.get(found.at) ?? 0));
    if (h.shared !== true) leans.push(found.at);
  }
  return { heads: [...heads].map(([at, worth]) => ({ at, worth })), leans };
}

/** Whether the figure by itself does for a row that needs a word. */
const saysItself = (row: Scale, large: number, perHead: number): boolean =>
  perHead > 0 || (large > 0 && row.prior?.only !== undefined);

/** What the size of a figure says without any word. */
function worthOfSize(value: number, unit: Unit, { prior }: Scale): number {
  if (prior === undefined || value < prior.from) return 0;
  const isYearly = unit.dimension === 'pacedLong' && unit.period === 'year';
  return !isYearly && prior.only?.includes(unit.dimension) !== false ? prior.worth : 0;
}
/** What it says that the figure is counted for each user. */
const perHeadOf = (unit: Unit, row: Scale): number => (unit.each === true ? row.perHead : 0);
