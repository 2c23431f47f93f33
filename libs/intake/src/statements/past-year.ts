/** Years that are certainly over. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2025;

/** Whether a number is a year that is over. */
export const isPastYear = (value: number): boolean =>
  Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR;

/** Four digits in one that are such a year; "2,000" and "2k" are amounts. */
export const saysPastYear = (text: string): boolean => /^\d{4}$/.test(text) && isPastYear(Number(text));
