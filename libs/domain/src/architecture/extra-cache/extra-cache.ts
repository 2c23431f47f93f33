import { compressedLatents, type CompressedLatents } from './compressed-latents';
import type { ExtraCacheLaw } from './extra-cache-law';
import { indexerKeys, type IndexerKeys } from './indexer-keys';
import { sparseIndexKeys, type SparseIndexKeys } from './sparse-index-keys';

/** Cache beside keys and values; closed: a new kind is a file of its own and a line here. */
export type ExtraCache = CompressedLatents | IndexerKeys | SparseIndexKeys;
export type ExtraCacheKind = ExtraCache['kind'];

const LAWS: { readonly [K in ExtraCacheKind]: ExtraCacheLaw<Extract<ExtraCache, { readonly kind: K }>> } = {
  'compressed-attention': compressedLatents,
  'dsa-indexer-keys': indexerKeys,
  'sparse-attention-index-keys': sparseIndexKeys,
};

/** Every kind of extra cache, for the doors that take facts from outside. */
export const EXTRA_CACHE_KINDS = Object.keys(LAWS) as ExtraCacheKind[];

/** The law of this cache. */
export function extraCacheLaw(cache: ExtraCache): ExtraCacheLaw<ExtraCache> {
  return LAWS[cache.kind] as ExtraCacheLaw<ExtraCache>;
}
