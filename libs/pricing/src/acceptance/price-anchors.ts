import type { PriceAnchor, SnapshotOffer } from '@compute-advisor/application';
import { median } from '@compute-advisor/domain';
import { ageInDays, OLDEST_STALE_DAYS } from '../book/freshness';
import { ratePrices } from './price-keys';

/** A feed's prices are held to what it said within so many days. */
export const ANCHOR_DAYS = 30;

/** What a key is held to: the middle of its last 30 days, and the oldest of them. */
export interface Anchored {
  readonly middle: number;
  readonly oldest: number;
  readonly oldestDay: string;
}

/** The anchors of a feed by key; those whose newest day is too old to measure by (14 days) are absent. */
export function anchoredPrices(anchors: readonly PriceAnchor[], nowMs: number): ReadonlyMap<string, Anchored> {
  const byKey = new Map<string, PriceAnchor[]>();
  for (const anchor of anchors) {
    if (ageInDays(anchor.day, nowMs) > ANCHOR_DAYS) continue;
    const days = byKey.get(anchor.key);
    if (days) days.push(anchor);
    else byKey.set(anchor.key, [anchor]);
  }
  const anchored = new Map<string, Anchored>();
  for (const [key, unsorted] of byKey) {
    const days = unsorted.sort((a, b) => (a.day < b.day ? -1 : 1));
    const [oldest, newest] = [days[0], days.at(-1)];
    const middle = median(days.map(({ usdPerGpuHour }) => usdPerGpuHour));
    if (!oldest || !newest || middle === undefined || ageInDays(newest.day, nowMs) > OLDEST_STALE_DAYS) continue;
    anchored.set(key, { middle, oldest: oldest.usdPerGpuHour, oldestDay: oldest.day });
  }
  return anchored;
}

/** The anchors after a reading was believed on `day`. The first word of a day stays, so that a price cannot be walked
 *  by refreshing often; days out of the window go. */
export function anchorsAfter(
  anchors: readonly PriceAnchor[],
  offers: readonly SnapshotOffer[],
  day: string,
  nowMs: number,
): readonly PriceAnchor[] {
  const kept = anchors.filter((anchor) => ageInDays(anchor.day, nowMs) <= ANCHOR_DAYS);
  const today = new Set(kept.filter((anchor) => anchor.day === day).map(({ key }) => key));
  const added = [...ratePrices(offers).values()]
    .filter(({ key }) => !today.has(key))
    .map(({ key, median: usdPerGpuHour }): PriceAnchor => ({ key, day, usdPerGpuHour }));
  return [...kept, ...added];
}
