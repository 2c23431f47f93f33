/** Years that are certainly over. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2025;

/** Whether a number is a year that is over. */
export const isPastYear = (value: number): boolean =>
  Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR;
