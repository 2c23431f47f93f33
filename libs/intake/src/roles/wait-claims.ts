import type { Page } from '../page/page';
import { ALONE, NOBODY } from '../words/crowd-words';
import { isBareWish } from './bare-wishes';
import { isHowLongItLasts } from './how-long';
import { type Member, vague } from './claim';
import { claim, figureOf, type Maker } from './claim-maker';
import { circumstanceOf } from './circumstance';
import { isResult, measured, observedAs } from './measured';
import { endOfPatience } from './patience';
import { runWeight } from './runs';
import type { Proposal } from './weigh';
import { isChangedTo } from './wished-wait';

/** How firm a wait is; a wish that says so comes before a wait that only stands there. */
const WAIT = 3;
const WISHED = 3.5;
const CHANGED = 0.5;
/** A target that was another before gives way to any that is there. */
const FORMER = 1;

/** A wait in milliseconds. */
export const wait =
  (member: Member): Maker =>
  (page, p) => {
    const ends = member === 'endToEndMs' && endOfPatience(page, p.at) !== undefined;
    if (member === 'endToEndMs' && !ends && !isDemanded(page, p)) return undefined;
    if (isOfOneAlone(page, p.at)) return undefined;
    const value = Math.round(figureOf(page, p) * secondsOf(page, p) * 1e6) / 1e3;
    const former = isFormerTarget(page, p.at);
    const changed = isChangedTo(page, p.at);
    const observed = former || changed || ends || isBareWish(page, p.at) ? false : seen(page, p.at);
    const wished = former ? FORMER : WISHED + (changed ? CHANGED : 0);
    return claim(page, p, member, value, {
      weight: observed === false ? wished : WAIT + runWeight(page, p.at),
      ...observedAs(observed),
      ...vague(page, p.at, 'Latency', value, ' ms'),
    });
  };

/** What was seen when something went wrong is no wish. */
const seen = (page: Page, k: number): boolean | undefined =>
  measured(page, k) ?? (circumstanceOf(page, k) === 'incident' ? true : undefined);

/** A bare wait up to this is in seconds, longer ones in milliseconds: nobody writes the first token in "4" of them. */
export const LONGEST_SECONDS = 20;
/** Seconds in one of the unit; a bare number is in milliseconds unless its label names seconds or it is a small wait
 *  for anything but the next token. */
function secondsOf(page: Page, p: Proposal): number {
  if (p.unit.dimension !== 'bare') return p.unit.scale;
  const isShort = p.role !== 'tpotMs' && figureOf(page, p) < LONGEST_SECONDS && p.heads.some((h) => h < p.at);
  return isLabelledSeconds(page, p) || (isShort && !isLabelledMs(page, p)) ? 1 : 0.001;
}
const isLabelledMs = (page: Page, p: Proposal): boolean => page.before(p.at, 6, ['ms']) >= 0;
/** `TTFT (s): 0.8`: the unit stands with the label. */
function isLabelledSeconds(page: Page, p: Proposal): boolean {
  for (let j = p.at - 1; j >= p.at - 6 && page.sameSentence(j, p.at); j -= 1) {
    if (page.has(j, 'ms')) return false;
    if (page.has(j, 'sec') && !page.has(j, 'rps')) return true;
  }
  return false;
}

/** "Answers come within 2 s when only I use it", "wenn ich allein bin, kommt die Antwort in 2 s": what is seen without
 *  the load that is asked about. */
function isOfOneAlone(page: Page, k: number): boolean {
  const clause = page.at(k)?.clause ?? 0;
  for (let j = k - ALONE_REACH; j <= k + ALONE_REACH; j += 1) {
    const apart = (page.at(j)?.clause ?? clause) - clause;
    if (page.sameSentence(j, k) && apart >= -1 && apart <= 0 && isAlone(page, j)) return true;
  }
  return false;
}
const ALONE_REACH = 12;
/** "I'm alone on it", "ich allein", "nobody else"; "is the A100 alone enough" is of no person. */
const isAlone = (page: Page, j: number): boolean =>
  page.has(j, 'self') ||
  (ALONE.has(page.textAt(j)) && [j - 1, j - 2].some((i) => page.sameSentence(i, j) && isPerson(page, i)));
const isPerson = (page: Page, i: number): boolean => page.has(i, 'first', 'self') || NOBODY.has(page.textAt(i));

/** "The SLO used to be 800 ms", "the target was 600 ms". */
const isFormerTarget = (page: Page, k: number): boolean => {
  const was = page.before(k, TARGET_REACH, ['was'], (e) => e.kind === 'figure');
  return was >= 0 && page.before(was, TARGET_REACH, ['want', 'target'], (e) => e.kind === 'figure') >= 0;
};
const TARGET_REACH = 4;

/** "How many requests can it answer in one second?": the one unit of time that a rate is asked for. */
const isUnitOfRate = (page: Page, p: Proposal): boolean =>
  figureOf(page, p) === 1 && page.statements.asks[p.at] === true && page.before(p.at, RATE_REACH, ['ask']) >= 0;
const RATE_REACH = 14;

/** An end-to-end time counts as a demand only where words say so: "within", "at most", "should". */
function isDemanded(page: Page, p: Proposal): boolean {
  if (measured(page, p.at) === true || isResult(page, p.at) || circumstanceOf(page, p.at) === 'test') return false;
  if (isUnitOfRate(page, p) || isHowLongItLasts(page, p.at)) return false;
  const { start } = page.at(p.at) ?? { start: 0 };
  return !PERCENTILE_IS.test(page.text.slice(start - PERCENTILE_REACH, start));
}
/** "p50 = ", "p95 at ": a percentile that was measured. */
const PERCENTILE_IS = /\bp\d\d(?:\.\d)?\s*(?:=|at|is|was|:)\s*$/i;
const PERCENTILE_REACH = 12;
