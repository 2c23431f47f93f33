import { createHash } from 'node:crypto';
import { PriceSnapshotsUnavailable } from '@compute-advisor/application';
import type {
  AcceptedPriceSnapshot,
  CurrentPriceSnapshots,
  PriceFeedRun,
  PriceSnapshotRepository,
} from '@compute-advisor/application';
import { LessThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Database } from './database';
import type { DatabaseSession } from './database-session';
import { toOfferRow, toRun, toRunRow, toSnapshot, toSnapshotRow } from './mappers/price-snapshot.mapper';
import { oneLine } from './persistence-start-failed';
import { EditionRow } from './rows/edition.row';
import { PriceFeedRunRow } from './rows/price-feed-run.row';
import { PriceOfferRow } from './rows/price-offer.row';
import { PriceSnapshotRow } from './rows/price-snapshot.row';

const OFFERS_PER_STATEMENT = 5_000;
const RUNS_KEPT_PER_FEED = 1_000;
/** First half of the advisory lock of a feed; the second is made from its name. */
const FEED_LOCK = 7_264_004;

/** The market's memory in PostgreSQL, shared by all replicas. */
export class PostgresPriceSnapshotRepository implements PriceSnapshotRepository {
  private readonly busyHere = new Set<string>();

  /** `locks` is a session of its own: a lock lives as long as it does. */
  constructor(
    private readonly database: Database,
    private readonly locks: DatabaseSession,
  ) {}

  async accept(snapshot: AcceptedPriceSnapshot, run: PriceFeedRun): Promise<void> {
    await reachable(() =>
      this.database.transaction(undefined, async (manager) => {
        await manager.upsert(PriceSnapshotRow, toSnapshotRow(snapshot), ['feed']);
        await manager.delete(PriceOfferRow, { feed: snapshot.feed });
        for (let first = 0; first < snapshot.offers.length; first += OFFERS_PER_STATEMENT) {
          await insertOffers(
            manager,
            snapshot.offers
              .slice(first, first + OFFERS_PER_STATEMENT)
              .map((offer, i) => toOfferRow(snapshot.feed, offer, first + i + 1)),
          );
        }
        await fileRun(manager, run);
        await moveEdition(manager);
      }),
    );
  }

  async record(run: PriceFeedRun): Promise<void> {
    await reachable(() =>
      this.database.transaction(undefined, async (manager) => {
        await fileRun(manager, run);
        if (run.outcome !== 'not_modified') return;
        const confirmedAt = new Date(run.finishedAtMs);
        const confirmed = await manager.update(
          PriceSnapshotRow,
          { feed: run.feed, confirmedAt: LessThan(confirmedAt) },
          { confirmedAt },
        );
        if (confirmed.affected) await moveEdition(manager);
      }),
    );
  }

  async current(): Promise<CurrentPriceSnapshots> {
    return reachable(() =>
      this.database.transaction('REPEATABLE READ', async (manager) => {
        const version = versionOf((await manager.query(VERSION)) as VersionRow[]);
        const snapshots = await manager.find(PriceSnapshotRow);
        const byFeed = groupByFeed(await manager.find(PriceOfferRow, { order: { feed: 'ASC', line: 'ASC' } }));
        return { version, snapshots: snapshots.map((row) => toSnapshot(row, byFeed.get(row.feed) ?? [])) };
      }),
    );
  }

  async version(): Promise<string> {
    return reachable(async () => versionOf((await this.database.query<VersionRow>(VERSION)).rows));
  }

  async recentRuns(feed: string, limit: number): Promise<readonly PriceFeedRun[]> {
    return reachable(async () => {
      const runs = await this.database
        .repository(PriceFeedRunRow)
        .find({ where: { feed }, order: { finishedAt: 'DESC', id: 'DESC' }, take: limit });
      return runs.map(toRun);
    });
  }

  async runExclusively(feed: string, work: () => Promise<void>): Promise<boolean> {
    if (this.busyHere.has(feed)) return false;
    this.busyHere.add(feed);
    try {
      const [lock] = await reachable(() =>
        this.locks.query<{ mine: boolean }>('select pg_try_advisory_lock($1, $2) as mine', [FEED_LOCK, lockKey(feed)]),
      );
      if (!lock?.mine) return false;
      try {
        await work();
        return true;
      } finally {
        // A session that broke meanwhile has let go by itself.
        await this.locks.query('select pg_advisory_unlock($1, $2)', [FEED_LOCK, lockKey(feed)]).catch(() => undefined);
      }
    } finally {
      this.busyHere.delete(feed);
    }
  }
}

interface VersionRow {
  changes: string;
  at: string;
}

/** The moment is part of it: a count alone could repeat after a backup was restored. */
const VERSION = `select changes, extract(epoch from changed_at)::text as at from editions where name = 'prices'`;
const versionOf = (rows: readonly VersionRow[]): string => `${rows[0]?.changes ?? '0'}@${rows[0]?.at ?? '0'}`;

/** Last in every transaction: writers of different feeds then wait for each other only here. */
async function moveEdition(manager: EntityManager): Promise<void> {
  await manager.update(
    EditionRow,
    { name: 'prices' },
    { changes: () => 'changes + 1', changedAt: () => 'clock_timestamp()' },
  );
}

/** Raw SQL, measured (docs/adr/0004): one parameter for all rows instead of one per value; JSON keeps the shortest
 *  text of a double, which reads back as the same double. */
async function insertOffers(manager: EntityManager, offers: readonly PriceOfferRow[]): Promise<void> {
  await manager.query(
    `insert into price_offers
       (feed, line, gpu_id, provider, instance_type, region, gpu_count, usd_per_gpu_hour, kind, as_of, source)
     select feed, line, "gpuId", provider, "instanceType", region, "gpuCount", "usdPerGpuHour", kind, "asOf", source
     from json_to_recordset($1::json)
       as offer (feed text, line integer, "gpuId" text, provider text, "instanceType" text, region text,
                 "gpuCount" double precision, "usdPerGpuHour" double precision, kind text, "asOf" text, source text)`,
    [JSON.stringify(offers)],
  );
}

async function fileRun(manager: EntityManager, run: PriceFeedRun): Promise<void> {
  await manager.insert(PriceFeedRunRow, toRunRow(run));
  // Raw SQL: a comparison of pairs, which the query builder cannot say.
  await manager.query(
    'delete from price_feed_runs where feed = $1 and (finished_at, id) < (select finished_at, id from ' +
      'price_feed_runs where feed = $1 order by finished_at desc, id desc offset $2 limit 1)',
    [run.feed, RUNS_KEPT_PER_FEED - 1],
  );
}

function groupByFeed(offers: readonly PriceOfferRow[]): Map<string, PriceOfferRow[]> {
  const byFeed = new Map<string, PriceOfferRow[]>();
  for (const offer of offers) {
    const group = byFeed.get(offer.feed);
    if (group) group.push(offer);
    else byFeed.set(offer.feed, [offer]);
  }
  return byFeed;
}

const lockKey = (feed: string): number => createHash('sha256').update(feed).digest().readInt32BE(0);

async function reachable<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw new PriceSnapshotsUnavailable(`the database cannot be asked for prices: ${oneLine(error)}`, { cause: error });
  }
}
