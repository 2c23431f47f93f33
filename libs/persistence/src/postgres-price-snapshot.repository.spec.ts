import { PriceSnapshotsUnavailable } from '@compute-advisor/application';
import {
  acceptedPriceSnapshot,
  priceFeedMemoryRepositoryContract,
  priceFeedRun,
  priceSnapshotRepositoryContract,
} from '@compute-advisor/application/testing';
import { openPersistence } from './open-persistence';
import type { Persistence } from './open-persistence';
import { silentLogger } from './persistence-logger';
import { known, serversUnderTest, startTestPostgres, statement } from './testing';
import type { TestPostgres } from './testing';

describe.each(serversUnderTest())('on %s', (_name, start) => {
  let server: TestPostgres;
  let databaseUrl: string;
  const replicas: Persistence[] = [];
  beforeAll(async () => {
    server = await start();
    databaseUrl = await server.newDatabase();
    for (let i = 0; i < 2; i += 1)
      replicas.push(await openPersistence({ databaseUrl, dataDir: '/nowhere', logger: silentLogger }));
  });
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.close()));
    await server.stop();
  });

  priceSnapshotRepositoryContract(
    async () => {
      await statement({ connectionString: databaseUrl }, 'truncate price_snapshots, price_feed_runs cascade');
      return known(replicas[0], 'first replica').priceSnapshots;
    },
    async () => known(replicas[1], 'second replica').priceSnapshots,
  );

  priceFeedMemoryRepositoryContract(
    async () => {
      await statement({ connectionString: databaseUrl }, 'truncate price_feed_memories');
      return known(replicas[0], 'first replica').priceFeedMemories;
    },
    async () => known(replicas[1], 'second replica').priceFeedMemories,
  );
});

describe('price snapshots in PostgreSQL', () => {
  let server: TestPostgres;
  let databaseUrl: string;
  let persistence: Persistence;
  beforeAll(async () => {
    server = await startTestPostgres();
  });
  beforeEach(async () => {
    databaseUrl = await server.newDatabase();
    persistence = await openPersistence({ databaseUrl, dataDir: '/nowhere', logger: silentLogger });
  });
  afterEach(() => persistence.close());
  afterAll(() => server.stop());

  it(
    'are swapped whole or not at all: a swap that fails at its last statement leaves offers, run and version ' +
      'as they were',
    async () => {
      await persistence.priceSnapshots.accept(acceptedPriceSnapshot(), priceFeedRun());
      const before = await persistence.priceSnapshots.current();
      await statement(
        { connectionString: databaseUrl },
        `create function refuse() returns trigger language plpgsql as 'begin raise exception ''disk full''; end'`,
      );
      await statement(
        { connectionString: databaseUrl },
        'create trigger refuse before update on editions for each row execute function refuse()',
      );
      await expect(
        persistence.priceSnapshots.accept(
          acceptedPriceSnapshot({ contentDigest: 'b'.repeat(64), offers: [] }),
          priceFeedRun(),
        ),
      ).rejects.toThrow(PriceSnapshotsUnavailable);
      expect(await persistence.priceSnapshots.current()).toStrictEqual(before);
      expect(await persistence.priceSnapshots.recentRuns('skypilot/aws', 10)).toHaveLength(1);
    },
  );

  it('keep the latest 1,000 runs of each feed', async () => {
    await statement(
      { connectionString: databaseUrl },
      `insert into price_feed_runs
         (feed, outcome, started_at, finished_at, rows_read, offers_kept, rows_unresolved, rows_ambiguous,
          rows_without_price)
      select feed, 'failed', to_timestamp(n), to_timestamp(n), 0, 0, 0, 0, 0 
      from generate_series(1, 1500) n, (values ('azure'), ('toolshed')) feeds (feed)`,
    );
    await persistence.priceSnapshots.record(priceFeedRun({ feed: 'azure', outcome: 'failed', reason: 'HTTP 500' }));
    expect((await persistence.priceSnapshots.recentRuns('azure', 5_000)).length).toBe(1_000);
    expect((await persistence.priceSnapshots.recentRuns('azure', 5_000)).at(-1)?.finishedAtMs).toBe(502_000);
    expect((await persistence.priceSnapshots.recentRuns('toolshed', 5_000)).length).toBe(1_500);
  });

  it('let go of a feed when the session that locked it breaks', async () => {
    const other = await openPersistence({ databaseUrl, dataDir: '/nowhere', logger: silentLogger });
    let begun: () => void = () => undefined;
    const started = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let finish: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const working = persistence.priceSnapshots.runExclusively('azure', async () => {
      begun();
      await gate;
    });
    await started;
    expect(await other.priceSnapshots.runExclusively('azure', async () => undefined)).toBe(false);
    await statement(
      { connectionString: databaseUrl },
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'compute-advisor ` +
        `session' and datname = current_database() and pid in (select pid from pg_locks where locktype = ` +
        `'advisory')`,
    );
    expect(await other.priceSnapshots.runExclusively('azure', async () => undefined)).toBe(true);
    finish();
    expect(await working).toBe(true);
    expect(await persistence.priceSnapshots.runExclusively('azure', async () => undefined)).toBe(true);
    await other.close();
  });

  it('of two replicas accepting the same feed at once, one whole snapshot stays', async () => {
    const other = await openPersistence({ databaseUrl, dataDir: '/nowhere', logger: silentLogger });
    const offers = (price: number) =>
      Array.from({ length: 3_000 }, (_, i) => ({
        ...known(acceptedPriceSnapshot().offers[0], 'offer'),
        region: `region-${i}`,
        usdPerGpuHour: price,
      }));
    await Promise.all(
      [1, 2, 3, 4].map((price) =>
        (price % 2 ? persistence : other).priceSnapshots.accept(
          acceptedPriceSnapshot({ offers: offers(price), contentDigest: `${price}`.repeat(64) }),
          priceFeedRun(),
        ),
      ),
    );
    const [only] = (await other.priceSnapshots.current()).snapshots;
    expect(only?.offers).toHaveLength(3_000);
    expect(new Set(only?.offers.map((offer) => offer.usdPerGpuHour))).toEqual(
      new Set([Number(only?.contentDigest[0])]),
    );
    await other.close();
  });
});
