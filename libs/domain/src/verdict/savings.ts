import { Usd } from '../money/usd';

const MONTHS = 12;

/** Savings per year of doing what is recommended instead of going on: 12 x (current - recommended) a month, signed, to
 *  the cent; nothing when the advice is to keep. */
export function savingsPerYear(currentPerMonth: Usd, recommendedPerMonth: Usd, keep: boolean): Usd {
  return keep ? Usd.of(0) : currentPerMonth.minus(recommendedPerMonth).times(MONTHS).toCents();
}
