import type { Element } from '../elements/element';
import { firstWord } from '../lexer/first-word';
import { once } from '../page/once';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { BREAKS_AT, FALLS, FROM_ON, POINTS_BACK, TAKES_BACK } from '../words/crowd-words';
import { IS } from '../words/telling-words';
import { DEMAND } from './measured';

/** Under what a load was seen that nobody asks to serve: a test that was run, the point from which it went wrong, an
 *  incident, hours in which little comes, one that only points back to another figure, or a letter that is taken
 *  back. */
export type Circumstance = 'test' | 'threshold' | 'incident' | 'lull' | 'again' | 'takenBack';

/** The circumstance of the load at `k`; undefined for one that is simply there or wanted. */
export const circumstanceOf = (page: Page, k: number): Circumstance | undefined => circumstance(page, k).is;
const circumstance = once<{ readonly is: Circumstance | undefined }>((page, k) => ({ is: findCircumstance(page, k) }));

function findCircumstance(page: Page, k: number): Circumstance | undefined {
  const told = page.tells(...TOLD);
  if ((told && isTested(page, k)) || isMeasuredRow(page, k)) return 'test';
  if (isAsSoonAs(page, k) || (told && isThreshold(page, k)) || isFallingFrom(page, k)) return 'threshold';
  if (told && isIncident(page, k)) return 'incident';
  if (told && isOfLull(page, k)) return 'lull';
  if (isTakenBack(page, k)) return 'takenBack';
  return isSaidAgain(page, k) ? 'again' : undefined;
}

/** Words of what a load was seen under. */
const TOLD: readonly Tag[] = ['loadTest', 'trial', 'trouble', 'incident', 'lull'];

/** "On a calm day 70", "trough 12 req/s": another figure or a word of the peak between ends the look. */
const isOfLull = (page: Page, k: number): boolean =>
  page.tells('lull') && page.before(k, LULL_WITHIN, ['lull'], (e) => isNumber(e) || e.tags.has('peak')) >= 0;
const LULL_WITHIN = 5;

/** "Please forget Tuesday's mail (400 seats, 50 parallel)"; "forget Tuesday's mail, it is 260 nurses" says what counts
 *  now. */
function isTakenBack(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - TAKEN_REACH && page.sameSentence(j, k); j -= 1)
    if (TAKES_BACK.has(page.textAt(j)) && !page.has(j - 1, 'not')) return !isStatedBehind(page, j, k);
  return false;
}
/** The figure at `k` stands in a clause of its own behind the verb at `verb`, with a verb that says it of now. */
function isStatedBehind(page: Page, verb: number, k: number): boolean {
  const clause = page.at(k)?.clause;
  let opens = k;
  while (opens > verb && page.at(opens - 1)?.clause === clause) opens -= 1;
  if (opens <= verb + 1 || page.is(opens, '(')) return false;
  for (let j = opens; page.at(j)?.clause === clause && j <= k + TAKEN_REACH; j += 1)
    if (IS.has(page.textAt(j)) || page.has(j, ...TOLD_OF_NOW)) return true;
  return false;
}
const TOLD_OF_NOW: readonly Tag[] = ['first', 'holds', 'have', 'run', 'observed', 'opensQuestion'];
const TAKEN_REACH = 14;

/** "Are those 300 people who pause?", "with those 3 people": the figure stood before, and counts there or nowhere. */
function isSaidAgain(page: Page, k: number): boolean {
  if (!page.sameSentence(k - 1, k) || !POINTS_BACK.has(page.textAt(k - 1))) return false;
  const value = page.at(k)?.figure?.value;
  for (let j = k - 2; j >= 0 && j >= k - POINTED_REACH; j -= 1) if (page.at(j)?.figure?.value === value) return true;
  return false;
}
const POINTED_REACH = 60;

/** How far a word of testing may stand from its load in a sentence, elements. */
const REACH = 40;

/** "We load-tested it with 200 virtual users", "压测跑了256并发，实际只有20": a word of testing in the sentence, and none
 *  of what is really there between. */
function isTested(page: Page, k: number): boolean {
  if (!page.speaksOf(k, 'loadTest') && !isPastTrial(page, k)) return false;
  for (const step of [-1, 1]) {
    const found = nearest(page, k, step);
    if (found !== undefined) return found;
  }
  return !page.speaksOf(k, 'real');
}
/** Whether the next word of its kind is one of testing; undefined where there is none. */
function nearest(page: Page, k: number, step: number): boolean | undefined {
  for (let n = 1; n <= REACH && page.sameSentence(k, k + n * step); n += 1) {
    if (page.has(k + n * step, 'real')) return false;
    if (page.has(k + n * step, 'loadTest')) return true;
  }
  return undefined;
}

/** "In summer we ran a trial with 15 sessions". */
const isPastTrial = (page: Page, k: number): boolean =>
  page.before(k, TRIAL_REACH, ['trial']) >= 0 && page.speaksOf(k, 'didThen') && !page.speaksOf(k, 'nowCue');
const TRIAL_REACH = 20;

/** `80 users: p50 = 19500 ms`, `32 clients: 503 tok/s`: a row of what was measured under that load. */
function isMeasuredRow(page: Page, k: number): boolean {
  const noun = page.unitAt(k);
  const mark = page.is(noun + 1, ':') ? noun + 1 : -1;
  if (mark < 0 || !page.sameSentence(k, mark + 1)) return false;
  return page.after(mark, ROW_REACH, MEASURES) >= 0;
}
const ROW_REACH = 6;
const MEASURES: readonly Tag[] = ['tps', 'tpsUser', 'ms', 'latency', 'ttft', 'tpot'];

/** "Queueing becomes visible from 6 parallel requests", "latency collapses above 16 users": where trouble begins. */
function isThreshold(page: Page, k: number): boolean {
  if (!page.speaksOf(k, 'trouble') || page.before(k, TROUBLE_REACH, DEMAND, isNumber) >= 0) return false;
  const begins = [k - 1, k - 2].some((j) => page.sameSentence(j, k) && BREAKS_AT.has(page.textAt(j)));
  return begins && page.before(k, TROUBLE_REACH, ['trouble'], isNumber) >= 0;
}
/** "Ab sechs parallelen Anfragen fällt es auf 9 Token/s", "beyond 6 users it drops to 9 tok/s": the point from which a
 *  pace falls. */
function isFallingFrom(page: Page, k: number): boolean {
  if (!PACES.some((tag) => page.speaksOf(k, tag)) || !isFromThereOn(page, k)) return false;
  for (let j = k + 1; j <= k + FALLS_WITHIN && page.sameSentence(j, k); j += 1)
    if (FALLS.has(firstWord(page.textAt(j)))) return true;
  return false;
}
const PACES: readonly Tag[] = ['tps', 'tpsUser', 'ttft', 'ms'];
const FALLS_WITHIN = 7;
/** "From six on" with what closes it, "beyond six", "à partir de six". */
const isFromThereOn = (page: Page, k: number): boolean => {
  if (!page.sameSentence(k - 1, k)) return false;
  if (page.is(k - 1, 'from')) return [2, 3, 4].some((n) => page.is(k + n, 'on') || page.is(k + n, 'onwards'));
  return FROM_ON.has(page.textAt(k - 1)) || (FROM_ON.has(page.textAt(k - 2)) && page.at(k - 1)?.kind === 'word');
};

/** "As soon as 4 people use it everybody waits", "sobald 4 Leute". */
const isAsSoonAs = (page: Page, k: number): boolean =>
  page.sameSentence(k - 1, k) &&
  (AS_SOON_AS.test(page.textAt(k - 1)) ||
    (page.is(k - 1, 'as') && page.is(k - 2, 'soon')) ||
    page.is(k - 1, 'as soon as'));
const AS_SOON_AS = /^(?:sobald|zodra|once|gdy tylko|как только)$/;
const TROUBLE_REACH = 8;
const isNumber = (e: Element): boolean => e.kind === 'figure' || e.text === ';';

/** "During the outage on Friday we had 600 requests in parallel", and the lines of a timeline that begin with a time
 *  of day in a text about an incident. */
function isIncident(page: Page, k: number): boolean {
  if (!page.tells('incident')) return false;
  if (isUnderIncident(page, k)) return true;
  if (page.speaksOf(k, 'incident')) return THEN.some((tag) => page.speaksOf(k, tag)) && !page.speaksOf(k, 'real');
  const head = page.lineStart(k);
  return page.at(head)?.clock !== undefined && !page.sameSentence(head - 1, head) && page.tells('incident');
}
/** "Incident on Monday: 210 requests at once, TTFT 40 s": the label of the sentence names what went wrong. */
function isUnderIncident(page: Page, k: number): boolean {
  if (!page.speaksOf(k, 'incident') || page.speaksOf(k, 'real')) return false;
  for (let j = k - 1; j >= k - REACH && page.sameSentence(j, k); j -= 1)
    if (page.is(j, ':')) return page.before(j, LABEL_REACH, ['incident']) >= 0;
  return false;
}
const LABEL_REACH = 6;
const THEN: readonly Tag[] = ['didThen', 'was', 'past'];
