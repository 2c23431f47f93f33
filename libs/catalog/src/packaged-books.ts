import type {
  Commitment,
  FactBooks,
  PurchasePrice,
  QualityScore,
  RunningCosts,
  TokenPrice,
} from '@compute-advisor/domain';
import commitments from './data/books/commitments.json';
import purchasePrices from './data/books/purchase-prices.json';
import qualityScores from './data/books/quality-scores.json';
import runningCosts from './data/books/running-costs.json';
import tokenPrices from './data/books/token-prices.json';

/** A book as its data file holds it: every source once, and in each row the place of its source in that list. */
interface SourcedRows {
  readonly sources: readonly string[];
  readonly rows: readonly { readonly source: number }[];
}

/** The rows of a book with their sources written out. @throws {RangeError} a row whose source is not in the list: the
 *  data file is damaged. */
export function bookOf<Row extends { readonly source: string }>({ sources, rows }: SourcedRows): readonly Row[] {
  return rows.map((row) => {
    const source = sources[row.source];
    if (source === undefined) throw new RangeError(`no source ${row.source} for ${JSON.stringify(row)}`);
    return { ...row, source } as unknown as Row;
  });
}

/** The fact books that come with the product. Their bounds, dates and sources are checked by tools/catalog in CI. */
export const packagedBooks = (): FactBooks => ({
  purchasePrices: bookOf<PurchasePrice>(purchasePrices),
  runningCosts: runningCosts as unknown as RunningCosts,
  commitments: bookOf<Commitment>(commitments),
  tokenPrices: bookOf<TokenPrice>(tokenPrices),
  qualityScores: bookOf<QualityScore>(qualityScores),
});
