import { createHash } from 'node:crypto';
import { PriceSnapshotsUnavailable } from '@compute-advisor/application';
import type {
  AcceptedPriceSnapshot,
  CurrentPriceSnapshots,
  PriceFeedRun,
  PriceSnapshotRepository,
} from '@compute-advisor/application';
import type { PoolClient } from 'pg';
import type { Database } from './database';
import type { DatabaseSession } from './database-session';
import { toOfferRow, toRun, toRunRow, toSnapshot, toSnapshotRow } from './mappers/price-snapshot.mapper';
import { oneLine } from './persistence-start-failed';
import type { PriceFeedRunRow } from './rows/price-feed-run.row';
import type { PriceOfferRow } from './rows/price-offer.row';
import type { PriceSnapshotRow } from './rows/price-snapshot.row';

const OFFERS_PER_STATEMENT = 5_000;
const RUNS_KEPT_PER_FEED = 1_000;
/** First half of the advisory lock of a feed; the second is made from its name. */
const FEED_LOCK = 7_264_004;

const OFFER_COLUMNS =
  'feed, line, gpu_id as "gpuId", provider, instance_type as "instanceType", region, gpu_count as "gpuCount", usd_per_gpu_hour as "usdPerGpuHour", kind, as_of as "asOf", source';
const SNAPSHOT_COLUMNS =
  'feed, source_date as "sourceDate", content_digest as "contentDigest", rows_read as "rowsRead", etag, last_modified as "lastModified", fetched_at as "fetchedAt", accepted_at as "acceptedAt", confirmed_at as "confirmedAt"';
const RUN_COLUMNS =
  'id, feed, outcome, reason, started_at as "startedAt", finished_at as "finishedAt", rows_read as "rowsRead", offers_kept as "offersKept", rows_unresolved as "rowsUnresolved", rows_ambiguous as "rowsAmbiguous", rows_without_price as "rowsWithoutPrice"';

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
      this.database.transaction('begin', async (client) => {
        await putSnapshot(client, toSnapshotRow(snapshot));
        await client.query('delete from price_offers where feed = $1', [snapshot.feed]);
        for (let first = 0; first < snapshot.offers.length; first += OFFERS_PER_STATEMENT) {
          await insertOffers(
            client,
            snapshot.offers
              .slice(first, first + OFFERS_PER_STATEMENT)
              .map((offer, i) => toOfferRow(snapshot.feed, offer, first + i + 1)),
          );
        }
        await fileRun(client, run);
        await moveEdition(client);
      }),
    );
  }

  async record(run: PriceFeedRun): Promise<void> {
    await reachable(() =>
      this.database.transaction('begin', async (client) => {
        await fileRun(client, run);
        if (run.outcome !== 'not_modified') return;
        const confirmed = await client.query(
          'update price_snapshots set confirmed_at = $2 where feed = $1 and confirmed_at < $2',
          [run.feed, new Date(run.finishedAtMs)],
        );
        if (confirmed.rowCount) await moveEdition(client);
      }),
    );
  }

  async current(): Promise<CurrentPriceSnapshots> {
    return reachable(() =>
      this.database.transaction('begin isolation level repeatable read read only', async (client) => {
        const version = versionOf((await client.query<VersionRow>(VERSION)).rows);
        const snapshots = await client.query<PriceSnapshotRow>(`select ${SNAPSHOT_COLUMNS} from price_snapshots`);
        const offers = await client.query<PriceOfferRow>(
          `select ${OFFER_COLUMNS} from price_offers order by feed, line`,
        );
        const byFeed = groupByFeed(offers.rows);
        return { version, snapshots: snapshots.rows.map((row) => toSnapshot(row, byFeed.get(row.feed) ?? [])) };
      }),
    );
  }

  async version(): Promise<string> {
    return reachable(async () => versionOf((await this.database.query<VersionRow>(VERSION)).rows));
  }

  async recentRuns(feed: string, limit: number): Promise<readonly PriceFeedRun[]> {
    return reachable(async () => {
      const runs = await this.database.query<PriceFeedRunRow>(
        `select ${RUN_COLUMNS} from price_feed_runs where feed = $1 order by finished_at desc, id desc limit $2`,
        [feed, limit],
      );
      return runs.rows.map(toRun);
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
async function moveEdition(client: PoolClient): Promise<void> {
  await client.query(`update editions set changes = changes + 1, changed_at = clock_timestamp() where name = 'prices'`);
}

async function putSnapshot(client: PoolClient, row: PriceSnapshotRow): Promise<void> {
  await client.query(
    `insert into price_snapshots (feed, source_date, content_digest, rows_read, etag, last_modified, fetched_at, accepted_at, confirmed_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (feed) do update set source_date = excluded.source_date, content_digest = excluded.content_digest, rows_read = excluded.rows_read, etag = excluded.etag,
       last_modified = excluded.last_modified, fetched_at = excluded.fetched_at, accepted_at = excluded.accepted_at, confirmed_at = excluded.confirmed_at`,
    [
      row.feed,
      row.sourceDate,
      row.contentDigest,
      row.rowsRead,
      row.etag,
      row.lastModified,
      row.fetchedAt,
      row.acceptedAt,
      row.confirmedAt,
    ],
  );
}

/** One parameter per column and not per value; JSON keeps the shortest text of a double, which reads back as the same double. */
async function insertOffers(client: PoolClient, offers: readonly PriceOfferRow[]): Promise<void> {
  await client.query(
    `insert into price_offers (feed, line, gpu_id, provider, instance_type, region, gpu_count, usd_per_gpu_hour, kind, as_of, source)
     select feed, line, "gpuId", provider, "instanceType", region, "gpuCount", "usdPerGpuHour", kind, "asOf", source from json_to_recordset($1::json)
       as offer (feed text, line integer, "gpuId" text, provider text, "instanceType" text, region text, "gpuCount" double precision, "usdPerGpuHour" double precision, kind text, "asOf" text, source text)`,
    [JSON.stringify(offers)],
  );
}

async function fileRun(client: PoolClient, run: PriceFeedRun): Promise<void> {
  const row = toRunRow(run);
  await client.query(
    `insert into price_feed_runs (feed, outcome, reason, started_at, finished_at, rows_read, offers_kept, rows_unresolved, rows_ambiguous, rows_without_price) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      row.feed,
      row.outcome,
      row.reason,
      row.startedAt,
      row.finishedAt,
      row.rowsRead,
      row.offersKept,
      row.rowsUnresolved,
      row.rowsAmbiguous,
      row.rowsWithoutPrice,
    ],
  );
  await client.query(
    `delete from price_feed_runs where feed = $1 and (finished_at, id) < (select finished_at, id from price_feed_runs where feed = $1 order by finished_at desc, id desc offset $2 limit 1)`,
    [row.feed, RUNS_KEPT_PER_FEED - 1],
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
