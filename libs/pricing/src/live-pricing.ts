import {
  PricesUnavailable,
  type AcceptedPriceSnapshot,
  type PriceFeedRun,
  type PricingPort,
  type StandingRefusal,
} from '@compute-advisor/application';
import type { GpuFacts, PriceBook } from '@compute-advisor/domain';
import { GpuNames } from './readings/gpu-names';
import { KeptBook } from './book/kept-book';
import type { FreshnessRules } from './book/freshness';
import type { PriceFeed } from './feeds/price-feed';
import { Attempts, RETRY_FAILED_MINUTES } from './refresh/attempts';
import { refreshFeed } from './refresh/feed-refresh';
import { feedStatus } from './refresh/feed-status';
import { SILENT_LOG, type PricingLog } from './refresh/pricing-log';
import { Repeating } from './refresh/repeating';
import type { LivePricingOptions, PricingStatus } from './live-pricing-options';

const RUNS_REMEMBERED = 200;
const POLL_SECONDS = 15;
/** Runs change nothing in the book, so they are looked up less often than snapshots. */
const POLLS_PER_LOOK_AT_RUNS = 4;
/** Looks per cadence, so that little is lost between being due and being refreshed; replicas drift apart by the
 *  jitter. */
const LOOKS_PER_CADENCE = 4;
const JITTER = 0.1;

/** The market as it is now: answers from memory, refreshes behind the scenes, one replica at a time, and follows what
 *  other replicas accept. */
export class LivePricing implements PricingPort {
  private readonly rules: FreshnessRules;
  private readonly log: PricingLog;
  private readonly turns = new Repeating();
  private readonly runs = new Map<string, readonly PriceFeedRun[]>();
  private readonly refusals = new Map<string, StandingRefusal>();
  private readonly readOnceWith = new Map<string, GpuNames>();
  private readonly kept: KeptBook;
  private readonly attempts: Attempts;
  private snapshots: readonly AcceptedPriceSnapshot[] = [];
  private version: string | undefined;
  private names: { readonly gpus: readonly GpuFacts[]; readonly names: GpuNames } | undefined;
  private cycle: Promise<unknown> = Promise.resolve();
  private stopped = false;
  /** The store did not answer the last time; told once, not with every look. */
  private storeLost = false;

  constructor(private readonly options: LivePricingOptions) {
    this.rules = { cadenceMinutes: options.cadenceMinutes, staleAfterHours: options.staleAfterHours };
    this.log = options.log ?? SILENT_LOG;
    this.attempts = new Attempts(options.cadenceMinutes);
    this.kept = new KeptBook({ ...options, rules: this.rules });
  }

  currentBook(): PriceBook {
    const book = this.kept.of(this.snapshots);
    if (book.offers.length === 0) throw new PricesUnavailable('there is no price, fetched or packaged');
    return book;
  }

  /** Reads the stored snapshots, then begins to refresh and to follow the other replicas. Resolves when the stored
   *  ones are in force; never rejects. */
  async start(): Promise<void> {
    await this.follow();
    if (this.stopped) return;
    let polls = 0;
    this.turns.every(
      async () => {
        await this.follow((polls += 1) % POLLS_PER_LOOK_AT_RUNS === 0);
        if (this.attempts.isUnsure) await this.refresh(false);
      },
      () => Math.min(60, this.options.pollSeconds ?? POLL_SECONDS) * 1000,
    );
    if (this.options.feeds.length > 0)
      this.turns.every(
        () => this.refresh(false),
        (first) => (first ? 0 : this.minutesBetweenLooks() * 60_000 * (1 - JITTER + 2 * JITTER * Math.random())),
      );
  }

  /** Ends refreshing and lets go of connections; what is in memory goes on answering. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.turns.stop();
    await Promise.all(this.options.feeds.map((feed) => feed.close()));
    await this.cycle;
  }

  /** Refreshes every feed in turn and takes the result over. With `force` also those that are not due yet. Resolves
   *  with the runs made here; never rejects. */
  refresh(force = true): Promise<readonly PriceFeedRun[]> {
    const made = this.cycle.then(() => this.refreshAll(force));
    this.cycle = made;
    return made;
  }

  status(): PricingStatus {
    const book = this.kept.of(this.snapshots);
    const now = this.options.clock.now();
    return {
      ...(book.offers.length === 0 ? {} : { snapshotId: book.snapshotId }),
      ...(book.asOf === undefined ? {} : { asOf: book.asOf }),
      storeRead: this.version !== undefined,
      feeds: this.options.feeds.map(({ name }) =>
        feedStatus(
          name,
          this.snapshots.find((snapshot) => snapshot.feed === name),
          this.runs.get(name) ?? [],
          now,
          this.rules,
          this.refusals.get(name),
        ),
      ),
    };
  }

  /** Takes over what is in force in the store, when it changed. */
  private async follow(lookAtRuns = true): Promise<void> {
    try {
      if ((await this.options.snapshots.version()) !== this.version) {
        const { version, snapshots } = await this.options.snapshots.current();
        this.version = version;
        this.snapshots = snapshots;
        // Made here, so that no request waits for it.
        this.kept.of(this.snapshots);
      }
      if (lookAtRuns) for (const { name } of this.options.feeds) await this.lookAt(name);
      if (this.storeLost) this.log.info('the stored prices can be read again', {});
      this.storeLost = false;
    } catch (error) {
      if (!this.storeLost)
        this.log.warn('the stored prices could not be read; those in memory stay in force', { error: String(error) });
      this.storeLost = true;
    }
  }

  private async lookAt(feed: string): Promise<void> {
    this.runs.set(feed, await this.options.snapshots.recentRuns(feed, RUNS_REMEMBERED));
    const { refusal } = await this.options.memories.memoryOf(feed);
    if (refusal) this.refusals.set(feed, refusal);
    else this.refusals.delete(feed);
  }

  private async refreshAll(force: boolean): Promise<readonly PriceFeedRun[]> {
    const made: PriceFeedRun[] = [];
    for (const feed of this.options.feeds) {
      if (this.stopped) break;
      try {
        const looked = await this.options.snapshots.runExclusively(feed.name, async () => {
          if (force || (await this.isDue(feed))) made.push(await this.refreshOne(feed));
        });
        this.attempts.foundBusy(feed.name, !looked);
      } catch (error) {
        if (!this.stopped && !this.storeLost)
          this.log.warn('a price feed could not be refreshed', { feed: feed.name, error: String(error) });
      }
    }
    await this.follow();
    return made;
  }

  private async isDue({ name }: PriceFeed): Promise<boolean> {
    const [last] = await this.options.snapshots.recentRuns(name, 1);
    return this.attempts.isDue(name, last, this.options.clock.now());
  }

  private minutesBetweenLooks(): number {
    return Math.min(RETRY_FAILED_MINUTES, this.options.cadenceMinutes / LOOKS_PER_CADENCE);
  }

  private async refreshOne(feed: PriceFeed): Promise<PriceFeedRun> {
    const names = this.currentNames();
    const conditionally = this.readOnceWith.get(feed.name) === names;
    const { snapshots, memories, clock, packaged } = this.options;
    const run = await refreshFeed(feed, conditionally, {
      snapshots,
      memories,
      clock,
      packaged: packaged.offers,
      names,
      log: this.log,
      isStopping: () => this.stopped,
    });
    this.attempts.tried(feed.name, clock.now());
    if (run.outcome === 'accepted' || run.outcome === 'not_modified') this.readOnceWith.set(feed.name, names);
    return run;
  }

  private currentNames(): GpuNames {
    const gpus = this.options.gpus();
    if (this.names?.gpus !== gpus) this.names = { gpus, names: new GpuNames(gpus) };
    return this.names.names;
  }
}

/** The market, ready to be started. Nothing is fetched or read before `start()`; `currentBook()` answers with the
 *  packaged and the operator's prices until then. */
export const createLivePricing = (options: LivePricingOptions): LivePricing => new LivePricing(options);
