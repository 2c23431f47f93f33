import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import type { Tag } from '../words';
import { isBareWish } from './bare-wishes';
import { type Claim, shown, vague } from './claim';
import { claim, figureOf, type Maker } from './claim-maker';
import { isComplainedOf } from './complaints';
import { DAYS_OF_MONTH } from './load-claims';
import { measured, observedAs } from './measured';
import { runWeight } from './runs';
import { tokenSideBehind } from './token-side';
import type { Proposal } from './weigh';

/** A wanted speed up to this is what one reader wants to see, tokens per second; what a service must put out is more.
 */
const FASTEST_READER = 150;

/** "3B tokens a month": prompts and answers together, as an API counts them. */
function volume(page: Page, p: Proposal, member: 'tokensPerDay' | 'tokensPerUserPerDay'): Claim {
  const written = figureOf(page, p);
  const period = p.unit.period ?? 'day';
  const value = written / (period === 'month' ? DAYS_OF_MONTH : PERIOD_SECONDS[period] / PERIOD_SECONDS.day);
  if (period === 'day') return claim(page, p, member, value);
  const counted = tokenSideBehind(page, p.at) === undefined ? ', prompts and answers together,' : '';
  return claim(page, p, member, value, {
    approximation:
      `Tokens: ${shown(written)} per ${period}${counted} are planned as ${shown(Math.round(value))} ` + 'per day.',
  });
}

const endsLook = (e: Element): boolean => e.kind === 'figure' || e.kind === 'money';
/** Whether a word with the tag stands within so many elements before the figure or behind its unit. */
const near = (page: Page, p: Proposal, tag: Tag, left: number, right: number): boolean =>
  page.before(p.at, left, [tag], endsLook) >= 0 || page.after(p.unit.end, right, [tag], endsLook) >= 0;

/** "40 tok/s each": a speed that each user has. */
const isEach = (page: Page, p: Proposal): boolean =>
  p.unit.each === true ||
  p.heads.some((h) => page.has(h, 'tpsUser')) ||
  isSaidOfEach(page, p) ||
  page.has(p.unit.end, 'each');

/** "Each" beside the speed; behind a comma it may be of the length before it: "300 out per request, 3M output tokens a
 *  day". */
function isSaidOfEach(page: Page, p: Proposal): boolean {
  if (page.after(p.unit.end, 4, ['each'], endsLook) >= 0) return true;
  const before = page.before(p.at, 4, ['each'], endsLook);
  if (before < 0) return false;
  const isParted = page.is(before + 1, ',') || page.is(before + 1, ';');
  return !(
    isParted && [2, 3].some((n) => page.at(before - n)?.figure !== undefined && page.sameSentence(before - n, before))
  );
}

/** "It generates 50M output tokens per day": a verb of writing, not what another figure counts. */
const isGenerated = (page: Page, p: Proposal): boolean =>
  [page.before(p.at, 4, ['generation', 'out'], endsLook), page.after(p.unit.end, 2, ['generation'], endsLook)].some(
    (k) => k >= 0 && page.at(k - 1)?.figure === undefined,
  );

/** Tokens per second, of one user or of all; over a day and longer they are a volume, or a speed where only the output
 *  is counted. */
export const speed: Maker = (page, p) => {
  // "240k tok/s processed" counts prompts and answers
  if (page.is(p.unit.end + 1, 'processed') && page.sameSentence(p.at, p.unit.end + 1)) return undefined;
  // "trough overnight: 118k tok/s" is not what has to be served
  if (near(page, p, 'lull', 6, 3)) return undefined;
  const seconds = p.unit.period === undefined ? 1 : PERIOD_SECONDS[p.unit.period];
  const each = isEach(page, p);
  if (seconds < PERIOD_SECONDS.day) return speedOf(page, p, seconds, each);
  if (!isGenerated(page, p)) return volume(page, p, each ? 'tokensPerUserPerDay' : 'tokensPerDay');
  return each ? undefined : speedOf(page, p, seconds, each);
};

function speedOf(page: Page, p: Proposal, seconds: number, each: boolean): Claim {
  const value = figureOf(page, p) / seconds;
  const wished = isBareWish(page, p.at);
  const observed = wished ? false : measured(page, p.at);
  const wanted = observed === false && seconds === 1 && value <= FASTEST_READER && !near(page, p, 'conc', 6, 6);
  const ofOne = (each || wanted || isReadByOne(page, p, value)) && !near(page, p, 'total', 6, 4);
  return claim(page, p, ofOne ? 'tokensPerSecondPerUser' : 'outputTokensPerSecond', value, {
    weight: (near(page, p, 'generation', 5, 3) ? 3 : 2) + firmnessOf(page, p, wished ? 'wished' : observed),
    ...observedAs(observed),
    ...(seconds < PERIOD_SECONDS.day
      ? vague(page, p.at, 'Speed', value, ' tokens per second')
      : spreadOut(figureOf(page, p), p.unit.period ?? 'day', value)),
  });
}
/** A speed that one reader sees: behind a first token, or where people complain of it. */
const isReadByOne = (page: Page, p: Proposal, value: number): boolean =>
  isOnceBegun(page, p, value) || (value <= SLOW_FOR_ALL && isComplainedOf(page, p.at));
/** So few tokens per second are no output of a service with several users, when they complain. */
const SLOW_FOR_ALL = 50;

/** "First token in 600 ms, then 40 tokens per second": what follows a first token is read by one. */
function isOnceBegun(page: Page, p: Proposal, value: number): boolean {
  if (value > FASTEST_READER) return false;
  const then = [1, 2, 3].some((n) => page.sameSentence(p.at - n, p.at) && THEN.has(page.textAt(p.at - n)));
  return then && page.before(p.at, BEGUN_REACH, ['ttft', 'begins']) >= 0;
}
const THEN: ReadonlySet<string> = new Set(
  'then afterwards dann danach puis ensuite luego despues poi depois dan daarna potem затем потом'.split(' '),
);
const BEGUN_REACH = 12;
/** A wish is firmer than what stands beside it. */
const WISHED = 0.5;
const firmnessOf = (page: Page, p: Proposal, observed: boolean | 'wished' | undefined): number => {
  if (observed === 'wished') return 2 * WISHED;
  if (observed === false) return WISHED;
  return observed === true ? firmness(page, p) : 0;
};
/** What is measured now counts before what only stands there, and the run at the largest load before the others. */
const firmness = (page: Page, p: Proposal): number => (near(page, p, 'nowCue', 8, 0) ? NOW : runWeight(page, p.at));
const NOW = 0.3;
const spreadOut = (written: number, period: string, value: number): Partial<Claim> => ({
  approximation:
    `Speed: ${shown(written)} tokens per ${period}, spread evenly over it, are planned as ${shown(value)} ` +
    'tokens per second.',
});
