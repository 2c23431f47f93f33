import type { AcceptedPriceSnapshot } from '@compute-advisor/application';
import { canonicalProvider, type Offer, OLD_AFTER_DAYS, offersOnDay, type PriceBook } from '@compute-advisor/domain';
import { DAY_MS, dayOf, freshnessOf, nextChangeOf, type FreshnessRules } from './freshness';
import { offerText, snapshotIdOf } from './snapshot-id';

/** What a book is made of. */
export interface BookParts {
  readonly snapshots: readonly AcceptedPriceSnapshot[];
  /** The shipped book; its offers are `fallback`, whatever they say. */
  readonly packaged: PriceBook;
  /** The operator's own prices. */
  readonly operatorPrices: readonly Offer[];
}

/** A book, and the moment at which it may no longer be right because something in it ages; absent when nothing will. */
export interface AssembledBook {
  readonly book: PriceBook;
  readonly rightUntilMs?: number;
}

/** One book of everything: fetched offers with their freshness now, the packaged ones of providers whose own list was
 *  not read, the operator's own; each marked when it is old.
 *  A provider whose list was read sells what stands in it: a packaged machine that its list no longer names is gone,
 *  not fallen back on.
 *  The same parts at moments without a change between them give the same bytes, in whatever order the parts came. */
export function assembleBook(
  { snapshots, packaged, operatorPrices }: BookParts,
  nowMs: number,
  rules: FreshnessRules,
): AssembledBook {
  const fetched = snapshots.flatMap((snapshot): Offer[] => {
    const freshness = freshnessOf(snapshot, nowMs, rules);
    return freshness === 'too_old' ? [] : snapshot.offers.map((offer) => Object.assign({}, offer, { freshness }));
  });
  const read = new Set(fetched.map((offer) => canonicalProvider(offer.provider)));
  const offers = offersOnDay(
    [
      ...packaged.offers
        .filter((offer) => !read.has(canonicalProvider(offer.provider)))
        .map((offer) => ({ ...offer, freshness: 'fallback' as const })),
      ...operatorPrices.map((offer) => ({ ...offer, kind: 'operator' as const, freshness: 'live' as const })),
      ...fetched,
    ],
    dayOf(nowMs),
  );
  const byText = new Map(offers.map((offer) => [offerText(offer), Object.freeze(offer)]));
  const sorted = [...byText].sort(([a], [b]) => (a < b ? -1 : 1));
  const asOf = sorted.reduce<string | undefined>(
    (newest, [, offer]) => (newest === undefined || offer.asOf > newest ? offer.asOf : newest),
    undefined,
  );
  const book: PriceBook = {
    snapshotId: snapshotIdOf(
      sorted.map(([text]) => text),
      asOf,
    ),
    ...(asOf === undefined ? {} : { asOf }),
    sources: Object.freeze([...new Set(offers.map((offer) => offer.source))].sort()),
    offers: Object.freeze(sorted.map(([, offer]) => offer)),
  };
  const changes = [
    ...snapshots.map((snapshot) => nextChangeOf(snapshot, nowMs, rules)),
    ...[...new Set(offers.filter((offer) => !offer.old).map((offer) => offer.asOf))].map(oldFrom),
  ].filter((at) => at !== undefined);
  return { book: Object.freeze(book), ...(changes.length === 0 ? {} : { rightUntilMs: Math.min(...changes) }) };
}

/** The first moment at which a price of this day is old. */
const oldFrom = (asOf: string): number => Date.parse(`${asOf}T00:00:00Z`) + (OLD_AFTER_DAYS + 1) * DAY_MS;
