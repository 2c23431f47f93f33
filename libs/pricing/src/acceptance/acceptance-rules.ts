import type { AcceptedPriceSnapshot, PriceAnchor, SnapshotOffer } from '@compute-advisor/application';
import { ageInDays, OLDEST_STALE_DAYS } from '../book/freshness';
import type { FeedReading } from '../readings/feed-reading';
import { anchoredPrices } from './price-anchors';
import { type Doubt, movedTooFar, offersMovedTooFar, type Past } from './price-doubts';
import { type KeyedPrices, partKeyOf, partPrices, ratePrices } from './price-keys';
import { kindProblem } from './price-kinds';
import { impossibleReading, shrunkReading } from './reading-shape';
import { unlikeOthers } from './unlike-others';
import { Witnesses } from './witnesses';

/** Everything a reading is held to. */
export interface Measures {
  /** The feed's snapshot in force; one too old to be used any more is no measure. */
  readonly last?: AcceptedPriceSnapshot;
  /** What the feed said on the days before. */
  readonly anchors: readonly PriceAnchor[];
  /** The shipped offers. */
  readonly packaged: readonly SnapshotOffer[];
  /** The snapshots of other feeds that are in force. */
  readonly others: readonly AcceptedPriceSnapshot[];
}

/** Why a reading is not believed. `impossible`: no one may accept it; `shape` and `kinds`: an operator may; `prices`:
 *  so may another source that says the same. */
export interface Refusal {
  readonly cause: 'impossible' | 'shape' | 'kinds' | 'prices';
  /** One plain sentence with the figures. */
  readonly reason: string;
  /** The prices that are doubted; empty when the refusal is not for prices. */
  readonly doubted: readonly KeyedPrices[];
  /** True when other sources say the same of every doubted price. */
  readonly confirmed: boolean;
}

/** Judges a reading, the first one too; undefined when it is believed. */
export function refusalOf(reading: FeedReading, measures: Measures, nowMs: number): Refusal | undefined {
  const inUse = (snapshot: AcceptedPriceSnapshot): boolean =>
    ageInDays(snapshot.sourceDate, nowMs) <= OLDEST_STALE_DAYS;
  const last = measures.last && inUse(measures.last) ? measures.last : undefined;
  const others = measures.others.filter(inUse).map(({ offers }) => offers);
  const refused = (cause: Refusal['cause'], reason: string | undefined): Refusal | undefined =>
    reason === undefined ? undefined : { cause, reason, doubted: [], confirmed: false };
  return (
    refused('impossible', impossibleReading(reading, nowMs)) ??
    refused('shape', last && shrunkReading(reading, last)) ??
    refused('kinds', kindProblem(reading.offers, last?.offers ?? [...measures.packaged, ...others.flat()], !last)) ??
    refusedPrices(reading.offers, last, measures.anchors, new Witnesses(measures.packaged, others), nowMs)
  );
}

/** The reason alone. `last`: the snapshot in force; `packaged`: the shipped offers. */
export const reasonToReject = (
  reading: FeedReading,
  last: AcceptedPriceSnapshot | undefined,
  packaged: readonly SnapshotOffer[],
  nowMs: number,
): string | undefined =>
  refusalOf(reading, { ...(last === undefined ? {} : { last }), anchors: [], packaged, others: [] }, nowMs)?.reason;

function refusedPrices(
  offers: readonly SnapshotOffer[],
  last: AcceptedPriceSnapshot | undefined,
  anchors: readonly PriceAnchor[],
  witnesses: Witnesses,
  nowMs: number,
): Refusal | undefined {
  const prices = ratePrices(offers);
  const past = pastOf(last?.offers ?? [], anchors, nowMs);
  const lastParts = partPrices(last?.offers ?? []);
  const ownPast = (price: KeyedPrices): Past | undefined => {
    const known = past.get(price.key);
    if (known) return known;
    // A new machine of a part the provider already sold is held to what it asked for the part.
    const usd = lastParts.get(partKeyOf(price))?.median;
    return usd === undefined ? undefined : { usd };
  };
  const withPast = new Map<string, Past>();
  for (const price of prices.values()) {
    const known = ownPast(price);
    if (known) withPast.set(price.key, known);
  }
  const strangers = [...prices.values()].filter(({ key }) => !withPast.has(key));
  const rounds: readonly (() => readonly Doubt[])[] = [
    () => movedTooFar(prices, withPast),
    () => offersMovedTooFar(offers, last?.offers ?? []),
    () => unlikeOthers(strangers, witnesses),
  ];
  for (const round of rounds) {
    const doubted = round();
    const [first] = doubted;
    if (first)
      return {
        cause: 'prices',
        reason: first.reason,
        doubted,
        confirmed: doubted.every((price) => witnesses.confirms(price)),
      };
  }
  return undefined;
}

/** Where each key was: the middle of its anchors, and without them the snapshot in force. Today's snapshot alone could
 *  have been walked. */
function pastOf(
  last: readonly SnapshotOffer[],
  anchors: readonly PriceAnchor[],
  nowMs: number,
): ReadonlyMap<string, Past> {
  const past = new Map<string, Past>();
  for (const price of ratePrices(last).values()) past.set(price.key, { usd: price.median });
  for (const [key, anchored] of anchoredPrices(anchors, nowMs))
    past.set(key, { usd: anchored.middle, oldest: anchored });
  return past;
}
