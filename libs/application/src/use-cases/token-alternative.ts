import {
  DAYS_PER_MONTH,
  DAYS_PER_WEEK,
  defined,
  endpointAllowed,
  type EndpointWishes,
  HOURS_PER_DAY,
  HOURS_PER_MONTH,
  rentOf,
  type Rung,
  SECONDS_PER_HOUR,
  tokenApiBreakEven,
  type TokenOffer,
  type TokenPrice,
} from '@compute-advisor/domain';
import { PEAK_OVER_MEAN, REQUESTS_PER_USER_AND_DAY, WORKING_HOURS_PER_DAY } from '../question/defaults';
import { PERIOD_HOURS } from '../question/planned-hours';
import type { TrafficQuestion } from '../question/question';
import { isOwned, wishesOf } from './market';
import type { Planned } from './planned';
import { placedShare } from './placements';
import { loadFactor } from './planned-load';

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
  /** The same as it can be ordered. */
  readonly orderUsdPerMonth: number;
  readonly breakEvenRequestsPerDay: number;
  /** Not even the plan's full load is as cheap as the token price. */
  readonly neverPays: boolean;
  /** For the load of the question; absent when no load is known. */
  readonly load?: {
    readonly requestsPerDay: number;
    /** Days of a week on which so many come. */
    readonly daysPerWeek: number;
    readonly usdPerMonth: number;
    /** `in_flight`: what the requests at once that are stated come to in the hours planned; `per_user`: the usual
     *  number per user and day; `job`: all of one that is done once, `usdPerMonth` is then its price. */
    readonly basis: 'stated' | 'job' | 'in_flight' | 'per_user';
  };
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
  const volume = volumeOf(p);
  const requestsPerDay = volume && volume.requestsPerDay * placedShare(q.reading);
  const daysPerWeek = volume?.daysPerWeek ?? DAYS_PER_WEEK;
  const found = tokenApiBreakEven(
    defined({
      prices: p.books.catalog.books.tokenPrices,
      allowed: (price: TokenPrice) => endpointAllowed(price, wishes),
      modelId: q.model.id,
      inputTokens: work.inputTokens,
      outputTokens: work.outputTokens,
      planUsdPerMonth: best.monthlyUsd,
      requestsPerDay,
      daysPerWeek,
    }),
  );
  if (!found) return undefined;
  const { price, usdPerMonth, breakEvenRequestsPerDay } = found.credible;
  const perSecond = best.service.saturated().requestsPerSecond * best.replicas;
  const meanPerDay = perSecond * SECONDS_PER_DAY * (work.hoursPerMonth / HOURS_PER_MONTH);
  const capacityPerDay = (meanPerDay * DAYS_PER_WEEK) / daysPerWeek;
  const { planUsd, perDayOfWindow } = spanOf(best, best.monthlyUsd, work, volume);
  const known = usdPerMonth !== undefined && requestsPerDay !== undefined && volume !== undefined;
  return defined({
    price,
    providers: found.providers,
    planUsdPerMonth: planUsd,
    orderUsdPerMonth: orderOf(best),
    breakEvenRequestsPerDay: breakEvenRequestsPerDay * perDayOfWindow,
    neverPays: breakEvenRequestsPerDay > capacityPerDay,
    load: known ? { requestsPerDay, daysPerWeek, usdPerMonth, basis: volume.basis } : undefined,
    leads: known && (volume.basis === 'stated' || volume.basis === 'job') && usdPerMonth <= planUsd * CLEARLY_CHEAPER,
  });
}

/** A job is paid as long as it runs, and its requests of a day are those of its window; a service by the month. */
function spanOf(
  best: Rung,
  monthlyUsd: number,
  { hoursPerMonth }: Planned['work'],
  volume: Volume | undefined,
): { readonly planUsd: number; readonly perDayOfWindow: number } {
  if (volume?.basis !== 'job') return { planUsd: monthlyUsd, perDayOfWindow: 1 };
  return { planUsd: rentOf(best) ?? monthlyUsd, perDayOfWindow: HOURS_PER_MONTH / hoursPerMonth };
}

const orderOf = ({ orderedUsd, monthlyUsd }: Rung): number => orderedUsd ?? monthlyUsd ?? Infinity;

/** Work that endpoints do as well, on hardware that is rented. */
const isComparable = ({ question: { mode, reading }, work }: Planned): boolean =>
  mode !== 'model' && work.tuning === undefined && !isOwned(reading);

/** Requests of a day of the service, and how many such days a week has. */
interface Volume {
  readonly requestsPerDay: number;
  readonly daysPerWeek: number;
  readonly basis: NonNullable<TokenAlternative['load']>['basis'];
}

/** As stated; else those of what is in flight in the hours planned, where the text says that; else of so many
 *  users. Undefined where nobody counts any of them. */
function volumeOf(p: Planned): Volume | undefined {
  const volume = wholeJob(p) ?? statedVolume(p) ?? volumeInFlight(p) ?? assumedVolume(p);
  const beside = volume && jobPerDay(p, volume.daysPerWeek);
  return volume && beside ? { ...volume, requestsPerDay: Math.round(volume.requestsPerDay + beside) } : volume;
}

/** What a job beside the service that comes again adds to each of its days, in requests of the service by their
 *  tokens. */
function jobPerDay({ work, question: { reading } }: Planned, daysPerWeek: number): number {
  const { items, beside, recurrence } = reading.batch?.value ?? {};
  if (work.jobBeside === undefined || !beside || items === undefined || recurrence === undefined) return 0;
  const { inputTokens = work.inputTokens, outputTokens = work.outputTokens } = work.jobBeside;
  const times = (inputTokens + outputTokens) / Math.max(1, work.inputTokens + work.outputTokens);
  return ((items * times * HOURS_PER_DAY) / PERIOD_HOURS[recurrence]) * (DAYS_PER_WEEK / daysPerWeek);
}

/** All of a job that is done once, as if it came in one month. */
function wholeJob({ question: { reading } }: Planned): Volume | undefined {
  const { items, windowHours, recurrence, beside } = reading.batch?.value ?? {};
  if (items === undefined || windowHours === undefined || recurrence !== undefined || beside === true) return undefined;
  return { requestsPerDay: items / DAYS_PER_MONTH, daysPerWeek: DAYS_PER_WEEK, basis: 'job' };
}

/** As stated, from a stated peak rate, or of a job that comes again. */
function statedVolume(p: Planned): Volume | undefined {
  const { traffic: t, reading } = p.question;
  if (t.requestsPerDay) {
    const ofDay = reading.requestsPerDay?.spread === true ? undefined : reading.requestsPerDay && reading.daysPerWeek;
    return {
      requestsPerDay: t.requestsPerDay.value,
      daysPerWeek: ofDay?.value ?? DAYS_PER_WEEK,
      basis: 'stated',
    };
  }
  const recurring = recursAlone(t);
  if (!t.requestsPerSecond || (!recurring && t.requestsPerSecond.source === 'derived')) return undefined;
  return { requestsPerDay: meanOfDay(p, t.requestsPerSecond.value), daysPerWeek: DAYS_PER_WEEK, basis: 'stated' };
}

/** A job that comes again, and is all of the load. */
const recursAlone = ({ batch }: TrafficQuestion): boolean =>
  batch?.value.recurrence !== undefined && batch.value.beside !== true;

/** What a rate at peak comes to on the mean day of the hours planned. */
function meanOfDay({ question: { traffic, useCase }, work }: Planned, perSecond: number): number {
  const evenly = recursAlone(traffic) || useCase.value === 'batch';
  const mean = perSecond / (evenly ? 1 : PEAK_OVER_MEAN);
  return Math.round(mean * SECONDS_PER_DAY * (work.hoursPerMonth / HOURS_PER_MONTH));
}

/** How many are served at once where the text says that: for its users a number per user and day would be a second
 *  load, and without users it is all that is known. */
function volumeInFlight(p: Planned): Volume | undefined {
  const { concurrentRequests, totalUsers, hoursPerMonth } = p.question.traffic;
  if (concurrentRequests?.source !== 'inferred' || !p.best) return undefined;
  const perSecond = p.best.requestsPerSecond / loadFactor(p.question, concurrentRequests);
  // Machines may be always on; people without stated hours are there for a working day.
  const isAlwaysOn = totalUsers !== undefined && hoursPerMonth.source === 'defaulted';
  const requestsPerDay = meanOfDay(p, perSecond) * (isAlwaysOn ? WORKING_HOURS_PER_DAY / HOURS_PER_DAY : 1);
  return { requestsPerDay: Math.round(requestsPerDay), daysPerWeek: DAYS_PER_WEEK, basis: 'in_flight' };
}

function assumedVolume({ question: { traffic, reading } }: Planned): Volume | undefined {
  if (!traffic.totalUsers) return undefined;
  const requestsPerDay = traffic.totalUsers.value * REQUESTS_PER_USER_AND_DAY;
  return { requestsPerDay, daysPerWeek: reading.daysPerWeek?.value ?? DAYS_PER_WEEK, basis: 'per_user' };
}
