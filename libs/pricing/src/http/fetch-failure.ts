/** A source could not be read. `message` is one plain sentence for the run's record; no address carries credentials or
 *  a query. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  constructor(
    message: string,
    readonly retryable: boolean,
    readonly status?: number,
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }
}

/** Scheme, host and path: what may be shown of an address. */
export function shownAddress(url: URL): string {
  return `${url.protocol}//${url.host}${url.pathname}`;
}
