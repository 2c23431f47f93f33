import { HOURS_PER_MONTH } from '@compute-advisor/domain';
import { CURRENCY_RATES } from '../gazetteers/data/currencies';
import { middle } from '../elements/element';
import type { Page } from '../page/page';
import type { Fact, SumReading } from '../reading';
import { shown } from '../roles/claim';
import { endsAmount } from './amount';
import { isBillRather } from './amount-purpose';
import { factOf } from './fact';

/** A bill and the price of one card for one hour that follows from it; only the price where that is what is told. */
export interface BillReading {
  readonly bill?: Fact<SumReading>;
  readonly price: Fact<number>;
}

/** A sum without a currency is money from here on; less is a count of something. */
const LEAST_BARE_SUM = 500;
/** How far the verb or noun of a bill may stand from its sum. */
const REACH = 8;
/** Months in the unit that the sentence counts in. */
const MONTHS = { quarter: 3, year: 12 } as const;

/** What the fleet in use costs, where a sentence of its own says so: "The invoice was $31,480 in October", "AWS charged
 *  us 31k last month".
 *  @param gpuCount cards of the fleet; without one a bill is of something else */
export function billOf(page: Page, gpuCount: number): BillReading | undefined {
  if (gpuCount === 0) return undefined;
  if (!page.tells('billed', 'lastMonth')) return undefined;
  const at = page.elements.findIndex((_, k) => isBilled(page, k));
  const e = page.at(at);
  const figure = e?.figure;
  if (e === undefined || figure === undefined) return undefined;
  const currency = e.currency ?? 'USD';
  const amount = middle(figure);
  const monthly = amount / monthsOf(page, at);
  const usd = Math.round(monthly * (CURRENCY_RATES[currency]?.usd ?? 1) * 1e6) / 1e6;
  const converted =
    currency === 'USD' ? '' : `${shown(monthly)} ${currency} are taken as ${shown(Math.round(usd * 100) / 100)} USD. `;
  const spans = [{ start: e.start, end: e.end }];
  return {
    bill: factOf(page.text, { usd, currency, amount }, spans, converted.trim()),
    price: factOf(
      page.text,
      usd / HOURS_PER_MONTH / gpuCount,
      spans,
      `${converted}Price: the bill of a month is spread over 730 hours and ${gpuCount} GPUs.`,
    ),
  };
}

/** A sum that a bill of machines is over: the writer's, of now or of the month that just ended, not of an API and no
 *  limit. */
function isBilled(page: Page, k: number): boolean {
  const e = page.at(k);
  if (e?.figure === undefined || page.used.has(k) || !isSum(page, k)) return false;
  if (page.statements.speaker[k] === 'other' || page.statements.billed[k] === true || page.isOffered(k)) return false;
  const tense = page.statements.tense[k];
  if (tense === 'hypothetical' || (tense === 'past' && !page.speaksOf(k, 'lastMonth'))) return false;
  if (FOREIGN.some((tag) => page.speaksOf(k, tag) && !(tag === 'budget' && isBillRather(page, k)))) return false;
  if (isHourly(page, k)) return false;
  return page.before(k, REACH, ['billed']) >= 0 || page.after(k, REACH, ['billed']) >= 0 || isOfLastMonth(page, k);
}

/** "The instances run since then, $47,800 last month for both together". */
const isOfLastMonth = (page: Page, k: number): boolean =>
  page.at(k)?.kind === 'money' && page.has(k + 1, 'lastMonth') && page.speaksOf(k, 'node', 'gpuWord');
const FOREIGN = ['api', 'budget', 'tok', 'leaving', 'power'] as const;

/** "The AWS bill for the two was $59,812 last month ($40.97/h each)": the hour is that of the other sum. */
const isHourly = (page: Page, k: number): boolean =>
  page.after(k, REACH, ['hour', 'hourly'], endsAmount) >= 0 ||
  page.before(k, REACH, ['hour', 'hourly'], endsAmount) >= 0;

/** With a currency, or a large bare figure that nothing is counted by: "charged us 31k". */
function isSum(page: Page, k: number): boolean {
  const e = page.at(k);
  if (e?.kind === 'money') return true;
  if (e?.kind !== 'figure' || (e.figure?.value ?? 0) < LEAST_BARE_SUM) return false;
  return page.before(k, 3, ['billed']) >= 0 && (e.figure?.kilo !== undefined || page.at(k + 1)?.kind === 'mark');
}

function monthsOf(page: Page, k: number): number {
  if (page.speaksOf(k, 'month') || page.speaksOf(k, 'monthly')) return 1;
  if (page.speaksOf(k, 'quarter')) return MONTHS.quarter;
  return page.speaksOf(k, 'year') || page.speaksOf(k, 'yearly') ? MONTHS.year : 1;
}
