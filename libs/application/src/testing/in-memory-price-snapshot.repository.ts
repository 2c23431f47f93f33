import type {
  AcceptedPriceSnapshot,
  CurrentPriceSnapshots,
  PriceFeedRun,
  PriceSnapshotRepository,
} from '../ports/price-snapshot.repository';

const RUNS_KEPT_PER_FEED = 1000;

/** Keeps snapshots and runs for as long as the process lives. For services without a database, and for tests; one
 *  instance may stand behind several replicas. */
export class InMemoryPriceSnapshotRepository implements PriceSnapshotRepository {
  private snapshots: ReadonlyMap<string, AcceptedPriceSnapshot> = new Map();
  private readonly runs = new Map<string, PriceFeedRun[]>();
  private readonly busy = new Set<string>();
  private changes = 0;

  async accept(snapshot: AcceptedPriceSnapshot, run: PriceFeedRun): Promise<void> {
    this.put(snapshot);
    this.file(run);
  }

  async record(run: PriceFeedRun): Promise<void> {
    const inForce = this.snapshots.get(run.feed);
    if (run.outcome === 'not_modified' && inForce && run.finishedAtMs > inForce.confirmedAtMs)
      this.put({ ...inForce, confirmedAtMs: run.finishedAtMs });
    this.file(run);
  }

  async current(): Promise<CurrentPriceSnapshots> {
    return { version: `${this.changes}`, snapshots: [...this.snapshots.values()] };
  }

  async version(): Promise<string> {
    return `${this.changes}`;
  }

  async recentRuns(feed: string, limit: number): Promise<readonly PriceFeedRun[]> {
    const filed = [...(this.runs.get(feed) ?? [])].reverse();
    return filed.sort((a, b) => b.finishedAtMs - a.finishedAtMs).slice(0, limit);
  }

  async runExclusively(feed: string, work: () => Promise<void>): Promise<boolean> {
    if (this.busy.has(feed)) return false;
    this.busy.add(feed);
    try {
      await work();
      return true;
    } finally {
      this.busy.delete(feed);
    }
  }

  private put(snapshot: AcceptedPriceSnapshot): void {
    this.snapshots = new Map([...this.snapshots, [snapshot.feed, copyOf(snapshot)]]);
    this.changes += 1;
  }

  private file(run: PriceFeedRun): void {
    this.runs.set(run.feed, [...(this.runs.get(run.feed) ?? []), { ...run }].slice(-RUNS_KEPT_PER_FEED));
  }
}

/** What was filed stays as it was filed, whatever the caller does with its objects later. */
const copyOf = (snapshot: AcceptedPriceSnapshot): AcceptedPriceSnapshot => ({
  ...snapshot,
  offers: snapshot.offers.map((offer) => ({ ...offer })),
});
