import type { AcceptedPriceSnapshot } from '@compute-advisor/application';
import type { Offer, PriceBook } from '@compute-advisor/domain';
import { freshnessOf, nextChangeOf, type FreshnessRules } from './freshness';
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

/** One book of everything: fetched offers with their freshness now, packaged ones beside them (they count for a part only where nothing was fetched; the market
 *  rate sees to that), the operator's own. The same parts at moments without a change between them give the same bytes, in whatever order the parts came. */
export function assembleBook(
  { snapshots, packaged, operatorPrices }: BookParts,
  nowMs: number,
  rules: FreshnessRules,
): AssembledBook {
  const offers: Offer[] = [
    ...packaged.offers.map((offer) => ({ ...offer, freshness: 'fallback' as const })),
    ...operatorPrices.map((offer) => ({ ...offer, kind: 'operator' as const, freshness: 'live' as const })),
  ];
  for (const snapshot of snapshots) {
    const freshness = freshnessOf(snapshot, nowMs, rules);
    if (freshness !== 'too_old') for (const offer of snapshot.offers) offers.push({ ...offer, freshness });
  }
  const byText = new Map(offers.map((offer) => [offerText(offer), offer]));
  const texts = [...byText.keys()].sort();
  const days = texts.map((text) => byText.get(text)!.asOf);
  const asOf = days.length === 0 ? undefined : days.reduce((newest, day) => (day > newest ? day : newest));
  const changes = snapshots.map((snapshot) => nextChangeOf(snapshot, nowMs, rules)).filter((at) => at !== undefined);
  const book: PriceBook = {
    snapshotId: snapshotIdOf(texts, asOf),
    ...(asOf === undefined ? {} : { asOf }),
    sources: Object.freeze([...new Set(offers.map((offer) => offer.source))].sort()),
    offers: Object.freeze(texts.map((text) => Object.freeze(byText.get(text)!))),
  };
  return { book: Object.freeze(book), ...(changes.length === 0 ? {} : { rightUntilMs: Math.min(...changes) }) };
}
