import { createHash } from 'node:crypto';
import { uuidFromDigest, type AdvisorPorts } from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';

/** Adapters for a terminal: the packaged books, ids from the content alone, and nothing filed. With a clock
 *  (milliseconds since 1970 UTC) prices that are old today are marked so. */
export function terminalPorts(nowMs?: () => number): AdvisorPorts {
  return {
    catalog: new PackagedCatalog(),
    pricing: new PackagedPriceBook(nowMs),
    analyses: { save: () => Promise.resolve(), find: () => Promise.resolve(undefined) },
    // Nothing is filed under it, so it needs no secret.
    ids: { idFor: (canonical) => uuidFromDigest(createHash('sha256').update(canonical, 'utf8').digest()) },
  };
}
