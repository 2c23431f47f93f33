import { type MachineRate, sizesOf, type SoldOffer } from './machine-rates';
import type { Offer } from './price-book';
import { canonicalProvider, isCommunityMarketplace } from './provider';

/** An offer below this share of the market rate is taken for a mistake, a teaser or a part of something, and not named
 *  as what the GPU could be bought at... */
export const CREDIBLE_SHARE_OF_MARKET_RATE = 0.4;
/** ...unless another seller asks at most this many times its price: two cheap sellers are a cheap market, one is an
 *  odd price... */
const CORROBORATED_WITHIN = 1.5;
/** ...or its own provider asks about the same for machines of another size: one wrong row does not repeat itself.
 *  Under this share of the rate that says nothing either. */
const CREDIBLE_SHARE_OF_A_WHOLE_LIST = 0.25;

/** A cheaper offer that is not named as what a GPU could be bought at. `odd_price`: far under the market, and nobody
 *  else, nor its seller for other sizes, asks as little.
 *  `private_host`: hosts of a marketplace, while providers sell the part on demand. */
export interface LeftAside {
  readonly offer: Offer;
  readonly reason: 'odd_price' | 'private_host';
}

/** The offers that are not too good to be true; there always is one, since half of the providers' medians lie at or
 *  above the rate.
 *  @param behind every offer behind the rate @param sold everybody who sells the part, private hosts too: whoever asks
 *  as little vouches for a price @param rate USD per GPU-hour */
export function credibleOffers(
  behind: readonly SoldOffer[],
  sold: readonly SoldOffer[],
  rate: number,
): readonly SoldOffer[] {
  const lowestOf = new Map<string, number>();
  for (const { offer, provider } of sold)
    lowestOf.set(provider, Math.min(offer.usdPerGpuHour, lowestOf.get(provider) ?? Infinity));
  const lowest = [...lowestOf].map(([provider, usd]) => ({ provider, usd }));
  const vouchedFor = ({ offer, provider }: SoldOffer): boolean =>
    lowest.some((other) => other.provider !== provider && other.usd <= CORROBORATED_WITHIN * offer.usdPerGpuHour);
  const wholeList = ({ offer, provider }: SoldOffer): boolean =>
    offer.usdPerGpuHour >= CREDIBLE_SHARE_OF_A_WHOLE_LIST * rate &&
    behind.some(
      (own) =>
        own.provider === provider &&
        own.offer.gpuCount !== offer.gpuCount &&
        own.offer.usdPerGpuHour <= CORROBORATED_WITHIN * offer.usdPerGpuHour,
    );
  const credible = behind.filter(
    (one) => one.offer.usdPerGpuHour >= CREDIBLE_SHARE_OF_MARKET_RATE * rate || vouchedFor(one) || wholeList(one),
  );
  // Two providers far apart make a rate between them, and the cheaper one cannot be judged by it: a named offer above
  // the rate would contradict the rate.
  return credible.some(({ offer }) => offer.usdPerGpuHour <= rate) ? credible : behind;
}

/** What is cheaper than the dearest credible offer and is not named, in no order.
 *  @param sold everybody who sells the part @param behind those behind the rate @param credible those of them that may
 *  be named */
export function leftAsideOf(
  sold: readonly SoldOffer[],
  behind: readonly SoldOffer[],
  credible: readonly SoldOffer[],
): readonly LeftAside[] {
  const [counted, named] = [new Set(behind), new Set(credible)];
  const dearest = Math.max(...credible.map(({ offer }) => offer.usdPerGpuHour));
  return sold.flatMap((one): LeftAside[] => {
    if (named.has(one) || one.offer.usdPerGpuHour >= dearest) return [];
    if (counted.has(one)) return [{ offer: one.offer, reason: 'odd_price' }];
    return isPrivateHost(one) ? [{ offer: one.offer, reason: 'private_host' }] : [];
  });
}

/** True for hosts of a marketplace, and for what a provider resells of private persons. */
export const isPrivateHost = ({ offer, provider }: SoldOffer): boolean =>
  offer.kind === 'community' || isCommunityMarketplace(provider);

/** What is cheaper than the offer that is named, and why it is left aside: the cheapest of each seller, cheapest first.
 *  @param rate the part's, whose `leftAside` stands cheapest first @param machine the size that is ordered; without
 *  one, any */
export function cheaperLeftAside(
  rate: { readonly cheapest: Offer; readonly leftAside: readonly LeftAside[] },
  machine?: MachineRate,
): readonly LeftAside[] {
  const named = (machine?.order ?? rate.cheapest).usdPerGpuHour;
  const sellers = new Set<string>();
  return rate.leftAside.filter(({ offer }) => {
    const seller = canonicalProvider(offer.provider);
    const cheaper = offer.usdPerGpuHour < named && (!machine || sizesOf(offer, seller).includes(machine.gpus));
    if (!cheaper || sellers.has(seller)) return false;
    sellers.add(seller);
    return true;
  });
}
