/** Seconds of an hour. */
export const SECONDS_PER_HOUR = 3600;
/** Hours of a day. */
export const HOURS_PER_DAY = 24;
/** Days of a week. */
export const DAYS_PER_WEEK = 7;
/** Days of the month that bills are told in: a year of 365 days by twelve. */
export const DAYS_PER_MONTH = 365 / 12;
/** Hours of that month, for what is never switched off: 8,760 hours a year by twelve. */
export const HOURS_PER_MONTH = HOURS_PER_DAY * DAYS_PER_MONTH;
