import type { SoldOffer } from './machine-rates';
import { canonicalProvider } from './provider';
import { fulfilsRegionWish, providersWithRegion } from './region-wish';

/** What the text allows: only these providers, none of those, and within any of these regions or places. Empty or
 *  absent lists mean no wish. */
export interface MarketFilter {
  readonly onlyProviders?: readonly string[];
  readonly excludedProviders?: readonly string[];
  /** Region ids, countries, cities or areas: `us-east-1`, `germany`, `frankfurt`, `eu`. An offer need fulfil one. */
  readonly regions?: readonly string[];
  /** Only offers sold this way, instead of those on demand: interruptible capacity, or a commitment
   *  (`committedOffers`). */
  readonly soldAs?: 'spot' | 'reserved_1y' | 'reserved_3y';
}

/** An operator's price without a region holds wherever the operator's hardware stands, so it fulfils every region
 *  wish. */
export function allows(filter: MarketFilter): (sold: SoldOffer) => boolean {
  const only = new Set((filter.onlyProviders ?? []).map(canonicalProvider));
  const excluded = new Set((filter.excludedProviders ?? []).map(canonicalProvider));
  const wishes = filter.regions ?? [];
  const regionAllowed = remembered((place: string): boolean => {
    const [provider = '', region] = place.split('\n');
    return wishes.some((wish) => fulfilsRegionWish(wish, provider, region));
  });
  return ({ offer, provider }) => {
    if (excluded.has(provider) || (only.size > 0 && !only.has(provider))) return false;
    if (wishes.length === 0 || (offer.kind === 'operator' && offer.region === undefined)) return true;
    return regionAllowed(offer.region === undefined ? provider : `${provider}\n${offer.region}`);
  };
}

/** The text says who sells, in words or by a region id, which names its seller: what is left is a list to order from
 *  (thirteen AWS machines hold one L4 each), and its middle is nobody's price. */
export const namesSellers = ({ onlyProviders = [], regions = [] }: MarketFilter): boolean =>
  onlyProviders.length > 0 || (regions.length > 0 && regions.every((wish) => providersWithRegion(wish).length > 0));

/** Remembers the answers of one pass over a book: thousands of offers name the same few providers and regions. */
export function remembered<T>(answer: (question: string) => T): (question: string) => T {
  const known = new Map<string, { readonly answer: T }>();
  return (question) => {
    let given = known.get(question);
    if (!given) known.set(question, (given = { answer: answer(question) }));
    return given.answer;
  };
}
