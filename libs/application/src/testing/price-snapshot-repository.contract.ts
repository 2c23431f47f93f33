import type {
  AcceptedPriceSnapshot,
  PriceFeedRun,
  PriceSnapshotRepository,
  SnapshotOffer,
} from '../ports/price-snapshot.repository';

const NOON = Date.UTC(2026, 9, 4, 12);

const h100: SnapshotOffer = {
  gpuId: 'h100-sxm5-80gb',
  provider: 'aws',
  instanceType: 'p5.48xlarge',
  region: 'us-east-1',
  gpuCount: 8,
  usdPerGpuHour: 6.88,
  kind: 'on_demand',
  asOf: '2026-10-04',
  source: 'skypilot catalog v8 aws',
};
/** No instance type, no region, float noise, a slice of one GPU: all must come back as they went in. */
const a10: SnapshotOffer = {
  gpuId: 'a10-24gb',
  provider: 'azure',
  gpuCount: 1 / 3,
  usdPerGpuHour: 0.36979999999999996,
  kind: 'spot',
  asOf: '2026-10-03',
  source: 'azure retail prices "é"',
};

/** A snapshot as a feed would hand it in; pass what matters to the scenario. */
export const acceptedPriceSnapshot = (over: Partial<AcceptedPriceSnapshot> = {}): AcceptedPriceSnapshot => ({
  feed: 'skypilot/aws',
  sourceDate: '2026-10-04',
  offers: [h100, a10],
  contentDigest: 'a'.repeat(64),
  rowsRead: 2,
  etag: 'W/"5f3c"',
  lastModified: 'Sun, 04 Oct 2026 06:00:00 GMT',
  fetchedAtMs: NOON,
  acceptedAtMs: NOON + 20,
  confirmedAtMs: NOON + 20,
  ...over,
});

/** A run as the refresh would file it; pass what matters to the scenario. */
export const priceFeedRun = (over: Partial<PriceFeedRun> = {}): PriceFeedRun => ({
  feed: 'skypilot/aws',
  outcome: 'accepted',
  startedAtMs: NOON - 900,
  finishedAtMs: NOON + 20,
  rowsRead: 2,
  offersKept: 2,
  rowsUnresolved: 0,
  rowsAmbiguous: 0,
  rowsWithoutPrice: 0,
  ...over,
});

const byFeed = (all: readonly AcceptedPriceSnapshot[]): AcceptedPriceSnapshot[] =>
  [...all].sort((a, b) => (a.feed < b.feed ? -1 : 1));
const byPrice = (offers: readonly SnapshotOffer[]): SnapshotOffer[] =>
  [...offers].sort((a, b) => a.usdPerGpuHour - b.usdPerGpuHour);
const sorted = (snapshot: AcceptedPriceSnapshot): AcceptedPriceSnapshot => ({
  ...snapshot,
  offers: byPrice(snapshot.offers),
});

/** Holds an adapter to the port. `make` gives a fresh, empty repository; with `another`, a second replica on the same store is asked for as well. */
export function priceSnapshotRepositoryContract(
  make: () => Promise<PriceSnapshotRepository>,
  another?: (first: PriceSnapshotRepository) => Promise<PriceSnapshotRepository>,
): void {
  describe('price snapshot repository', () => {
    let repository: PriceSnapshotRepository;
    beforeEach(async () => {
      repository = await make();
    });

    describe('snapshots in force', () => swapScenarios(() => repository));
    describe('runs', () => runScenarios(() => repository));
    describe('exclusive work', () => lockScenarios(() => repository));
    if (another) describe('two replicas', () => replicaScenarios(() => repository, another));
  });
}

function swapScenarios(repository: () => PriceSnapshotRepository): void {
  it('starts empty, with a version that does not change by asking', async () => {
    const { version, snapshots } = await repository().current();
    expect(snapshots).toEqual([]);
    expect(await repository().version()).toBe(version);
    expect(await repository().version()).toBe(version);
  });

  it('gives an accepted snapshot back whole: absent members absent, numbers bit for bit', async () => {
    const { etag: _etag, lastModified: _lastModified, ...bare } = acceptedPriceSnapshot({ feed: 'azure' });
    await repository().accept(acceptedPriceSnapshot(), priceFeedRun());
    await repository().accept(bare, priceFeedRun({ feed: 'azure' }));
    const [azure, aws] = byFeed((await repository().current()).snapshots);
    expect(sorted(azure!)).toStrictEqual(sorted(bare));
    expect(sorted(aws!)).toStrictEqual(sorted(acceptedPriceSnapshot()));
  });

  it('replaces the snapshot of the same feed and leaves the others alone', async () => {
    await repository().accept(acceptedPriceSnapshot(), priceFeedRun());
    await repository().accept(
      acceptedPriceSnapshot({ feed: 'toolshed', contentDigest: 'b'.repeat(64) }),
      priceFeedRun({ feed: 'toolshed' }),
    );
    const newer = acceptedPriceSnapshot({
      offers: [{ ...h100, usdPerGpuHour: 3.933 }],
      sourceDate: '2026-10-05',
      rowsRead: 1,
      contentDigest: 'c'.repeat(64),
    });
    await repository().accept(newer, priceFeedRun());
    const [aws, toolshed] = byFeed((await repository().current()).snapshots);
    expect(aws).toStrictEqual(newer);
    expect(toolshed!.offers).toHaveLength(2);
  });

  it('changes its version with every swap, and names the version it reads', async () => {
    const versions = [await repository().version()];
    for (const digest of ['a', 'b', 'c']) {
      await repository().accept(acceptedPriceSnapshot({ contentDigest: digest.repeat(64) }), priceFeedRun());
      versions.push(await repository().version());
      expect((await repository().current()).version).toBe(versions.at(-1));
    }
    expect(new Set(versions).size).toBe(4);
  });

  it('keeps a large snapshot: 20,000 offers', async () => {
    const offers = Array.from({ length: 20000 }, (_, i) => ({
      ...h100,
      region: `region-${i}`,
      usdPerGpuHour: 1 + i / 10000,
    }));
    await repository().accept(
      acceptedPriceSnapshot({ offers, rowsRead: 20000 }),
      priceFeedRun({ rowsRead: 20000, offersKept: 20000 }),
    );
    const [only] = (await repository().current()).snapshots;
    expect(byPrice(only!.offers)).toEqual(offers);
  });

  it('moves the confirmation, and nothing else, when the source says "not modified"', async () => {
    await repository().accept(acceptedPriceSnapshot(), priceFeedRun());
    const before = await repository().version();
    await repository().record(priceFeedRun({ outcome: 'not_modified', finishedAtMs: NOON + 3_600_000 }));
    const [only] = (await repository().current()).snapshots;
    expect(sorted(only!)).toStrictEqual(sorted(acceptedPriceSnapshot({ confirmedAtMs: NOON + 3_600_000 })));
    expect(await repository().version()).not.toBe(before);
  });

  it('never moves a confirmation back', async () => {
    await repository().accept(acceptedPriceSnapshot(), priceFeedRun());
    await repository().record(priceFeedRun({ outcome: 'not_modified', finishedAtMs: NOON - 3_600_000 }));
    expect((await repository().current()).snapshots[0]!.confirmedAtMs).toBe(NOON + 20);
  });
}

function runScenarios(repository: () => PriceSnapshotRepository): void {
  it('keeps the snapshot and the version through rejected and failed runs', async () => {
    await repository().accept(acceptedPriceSnapshot(), priceFeedRun());
    const before = await repository().current();
    await repository().record(
      priceFeedRun({ outcome: 'rejected', reason: '1 of 2 rows left (50 %), at least 60 % wanted' }),
    );
    await repository().record(priceFeedRun({ outcome: 'failed', reason: 'HTTP 503' }));
    const after = await repository().current();
    expect(after.version).toBe(before.version);
    expect(sorted(after.snapshots[0]!)).toStrictEqual(sorted(before.snapshots[0]!));
  });

  it('gives the latest runs of one feed, newest first, with their reason and counts', async () => {
    const rejected = priceFeedRun({
      outcome: 'rejected',
      reason: 'price 4,400 USD per GPU-hour',
      startedAtMs: NOON + 100,
      finishedAtMs: NOON + 200,
      rowsRead: 70,
      offersKept: 0,
      rowsUnresolved: 4,
      rowsAmbiguous: 2,
      rowsWithoutPrice: 1,
    });
    const failed = priceFeedRun({
      outcome: 'failed',
      reason: 'HTTP 503 – busy',
      startedAtMs: NOON + 300,
      finishedAtMs: NOON + 400,
      rowsRead: 0,
      offersKept: 0,
    });
    await repository().accept(acceptedPriceSnapshot(), priceFeedRun());
    await repository().record(rejected);
    await repository().record(failed);
    await repository().record(
      priceFeedRun({ feed: 'toolshed', outcome: 'failed', reason: 'HTTP 404', finishedAtMs: NOON + 500 }),
    );
    expect(await repository().recentRuns('skypilot/aws', 10)).toStrictEqual([failed, rejected, priceFeedRun()]);
    expect(await repository().recentRuns('skypilot/aws', 2)).toStrictEqual([failed, rejected]);
    expect(await repository().recentRuns('azure', 10)).toEqual([]);
  });

  it('files runs that end in the same millisecond in the order they came', async () => {
    for (const reason of ['first', 'second', 'third'])
      await repository().record(priceFeedRun({ outcome: 'failed', reason }));
    expect((await repository().recentRuns('skypilot/aws', 3)).map((run) => run.reason)).toEqual([
      'third',
      'second',
      'first',
    ]);
  });

  it('files "not modified" for a feed without a snapshot and puts nothing in force', async () => {
    await repository().record(priceFeedRun({ outcome: 'not_modified' }));
    expect((await repository().current()).snapshots).toEqual([]);
    expect(await repository().recentRuns('skypilot/aws', 5)).toStrictEqual([priceFeedRun({ outcome: 'not_modified' })]);
  });
}

/** Work that waits to be let go. */
function held(): { work: () => Promise<void>; started: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  let begin = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const started = new Promise<void>((resolve) => {
    begin = resolve;
  });
  return {
    work: async () => {
      begin();
      await gate;
    },
    started,
    release,
  };
}

function lockScenarios(repository: () => PriceSnapshotRepository): void {
  it('lets one at a time work on a feed and turns the other away without waiting', async () => {
    const first = held();
    const running = repository().runExclusively('skypilot/aws', first.work);
    await first.started;
    const second = jest.fn(async () => undefined);
    expect(await repository().runExclusively('skypilot/aws', second)).toBe(false);
    expect(second).not.toHaveBeenCalled();
    first.release();
    expect(await running).toBe(true);
    expect(await repository().runExclusively('skypilot/aws', second)).toBe(true);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('lets another feed work meanwhile, and accept meanwhile', async () => {
    const first = held();
    const running = repository().runExclusively('skypilot/aws', first.work);
    await first.started;
    expect(
      await repository().runExclusively('toolshed', async () =>
        repository().accept(acceptedPriceSnapshot({ feed: 'toolshed' }), priceFeedRun({ feed: 'toolshed' })),
      ),
    ).toBe(true);
    first.release();
    await running;
    expect((await repository().current()).snapshots.map((s) => s.feed)).toEqual(['toolshed']);
  });

  it('lets go when the work throws, and passes the error on', async () => {
    await expect(
      repository().runExclusively('skypilot/aws', async () => {
        throw new Error('feed broke');
      }),
    ).rejects.toThrow('feed broke');
    expect(await repository().runExclusively('skypilot/aws', async () => undefined)).toBe(true);
  });
}

function replicaScenarios(
  repository: () => PriceSnapshotRepository,
  another: (first: PriceSnapshotRepository) => Promise<PriceSnapshotRepository>,
): void {
  it('shows one replica what the other accepted, with the same version', async () => {
    const other = await another(repository());
    const before = await other.version();
    await repository().accept(acceptedPriceSnapshot(), priceFeedRun());
    const seen = await other.current();
    expect(sorted(seen.snapshots[0]!)).toStrictEqual(sorted(acceptedPriceSnapshot()));
    expect(seen.version).not.toBe(before);
    expect(seen.version).toBe(await repository().version());
    expect(await other.recentRuns('skypilot/aws', 1)).toStrictEqual([priceFeedRun()]);
  });

  it('lets only one replica refresh a feed at a time', async () => {
    const other = await another(repository());
    const first = held();
    const running = repository().runExclusively('skypilot/aws', first.work);
    await first.started;
    expect(await other.runExclusively('skypilot/aws', async () => undefined)).toBe(false);
    first.release();
    await running;
    expect(await other.runExclusively('skypilot/aws', async () => undefined)).toBe(true);
  });
}
