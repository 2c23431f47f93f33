import type { GpuFacts, ModelFacts, Offer } from '@compute-advisor/domain';

/** What the operator of this service added to the reference books: own or private models, own parts, own prices.
 *  Answers from memory, never waits.
 *  A change shows on the next request, without a restart. */
export interface OperatorCatalogPort {
  /** The rows in force. The same `version` always means the same content, so that it is cheap to ask on every request.
   *  Never throws: rows
   *  that cannot be read stay as they last were. */
  current(): OperatorCatalog;
}

/** One edition of the operator's rows. A model or a part with the id of a packaged one replaces it. Order carries no
 *  meaning; ids are unique. */
export interface OperatorCatalog {
  /** Content-derived; any fixed text when there are no rows. */
  readonly version: string;
  readonly models: readonly ModelFacts[];
  readonly gpus: readonly GpuFacts[];
  /** Offers of kind `operator`: they set the rate of their part alone. */
  readonly prices: readonly Offer[];
}

export const OperatorCatalogPort = Symbol.for('@compute-advisor/OperatorCatalogPort');
