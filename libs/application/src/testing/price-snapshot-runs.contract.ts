import type { PriceSnapshotRepository } from '../ports/price-snapshot.repository';
import { acceptedPriceSnapshot, NOON, priceFeedRun, sorted } from './price-snapshot-samples';

/** Runs are filed as they end; only an accepted one changes what is in force. */
export function runScenarios(repository: () => PriceSnapshotRepository): void {
  it('keeps the snapshot and the version through rejected and failed runs', async () => {
    await repository().accept(acceptedPriceSnapshot(), priceFeedRun());
    const before = await repository().current();
    await repository().record(
      priceFeedRun({ outcome: 'rejected', reason: '1 of 2 rows left (50 %), at least 60 % wanted' }),
    );
    await repository().record(priceFeedRun({ outcome: 'failed', reason: 'HTTP 503' }));
    const after = await repository().current();
    expect(after.version).toBe(before.version);
    expect(sorted(after.snapshots[0])).toStrictEqual(sorted(before.snapshots[0]));
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

/** One at a time works on a feed. */
export function lockScenarios(repository: () => PriceSnapshotRepository): void {
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

/** Two replicas on one store see the same. */
export function replicaScenarios(
  repository: () => PriceSnapshotRepository,
  another: (first: PriceSnapshotRepository) => Promise<PriceSnapshotRepository>,
): void {
  it('shows one replica what the other accepted, with the same version', async () => {
    const other = await another(repository());
    const before = await other.version();
    await repository().accept(acceptedPriceSnapshot(), priceFeedRun());
    const seen = await other.current();
    expect(sorted(seen.snapshots[0])).toStrictEqual(sorted(acceptedPriceSnapshot()));
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
