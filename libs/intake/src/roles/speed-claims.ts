import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import type { Tag } from '../words';
import { type Claim, shown, vague } from './claim';
import { claim, figureOf, type Maker } from './claim-maker';
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
  near(page, p, 'each', 4, 4) ||
  page.has(p.unit.end, 'each');

/** "It generates 50M output tokens per day": a verb of writing, not what another figure counts. */
const isGenerated = (page: Page, p: Proposal): boolean =>
  [page.before(p.at, 4, ['generation', 'out'], endsLook), page.after(p.unit.end, 2, ['generation'], endsLook)].some(
    (k) => k >= 0 && page.at(k - 1)?.figure === undefined,
  );

/** Tokens per second, of one user or of all; over a day and longer they are a volume, or a speed where only the output
 *  is counted. */
export const speed: Maker = (page, p) => {
  const seconds = p.unit.period === undefined ? 1 : PERIOD_SECONDS[p.unit.period];
  const each = isEach(page, p);
  if (seconds < PERIOD_SECONDS.day) return speedOf(page, p, seconds, each);
  if (!isGenerated(page, p)) return volume(page, p, each ? 'tokensPerUserPerDay' : 'tokensPerDay');
  return each ? undefined : speedOf(page, p, seconds, each);
};

function speedOf(page: Page, p: Proposal, seconds: number, each: boolean): Claim {
  const value = figureOf(page, p) / seconds;
  const observed = measured(page, p.at);
  const wanted = observed === false && seconds === 1 && value <= FASTEST_READER && !near(page, p, 'conc', 6, 6);
  const ofOne = (each || wanted) && !near(page, p, 'total', 6, 4);
  return claim(page, p, ofOne ? 'tokensPerSecondPerUser' : 'outputTokensPerSecond', value, {
    weight: (near(page, p, 'generation', 5, 3) ? 3 : 2) + (observed === true ? firmness(page, p) : 0),
    ...observedAs(observed),
    ...(seconds < PERIOD_SECONDS.day
      ? vague(page, p.at, 'Speed', value, ' tokens per second')
      : spreadOut(figureOf(page, p), p.unit.period ?? 'day', value)),
  });
}
/** What is measured now counts before what only stands there, and the run at the largest load before the others. */
const firmness = (page: Page, p: Proposal): number => (near(page, p, 'nowCue', 8, 0) ? NOW : runWeight(page, p.at));
const NOW = 0.3;
const spreadOut = (written: number, period: string, value: number): Partial<Claim> => ({
  approximation:
    `Speed: ${shown(written)} tokens per ${period}, spread evenly over it, are planned as ${shown(value)} ` +
    'tokens per second.',
});
