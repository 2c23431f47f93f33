import type { AdvisorPorts, Catalog } from '@compute-advisor/application';
import type { PriceBook } from '@compute-advisor/domain';
import { createHash } from 'node:crypto';

/** The ports of an advisor over these books that stores nothing. */
export const portsOn = (catalog: Catalog, book: PriceBook): AdvisorPorts => ({
  catalog: { current: () => catalog },
  pricing: { currentBook: () => book },
  analyses: { save: () => Promise.resolve(), find: () => Promise.resolve(undefined) },
  ids: { idFor: (text) => createHash('sha256').update(text).digest('hex') },
});
