import { createHash } from 'node:crypto';
import { uuidFromDigest, type AdvisorPorts } from '@compute-advisor/application';
import { OverlayCatalog, PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import type { PriceBook } from '@compute-advisor/domain';
import type { OwnRows } from '../books/own-rows';

/** Adapters for a terminal: the packaged books, ids from the content alone, and nothing filed. With a clock
 *  (milliseconds since 1970 UTC) prices that are old today are marked so. Own rows lie over the packaged ones. */
export function terminalPorts(nowMs?: () => number, own?: OwnRows): AdvisorPorts {
  const packaged = new PackagedCatalog();
  const prices = new PackagedPriceBook(nowMs);
  return {
    catalog: own === undefined ? packaged : new OverlayCatalog(packaged, { current: () => own }),
    pricing:
      own === undefined || own.prices.length === 0 ? prices : { currentBook: () => withOwn(prices.currentBook(), own) },
    analyses: { save: () => Promise.resolve(), find: () => Promise.resolve(undefined) },
    // Nothing is filed under it, so it needs no secret.
    ids: { idFor: (canonical) => uuidFromDigest(createHash('sha256').update(canonical, 'utf8').digest()) },
  };
}

function withOwn(book: PriceBook, { prices, version }: OwnRows): PriceBook {
  return {
    ...book,
    snapshotId: `${book.snapshotId}+${version}`,
    sources: [...new Set([...book.sources, ...prices.map(({ source }) => source)])].sort(),
    offers: [...book.offers, ...prices],
  };
}
