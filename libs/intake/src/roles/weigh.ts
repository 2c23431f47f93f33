import type { Tag } from '../words';
import type { Element } from '../elements/element';
import type { Page } from '../elements/page';
import type { Head, Role, RoleRow } from './table';
import { ROLES, THRESHOLD } from './table';
import type { Dimension, Unit } from './quantity';
import { isFormer, isSide, unitsOf } from './quantity';

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

/** What a word loses for every element that stands between it and the figure. */
const PER_STEP = 0.07;
/** What is left of it behind a comma, and behind another figure. */
const BEHIND_COMMA = 0.6;
const BEHIND_FIGURE = 0.45;
const USUAL_REACH = 8;

/** All roles that a figure could play, the best first. */
export function proposalsFor(page: Page, k: number): Proposal[] {
  const out: Proposal[] = [];
  if (isNegative(page, k) || isNumbering(page, k) || isDenied(page, k)) return out;
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
  page.is(k - 1, '-') && page.at(k)?.glued === true && (k < 2 || OPENS_VALUE.has(page.at(k - 2)?.text ?? ''));

/** "25 at a time, not 250": what is denied counts for nothing. */
const isDenied = (page: Page, k: number): boolean =>
  page.sameSentence(k - 1, k) && DENIALS.has(page.at(k - 1)?.text ?? '');
const DENIALS = new Set(['not', 'nicht', 'pas', 'niet', 'nie', 'не', 'nao']);

/** `B.2`, `v.3`: a letter and a point make the figure a mark of a section or version. */
const isNumbering = (page: Page, k: number): boolean =>
  page.is(k - 1, '.') &&
  page.at(k)?.glued === true &&
  page.at(k - 1)?.glued === true &&
  /^\p{L}$/u.test(page.at(k - 2)?.text ?? '');

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

function weigh(page: Page, k: number, unit: Unit, row: RoleRow, firm: boolean): Proposal | undefined {
  const base = row.takes[unit.dimension];
  const figure = page.at(k)?.figure;
  if (base === undefined || figure === undefined || (unit.dimension === 'bare' && figure.spelled && figure.value <= 1))
    return undefined;
  const value = figure.value * unit.scale;
  if (value < row.range[0] || value > row.range[1]) return undefined;
  if (row.whole === true && !Number.isInteger(figure.value)) return undefined;
  const heads: number[] = [];
  let score = base;
  const label = LABELLED.has(unit.dimension) ? labelOf(page, k, row.label ?? []) : undefined;
  if (unit.dimension === 'bare' && firm) score -= FIRM_UNIT;
  if (label !== undefined) {
    score += label.worth;
    heads.push(label.at);
  }
  const spoken = new Map<number, number>();
  const leans = [...heads];
  for (const h of row.heads) {
    if (h.only?.includes(unit.dimension) === false) continue;
    const found = nearest(page, k, unit, h);
    if (found === undefined) continue;
    spoken.set(found.at, Math.max(found.worth, spoken.get(found.at) ?? 0));
    if (h.shared !== true) leans.push(found.at);
  }
  for (const [at, worth] of spoken) {
    if (heads.includes(at)) continue;
    score += worth;
    heads.push(at);
  }
  const { prior } = row;
  const large = prior !== undefined && value >= prior.from && prior.only?.includes(unit.dimension) !== false;
  if (large) score += prior.worth;
  const perHead = unit.each === true ? (row.perHead ?? 0) : 0;
  score += perHead;
  const speaksItself = perHead > 0 || (large && prior.only !== undefined);
  if (heads.length === 0 && !speaksItself && row.needsHead?.includes(unit.dimension) === true) return undefined;
  for (const h of row.against ?? []) score -= nearest(page, k, unit, h)?.worth ?? 0;
  return { role: row.role, at: k, unit, score, heads, leans };
}

/** `users: 40`, `--max-num-seqs 64`, `concurrency of 20`: the noun right before the figure, over marks and small
 *  words. */
function labelOf(page: Page, k: number, heads: readonly Head[]): { at: number; worth: number } | undefined {
  if (page.is(k + 1, 'x') && page.at(k + 2)?.kind === 'figure') return undefined; // 32 x 80GB
  if (!heads.some((h) => page.speaksOf(k, h.tag))) return undefined;
  let marked = 0;
  for (let j = k - 1; j >= k - 6 && page.sameSentence(j, k); j -= 1) {
    const e = page.at(j);
    if (e === undefined) return undefined;
    const worth = Math.max(0, ...heads.filter((h) => speaks(page, j, k, e, h)).map((h) => h.weight));
    if (worth > 0)
      return marked === 0 && isCounted(page, j) ? undefined : { at: j, worth: worth + Math.min(marked, 1) * 0.6 };
    if (MARKS.has(e.text)) marked += 1;
    else if (e.text === ',' && LENGTHS.has(page.at(j - 1)?.text ?? ''))
      j -= 1; // "answers short, 120"
    else if (!SMALL.has(e.text) && !BESIDE.some((t) => e.tags.has(t)) && !isListed(page, k, e)) return undefined;
  }
  return undefined;
}
/** "Staff who'd get the assistant: 6,400": words that say more of a label before its colon. */
const isListed = (page: Page, k: number, e: Element): boolean =>
  page.is(k - 1, ':') &&
  e.kind === 'word' &&
  !page.sameSentence(k, k + 1) &&
  !e.tags.has('per') &&
  !e.tags.has('gpuWord');
/** Adjectives of a length that has its figure behind a comma. */
const LENGTHS = new Set('short brief long small tiny kurz lang cortas curtas courtes brevi kort krotkie'.split(' '));
/** Words that may stand between a label and its figure. */
const BESIDE: readonly Tag[] = ['hedge', 'most', 'least', 'only', 'ms', 'sec', 'peak', 'mean'];
/** The noun is what a figure before it counts ("300 req/s at 512"), so it names no other. */
const isCounted = (page: Page, j: number): boolean =>
  page.has(j, 'rps', 'rpm', 'rpd', 'tps', 'who', 'conc', 'req') &&
  [j - 1, j - 2].some(
    (i) => page.at(i)?.kind === 'figure' && page.sameSentence(i, j) && page.at(i)?.clause === page.at(j)?.clause,
  );
const MARKS = new Set(['=', ':', '|', '"', '(', ')', '<', '>', '~', "'", '#', '-']);
const SMALL = new Set([
  'of',
  'is',
  'are',
  'at',
  'was',
  'to',
  'up',
  'de',
  'von',
  'size',
  'the',
  'max',
  'length',
  'about',
  '是',
  '为',
  '到',
  'は',
  'à',
  'a',
  'goes',
  'over',
  'above',
  'reaches',
  'hits',
]);

/** The nearest word with the tag on the sides it may stand on, and what it is worth from there. */
function nearest(page: Page, k: number, unit: Unit, h: Head): { at: number; worth: number } | undefined {
  if (!page.speaksOf(k, h.tag)) return undefined;
  const right = h.side === 'left' ? undefined : walk(page, k, unit.noun, h, 1);
  const left = h.side === 'right' ? undefined : walk(page, k, k, h, -1);
  if (right === undefined) return left;
  return left === undefined || right.worth >= left.worth ? right : left;
}

function walk(page: Page, k: number, from: number, h: Head, step: 1 | -1): { at: number; worth: number } | undefined {
  let share = 1;
  const reach = h.reach ?? USUAL_REACH;
  for (let n = step === 1 && from > k ? 0 : 1; n <= reach; n += 1) {
    const j = from + n * step;
    const e = page.at(j);
    if (e === undefined || !page.sameSentence(j, k)) return undefined;
    if (speaks(page, j, k, e, h))
      return { at: j, worth: h.weight * share * (h.shared !== true && isOthers(page, j, k, step) ? OTHERS : 1) };
    share -= PER_STEP;
    if (e.text === ';' || e.kind === 'money') return undefined;
    if (e.text === ',' || e.text === '(' || e.text === ')') share *= BEHIND_COMMA;
    if (e.kind === 'figure' && !isFormer(page, j)) share *= BEHIND_FIGURE;
    if (share <= 0.1) return undefined;
  }
  return undefined;
}

/** What is left of a word that stands right beside another figure: it is that one's unit or label. */
const OTHERS = 0.25;
const OPENS_VALUE = new Set(
  '= : ( of is are was were at has have sind ist hat son es tiene est sont a sono ha zijn sao tem это — -'.split(' '),
);
function isOthers(page: Page, j: number, k: number, step: 1 | -1): boolean {
  if (Math.abs(j - k) < 2) return false;
  if (step === -1) return page.at(j - 1)?.kind === 'figure';
  let next = j + 1;
  while (next <= j + 3 && (OPENS_VALUE.has(page.at(next)?.text ?? '') || page.has(next, 'most', 'least', 'hedge')))
    next += 1;
  return page.at(next)?.kind === 'figure' && page.sameSentence(next, j);
}

/** A tag counts unless the word only leads somewhere ("in Frankfurt") or is the unit of another figure that stands
 *  nearer to it. */
function speaks(page: Page, j: number, k: number, e: Element, h: Head): boolean {
  if (!e.tags.has(h.tag)) return false;
  if (h.tag !== 'in' && h.tag !== 'out') return true;
  if (isSide(page, j)) return true;
  return j < k && (page.is(j + 1, ':') || page.is(j + 1, '=') || page.is(j + 1, '/'));
}
