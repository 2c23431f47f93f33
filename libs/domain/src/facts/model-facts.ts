import type { Architecture } from '../architecture/architecture';
import type { WeightPrecision } from './precision-name';
import type { PublishedCheckpoint } from './published-checkpoint';

/** What a model does; decides which memory and speed equations apply. */
export const MODEL_KINDS = ['text', 'vision-language', 'embedding', 'reranker', 'image', 'video', 'speech'] as const;
export type ModelKind = (typeof MODEL_KINDS)[number];

/** Where each fact comes from; `known` marks one that has no citable source. */
export type FactSources = Readonly<Record<string, string | readonly string[]>>;

/** One model of the catalog. A fact nobody states is absent, never 0 and never null. */
export interface ModelFacts {
  /** Hugging Face id, or `custom/13b` for a model of which only the size is known. */
  readonly id: string;
  readonly family: string;
  readonly aliases: readonly string[];
  readonly kind: ModelKind;
  /** Year and month, `2025-07`. */
  readonly released?: string;
  readonly license?: string;
  readonly parametersTotal: number;
  readonly parametersTotalExact: boolean;
  readonly parametersActive: number;
  readonly parametersLanguageModel?: number;
  readonly parametersOtherModules?: number;
  readonly parametersCheckpoint?: number;
  readonly checkpointNote?: string;
  readonly architecture?: Architecture;
  /** Parts of an image or video pipeline, parameters each. */
  readonly components?: Readonly<Record<string, number>>;
  /** Repositories that hold the model in other formats than its own, and its own where that mixes widths. */
  readonly checkpoints?: readonly PublishedCheckpoint[];
  /** Of a shape that is assumed: the least share of the stated cache that a model of this size takes (grouped-query
   *  attention); absent where the shape is known. */
  readonly leastCacheShare?: number;
  readonly maxContext?: number;
  readonly nativeContext?: number;
  readonly nativePrecision: WeightPrecision;
  readonly kvBytesPerTokenBf16?: { readonly growing: number; readonly windowed: number; readonly window?: number };
  readonly notes?: string;
  readonly source: FactSources;
}
