import { FetchFailure } from '../http/fetch-failure';
import type { Fetched, HttpClient } from '../http/http-client';
import type { Validators } from '../http/messages';

/** The first of several possible addresses that is there: sources move their files between folders. @throws
 *  {FetchFailure} the last "not found", or the first other failure. */
export async function fetchFirst(
  http: HttpClient,
  addresses: readonly URL[],
  validators: Validators | undefined,
): Promise<Fetched & { readonly url: URL }> {
  let notFound: FetchFailure | undefined;
  for (const url of addresses) {
    try {
      return {
        ...(await http.get(url, {
          ...(validators?.etag === undefined ? {} : { etag: validators.etag }),
          ...(validators?.lastModified === undefined ? {} : { lastModified: validators.lastModified }),
        })),
        url,
      };
    } catch (error) {
      if (!(error instanceof FetchFailure) || error.status !== 404) throw error;
      notFound ??= error;
    }
  }
  throw notFound ?? new FetchFailure('no address to fetch from', false);
}
