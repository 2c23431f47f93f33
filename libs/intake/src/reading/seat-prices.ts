import { plainText } from '../lexer/plain-text';
import type { Page } from '../page/page';
import { endsAmount } from './amount';
import type { AmountPeriod } from './amount-period';
import { numberAt } from './count';
import { PER_SEAT, SEATS } from './data/seat-words';

/** How far from a sum the words may stand that it is for each of those who use a service, elements. */
const BEFORE = 4;
const BEHIND = 7;

/** "28 EUR per user and month", "29 EUR pro Kopf", "310 per seat": the sum at `k` is that of one of many. */
export function isPerSeat(page: Page, k: number): boolean {
  const said = (from: number, to: number): string =>
    plainText(page.text.slice(page.at(from)?.start ?? 0, page.at(to)?.end ?? 0));
  const [first, last] = [reachOf(page, k, -1, BEFORE), reachOf(page, k, 1, BEHIND)];
  if (PER_SEAT.test(said(first, last))) return true;
  return page.has(k + 1, 'each') && seatsOf(page, k, 0) !== undefined;
}

/** "Per user and month", "par utilisateur et par mois": seats are paid by the month unless a year is told. */
export function seatPeriod(page: Page, k: number): AmountPeriod | undefined {
  if (!isPerSeat(page, k)) return undefined;
  const isOfYear = page.after(k, BEHIND, ['year', 'yearly'], endsAmount) >= 0;
  return { period: isOfYear ? 'year' : 'month', end: k + 1 };
}

/** The last element in reach that is said of the same sum. */
function reachOf(page: Page, k: number, step: 1 | -1, reach: number): number {
  let at = k;
  for (let j = k + step; Math.abs(j - k) <= reach && page.sameSentence(j, k); j += step) {
    const e = page.at(j);
    if (e === undefined || endsAmount(e)) break;
    at = j;
  }
  return at;
}

/** How many seats are paid for: the nearest count of seats or of people in the sentence of the sum or beside it. */
export function seatsOf(page: Page, k: number, sentences = 1): number | undefined {
  const sentence = page.at(k)?.sentence ?? 0;
  let nearest: { readonly apart: number; readonly many: number } | undefined;
  for (const j of page.kinds('figure')) {
    const apart = Math.abs(j - k);
    if (Math.abs((page.at(j)?.sentence ?? Infinity) - sentence) > sentences || apart >= (nearest?.apart ?? Infinity))
      continue;
    const many = numberAt(page, j);
    if (many !== undefined && many > 1 && countsSeats(page, j)) nearest = { apart, many };
  }
  return nearest?.many;
}

/** "45 seats", "45 Copilot licences", "140 Leuten"; not "55 at once". */
const countsSeats = (page: Page, j: number): boolean =>
  [page.unitAt(j), page.unitAt(j) + 1].some(
    (n, i) =>
      page.sameSentence(n, j) &&
      (SEATS.test(plainText(page.textAt(n))) || (i === 0 && page.has(n, 'who'))) &&
      !page.has(n, 'conc', 'api'),
  ) && page.after(j, CONCURRENT_WITHIN, ['conc'], endsAmount) < 0;
const CONCURRENT_WITHIN = 3;
