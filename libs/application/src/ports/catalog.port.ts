import type { FactBooks, GpuFacts, ModelFacts } from '@compute-advisor/domain';

/** The reference books: which models and GPUs exist, and what is known of them. Answers from memory, never waits. */
export interface CatalogPort {
  /** The book in force. The same `version` always means the same content; operator rows are part of it. */
  current(): Catalog;
}

/** One frozen edition of the reference books. Order carries no meaning; ids are unique. */
export interface Catalog {
  /** Content-derived name of this edition. */
  readonly version: string;
  readonly models: readonly ModelFacts[];
  readonly gpus: readonly GpuFacts[];
  /** Purchase prices, running costs, commitments, token prices and quality scores; part of the edition, so part of its
   *  `version`. */
  readonly books: FactBooks;
}

export const CatalogPort = Symbol.for('@compute-advisor/CatalogPort');
