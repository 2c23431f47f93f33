import type { QualityScore } from '../alternatives/quality-score';
import type { TokenPrice } from '../alternatives/token-price';
import type { Commitment } from '../money/commitment';
import type { PurchasePrice } from '../money/purchase-price';
import type { RunningCosts } from '../money/running-costs';

/** What is known of money and quality beside the hourly market: frozen lists of dated, sourced rows. What no source
 *  gave is absent. */
export interface FactBooks {
  readonly purchasePrices: readonly PurchasePrice[];
  readonly runningCosts: RunningCosts;
  readonly commitments: readonly Commitment[];
  readonly tokenPrices: readonly TokenPrice[];
  readonly qualityScores: readonly QualityScore[];
}

/** Nothing is known: plans are made on hourly prices alone. */
export const NO_FACT_BOOKS: FactBooks = {
  purchasePrices: [],
  runningCosts: {
    electricity: [],
    colocationPerKwMonth: [],
    colocationDensityPremium: [],
    serverPower: [],
    gpuPower: [],
    pue: [],
    depreciationYears: [],
    residualValueFraction: [],
    extraCapexFraction: [],
    failures: [],
  },
  commitments: [],
  tokenPrices: [],
  qualityScores: [],
};
