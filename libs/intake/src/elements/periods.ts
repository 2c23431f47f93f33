import type { Tag } from '../words';

/** Units of time a rate or a price can be counted in. */
export type Period = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';
/** Seconds in each; a month is a twelfth of 365 days except where loads are counted, see `rates`. */
export const PERIOD_SECONDS: Readonly<Record<Period, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86400,
  week: 604800,
  month: 2628000,
  quarter: 7884000,
  year: 31536000,
};

/** Words that name a unit of time. */
const UNITS: readonly (readonly [Tag, Period])[] = [
  ['sec', 'second'],
  ['min', 'minute'],
  ['hour', 'hour'],
  ['day', 'day'],
  ['week', 'week'],
  ['month', 'month'],
  ['quarter', 'quarter'],
  ['year', 'year'],
];
/** Words that say "per" as well: "daily". */
const WHOLE: readonly (readonly [Tag, Period])[] = [
  ['daily', 'day'],
  ['monthly', 'month'],
  ['yearly', 'year'],
  ['hourly', 'hour'],
  ['perSecond', 'second'],
  ['perMinute', 'minute'],
  ['perWeek', 'week'],
];

/** The tags of both. */
export const UNITS_OF_TIME: readonly Tag[] = UNITS.map(([tag]) => tag);
export const WHOLE_PERIODS: readonly Tag[] = WHOLE.map(([tag]) => tag);

function named(words: typeof UNITS, tags: ReadonlySet<Tag>): Period | undefined {
  if (tags.size > 0) for (const [tag, period] of words) if (tags.has(tag)) return period;
  return undefined;
}

/** The unit of time that a word names ("hours"). */
export const unitOfTime = (tags: ReadonlySet<Tag>): Period | undefined => named(UNITS, tags);
/** The period that a word says whole ("hourly"). */
export const wholePeriod = (tags: ReadonlySet<Tag>): Period | undefined => named(WHOLE, tags);
