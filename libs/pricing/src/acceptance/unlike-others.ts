import { commonly, type Doubt, named } from './price-doubts';
import { factor, figure, type KeyedPrices } from './price-keys';
import type { Witnesses } from './witnesses';

/** With nothing of its own to compare with: the factor to what the shipped book says of the same provider, to what
 *  other feeds say of it, and to the middle of the other providers (an old part costs twelve times as much at a dear
 *  cloud; nobody asks a fifth). */
const LARGEST_FROM_SHIPPED = 2;
const LARGEST_FROM_OTHER_FEED = 1.6;
const LARGEST_BELOW_MARKET = 5;
/** Two dear clouds are no market: a neocloud may ask a tenth of what they do. */
const PROVIDERS_OF_A_MARKET = 3;
const LARGEST_FROM_FEW = 20;
const LARGEST_ABOVE_MARKET = 20;
/** Private hosts are cheaper than providers, or nobody would go there. */
const LARGEST_HOSTS_ABOVE_MARKET = 3;
/** ... and the typical price of a provider nobody knows against the middle of the others: 0.6 to 2.1 in the real
 *  lists, also where single parts cost six times as much. */
const LARGEST_SCALE_OF_STRANGERS = 2.5;
/** ... and that of further parts of a provider whose other parts agree with the packaged book: an old part lies
 *  farther above the market's price at a dear cloud than its new ones do (3.7 times in Oracle's list, which asks twice
 *  the market's price for the new ones). */
const LARGEST_SCALE_OF_FURTHER_PARTS = 5;
const WITHIN_MARKET = 1.5;
const MARKETPLACE_ALLOWANCE = 2;
/** ... and the typical price against the shipped ones of the same providers; less where several providers would have
 *  to have moved together. */
const LARGEST_SCALE = 2;
const LARGEST_SCALE_OF_SEVERAL = 1.5;
const SEVERAL_PROVIDERS = 3;
/** Prices without a past of their own, held to what other sources say of the same provider, or, where none does, of
 *  the part. What nobody else speaks of cannot be judged. */
export function unlikeOthers(prices: readonly KeyedPrices[], witnesses: Witnesses): readonly Doubt[] {
  const single = prices.flatMap((price) => {
    const reason = unlike(price, witnesses);
    return reason === undefined ? [] : [{ ...price, reason }];
  });
  if (single.length > 0) return single;
  const compared = prices.flatMap((price) => {
    const shipped = witnesses.shippedOf(price);
    return shipped === undefined ? [] : [{ price, ratio: price.median / shipped }];
  });
  const several = new Set(compared.map(({ price }) => price.provider)).size >= SEVERAL_PROVIDERS;
  const together = commonly(
    compared.map(({ ratio }) => ratio),
    several ? LARGEST_SCALE_OF_SEVERAL : LARGEST_SCALE,
    'the packaged ones of the same providers',
  );
  return together === undefined
    ? furtherApart(prices, new Set(compared.map(({ price }) => price.provider)), witnesses)
    : compared.map(({ price }) => ({ ...price, reason: together }));
}

/** Prices nobody else speaks of, when those of one kind of provider lie together too far from the market's.
 *  @param known providers whose other prices agree with the packaged book */
function furtherApart(
  prices: readonly KeyedPrices[],
  known: ReadonlySet<string>,
  witnesses: Witnesses,
): readonly Doubt[] {
  const further = prices.filter(({ provider }) => known.has(provider));
  const strangers = prices.filter(({ provider }) => !known.has(provider));
  return [
    ...apart(strangers, LARGEST_SCALE_OF_STRANGERS, witnesses),
    ...apart(further, LARGEST_SCALE_OF_FURTHER_PARTS, witnesses),
  ];
}

function apart(prices: readonly KeyedPrices[], limit: number, witnesses: Witnesses): readonly Doubt[] {
  const compared = prices.flatMap((price) => {
    const unknown = witnesses.shippedOf(price) === undefined && witnesses.fetchedOf(price).length === 0;
    const market = unknown && price.kind === 'on_demand' ? witnesses.shippedMarket(price) : undefined;
    return market === undefined || market.providers < PROVIDERS_OF_A_MARKET
      ? []
      : [{ price, ratio: price.median / market.middle }];
  });
  const together = commonly(
    compared.map(({ ratio }) => ratio),
    limit,
    'what other providers ask in the packaged book',
  );
  return together === undefined ? [] : compared.map(({ price }) => ({ ...price, reason: together }));
}

function unlike(price: KeyedPrices, witnesses: Witnesses): string | undefined {
  const allowance = price.kind === 'community' ? MARKETPLACE_ALLOWANCE : 1;
  const said = (usd: number, who: string, limit: number): string =>
    `${named(price)} costs ${figure(price.median)} USD per GPU-hour, ${who} ${figure(usd)}: ${limit}x apart or more`;
  const market = witnesses.market(price);
  const asMarket = market !== undefined && factor(price.median, market.middle) < WITHIN_MARKET * allowance;
  const [shipped, fetched] = [witnesses.shippedOf(price), witnesses.fetchedOf(price)];
  const nearShipped = shipped !== undefined && factor(price.median, shipped) < LARGEST_FROM_SHIPPED * allowance;
  const [other] = fetched;
  if (other !== undefined) {
    const limit = LARGEST_FROM_OTHER_FEED * allowance;
    const agrees = fetched.some((usd) => factor(price.median, usd) < limit);
    return agrees || (nearShipped && asMarket) ? undefined : said(other, 'another feed says', limit);
  }
  if (shipped !== undefined)
    return nearShipped || asMarket
      ? undefined
      : said(shipped, 'the packaged book says', LARGEST_FROM_SHIPPED * allowance);
  if (market === undefined) return undefined;
  const known = market.providers >= PROVIDERS_OF_A_MARKET;
  const limit = known ? limitOf(price, market.middle) : LARGEST_FROM_FEW * allowance;
  return factor(price.median, market.middle) < limit
    ? undefined
    : said(market.middle, 'the middle of the other providers is', limit);
}

/** How far a provider nobody knows may be from the middle of a market. */
function limitOf({ kind, median: usd }: KeyedPrices, middle: number): number {
  if (kind === 'community')
    return usd > middle ? LARGEST_HOSTS_ABOVE_MARKET : LARGEST_BELOW_MARKET * MARKETPLACE_ALLOWANCE;
  return usd > middle ? LARGEST_ABOVE_MARKET : LARGEST_BELOW_MARKET;
}
