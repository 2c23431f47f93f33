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
export const count = (value: number, digits = 1): string => grouped(Math.abs(value) >= 100 ? value.toFixed(0) : trimmed(value, digits), THIN);

/** US dollars: no cents from 100 on, two decimals below. */
export const usd = (value: number): string => `${value < 0 ? '-' : ''}$${grouped(Math.abs(value) >= 100 ? Math.abs(value).toFixed(0) : Math.abs(value).toFixed(2), ',')}`;

/** US dollars to the cent. */
export const usdExact = (value: number): string => `${value < 0 ? '-' : ''}$${grouped(Math.abs(value).toFixed(2), ',')}`;

/** Bytes as GiB: one decimal under 100, none above. */
export function gib(bytes: number): string {
  const value = bytes / 2 ** 30;
  return `${value >= 100 ? grouped(value.toFixed(0), THIN) : value.toFixed(1)}${NBSP}GiB`;
}

/** Bytes to the byte. */
export const bytesExact = (bytes: number): string => `${grouped(String(bytes), THIN)} bytes`;

/** 0.214 -> "21 %". */
export const percent = (fraction: number): string => `${Math.round(fraction * 100)}${NBSP}%`;

/** Two figures as "24 to 41"; one when they read the same. */
export const between = (low: number, high: number): string => (count(low) === count(high) ? count(low) : `${count(low)} to ${count(high)}`);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "2026-10-04" -> "4 Oct 2026"; anything else as it stands. */
export function day(iso: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  return year === undefined ? iso : `${Number(date)} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
}

/** Milliseconds; seconds from 1,000 on. */
export const duration = (ms: number): string => (ms >= 1000 ? `${trimmed(ms / 1000, ms >= 10_000 ? 0 : 1)}${NBSP}s` : `${ms >= 10 ? ms.toFixed(0) : trimmed(ms, 1)}${NBSP}ms`);

/** "2 GPUs", "1 GPU". */
export const plural = (n: number, one: string, many = `${one}s`): string => `${count(n, 0)} ${n === 1 ? one : many}`;

/** A layout in words, "1 replica x 2 GPUs": never a bare total. */
export const layoutWords = (option: { readonly replicas: number; readonly tensor_parallel: number; readonly pipeline_parallel: number }): string => {
  const perReplica = option.tensor_parallel * option.pipeline_parallel;
  return `${plural(option.replicas, 'replica')} \u00d7 ${plural(perReplica, 'GPU')}${option.replicas > 1 ? ' each' : ''}`;
};
