import type { Dispatcher } from 'undici';
import { FetchFailure, shownAddress } from './fetch-failure';

/** What the source said last time, sent back so that it may answer "not modified". */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** What every request says of itself. */
export function requestHeaders({ etag, lastModified }: Validators): Record<string, string> {
  return {
    'user-agent': 'compute-advisor',
    accept: 'application/json, text/csv, text/plain, */*;q=0.5',
    'accept-encoding': 'gzip, deflate, br',
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
    ...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }),
  };
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Where a redirect points, empty when it does not say; undefined for anything else. */
export const redirectTarget = (response: Dispatcher.ResponseData): string | undefined =>
  REDIRECTS.has(response.statusCode) ? (single(response.headers.location) ?? '') : undefined;

/** @throws {FetchFailure} it leads nowhere. */
export function parsedLocation(location: string, from: URL): URL {
  if (location === '' || !URL.canParse(location, from.href))
    throw new FetchFailure(`a redirect from ${shownAddress(from)} leads nowhere`, false);
  return new URL(location, from.href);
}

/** The first of a header's values. */
export const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** Seconds, or a date. Absent when the header says nothing usable. */
export function retryAfterMs(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header.trim()) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

/** What went wrong below HTTP, in words. */
export function networkFailure(url: URL, error: unknown): FetchFailure {
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  const what =
    name === 'TimeoutError' ||
    code === 'UND_ERR_HEADERS_TIMEOUT' ||
    code === 'UND_ERR_BODY_TIMEOUT' ||
    code === 'UND_ERR_CONNECT_TIMEOUT'
      ? 'took too long'
      : `could not be read (${code ?? message ?? name ?? 'unknown error'})`;
  return new FetchFailure(`${shownAddress(url)} ${what}`, true);
}
