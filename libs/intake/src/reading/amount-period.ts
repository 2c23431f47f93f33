import { isIdeographic } from '../lexer/token';
import type { Page, Period } from '../page/page';
import { endsAmount } from './amount';
import { periodAtHead } from './costs-behind';
import { HOUR_OF_CARD, PER_MACHINE, RATE_MARKS, REMAINING, SUPPORT } from './data/money-words';

/** The period an amount is counted in, and the element behind its words. */
export interface AmountPeriod {
  readonly period: Period;
  readonly end: number;
  /** Periods that the one amount covers together ("over three years": 3 of a year); 1 when absent. */
  readonly periods?: number;
}

/** How far from an amount the words of its period may stand, elements. */
const NEAR = 4;
const FAR = 7;

/** The period of the amount at `k`: right behind it, behind "per GPU", or announced before it ("annual budget is
 *  $120k"). Takes the number of a term ("for 3 years"). */
export const periodOf = (page: Page, k: number): AmountPeriod | undefined =>
  monthSign(page, k) ??
  rightBehind(page, k) ??
  billedHours(page, k) ??
  adverbBehind(page, k) ??
  termBehind(page, k) ??
  yearsBefore(page, k) ??
  adverbBefore(page, k) ??
  yearSign(page, k) ??
  headed(page, k);

/** Behind the amount, over few words and no comma. */
function rightBehind(page: Page, k: number): AmountPeriod | undefined {
  for (let j = k + 1; j <= k + NEAR; j += 1) {
    const e = page.at(j);
    if (e === undefined || !page.sameSentence(k, j) || (endsAmount(e) && j > k + 1)) return undefined;
    const period = page.period(j) ?? hourOfCard(page, j) ?? forTheYear(page, j);
    if (period !== undefined) return period;
    if (e.text === ',' || e.kind === 'model') return undefined;
    if (e.kind === 'figure') return term(page, j);
  }
  return undefined;
}

/** "744 h @ EUR 1.98": so many hours at the amount. */
const billedHours = (page: Page, k: number): AmountPeriod | undefined =>
  RATE_MARKS.has(page.textAt(k - 1)) && page.has(k - 2, 'hour') && page.at(k - 3)?.kind === 'figure'
    ? { period: 'hour', end: k + 1 }
    : undefined;

/** "per GPU-hour", "per instance hour", "per server and hour". */
const hourOfCard = (page: Page, j: number): AmountPeriod | undefined => hourOfMachine(page, j) ?? hourOfPart(page, j);

const hourOfMachine = (page: Page, j: number): AmountPeriod | undefined => {
  const hour = page.is(j + 1, '-') || page.has(j + 1, 'and') ? j + 2 : j + 1;
  return PER_MACHINE.test(page.textAt(j)) && page.has(hour, 'hour') ? { period: 'hour', end: hour + 1 } : undefined;
};

const hourOfPart = (page: Page, j: number): AmountPeriod | undefined =>
  page.has(j, 'perGpu') && HOUR_OF_CARD.test(page.textAt(j).replace(/ /g, ''))
    ? { period: 'hour', end: j + 1 }
    : undefined;

/** "for the whole year". */
const FOR_THE_WHOLE = /^for the (?:whole|full|entire)$/;
const WHOLE = new Set(['whole', 'full', 'entire', 'coming', 'next', 'current']);
function forTheYear(page: Page, j: number): AmountPeriod | undefined {
  const year = FOR_THE_WHOLE.test(page.textAt(j)) ? page.timeUnit(j + 1) : undefined;
  if (year === 'year') return { period: year, end: j + 2 };
  if (!page.is(j, 'for') || !page.has(j + 1, 'determiner')) return undefined;
  const at = WHOLE.has(page.textAt(j + 2)) ? j + 3 : j + 2;
  const unit = page.timeUnit(at);
  return unit === 'month' || unit === 'quarter' || unit === 'year' ? { period: unit, end: at + 1 } : undefined;
}

/** "$4,000 for all of it monthly". */
function adverbBehind(page: Page, k: number): AmountPeriod | undefined {
  const late = page.after(k, FAR, ['yearly', 'monthly'], (e) => endsAmount(e) || e.text === ',');
  return late < 0 || isOfAnother(page, late) ? undefined : page.period(late);
}

/** "$200k for the whole cluster over 3 years". */
function termBehind(page: Page, k: number): AmountPeriod | undefined {
  for (let j = k + 1; j <= k + FAR; j += 1) {
    const e = page.at(j);
    if (e === undefined || !page.sameSentence(k, j) || endsAmount(e)) return undefined;
    const found = e.kind === 'figure' ? term(page, j) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "a 3-year budget of $900k". */
function yearsBefore(page: Page, k: number): AmountPeriod | undefined {
  for (let j = k - 1; j >= k - FAR && page.sameSentence(k, j); j -= 1) {
    if (page.at(j)?.kind !== 'figure' || page.timeUnit(page.is(j + 1, '-') ? j + 2 : j + 1) !== 'year') continue;
    const years = spread(page, j, 'year');
    if (years !== undefined) return { ...years, end: k + 1 };
  }
  return undefined;
}

const FOR_A_TERM = /^(?:for|fur|pour|por|per|voor) /;
/** "annual budget is $120k". */
function adverbBefore(page: Page, k: number): AmountPeriod | undefined {
  const at = page.before(k, FAR, ['yearly', 'monthly', 'hourly'], (e) => endsAmount(e) || e.kind === 'figure');
  // "16 H200 for a year, at $2.60": how long they are signed for
  const period = at < 0 || isOfAnother(page, at) || FOR_A_TERM.test(page.textAt(at)) ? undefined : page.period(at);
  return period === undefined ? undefined : { period: period.period, end: k + 1 };
}

/** "月額380万円でリース中です(残り14か月)": the sign of a month right before the sum, whatever term is told behind it. */
const monthSign = (page: Page, k: number): AmountPeriod | undefined =>
  page.has(k - 1, 'monthly') && page.sameSentence(k - 1, k) && isIdeographic(page.textAt(k - 1))
    ? { period: 'month', end: k + 1 }
    : undefined;

/** "연 8,400만 원", "年480万円": the sign of a year right before the sum. */
const yearSign = (page: Page, k: number): AmountPeriod | undefined =>
  YEAR_SIGNS.has(page.textAt(k - 1)) && page.sameSentence(k - 1, k) ? { period: 'year', end: k + 1 } : undefined;
const YEAR_SIGNS: ReadonlySet<string> = new Set(['연', '年']);

/** "Per month the eight A100 we rent come to 11,000 francs". */
function headed(page: Page, k: number): AmountPeriod | undefined {
  const at = page.at(k)?.kind === 'money' ? periodAtHead(page, k) : -1;
  const period = at < 0 ? undefined : page.period(at);
  return period === undefined ? undefined : { period: period.period, end: k + 1 };
}

/** "$900 a month to rent, or $30,000": the period right behind an amount is that one's. */
const isOfAnother = (page: Page, at: number): boolean => ['money', 'figure'].includes(page.at(at - 1)?.kind ?? '');

/** "$212,000 with three years of support": the sum is paid once, the support lasts so long. */
const isOfSupport = (page: Page, j: number): boolean =>
  [j - 2, j - 1, j + 2, j + 3, j + 4].some((n) => page.sameSentence(j, n) && SUPPORT.has(page.textAt(n)));

/** "$25k a month (14 months left)", "noch 14 Monate": how long it still runs is no term of the sum. */
const isRemaining = (page: Page, j: number): boolean =>
  [j - 1, j - 2, j + 2].some((n) => page.sameSentence(j, n) && REMAINING.has(page.textAt(n)));

/** "one year", "12 months", "a 4-year term". */
function term(page: Page, j: number): AmountPeriod | undefined {
  const unit = page.timeUnit(page.is(j + 1, '-') ? j + 2 : j + 1);
  if (isOfSupport(page, j) || isRemaining(page, j)) return undefined;
  return unit === 'year' || unit === 'month' ? spread(page, j, unit) : undefined;
}

/** A contract for machines runs no longer than this, years. */
const LONGEST_TERM = 15;
const MONTHS_OF_YEAR = 12;

/** What a sum for so many years or months is counted as: half a year and more in years ("for 60 months"). */
function termOf(count: number, unit: 'year' | 'month'): Omit<AmountPeriod, 'end'> | undefined {
  const months = unit === 'year' ? count * MONTHS_OF_YEAR : count;
  if (!Number.isInteger(months) || months < 1 || months > LONGEST_TERM * MONTHS_OF_YEAR) return undefined;
  const [period, periods] =
    months < MONTHS_OF_YEAR / 2 ? (['month', months] as const) : (['year', months / MONTHS_OF_YEAR] as const);
  return periods === 1 ? { period } : { period, periods };
}

/** "for one year", "over five years": the period of the term that the figure at `j` counts. Takes the figure. */
function spread(page: Page, j: number, unit: 'year' | 'month'): AmountPeriod | undefined {
  const found = termOf(page.at(j)?.figure?.value ?? 0, unit);
  page.used.add(j);
  return found === undefined ? undefined : { ...found, end: j + 2 };
}
