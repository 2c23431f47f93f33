import type { AcceptedPriceSnapshot } from '@compute-advisor/application';
import { ageInDays } from '../book/freshness';
import type { FeedReading } from '../readings/feed-reading';
import { figure } from './price-keys';

/** A refresh must keep this share of the rows and of the offers of the one before. */
export const LEAST_SHARE_OF_ROWS = 0.6;
/** Every price lies within these, USD per GPU-hour. */
export const LOWEST_USD_PER_GPU_HOUR = 0.02;
export const HIGHEST_USD_PER_GPU_HOUR = 60;
/** Sources in time zones ahead of UTC may date a day early; more is a date that would pass for fresh for too long. */
const DAYS_AHEAD = 1;

/** What no operator can accept: nothing to sell, a date in the future, a price that is none. Undefined when there is
 *  nothing of it. */
export const impossibleReading = (reading: FeedReading, nowMs: number): string | undefined =>
  nothingLeft(reading) ?? fromTheFuture(reading, nowMs) ?? impossiblePrice(reading);

/** What is wrong with a reading beside the one in force, before any price is looked at. */
export const shrunkReading = (reading: FeedReading, last: AcceptedPriceSnapshot): string | undefined =>
  olderThanBefore(reading, last) ?? tooFew(reading, last);

function nothingLeft(reading: FeedReading): string | undefined {
  const { offers, rowsRead, rowsUnresolved, rowsAmbiguous, rowsWithoutPrice } = reading;
  return offers.length > 0
    ? undefined
    : `no offer is left of ${rowsRead} rows (${rowsUnresolved} with unknown parts, ${rowsAmbiguous} ` +
        `ambiguous, ${rowsWithoutPrice} without a price)`;
}

function fromTheFuture({ sourceDate }: FeedReading, nowMs: number): string | undefined {
  return ageInDays(sourceDate, nowMs) < -DAYS_AHEAD ? `the source is dated ${sourceDate}, in the future` : undefined;
}

function impossiblePrice({ offers }: FeedReading): string | undefined {
  const wrong = offers.find(
    ({ usdPerGpuHour }) => !(usdPerGpuHour >= LOWEST_USD_PER_GPU_HOUR && usdPerGpuHour <= HIGHEST_USD_PER_GPU_HOUR),
  );
  if (!wrong) return undefined;
  const { gpuId, provider, instanceType, region, usdPerGpuHour } = wrong;
  const name = [gpuId, 'at', provider, instanceType, region].filter((part) => part !== undefined).join(' ');
  return (
    `${name} costs ${figure(usdPerGpuHour)} USD per GPU-hour, outside ${LOWEST_USD_PER_GPU_HOUR} to ` +
    `${HIGHEST_USD_PER_GPU_HOUR}`
  );
}

function olderThanBefore({ sourceDate }: FeedReading, last: AcceptedPriceSnapshot): string | undefined {
  return sourceDate < last.sourceDate
    ? `the source is dated ${sourceDate}, before the ${last.sourceDate} of the data in force`
    : undefined;
}

function tooFew(reading: FeedReading, last: AcceptedPriceSnapshot): string | undefined {
  const short = (now: number, before: number, what: string): string | undefined =>
    now < LEAST_SHARE_OF_ROWS * before
      ? `${now} of ${before} ${what} are left (${Math.floor((100 * now) / before)} %), at least ` +
        `${LEAST_SHARE_OF_ROWS * 100} % are wanted`
      : undefined;
  return short(reading.rowsRead, last.rowsRead, 'rows') ?? short(reading.offers.length, last.offers.length, 'offers');
}
