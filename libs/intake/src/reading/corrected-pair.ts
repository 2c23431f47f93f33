import type { Page } from '../page/page';
import type { Assignment } from '../roles/choose';
import type { Role } from '../roles/rows/role';
import type { Proposal } from '../roles/weigh';
import type { Tag } from '../words';
import { POST_HEADINGS } from '../words/crowd-words';
import { INSTEAD_OF, PREPARES } from '../words/correcting-words';
import { canReplace } from './corrected-kinds';
import { isOfOthers, isOldOne, isReference, isToBeRead, namedFirst } from './corrected-words';
import { isTimes } from './count';
import { isWritten } from './figures-taken-back';

/** A correction's two figures: the one that it takes back, and the one that it puts in its place with its role. */
export interface CorrectedPair {
  readonly before: number;
  readonly now: number;
  readonly has: Proposal;
}
type Chosen = Assignment['chosen'];

/** How far behind a word of correction its figure may stand, elements; farther behind a refusal, farthest in a post
 *  that is added under a heading. */
const BEHIND = 6;
const REFUSED_REACH = 9;
const POSTED_REACH = 16;
/** How far back the corrected figure may stand; that of a post that is added, anywhere in what was posted before. */
const REACH = 14;
const POST_REACH = 160;
/** "UPDATE: tested 16k instead": what was only tried corrects nothing. */
const TRIED_REACH = 2;

/** The figures on both sides of the word of correction at `k`, where they can stand for each other. */
export function correctedAt(page: Page, k: number, refuses: boolean, chosen: Chosen): CorrectedPair | undefined {
  const isPost = POST_HEADINGS.has(page.textAt(k));
  const near = figureBehind(page, k, reachOf(isPost, refuses));
  const now = near < 0 && opens(page, k) ? inSentence(page, k) : near;
  if (now < 0 || page.before(now, TRIED_REACH, ['tried']) >= 0 || isWritten(page, now)) return undefined;
  const own = isToBeRead(page, now) ? undefined : ownRole(chosen.get(now), k);
  const reach = isPost ? POST_REACH : REACH;
  if (own !== undefined) return ofOwnRole(page, k, now, { own, reach, chosen });
  const before = named(page, now, chosen) ?? likeliest(page, k, now, { reach, isPost, chosen });
  const had = before === undefined ? undefined : chosen.get(before);
  return before === undefined || had === undefined ? undefined : { before, now, has: inherited(had, now) };
}
/** A figure that says what it counts, in place of one of the same role. */
function ofOwnRole(
  page: Page,
  k: number,
  now: number,
  { own, reach, chosen }: { readonly own: Proposal; readonly reach: number; readonly chosen: Chosen },
): CorrectedPair | undefined {
  // "EDIT: average is 46,000 calls": as often as the calls per day before
  const rate = own.role === 'items' ? nearest(page, k, reach, chosen, isRate) : undefined;
  const ofRate = rate === undefined ? undefined : chosen.get(rate);
  if (rate !== undefined && ofRate !== undefined) return { before: rate, now, has: inherited(ofRate, now) };
  const before = nearest(page, k, reach, chosen, (had) => replaces(own, had));
  return before === undefined ? undefined : { before, now, has: own };
}
const isRate = (had: Proposal): boolean => had.role === 'requestRate' || had.role === 'items';
/** "Sorry, that was the old forecast: it is 90": the sentence begins with it. */
const inSentence = (page: Page, k: number): number => {
  const far = figureBehind(page, k, OPENING_REACH);
  return page.sameSentence(k, far) ? far : -1;
};
const OPENING_REACH = 12;
const opens = (page: Page, k: number): boolean => !page.sameSentence(k - 1, k) || page.at(k - 1)?.kind === 'mark';
const reachOf = (isPost: boolean, refuses: boolean): number => {
  if (isPost) return POSTED_REACH;
  return refuses ? REFUSED_REACH : BEHIND;
};

/** What the later figure counts by its own words, a unit or what leads to it; undefined where nothing of its own says
 *  so. */
function ownRole(has: Proposal | undefined, k: number): Proposal | undefined {
  if (has === undefined || has.role === 'aside') return undefined;
  return has.unit.dimension !== 'bare' || has.heads.some((head) => head > k) ? has : undefined;
}
/** A later figure of its own role takes the place of one of the same role; people that of requests at once. */
const replaces = (has: Proposal, had: Proposal): boolean =>
  has.role === had.role || (has.role === 'totalUsers' && had.role === 'concurrentRequests');

/** The nearest figure before `k` with a role that is asked for. */
function nearest(
  page: Page,
  k: number,
  reach: number,
  chosen: Chosen,
  fits: (had: Proposal) => boolean,
): number | undefined {
  for (let j = k - 1; j >= k - reach && j >= 0; j -= 1) {
    const had = chosen.get(j);
    if (had !== undefined && had.role !== 'aside' && page.against(j) === undefined && fits(had)) return j;
  }
  return undefined;
}

/** "Plan for 80 instead of 40": the figure that is named as the one to replace, wherever it has its role. */
function named(page: Page, now: number, chosen: Chosen): number | undefined {
  const first = namedFirst(page, now, chosen);
  if (first !== undefined) return first;
  for (let j = now + 1; j <= now + INSTEAD_WITHIN && page.sameSentence(j, now); j += 1) {
    if (!INSTEAD_OF.has(page.textAt(j))) continue;
    const value = page.at(j + 1)?.figure?.value;
    for (const [at, had] of chosen)
      if (at !== j + 1 && had.role !== 'aside' && page.at(at)?.figure?.value === value) return at;
  }
  return undefined;
}
const INSTEAD_WITHIN = 3;

/** Where a bare figure's forerunner is looked for. */
interface Search {
  readonly reach: number;
  readonly isPost: boolean;
  readonly chosen: Chosen;
}

/** The figure that a bare one most likely corrects: the nearer in the text and in size, a load where it says to plan
 *  for so many. A post that stands at the head corrects what follows it. */
function likeliest(page: Page, k: number, now: number, { reach, isPost, chosen }: Search): number | undefined {
  const isPlanned = saysToPlan(page, k, now) || isToBeRead(page, now);
  let best: number | undefined;
  let most = LEAST_WORTH;
  const consider = (j: number, onlyLoads: boolean): void => {
    const had = chosen.get(j);
    if (had === undefined || had.role === 'aside' || !canReplace(page, now, had)) return;
    if (onlyLoads && !COUNTS.has(had.role)) return;
    const worth = worthOf(page, j, now) + (isPlanned && COUNTS.has(had.role) ? PLANNED_WORTH : 0);
    if (worth > most) [best, most] = [j, worth];
  };
  for (let j = k - 1; j >= k - reach && j >= 0; j -= 1) consider(j, false);
  if (best === undefined && isPost && isPlanned)
    for (let j = now + 1; j <= now + POST_REACH && j < page.elements.length; j += 1) consider(j, true);
  return best;
}
/** Roles that count those who use a service or what they ask. */
const COUNTS: ReadonlySet<Role> = new Set<Role>(['totalUsers', 'concurrentRequests', 'requestRate']);
const PLANNED_WORTH = 1.5;
/** A figure that is a hundred times another corrects nothing of it. */
const LEAST_WORTH = -2.8;
const PER_DECADE = 1.5;
const PER_ELEMENT = 0.01;

/** The nearer in size and place, the likelier. */
function worthOf(page: Page, j: number, now: number): number {
  const [one, other] = [page.at(j)?.figure?.value ?? 0, page.at(now)?.figure?.value ?? 0];
  if (one <= 0 || other <= 0) return -Infinity;
  return -PER_DECADE * Math.abs(Math.log10(other / one)) - PER_ELEMENT * Math.abs(now - j);
}

/** "Plan for 80", "prévoir 80", "mit 80 planen". */
function saysToPlan(page: Page, k: number, now: number): boolean {
  for (let j = k + 1; j <= now + 1; j += 1)
    if (j !== now && page.sameSentence(j, now) && PREPARES.has(page.textAt(j))) return true;
  return false;
}

/** The role and unit of the figure before, at the place of the correction; it wins over what is said elsewhere. */
const inherited = (had: Proposal, now: number): Proposal => ({
  ...had,
  at: now,
  unit: { ...had.unit, end: now, noun: now },
  heads: [],
  leans: [],
  score: had.score + 1,
});

function figureBehind(page: Page, k: number, reach: number): number {
  for (let j = k + 1; j <= k + reach; j += 1) {
    const e = page.at(j);
    if (e === undefined || e.kind === 'model' || e.kind === 'gpu' || e.kind === 'money') return -1;
    if (e.kind === 'figure' && !isNumberOfPost(page, k, j) && !isReference(page, k, j) && !isOldOne(page, j))
      return isOfOthers(page, k, j) || countsCards(page, j) || isOfHost(page, k, j) ? -1 : j;
  }
  return -1;
}
/** "Is it better to add another 4x A100?": how many cards corrects no load. */
const countsCards = (page: Page, j: number): boolean => {
  const kind = page.at(isTimes(page.at(j + 1)) ? j + 2 : j + 1)?.kind;
  return page.sameSentence(j, j + 1) && (kind === 'gpu' || kind === 'instance');
};

/** "EDIT: power supply is 850W", "Edit: Netzteil hat 650 Watt", "EDIT: PSU is 750": what else stands in the case
 *  corrects no load. */
const isOfHost = (page: Page, k: number, j: number): boolean =>
  (page.has(j + 1, 'hostThing') && page.sameSentence(j, j + 1)) ||
  (page.before(j, j - k - 1, ['hostThing'], (e) => e.text === ')') >= 0 && !page.has(j + 1, ...LOAD_NOUNS));
const LOAD_NOUNS: readonly Tag[] = ['who', 'req', 'conc', 'tok'];

/** "UPDATE 2: ...": which of several posts it is. */
const isNumberOfPost = (page: Page, k: number, j: number): boolean =>
  j === k + 1 &&
  POST_HEADINGS.has(page.textAt(k)) &&
  (!page.sameSentence(j, j + 1) || AFTER_NUMBER.has(page.textAt(j + 1)));
const AFTER_NUMBER = new Set([':', ',', '(', '-', '.', '—']);
