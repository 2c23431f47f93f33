import type { Page, Period } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import { adjectiveEnd } from './adjective';
import { isLengthOfEach, periodBefore, periodBehind, type PeriodBehind } from './periods-around';
import type { Dimension, Unit } from './rows/unit';
import { countsRequests, isBilledWork, isLongPeriod, isVolume, periodOfBill } from './token-bill';

/** "2,500 users x 20 prompts/day". */
const TIMES_SIGN: ReadonlySet<string> = new Set(['x', '×', '*']);
/** What can be counted per period. */
const PACED: ReadonlySet<Dimension> = new Set<Dimension>(['work', 'tokens', 'inflight']);

/** Work and tokens with a period are rates and speeds; people with one are daily or monthly users. */
export function timed(page: Page, k: number, unit: Unit): readonly Unit[] {
  if (!PACED.has(unit.dimension) || hasNoPace(page, unit)) return [unit];
  const before = periodBefore(page, k);
  const behind = before === undefined ? periodBehind(page, unit.end) : undefined;
  const early = before ?? (behind === undefined ? periodOfVolume(page, k, unit) : undefined);
  const found = early === undefined ? behind : { period: early, end: unit.end, each: false };
  if (found === undefined || isLengthOfEach(page, k) || adjectiveEnd(page, k) === unit.end) return [unit];
  if (isLengthOfDailyWork(page, k, unit, found)) return [unit];
  const paced: Unit = {
    dimension: unit.dimension === 'tokens' ? 'speed' : 'rate',
    end: found.end,
    scale: 1 / PERIOD_SECONDS[found.period],
    period: found.period,
    noun: unit.noun,
    each: found.each || isTimesPeople(page, k) ? true : undefined,
  };
  return unit.dimension === 'tokens' ? [paced] : [paced, unit];
}

/** "Contracts, each summarised to 300 tokens overnight": so few are how long each is, not all that a day brings. */
const isLengthOfDailyWork = (page: Page, k: number, unit: Unit, { period, each }: PeriodBehind): boolean =>
  unit.dimension === 'tokens' &&
  each !== true &&
  isLongPeriod(period) &&
  (page.at(k)?.figure?.value ?? 0) < LEAST_DAILY;
const LEAST_DAILY = 5000;

/** "Monthly volume: 3B prompt tokens, 400M completion tokens", "per month we push 900M input tokens": a period that
 *  opens what is told of volumes is that of all of them. */
function periodOfVolume(page: Page, k: number, unit: Unit): Period | undefined {
  if (unit.dimension === 'work') return periodOfWork(page, k);
  if (unit.dimension !== 'tokens' || !isVolume(page, k)) return undefined;
  return periodTold(page, k) ?? (page.takesOver ? periodOfBill(page, k) : undefined);
}

/** "Last month we served 41 million requests", "2.3 million calls last month", and those that a bill beside them is
 *  of. */
function periodOfWork(page: Page, k: number): Period | undefined {
  if (page.takesOver && isBilledWork(page, k)) return periodOfBill(page, k);
  const isOfMonth =
    countsRequests(page, k) &&
    (page.before(k, WORK_REACH, ['lastMonth']) >= 0 || page.has(page.unitAt(k) + 1, 'lastMonth'));
  return isOfMonth ? 'month' : undefined;
}
const WORK_REACH = 8;

function periodTold(page: Page, k: number): Period | undefined {
  for (let j = k - 1; j >= k - VOLUME_REACH && page.sameSentence(j, k); j -= 1) {
    if (page.at(j)?.figure !== undefined ? !isVolume(page, j) : page.at(j)?.kind === 'model') return undefined;
    const period = page.has(j, 'determiner') || isOfSum(page, j) ? undefined : page.period(j)?.period;
    if (period !== undefined) return isLongPeriod(period) ? period : undefined;
  }
  return undefined;
}
/** "$12k/month on the API, 40M input tokens": the period of a sum is that sum's. */
const isOfSum = (page: Page, j: number): boolean =>
  page.at(j - 1)?.kind === 'money' ||
  (page.at(j - 2)?.kind === 'money' && (page.is(j - 1, '/') || page.has(j - 1, 'per', 'determiner', 'each')));
const VOLUME_REACH = 9;

/** A context has no pace; of those at once only requests and people have one. */
const hasNoPace = (page: Page, unit: Unit): boolean =>
  (page.has(unit.noun, 'ctx') && !page.has(unit.noun, 'tok')) ||
  (unit.dimension === 'inflight' && !page.has(unit.end, 'req', 'who'));

const isTimesPeople = (page: Page, k: number): boolean =>
  TIMES_SIGN.has(page.textAt(k - 1)) && page.has(k - 2, 'who', 'dau', 'mau');
