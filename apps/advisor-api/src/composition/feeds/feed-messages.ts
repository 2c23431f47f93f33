import type { GpuFacts } from '@compute-advisor/domain';
import type { FeedFetch, LastFetch, PriceFeedAddresses } from '@compute-advisor/pricing';

/** What the reading thread is started with. */
export interface FeedThreadData {
  readonly addresses: PriceFeedAddresses;
}

/** One feed to be fetched and read. `gpus` comes with the first request and whenever the catalog has changed. */
export interface FeedRequest {
  readonly id: number;
  readonly feed: string;
  readonly gpus?: readonly GpuFacts[];
  readonly last?: LastFetch;
  readonly nowMs: number;
}

/** How a fetch failed, in the words of the feed. */
export interface FeedFailure {
  readonly kind: 'unreadable' | 'fetch' | 'other';
  readonly message: string;
  readonly retryable: boolean;
  readonly status?: number;
  readonly retryAfterMs?: number;
}

export type FeedReply = { readonly id: number } & ({ readonly fetched: FeedFetch } | { readonly failure: FeedFailure });
