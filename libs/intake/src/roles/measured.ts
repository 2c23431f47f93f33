import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { ABLE, COULD, QUESTION_MARKS, THAN } from '../words/small-words';
import { isGoal, isHappening } from './goals';
import { labelledUnit } from './labelled-units';
import { isMetered } from './meters';
import { runLoad } from './runs';

/** Words before a figure that is asked for, not seen. */
export const DEMAND: readonly Tag[] = ['want', 'least', 'target'];
const WISHED_BEHIND: readonly Tag[] = ['want', 'target'];
const LIMITS: readonly Tag[] = ['most', 'least'];

const endsLook = (e: Element): boolean => e.kind === 'figure' || e.kind === 'money' || e.text === ';';
const endsResult = (e: Element): boolean => e.kind === 'money' || e.text === ';';

/** Whether a figure was measured by the writer (true), is wanted (false), or the text does not say (undefined). */
export function measured(page: Page, k: number): boolean | undefined {
  if (isReported(page, k)) return true;
  if (isGoal(page, k) || isAskedFor(page, k) || isFloor(page, k)) return false;
  return byNearest(page, k) ?? (isHappening(page, k) || (isWanted(page, k) ? false : undefined));
}

/** What the nearest word of wishing or seeing says. */
function byNearest(page: Page, k: number): boolean | undefined {
  const seen = page.before(k, 8, ['observed'], endsLook);
  if (demandBefore(page, k) > seen || limitBefore(page, k) > seen) return false;
  const behind = page.after(k, 5, WISHED_BEHIND, endsLook);
  const wished = isOfAnother(page, k, behind) ? -1 : behind;
  const seenBehind = page.after(k, 4, ['observed'], endsLook);
  const isWish = wished >= 0 && (seenBehind < 0 || wished < seenBehind);
  if (seen >= 0 && !(isWish && wished - k < k - seen)) return true;
  if (isWish) return false;
  return seenBehind >= 0 ? true : undefined;
}

/** "TTFT 11 s, SLO is 1.5 s", "TTFT is 3.4 s and should be below 1.5": a wish in a clause of its own that has a figure
 *  of its own. */
function isOfAnother(page: Page, k: number, wish: number): boolean {
  if (wish < 0) return false;
  const isJoined = page.after(k, wish - k, ['and'], endsLook) >= 0;
  if (page.at(wish)?.clause === page.at(k)?.clause && !isJoined) return false;
  for (let j = wish + 1; j <= wish + OWN_REACH && page.sameSentence(j, wish); j += 1)
    if (page.at(j)?.kind === 'figure') return true;
  return false;
}
const OWN_REACH = 5;

/** "how many users can it take at 8 tok/s?", "can 2x A100 do 25 tok/s": a figure of a question about what could be is
 *  wanted; one that a clause of its own reports is not ("we need more cards, we get 11 tok/s"). */
function isAskedFor(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - QUESTION_REACH && page.sameSentence(j, k); j -= 1) {
    if (page.has(j, 'trouble') || page.at(j)?.text === ';') return false;
    if (page.has(j, 'ask') || isAble(page, j)) return !isToldBehind(page, j, k);
  }
  return isOfQuestion(page, k) && ASKS.some((tag) => page.speaksOf(k, tag)) && !page.speaksOf(k, 'observed');
}
/** "no user shall read slower than 25 tokens/s": the least that somebody is promised. */
const isFloor = (page: Page, k: number): boolean =>
  page.speaksOf(k, 'not') && [k - 1, k - 2].some((j) => THAN.has(page.textAt(j))) && page.before(k, 12, ['not']) >= 0;

/** "Is it enough for 20 users at 15 tok/s?", "20 tokens/sなら何人まで使えますか？". */
const ASKS: readonly Tag[] = ['fit', 'ask'];
function isOfQuestion(page: Page, k: number): boolean {
  let last = k;
  while (last < k + QUESTION_REACH && page.sameSentence(last + 1, k)) last += 1;
  return QUESTION_MARKS.has(page.textAt(last)) || QUESTION_MARKS.has(page.textAt(last + 1));
}
const QUESTION_REACH = 24;
/** "can it do" begins its clause; "it can only do" asks nothing. */
const isAble = (page: Page, j: number): boolean => {
  const word = page.textAt(j);
  return COULD.has(word) || (ABLE.has(word) && (!page.sameSentence(j - 1, j) || page.at(j - 1)?.kind === 'mark'));
};
/** Somebody tells what they see in a clause of its own between the question and the figure. */
function isToldBehind(page: Page, question: number, k: number): boolean {
  const seen = page.before(k, k - question - 1, ['observed']);
  return seen >= 0 && page.at(seen)?.clause !== page.at(question)?.clause;
}

/** A figure of a table of measurements or a printout, or one that is complained about. */
const isReported = (page: Page, k: number): boolean =>
  page.cells.get(k)?.measured === true ||
  isMetered(page, k) ||
  isTold(page, k) ||
  runLoad(page, k) !== undefined ||
  isPrinted(page, k) ||
  isListedAsMeasured(page, k) ||
  page.after(k, 5, ['trouble'], endsLook) >= 0;

/** "Measured with the defaults: 48 requests/s, p50 latency 1.9 s": all that stands behind the colon, and nobody wishes
 *  for it there. */
function isListedAsMeasured(page: Page, k: number): boolean {
  if (!page.speaksOf(k, 'observed')) return false;
  for (let j = k - 1; j >= k - LISTED_REACH && page.sameSentence(j, k); j -= 1) {
    if (page.has(j, ...DEMAND)) return false;
    if (page.is(j, ':'))
      return page.before(j, HEADING_REACH, ['observed']) >= 0 && page.before(j, HEADING_REACH, DEMAND) < 0;
  }
  return false;
}
const LISTED_REACH = 16;
const HEADING_REACH = 4;

/** "p95 TTFT was 4.2 s": what something was is seen, but not in a question. */
const isTold = (page: Page, k: number): boolean =>
  page.before(k, 3, ['was'], (e) => e.kind === 'figure') >= 0 && !page.speaksOf(k, 'ask') && !page.speaksOf(k, 'fit');

/** "I need 14 at once with 15 tokens per second each": a wish reaches over the figures of its list, not over names. */
function isWanted(page: Page, k: number): boolean {
  const want = page.before(k, WISH_REACH, ['want'], (e) => NAMES.has(e.kind) || e.tags.has('trouble'));
  return want >= 0 && !page.speaksOf(k, 'observed');
}
const WISH_REACH = 12;
const NAMES: ReadonlySet<string> = new Set(['model', 'gpu', 'instance', 'vendor', 'engine', 'provider', 'precision']);

/** `Mean TTFT (ms): 402.1`: a line of a benchmark's printout begins with the statistic and names the unit. */
const isPrinted = (page: Page, k: number): boolean =>
  labelledUnit(page, k) !== undefined && STATISTIC.test(page.textAt(page.lineStart(k)));
const STATISTIC = /^(?:mean|median|p ?\d\d)\b/;

/** The word of wishing before a figure; one that may also be a preposition ("sharded over them", "under ollama") wishes
 *  only in its own clause. */
function demandBefore(page: Page, k: number): number {
  const found = page.before(k, DEMAND_REACH, DEMAND, endsLook);
  if (found < 0 || page.at(found)?.clause === page.at(k)?.clause || !page.has(found, ...LIMITS)) return found;
  const further = page.before(found, DEMAND_REACH - (k - found), DEMAND, endsLook);
  return page.has(further, ...LIMITS) ? -1 : further;
}
const DEMAND_REACH = 8;

/** The word or sign of a limit right before a figure, -1 where there is none: an arrow leads to a result. */
function limitBefore(page: Page, k: number): number {
  const limit = page.before(k, 2, LIMITS);
  const isArrow = /^= ?>$/.test(page.textAt(limit)) || (page.is(limit, '>') && /^[=-]$/.test(page.textAt(limit - 1)));
  return isArrow ? -1 : limit;
}

/** The mark of a claim that was measured or is wanted. */
export const observedAs = (observed: boolean | undefined): { observed?: boolean } =>
  observed === undefined ? {} : { observed };

/** "it did 2.4 requests per second", "tops out at 3": what came out of a test, not what must be served. */
export const isResult = (page: Page, k: number): boolean => {
  const verb = page.before(k, 7, ['measuredRate'], endsResult);
  if (isThroughput(page, k)) return true;
  return verb >= 0 && page.before(k, 4, DEMAND, endsResult) < 0 && !isWatched(page, verb);
};

/** "Fed from RAM it does 260 chunks/s", "embedding runs at 310 chunks/s": pieces that hardware gets through. */
const isThroughput = (page: Page, k: number): boolean =>
  page.has(page.unitAt(k), 'chunk', 'doc', 'image') &&
  !page.has(page.unitAt(k), 'req') &&
  [k - 1, k - 2].some((j) => page.sameSentence(j, k) && GETS_THROUGH.test(page.textAt(j))) &&
  page.before(k, 6, DEMAND, endsResult) < 0;
const GETS_THROUGH =
  /^(?:it does|does|runs at|running at|manages|gets|reaches|schafft|erreicht|fait|hace|alcanza|haalt|делает|выдает)$/;

/** "Grafana shows 14 req/s at 11:00", "the gateway logs show 40 a minute": what comes in, not what comes out. */
const isWatched = (page: Page, verb: number): boolean =>
  [verb - 1, verb - 2].some((j) => page.sameSentence(j, verb) && WATCHES.test(page.textAt(j)));
const WATCHES = new RegExp(
  '^(?:grafana|prometheus|datadog|kibana|dashboards?|gateway|gateway logs?|logs?|access logs?|proxy|nginx|monitoring|' +
    'load balancer|analytics)$',
);
