import type { Page } from '../page/page';
import { isBareWish } from './bare-wishes';
import { type Member, vague } from './claim';
import { claim, figureOf, type Maker } from './claim-maker';
import { circumstanceOf } from './circumstance';
import { isResult, measured, observedAs } from './measured';
import { runWeight } from './runs';
import type { Proposal } from './weigh';

/** How firm a wait is; a wish that says so comes before a wait that only stands there. */
const WAIT = 3;
const WISHED = 3.5;

/** A wait in milliseconds. */
export const wait =
  (member: Member): Maker =>
  (page, p) => {
    if (member === 'endToEndMs' && !isDemanded(page, p)) return undefined;
    const value = Math.round(figureOf(page, p) * secondsOf(page, p) * 1e6) / 1e3;
    const observed = isBareWish(page, p.at) ? false : measured(page, p.at);
    return claim(page, p, member, value, {
      weight: observed === false ? WISHED : WAIT + runWeight(page, p.at),
      ...observedAs(observed),
      ...vague(page, p.at, 'Latency', value, ' ms'),
    });
  };

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

/** An end-to-end time counts as a demand only where words say so: "within", "at most", "should". */
function isDemanded(page: Page, p: Proposal): boolean {
  if (measured(page, p.at) === true || isResult(page, p.at) || circumstanceOf(page, p.at) === 'test') return false;
  const { start } = page.at(p.at) ?? { start: 0 };
  return !PERCENTILE_IS.test(page.text.slice(start - PERCENTILE_REACH, start));
}
/** "p50 = ", "p95 at ": a percentile that was measured. */
const PERCENTILE_IS = /\bp\d\d(?:\.\d)?\s*(?:=|at|is|was|:)\s*$/i;
const PERCENTILE_REACH = 12;
