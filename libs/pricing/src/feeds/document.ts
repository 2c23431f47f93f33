import { createHash } from 'node:crypto';
import { UnreadableFeed } from './price-feed';

/** Text of a UTF-8 document, without a byte order mark. @throws {UnreadableFeed} when the bytes are in another charset
 *  or binary. */
export function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFeed('the bytes are not UTF-8 text');
  }
}

/** SHA-256 of bytes, lower-case hex. */
export const digestOf = (...parts: readonly Uint8Array[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** The value of a JSON document. @throws {UnreadableFeed} for anything else: an HTML page, a cut-off body. */
export function parseJson(bytes: Uint8Array): unknown {
  const text = utf8(bytes);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UnreadableFeed(
      /^\s*</.test(text) ? 'a web page came instead of JSON' : 'the body is not JSON, or it is cut off',
    );
  }
}

/** A JSON object, and none of the other values. */
export const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text with something in it; undefined otherwise. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** The day of a moment in UTC, `2026-10-04`. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The day a date text names; undefined when it names none. */
export function dayIn(text: string | undefined): string | undefined {
  const ms = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(ms) ? undefined : dayOf(ms);
}
