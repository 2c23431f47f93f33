import type { PriceSnapshotRepository } from '../ports/price-snapshot.repository';
import { lockScenarios, replicaScenarios, runScenarios } from './price-snapshot-runs.contract';
import { acceptedPriceSnapshot, byFeed, byPrice, h100, NOON, priceFeedRun, sorted } from './price-snapshot-samples';

/** Holds an adapter to the port. `make` gives a fresh, empty repository; with `another`, a second replica on the same
 *  store is asked for as well. */
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
    describe('confirmations', () => confirmationScenarios(() => repository));
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
    expect(sorted(azure)).toStrictEqual(sorted(bare));
    expect(sorted(aws)).toStrictEqual(sorted(acceptedPriceSnapshot()));
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
    expect(toolshed?.offers).toHaveLength(2);
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
    expect(byPrice(only?.offers ?? [])).toEqual(offers);
  });
}

function confirmationScenarios(repository: () => PriceSnapshotRepository): void {
  it('moves the confirmation, and nothing else, when the source says "not modified"', async () => {
    await repository().accept(acceptedPriceSnapshot(), priceFeedRun());
    const before = await repository().version();
    await repository().record(priceFeedRun({ outcome: 'not_modified', finishedAtMs: NOON + 3_600_000 }));
    const [only] = (await repository().current()).snapshots;
    expect(sorted(only)).toStrictEqual(sorted(acceptedPriceSnapshot({ confirmedAtMs: NOON + 3_600_000 })));
    expect(await repository().version()).not.toBe(before);
  });

  it('never moves a confirmation back', async () => {
    await repository().accept(acceptedPriceSnapshot(), priceFeedRun());
    await repository().record(priceFeedRun({ outcome: 'not_modified', finishedAtMs: NOON - 3_600_000 }));
    expect((await repository().current()).snapshots[0]?.confirmedAtMs).toBe(NOON + 20);
  });
}
