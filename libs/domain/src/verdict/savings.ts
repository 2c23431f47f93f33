import { roundToCents } from '../money/monthly-cost';

/** Savings per year of doing what is recommended instead of going on: 12 x (current - recommended), signed, USD to the cent; 0 when the advice is to keep. */
export function savingsPerYear(currentMonthlyUsd: number, recommendedMonthlyUsd: number, keep: boolean): number {
  return keep ? 0 : roundToCents(12 * (currentMonthlyUsd - recommendedMonthlyUsd));
}
