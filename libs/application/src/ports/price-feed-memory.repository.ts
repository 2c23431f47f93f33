/** What one feed asked on one day for one kind of machine: `key` names part, provider, kind and size; USD per
 *  GPU-hour. */
export interface PriceAnchor {
  readonly key: string;
  /** `2026-10-04`, UTC. */
  readonly day: string;
  readonly usdPerGpuHour: number;
}

/** A reading that was not believed and has been seen again since. */
export interface StandingRefusal {
  /** One plain sentence, that of the first refusal. */
  readonly reason: string;
  /** What the reading said where it was doubted: the same figures again are the same refusal. */
  readonly doubted: readonly { readonly key: string; readonly usdPerGpuHour: number }[];
  /** Refreshes in a row that said the same; 1 for the first. */
  readonly times: number;
  /** Milliseconds since 1970 UTC. */
  readonly sinceMs: number;
  /** No other source says the same, and it will not be taken unless an operator accepts it. */
  readonly needsOperator: boolean;
  /** An operator has accepted it: the next reading that says the same is taken. */
  readonly acceptedByOperator: boolean;
}

/** What is remembered of one feed beyond the snapshot in force. */
export interface PriceFeedMemory {
  /** At most one for each key and day, of the last 30 days. Order carries no meaning. */
  readonly anchors: readonly PriceAnchor[];
  readonly refusal?: StandingRefusal;
  /** An operator has reset the feed: its next reading is judged as if it were the first, whatever is in force. */
  readonly startsAnew?: boolean;
}

/** Remembers how feeds' prices moved and what of them was refused. Shared by all replicas; written under the feed's
 *  lock, or by an operator.
 *  Every method may reject with `PriceSnapshotsUnavailable`, and with nothing else of its own. */
export interface PriceFeedMemoryRepository {
  /** Empty for a feed nothing is remembered of. */
  memoryOf(feed: string): Promise<PriceFeedMemory>;
  /** Puts it in place of what was remembered. Durable when it resolves. */
  remember(feed: string, memory: PriceFeedMemory): Promise<void>;
  /** Every feed something is remembered of, in code-unit order. */
  feedsRemembered(): Promise<readonly string[]>;
}
