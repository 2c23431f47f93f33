import * as worded from '@compute-advisor/application';

export { usd } from '@compute-advisor/application';

/** Numbers as a person reads them; the exact figure belongs into `title` and the table behind. No locale is asked. */

const NBSP = '\u00a0';

function grouped(digits: string, separator: string): string {
  const [whole = '0', fraction] = digits.split('.');
  const sign = whole.startsWith('-') ? '-' : '';
  const marked = whole.replace('-', '').replace(/\B(?=(\d{3})+(?!\d))/g, separator);
  return `${sign}${marked}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** A figure with at most `digits` decimals, none that are zero. */
function trimmed(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** 12345.6 -> "12,346"; under 100 with up to `digits` decimals. */
export const count = (value: number, digits = 1): string =>
  grouped(Math.abs(value) >= 100 ? value.toFixed(0) : trimmed(value, digits), ',');

/** US dollars to the cent. */
export const usdExact = (value: number): string =>
  `${value < 0 ? '-' : ''}$${grouped(Math.abs(value).toFixed(2), ',')}`;

/** Bytes as GiB: one decimal under 100, none above; never broken over two lines. */
export const gib = (bytes: number): string => worded.gib(bytes).replace(' ', NBSP);

/** Bytes to the byte. */
export const bytesExact = (bytes: number): string => `${grouped(String(bytes), ',')} bytes`;

/** 0.214 -> "21 %". */
export const percent = (fraction: number): string => worded.percent(fraction).replace(' ', NBSP);

/** Two figures as "24 to 41"; one when they read the same. */
export const between = (low: number, high: number, digits = 1): string =>
  count(low, digits) === count(high, digits) ? count(low, digits) : `${count(low, digits)} to ${count(high, digits)}`;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "2026-10-04" -> "4 Oct 2026"; anything else as it stands. */
export function day(iso: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  return year === undefined ? iso : `${Number(date)} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
}

/** Milliseconds; seconds from 1,000 on. */
export const duration = (ms: number): string =>
  ms >= 1000
    ? `${trimmed(ms / 1000, ms >= 10_000 ? 0 : 1)}${NBSP}s`
    : `${ms >= 10 ? ms.toFixed(0) : trimmed(ms, 1)}${NBSP}ms`;

/** "2 GPUs", "1 GPU". */
export const plural = (n: number, one: string): string => worded.counted(n, one);

const MINUS = '\u2212';

/** A change of money, signed: "\u2212$18,995", "+$12"; "no change" for none. */
export const usdChange = (value: number): string => {
  if (Math.abs(value) < 0.005) return 'no change';
  return `${value < 0 ? MINUS : '+'}${worded.usd(Math.abs(value))}`;
};

/** A change as a share, signed: "\u221283 %". */
export const percentChange = (fraction: number): string => {
  const whole = Math.round(fraction * 100);
  if (whole === 0) return 'no change';
  return `${whole < 0 ? MINUS : '+'}${grouped(String(Math.abs(whole)), ',')}${NBSP}%`;
};

/** A change in points of a percentage, signed. */
export const pointsChange = (fraction: number): string => {
  const whole = Math.round(fraction * 100);
  if (whole === 0) return 'no change';
  return `${whole < 0 ? MINUS : '+'}${worded.counted(Math.abs(whole), 'point')}`;
};

/** Dollars to three digits, for a figure that is read at a glance: 231,439.20 -> "$231,000". */
export const usdGlance = (value: number): string =>
  Math.abs(value) < 1000 ? worded.usd(value) : worded.usd(Number(value.toPrecision(3)));

/** GiB without the unit: one decimal under 100, none above. */
export const gibOnly = (bytes: number): string => worded.gib(bytes).replace(/ .*$/, '');

/** "4 October", the day without its year; anything else as it stands. */
export function dayOfYear(iso: string): string {
  const [, , month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  return date === undefined ? iso : `${Number(date)} ${LONG_MONTHS[Number(month) - 1] ?? month}`;
}

const LONG_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
