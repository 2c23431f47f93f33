import { CURRENCY_RATES } from '../gazetteers/data/currencies';
import type { Element, Figure } from '../elements/element';
import { beginningsOf } from '../page/beginnings';
import { questionBefore } from '../page/answers';
import type { Page } from '../page/page';
import type { Fact } from '../reading';
import { shown } from '../roles/claim';
import { isBareCost, isSum } from './bare-sums';
import { isBareCeiling } from './bill-before';
import { currencyElsewhere, isSumByAnother } from './other-currency';
import { isForHardware, isHad, isPurse } from './purse';
import { BUDGET_NOUN, INDIAN_NUMBER, KANA, KOREAN_NUMBER, LARGE_NUMBER, MYRIADS, OTHER_CAPS } from './data/money-words';

/** An amount of money in the text. */
export interface Amount {
  /** Its element. */
  readonly at: number;
  readonly element: Element;
  readonly figure: Figure;
}

/** Nothing said of an amount reaches past another one or a semicolon. */
export const endsAmount = (e: Element): boolean => e.kind === 'money' || e.text === ';';

/** A bare figure in a budget is money from here on; a bare price of a card for an hour is less than the other. */
const LEAST_BARE_BUDGET = 50;
const MOST_BARE_PRICE = 200;
/** How far from a bare price the hardware may stand, elements. */
const HARDWARE_REACH = 40;

/** The amount at `k` that nothing took yet: with a currency, a bare price of a card for an hour, or a bare figure that
 *  a budget announces and a month or year counts ("budget 2 lakh per month"). */
export function amountAt(page: Page, k: number): Amount | undefined {
  const element = page.at(k);
  const figure = element?.figure;
  if (element === undefined || figure === undefined || page.used.has(k)) return undefined;
  const amount = { at: k, element, figure };
  if (element.kind === 'money') return amount;
  if (element.kind !== 'figure') return undefined;
  const isCeiling = isBareCeiling(page, k);
  if (!isCeiling && !mayBeMoney(page, k)) return undefined;
  const isByAnother = isCeiling || isSumByAnother(page, k);
  const currency = currencyBeside(page, k) ?? (isByAnother ? currencyElsewhere(page, k) : undefined);
  if (currency !== undefined) return { ...amount, element: { ...element, currency } };
  return BARE.some((isMoney) => isMoney(page, amount)) ? amount : undefined;
}

/** In thousands or millions, or told of a time, of a card or as paid once: any other bare figure counts something. */
const mayBeMoney = (page: Page, k: number): boolean =>
  LARGE_NUMBER.test(page.textAt(k)) ||
  isSumByAnother(page, k) ||
  page.has(k + 1, 'perGpu', 'once') ||
  page.period(k + 1) !== undefined ||
  page.period(k + 2) !== undefined;

/** "H100 at 2.49/hour": broken or led by a word of price, beside hardware. */
function isBarePrice(page: Page, { at, element, figure }: Amount): boolean {
  const isHourly =
    page.period(at + 1)?.period === 'hour' ||
    (page.has(at + 1, 'perGpu') && /h(?:r|our)?s?$/.test(page.textAt(at + 1)));
  if (!isHourly || figure.value >= MOST_BARE_PRICE) return false;
  if (Number.isInteger(figure.value) && page.before(at, 3, ['price'], endsAmount) < 0) return false;
  return hardware(page).some(
    (k) => k >= at - HARDWARE_REACH && k < at + HARDWARE_REACH && page.at(k)?.sentence === element.sentence,
  );
}

const hardware = beginningsOf({ kinds: ['gpu', 'instance'] });

/** How far before a bare figure the budget may be named; behind a colon: "budget: I can probably get 4k a month". */
const BUDGET_REACH = 4;
const HEADED_REACH = 6;

function isBareBudget(page: Page, { at, figure }: Amount): boolean {
  if (figure.value < LEAST_BARE_BUDGET) return false;
  const noun = page.before(at, HEADED_REACH, ['budget'], endsAmount);
  if (noun < 0 || (at - noun > BUDGET_REACH && !page.is(noun + 1, ':'))) return false;
  if (!BUDGET_NOUN.test(page.textAt(noun))) return false;
  if (page.before(noun, 3, OTHER_CAPS) >= 0 || page.has(page.unitAt(at), ...OTHER_CAPS)) return false;
  return [at + 1, at + 2].some((j) => isLong(page, j)) || isSum(page, at);
}
/** "And the budget? 9k a month." */
const isBareAnswer = (page: Page, { at, figure }: Amount): boolean =>
  figure.value >= LEAST_BARE_BUDGET &&
  asksForBudget(page, at) &&
  ([at + 1, at + 2].some((j) => isLong(page, j)) || isSum(page, at));

/** Whether the amount at `k` answers a question for the budget. */
export const asksForBudget = (page: Page, k: number): boolean =>
  questionBefore(page, k)?.some((j) => page.has(j, 'budget') && BUDGET_NOUN.test(page.textAt(j))) === true;

/** "one-off 60k", "60k one-off". */
const isBareOnce = (page: Page, { at }: Amount): boolean =>
  (page.has(at - 1, 'once') || page.has(at + 1, 'once')) && isSum(page, at) && page.sameSentence(at - 1, at);

/** "We spend 14k a month on 8 L40S", "we pay between 2 and 3 k a month": a verb of spending before it and its period
 *  right behind. */
function isBareSpending(page: Page, { at, figure }: Amount): boolean {
  const verb = page.has(at - 1, 'between', 'hedge', 'most') ? at - 2 : at - 1;
  const spends = (page.has(verb, 'price') && page.has(verb, 'own')) || CAN_SPEND.test(page.textAt(verb));
  return figure.value >= LEAST_BARE_BUDGET && isLong(page, at + 1) && spends;
}
/** "We have 30k a year for GPUs": money that is there for a period. */
const isBareHad = (page: Page, { at }: Amount): boolean =>
  isHad(page, at) && isLong(page, at + 1) && LARGE_NUMBER.test(page.textAt(at)) && isForHardware(page, at + 2);
const CAN_SPEND = /^(?:can|could|willing to) (?:pay|spend|afford)$/;

/** "We have 15k for it", "we can spend at most 20k on hardware". */
function isBarePurse(page: Page, at: number): boolean {
  if (!LARGE_NUMBER.test(page.textAt(at))) return false;
  return isPurse(page, at) || (isToBeSpent(page, at) && isForHardware(page, at + 1));
}
const isToBeSpent = (page: Page, at: number): boolean =>
  [at - 1, at - 2].some((j) => page.sameSentence(j, at) && CAN_SPEND.test(page.textAt(j)));

/** A bare figure that is a sum of its own: nothing else is counted by it. */
export const isBareSum = (page: Page, k: number): boolean =>
  currencyBeside(page, k) !== undefined || isBarePurse(page, k) || isBareCost(page, k);

/** "5k a month rented, or 80k once": the other side of the choice is money. */
function isBareEither(page: Page, amount: Amount): boolean {
  const { at } = amount;
  if (!isLong(page, at + 1) || !LARGE_NUMBER.test(page.textAt(at))) return false;
  for (let j = at + 2; j <= at + EITHER_REACH && page.sameSentence(j, at); j += 1) {
    const [element, figure] = [page.at(j), page.at(j)?.figure];
    if (element === undefined || figure === undefined) continue;
    return page.before(j, EITHER_REACH, ['or']) > at && isBareOnce(page, { at: j, element, figure });
  }
  return false;
}
const EITHER_REACH = 8;

/** "600 euros a month, or 8,000 once", "9.000 Euro einmalig oder 400 im Monat": the other way to pay, in the currency
 *  of the first. */
function currencyBeside(page: Page, at: number): string | undefined {
  const value = page.at(at)?.figure?.value ?? 0;
  if (value < LEAST_BARE_BUDGET || !(isLong(page, at + 1) || page.has(at + 1, 'once'))) return undefined;
  const or = page.before(at, OR_REACH, ['or'], endsAmount);
  const said =
    or < 0
      ? undefined
      : page.elements
          .slice(Math.max(0, or - EITHER_REACH), or)
          .filter(isMoney)
          .at(-1);
  return said?.sentence === page.at(at)?.sentence ? said?.currency : undefined;
}
const isMoney = (e: Element): boolean => e.kind === 'money';
/** Words between the "or" and its sum: "or at most 400". */
const OR_REACH = 3;

/** What makes a bare figure money. */
const BARE = [
  isBarePrice,
  isBareBudget,
  isBareAnswer,
  isBareOnce,
  isBareSpending,
  isBareHad,
  isBareEither,
  (page: Page, { at }: Amount) => isBareCeiling(page, at) || isBarePurse(page, at),
];

const isLong = (page: Page, j: number): boolean => ['month', 'year', 'week'].includes(page.period(j)?.period ?? '');

/** An amount without a currency is of the country whose numbers it is written in ("lakh", "50万"); everything else is
 *  dollars. */
export function currencyOf(page: Page, e: Element): string {
  if (e.currency !== undefined) return e.currency;
  const said = page.text.slice(e.start, e.end);
  if (INDIAN_NUMBER.test(said)) return 'INR';
  if (KOREAN_NUMBER.test(said)) return 'KRW';
  if (MYRIADS.test(said)) return KANA.test(page.text) ? 'JPY' : 'CNY';
  return 'USD';
}

/** To a millionth of a dollar, so that 3,500 EUR at 1.17 are 4,095 and not 4,094.9999999999995. */
export const toUsd = (amount: number, currency: string): number =>
  Math.round(amount * (CURRENCY_RATES[currency]?.usd ?? 1) * 1e6) / 1e6;

/** The sentence that says at which rate an amount was converted; none for dollars. */
export const converted = (currency: string, amount: number, usd: number): readonly string[] =>
  currency === 'USD'
    ? []
    : [
        `${shown(amount)} ${currency} are taken as ${shown(Math.round(usd * 100) / 100)} USD (a rounded rate of ` +
          `${CURRENCY_RATES[currency]?.asOf ?? ''}, not a bank's).`,
      ];

/** A fact of money, from one element to another. */
export function moneyFact<T>(page: Page, value: T, a: Element, b: Element, notes: readonly string[]): Fact<T> {
  return {
    value,
    evidence: page.text.slice(a.start, b.end),
    start: a.start,
    end: b.end,
    ...(notes.length === 0 ? {} : { approximation: notes.join(' ') }),
  };
}
