import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import { BINDING, POST_HEADINGS, REFUSALS, STATES } from '../words/crowd-words';
import type { Assignment } from '../roles/choose';
import { shown } from '../roles/claim';
import type { Dimension } from '../roles/quantity';
import { unitsOf } from '../roles/quantity';
import type { Proposal } from '../roles/weigh';
import { isTimes } from './count';

/** What corrections in the text undo and put in its place. */
export interface Corrected {
  readonly assignment: Assignment;
  /** Figures that a later one replaced. */
  readonly dropped: ReadonlySet<number>;
  readonly remarks: readonly string[];
}

/** "30 users, no, make that 25", "EDIT: plan for 80": the later figure takes the place of the one before it; with a
 *  unit of its own it stands for itself. */
export function correct(page: Page, assignment: Assignment): Corrected {
  const chosen = new Map(assignment.chosen);
  const dropped = new Set<number>();
  const remarks: string[] = [];
  for (const k of begins(page)) {
    const corrects = page.has(k, 'correct') || isRefusal(page, k) || isBinding(page, k);
    const pair = corrects ? correctedAt(page, k, chosen) : undefined;
    if (pair === undefined || dropped.has(pair.before)) continue;
    const { before, now, had } = pair;
    const has = ownRole(chosen.get(now));
    if (has === undefined) chosen.set(now, inherited(had, now));
    else if (!replaces(has, had)) continue;
    chosen.delete(before);
    dropped.add(before);
    remarks.push(
      `The text corrects ${shown(page.at(before)?.figure?.value ?? 0)} to ` +
        `${shown(page.at(now)?.figure?.value ?? 0)}; the correction is used.`,
    );
  }
  return { assignment: { chosen, weighed: assignment.weighed }, dropped, remarks };
}

const begins = beginningsOf({ tags: ['correct'], words: [...REFUSALS, ...BINDING] });

/** A correction's two figures: the one it takes back, with its role, and the one it puts in its place. */
interface Pair {
  readonly before: number;
  readonly now: number;
  readonly had: Proposal;
}

/** The figures on both sides of a word of correction, where they can stand for each other. */
function correctedAt(page: Page, k: number, chosen: ReadonlyMap<number, Proposal>): Pair | undefined {
  const found = figureBehind(page, k);
  const now = page.before(found, TRIED_REACH, ['tried']) >= 0 ? -1 : found;
  const before = now < 0 ? -1 : figureBefore(page, k, chosen);
  const had = chosen.get(before);
  if (had === undefined || had.role === 'aside' || !isSameKind(page, now, had)) return undefined;
  return { before, now, had };
}

/** "UPDATE: tested 16k instead": what was only tried corrects nothing. */
const TRIED_REACH = 2;

/** What the later figure counts by its own words; undefined where nothing of its own says so. */
const ownRole = (has: Proposal | undefined): Proposal | undefined =>
  has?.role === 'aside' || has?.unit.dimension === 'bare' ? undefined : has;
/** A later figure of its own role takes the place of one of the same role; people that of requests at once. */
const replaces = (has: Proposal, had: Proposal): boolean =>
  has.role === had.role || (has.role === 'totalUsers' && had.role === 'concurrentRequests');

/** A figure with another unit than the one before corrects nothing: "below 30 %, yet people wait, more than 10 s". */
function isSameKind(page: Page, now: number, had: Proposal): boolean {
  const own = unitsOf(page, now).filter((u) => u.dimension !== 'bare' && u.end <= now + 2);
  return (
    own.length === 0 || had.unit.dimension === 'bare' || own.some((u) => KIN[u.dimension] === KIN[had.unit.dimension])
  );
}
/** Dimensions that may stand for each other: people and requests at once, lengths in tokens and prose. */
const KIN: Readonly<Record<Dimension, string>> = {
  bare: 'bare',
  people: 'load',
  inflight: 'load',
  sequences: 'load',
  work: 'load',
  things: 'load',
  rate: 'load',
  paced: 'load',
  pacedLong: 'load',
  thingRate: 'load',
  tokens: 'length',
  prose: 'length',
  chunks: 'length',
  speed: 'speed',
  duration: 'duration',
  share: 'share',
  factor: 'share',
  memory: 'memory',
  cards: 'cards',
  samples: 'load',
  steps: 'steps',
  setting: 'setting',
};

/** The role and unit of the figure before, at the place of the correction; it wins over what is said elsewhere. */
const inherited = (had: Proposal, now: number): Proposal => ({
  ...had,
  at: now,
  unit: { ...had.unit, end: now, noun: now },
  heads: [],
  leans: [],
  score: had.score + 1,
});

function figureBehind(page: Page, k: number): number {
  const reach = isRefusal(page, k) ? REFUSED_REACH : BEHIND;
  for (let j = k + 1; j <= k + reach; j += 1) {
    const e = page.at(j);
    if (e === undefined || e.kind === 'model' || e.kind === 'gpu' || e.kind === 'money') return -1;
    if (e.kind === 'figure' && !isNumberOfPost(page, k, j)) return countsCards(page, j) ? -1 : j;
  }
  return -1;
}
/** "Is it better to add another 4x A100?": how many cards corrects no load. */
const countsCards = (page: Page, j: number): boolean => {
  const kind = page.at(isTimes(page.at(j + 1)) ? j + 2 : j + 1)?.kind;
  return page.sameSentence(j, j + 1) && (kind === 'gpu' || kind === 'instance');
};
const BEHIND = 6;
const REFUSED_REACH = 9;

/** "UPDATE 2: ...": which of several posts it is. */
const isNumberOfPost = (page: Page, k: number, j: number): boolean =>
  j === k + 1 &&
  POST_HEADINGS.has(page.textAt(k)) &&
  (!page.sameSentence(j, j + 1) || AFTER_NUMBER.has(page.textAt(j + 1)));
const AFTER_NUMBER = new Set([':', ',', '(', '-', '.', '—']);

/** "Нет, кадры говорят 210": a sentence that opens with a no and a comma, and names another figure. */
const isRefusal = (page: Page, k: number): boolean =>
  REFUSALS.has(page.textAt(k)) &&
  page.is(k + 1, ',') &&
  (!page.sameSentence(k - 1, k) || page.at(k - 1)?.kind === 'mark');

/** "Sales said 400, contract schedule B says 250": what is written where it binds both sides. */
const isBinding = (page: Page, k: number): boolean =>
  BINDING.has(page.textAt(k)) &&
  [1, 2, 3].some((n) => page.sameSentence(k, k + n) && (STATES.has(page.textAt(k + n)) || page.has(k + n, 'turnVerb')));

const REACH = 14;
function figureBefore(page: Page, k: number, chosen: ReadonlyMap<number, Proposal>): number {
  for (let j = k - 1; j >= k - REACH && j >= 0; j -= 1) if (page.at(j)?.kind === 'figure' && chosen.has(j)) return j;
  return -1;
}
