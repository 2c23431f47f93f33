import type {
  AcceptedPriceSnapshot,
  PriceFeedOutcome,
  PriceFeedRun,
  SnapshotOffer,
} from '@compute-advisor/application';
import type { PriceKind } from '@compute-advisor/domain';
import type { PriceFeedRunRow } from '../rows/price-feed-run.row';
import type { PriceOfferRow } from '../rows/price-offer.row';
import type { PriceSnapshotRow } from '../rows/price-snapshot.row';

export function toSnapshotRow(snapshot: AcceptedPriceSnapshot): PriceSnapshotRow {
  return {
    feed: snapshot.feed,
    sourceDate: snapshot.sourceDate,
    contentDigest: snapshot.contentDigest,
    rowsRead: snapshot.rowsRead,
    etag: snapshot.etag ?? null,
    lastModified: snapshot.lastModified ?? null,
    fetchedAt: new Date(snapshot.fetchedAtMs),
    acceptedAt: new Date(snapshot.acceptedAtMs),
    confirmedAt: new Date(snapshot.confirmedAtMs),
  };
}

export function toSnapshot(row: PriceSnapshotRow, offers: readonly PriceOfferRow[]): AcceptedPriceSnapshot {
  return {
    feed: row.feed,
    sourceDate: row.sourceDate,
    offers: offers.map(toOffer),
    contentDigest: row.contentDigest,
    rowsRead: row.rowsRead,
    ...(row.etag === null ? {} : { etag: row.etag }),
    ...(row.lastModified === null ? {} : { lastModified: row.lastModified }),
    fetchedAtMs: row.fetchedAt.getTime(),
    acceptedAtMs: row.acceptedAt.getTime(),
    confirmedAtMs: row.confirmedAt.getTime(),
  };
}

export function toOfferRow(feed: string, offer: SnapshotOffer, line: number): PriceOfferRow {
  return {
    feed,
    line,
    gpuId: offer.gpuId,
    provider: offer.provider,
    instanceType: offer.instanceType ?? null,
    region: offer.region ?? null,
    gpuCount: offer.gpuCount,
    usdPerGpuHour: offer.usdPerGpuHour,
    kind: offer.kind,
    asOf: offer.asOf,
    source: offer.source,
  };
}

function toOffer(row: PriceOfferRow): SnapshotOffer {
  return {
    gpuId: row.gpuId,
    provider: row.provider,
    ...(row.instanceType === null ? {} : { instanceType: row.instanceType }),
    ...(row.region === null ? {} : { region: row.region }),
    gpuCount: row.gpuCount,
    usdPerGpuHour: row.usdPerGpuHour,
    kind: row.kind as PriceKind,
    asOf: row.asOf,
    source: row.source,
  };
}

export function toRunRow(run: PriceFeedRun): Omit<PriceFeedRunRow, 'id'> {
  return {
    feed: run.feed,
    outcome: run.outcome,
    reason: run.reason ?? null,
    startedAt: new Date(run.startedAtMs),
    finishedAt: new Date(run.finishedAtMs),
    rowsRead: run.rowsRead,
    offersKept: run.offersKept,
    rowsUnresolved: run.rowsUnresolved,
    rowsAmbiguous: run.rowsAmbiguous,
    rowsWithoutPrice: run.rowsWithoutPrice,
  };
}

export function toRun(row: PriceFeedRunRow): PriceFeedRun {
  return {
    feed: row.feed,
    outcome: row.outcome as PriceFeedOutcome,
    ...(row.reason === null ? {} : { reason: row.reason }),
    startedAtMs: row.startedAt.getTime(),
    finishedAtMs: row.finishedAt.getTime(),
    rowsRead: row.rowsRead,
    offersKept: row.offersKept,
    rowsUnresolved: row.rowsUnresolved,
    rowsAmbiguous: row.rowsAmbiguous,
    rowsWithoutPrice: row.rowsWithoutPrice,
  };
}
