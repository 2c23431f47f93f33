import type { PriceBook } from '@compute-advisor/domain';
import type { Catalog } from './catalog.port';

/** The books one answer is computed on. */
export interface Books {
  readonly catalog: Catalog;
  readonly prices: PriceBook;
}
