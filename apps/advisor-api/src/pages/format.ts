import * as worded from '@compute-advisor/application';

export { usd } from '@compute-advisor/application';

/** Numbers as a person reads them; the exact figure belongs into `title` and the table behind. No locale is asked. */

const THIN = '\u202f';
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

/** 12345.6 -> "12 346"; under 100 with up to `digits` decimals. */
export const count = (value: number, digits = 1): string =>
  grouped(Math.abs(value) >= 100 ? value.toFixed(0) : trimmed(value, digits), THIN);

/** US dollars to the cent. */
export const usdExact = (value: number): string =>
  `${value < 0 ? '-' : ''}$${grouped(Math.abs(value).toFixed(2), ',')}`;

/** Bytes as GiB: one decimal under 100, none above; never broken over two lines. */
export const gib = (bytes: number): string => worded.gib(bytes).replace(/,/g, THIN).replace(' ', NBSP);

/** Bytes to the byte. */
export const bytesExact = (bytes: number): string => `${grouped(String(bytes), THIN)} bytes`;

/** 0.214 -> "21 %". */
export const percent = (fraction: number): string => worded.percent(fraction).replace(' ', NBSP);

/** Two figures as "24 to 41"; one when they read the same. */
export const between = (low: number, high: number): string =>
  count(low) === count(high) ? count(low) : `${count(low)} to ${count(high)}`;

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
export const plural = (n: number, one: string): string => worded.counted(n, one).replace(/,/g, THIN);

/** A layout in words, "1 replica x 2 GPUs": never a bare total. */
export const layoutWords = (option: {
  readonly replicas: number;
  readonly tensor_parallel: number;
  readonly pipeline_parallel: number;
}): string => {
  const perReplica = option.tensor_parallel * option.pipeline_parallel;
  return (
    `${plural(option.replicas, 'replica')} \u00d7 ` +
    `${plural(perReplica, 'GPU')}${option.replicas > 1 ? ' each' : ''}`
  );
};
