import { DAYS_PER_MONTH, DAYS_PER_WEEK } from '../money/calendar';
import { pricesText, type TextTokenPrice, type TokenPrice, tokenPricesOf } from './token-price';

/** A price under this share of the middle one is taken for a teaser. */
const CREDIBLE_SHARE = 0.4;

/** The same work bought by the token. */
export interface TokenOffer {
  readonly price: TextTokenPrice;
  readonly usdPerRequest: number;
  /** For the load of the question; absent when no load is known. */
  readonly usdPerMonth?: number;
  /** Requests per day above which the plan costs less; everything below is cheaper by the token. */
  readonly breakEvenRequestsPerDay: number;
}

export interface TokenApiBreakEven {
  /** The provider that asks least for these lengths. */
  readonly cheapest: TokenOffer;
  /** The cheapest that a buyer can count on: no aggregator, and no less than CREDIBLE_SHARE of the middle one. */
  readonly credible: TokenOffer;
  /** The provider in the middle (the upper of two). */
  readonly typical: TokenOffer;
  readonly providers: number;
}

export interface TokenApiQuery {
  /** The book of token prices. */
  readonly prices: readonly TokenPrice[];
  /** Which endpoints count; absent: all of them. */
  readonly allowed?: (price: TokenPrice) => boolean;
  readonly modelId: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Monthly cost of the plan, USD. */
  readonly planUsdPerMonth: number;
  /** Mean requests per day; absent when the load is not known. */
  readonly requestsPerDay?: number;
  /** Days of a week on which they come; absent: all seven. */
  readonly daysPerWeek?: number;
}

function offer(query: TokenApiQuery, price: TextTokenPrice): TokenOffer {
  const daysPerMonth = (DAYS_PER_MONTH * (query.daysPerWeek ?? DAYS_PER_WEEK)) / DAYS_PER_WEEK;
  const usdPerRequest =
    (query.inputTokens * price.usdPerMillionInputTokens + query.outputTokens * price.usdPerMillionOutputTokens) / 1e6;
  return {
    price,
    usdPerRequest,
    ...(query.requestsPerDay === undefined ? {} : { usdPerMonth: usdPerRequest * query.requestsPerDay * daysPerMonth }),
    breakEvenRequestsPerDay: query.planUsdPerMonth / daysPerMonth / usdPerRequest,
  };
}

/** Sets a plan against public endpoints of the same model: from how many requests per day the plan pays. Undefined
 *  when nobody's price is known or a request has no tokens.
 *  docs/alternatives.md */
export function tokenApiBreakEven(query: TokenApiQuery): TokenApiBreakEven | undefined {
  const { allowed = () => true } = query;
  const prices = tokenPricesOf(query.prices, query.modelId).filter(pricesText).filter(allowed);
  if (prices.length === 0 || query.inputTokens + query.outputTokens <= 0) return undefined;
  const offers = prices
    .map((p) => offer(query, p))
    .sort((a, b) => a.usdPerRequest - b.usdPerRequest || (a.price.provider < b.price.provider ? -1 : 1));
  const [cheapest, typical] = [offers[0], offers[Math.floor(offers.length / 2)]];
  if (!cheapest || !typical) return undefined;
  const credible = offers.find(
    (o) => o.price.providerKind !== 'aggregator' && o.usdPerRequest >= CREDIBLE_SHARE * typical.usdPerRequest,
  );
  return { cheapest, credible: credible ?? typical, typical, providers: offers.length };
}
