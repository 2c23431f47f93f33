import { isFigure } from '../elements/element';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { RESETS } from '../words/telling-words';
import { shaped, valueAt } from './form';
import { wishBeside } from './goals';
import type { Dimension, Unit } from './rows/unit';
import { unitsOf } from './quantity';
import type { Proposal } from './weigh';

/** "TTFT was 4.2 s, the SLO is 2 s", "first token after 1.9 s, 46 ms per token. Target is 1 s and 30 ms": a wait that
 *  is wished for is of the kind that was told just before, where its own words name none. */

const WISHED = 4.4;
/** How far before it the word of wishing may stand, and how far the wait that was told, elements. */
const WISH_REACH = 8;
const TOLD_REACH = 40;
/** A wait up to this is for the next token where both kinds were told, seconds. */
const LONGEST_PER_TOKEN = 0.2;
const KINDS: readonly Tag[] = ['ttft', 'tpot', 'begins'];

export function wishedWait(page: Page, k: number): Proposal | undefined {
  const unit = unitsOf(page, k).find((u) => u.dimension === WAIT);
  if (unit === undefined || !isWaitToldBefore(page, k) || page.after(unit.end, 3, KINDS) >= 0) return undefined;
  const wish = wishOf(page, k);
  if (wish < 0 || isNamed(page, wish, k)) return undefined;
  const kind = toldKind(page, wish, valueAt(page, k) * unit.scale);
  return kind === undefined ? undefined : shaped(kind, k, WISHED, unit);
}
/** The word of wishing, before the wait or behind it; the wait itself where it is behind. */
function wishOf(page: Page, k: number): number {
  if (isChangedTo(page, k)) return k - 1;
  const goal = wishBeside(page, k);
  if (goal !== undefined) return Math.min(goal, k);
  const wish = page.before(k, WISH_REACH, ['want', 'aim', 'wishes'], (e) => e.kind === 'model' || e.kind === 'gpu');
  return wish >= 0 ? wish : page.before(k, SEEN_REACH, ['observed'], (e) => e.kind === 'figure');
}
/** "Time per token no worse than 40 ms. Now we see 71 ms": so near stands the word of seeing. */
const SEEN_REACH = 2;
/** "Product changed it to 900 ms": the target is now that. */
export function isChangedTo(page: Page, k: number): boolean {
  if (!page.has(k - 1, 'to')) return false;
  for (let j = k - 2; j >= k - CHANGE_REACH && page.sameSentence(j, k); j -= 1)
    if (RESETS.has(page.textAt(j))) return true;
  return false;
}
const CHANGE_REACH = 4;
const WAIT: Dimension = 'duration';

const isWaitToldBefore = (page: Page, k: number): boolean => page.kinds('figure').some((j) => j < k && isWait(page, j));

/** The clause of the wish names its own kind of wait. */
const isNamed = (page: Page, wish: number, k: number): boolean =>
  page.before(k, k - wish + 3, [...KINDS, 'out', 'audio', 'total']) >= 0;

/** The kind of the waits told before, by how long the wished one is where both were. */
function toldKind(page: Page, from: number, seconds: number): 'ttftMs' | 'tpotMs' | 'endToEndMs' | undefined {
  const told = new Set<Tag>();
  const isOfAll = isTitleOfGoal(page, from);
  const reach = isOfAll ? ALL_REACH : TOLD_REACH;
  for (let j = from - 1; j >= from - reach && j >= 0 && (isOfAll || isNear(page, j, from)); j -= 1)
    if (isWait(page, j)) for (const kind of ['ttft', 'tpot', 'out'] as const) if (isKind(page, j, kind)) told.add(kind);
  if (told.has('tpot') && (!told.has('ttft') || seconds <= LONGEST_PER_TOKEN)) return 'tpotMs';
  if (told.has('ttft')) return 'ttftMs';
  return told.has('out') ? 'endToEndMs' : undefined;
}
/** "Target is two seconds.": at the head of its sentence a goal is of what was told anywhere before. */
const isTitleOfGoal = (page: Page, wish: number): boolean =>
  GOAL.test(page.textAt(wish)) &&
  (!page.sameSentence(wish - 1, wish) || page.at(wish - 1)?.kind === 'mark' || page.has(wish - 1, 'definite', 'first'));
const GOAL = /^(?:the |our )?(?:target|goal|aim|slo|ziel|objectif|objetivo|obiettivo|doel|cel|цель|mal|hedef)(?: |$)/;
const ALL_REACH = 160;
const isNear = (page: Page, j: number, from: number): boolean =>
  (page.at(from)?.sentence ?? 0) - (page.at(j)?.sentence ?? -SENTENCES) <= SENTENCES - 1;
/** In how many sentences that follow each other. */
const SENTENCES = 3;
const isKind = (page: Page, j: number, kind: Tag): boolean =>
  page.after(j, 4, [kind], isFigure) >= 0 || page.before(j, 5, [kind], isFigure) >= 0;
const isWait = (page: Page, j: number): boolean =>
  page.at(j)?.kind === 'figure' && page.has(j + 1, 'ms', 'sec', 'tpot') && page.sameSentence(j, j + 1);

/** "토큰당 40ms", "per token 40 ms": what each token may take. */
export function perTokenWait(page: Page, k: number): Proposal | undefined {
  const isBefore =
    page.sameSentence(k - 2, k) &&
    ((page.has(k - 2, 'tok') && page.has(k - 1, 'per')) || (page.has(k - 2, 'per') && page.has(k - 1, 'tok')));
  const unit: Unit | undefined = isBefore ? unitsOf(page, k).find((u) => u.dimension === WAIT) : undefined;
  return unit === undefined || valueAt(page, k) * unit.scale > 1 ? undefined : shaped('tpotMs', k, WISHED, unit);
}
