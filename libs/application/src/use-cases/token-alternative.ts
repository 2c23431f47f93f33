import {
  defined,
  endpointAllowed,
  type EndpointWishes,
  HOURS_PER_DAY,
  HOURS_PER_MONTH,
  SECONDS_PER_HOUR,
  tokenApiBreakEven,
  type TokenOffer,
  type TokenPrice,
} from '@compute-advisor/domain';
import { PEAK_OVER_MEAN, REQUESTS_PER_USER_AND_DAY } from '../question/defaults';
import { isOwned, wishesOf } from './market';
import type { Planned } from './planned';
import { placedShare } from './placements';

/** By the token has to cost less than this share of the plan before the verdict itself says not to rent: rented
 *  machines keep data and latency in one's own hands. */
const CLEARLY_CHEAPER = 0.5;
const SECONDS_PER_DAY = HOURS_PER_DAY * SECONDS_PER_HOUR;

/** What the same work costs at public endpoints of the same model. USD. */
export interface TokenAlternative {
  /** The cheapest that a buyer can count on. */
  readonly price: TokenOffer['price'];
  readonly providers: number;
  readonly planUsdPerMonth: number;
  readonly breakEvenRequestsPerDay: number;
  /** Not even the plan's full load is as cheap as the token price. */
  readonly neverPays: boolean;
  /** For the load of the question; absent when no load is known. */
  readonly load?: { readonly requestsPerDay: number; readonly usdPerMonth: number };
  /** The requests of a day are not stated: so many per user are assumed. */
  readonly requestsPerUserAssumed?: number;
  /** Renting is clearly the dearer way at a load that the text states: the verdict says so. */
  readonly leads: boolean;
}

/** Sets the plan against public per-token prices of endpoints that the text allows. Undefined for hardware that is
 *  owned or has to stand on one's own premises, for work that is not counted in tokens, or where nobody's price is
 *  known. */
export const tokenAlternative = (p: Planned): TokenAlternative | undefined =>
  comparedWith(p, wishesOf(p.question.reading));

/** The same with endpoints wherever they stand, where none is known to stand in the places that the text asks for. */
export function tokensElsewhere(p: Planned): TokenAlternative | undefined {
  const wishes = wishesOf(p.question.reading);
  if (wishes.regions.length === 0 || comparedWith(p, wishes) !== undefined) return undefined;
  const anywhere = comparedWith(p, { ...wishes, regions: [] });
  return anywhere && { ...anywhere, leads: false };
}

function comparedWith(p: Planned, wishes: EndpointWishes): TokenAlternative | undefined {
  const { best, question: q, work } = p;
  if (!best?.monthlyUsd || best.service.unit !== 'requests' || !isComparable(p)) return undefined;
  const stated = statedRequestsPerDay(p);
  const everywhere = stated ?? assumedRequestsPerDay(p);
  const requestsPerDay = everywhere && everywhere * placedShare(q.reading);
  const found = tokenApiBreakEven(
    defined({
      prices: p.books.catalog.books.tokenPrices,
      allowed: (price: TokenPrice) => endpointAllowed(price, wishes),
      modelId: q.model.id,
      inputTokens: work.inputTokens,
      outputTokens: work.outputTokens,
      planUsdPerMonth: best.monthlyUsd,
      requestsPerDay,
    }),
  );
  if (!found) return undefined;
  const { price, usdPerMonth, breakEvenRequestsPerDay } = found.credible;
  const perSecond = best.service.saturated().requestsPerSecond * best.replicas;
  const capacityPerDay = perSecond * SECONDS_PER_DAY * (work.hoursPerMonth / HOURS_PER_MONTH);
  const known = usdPerMonth !== undefined && requestsPerDay !== undefined;
  return defined({
    price,
    providers: found.providers,
    planUsdPerMonth: best.monthlyUsd,
    breakEvenRequestsPerDay,
    neverPays: breakEvenRequestsPerDay > capacityPerDay,
    load: known ? { requestsPerDay, usdPerMonth } : undefined,
    requestsPerUserAssumed: known && stated === undefined ? REQUESTS_PER_USER_AND_DAY : undefined,
    leads: stated !== undefined && known && usdPerMonth <= best.monthlyUsd * CLEARLY_CHEAPER,
  });
}

/** Work that endpoints do as well, on hardware that is rented. */
const isComparable = ({ question: { mode, reading }, work }: Planned): boolean =>
  mode !== 'model' && work.tuning === undefined && !isOwned(reading);

/** Of so many users; undefined where nobody counts them. */
const assumedRequestsPerDay = ({ question: { traffic } }: Planned): number | undefined =>
  traffic.totalUsers && traffic.totalUsers.value * REQUESTS_PER_USER_AND_DAY;

/** Requests on a mean day: as stated, from a stated peak rate, or those of a job that comes again. Numbers of people
 *  or in flight alone say nothing of a day. */
function statedRequestsPerDay({ question: { traffic: t, useCase }, work }: Planned): number | undefined {
  if (t.requestsPerDay) return t.requestsPerDay.value;
  const recurring = t.batch?.value.recurrence !== undefined;
  if (t.requestsPerSecond && (recurring || t.requestsPerSecond.source !== 'derived')) {
    const evenly = recurring || useCase.value === 'batch';
    const mean = t.requestsPerSecond.value / (evenly ? 1 : PEAK_OVER_MEAN);
    return Math.round(mean * SECONDS_PER_DAY * (work.hoursPerMonth / HOURS_PER_MONTH));
  }
  return undefined;
}
