import { defined, type Mode, type UseCase } from '@compute-advisor/domain';
import type { Reading } from '@compute-advisor/intake';
import {
  DAYS_PER_MONTH,
  DEFAULT_CONCURRENCY,
  HOURS_PER_MONTH,
  ONE_AT_A_TIME,
  PEAK_OVER_MEAN,
  TUNING,
  USERS_IN_FLIGHT_SHARE,
  WORKING_HOURS_PER_DAY,
} from './defaults';
import type { TrafficQuestion } from './question';
import type { Sourced } from './sourced';
import { derived, type SpecLedger } from './spec-ledger';

/** Speech is counted in requests of one minute of audio. */
const AUDIO_REQUESTS_PER_HOUR = 60;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

const rate = (perSecond: number): number => Math.min(MOST_REQUESTS_PER_SECOND, Math.max(1e-6, round(perSecond, 6)));

/** Rates past this are read as a slip of the pen. */
const MOST_REQUESTS_PER_SECOND = 100_000;

/** Load at peak: what is stated stands, a rate or a number of users is turned into the other by documented shares, and only when nothing is stated a default steps in.
 *  @param outputTokens per request, to turn a demand in tokens per second into requests
 *  @param mostSequences sequences whose cache can still be counted in bytes exactly */
export function trafficOf(
  ledger: SpecLedger,
  reading: Reading,
  mode: Mode,
  useCase: UseCase,
  outputTokens: number,
  mostSequences: number,
): TrafficQuestion {
  const totalUsers = ledger.readIfStated('total_users', reading.totalUsers);
  const stated =
    reading.concurrentRequests && ledger.held('concurrent_requests', reading.concurrentRequests, mostSequences);
  const requestsPerDay = ledger.readIfStated('requests_per_day', reading.requestsPerDay);
  const tokens = ledger.readIfStated('output_tokens_per_second', reading.outputTokensPerSecond);
  const hoursPerDay = ledger.readIfStated('hours_per_day', reading.hoursPerDay);
  const requestsPerSecond = rateOf(ledger, reading, useCase, tokens?.value, outputTokens);
  const concurrentRequests =
    stated ??
    (requestsPerSecond === undefined ? concurrencyOf(ledger, reading, mode, useCase, mostSequences) : undefined);
  return defined({
    totalUsers,
    concurrentRequests,
    requestsPerSecond,
    requestsPerDay,
    outputTokensPerSecond: tokens,
    hoursPerDay,
    hoursPerMonth: hoursPerMonthOf(ledger, reading),
  });
}

function rateOf(
  ledger: SpecLedger,
  reading: Reading,
  useCase: UseCase,
  tokensPerSecond: number | undefined,
  outputTokens: number,
): Sourced<number> | undefined {
  if (reading.requestsPerSecond)
    return ledger.held('requests_per_second', reading.requestsPerSecond, MOST_REQUESTS_PER_SECOND);
  if (reading.requestsPerDay) return peakOf(ledger, reading, useCase, reading.requestsPerDay.value);
  if (tokensPerSecond !== undefined && outputTokens > 0) return derived(rate(tokensPerSecond / outputTokens));
  const audio = reading.media?.value.audioHoursPerDay;
  if (audio !== undefined)
    return derived(rate((audio * AUDIO_REQUESTS_PER_HOUR) / ((reading.hoursPerDay?.value ?? 24) * 3600)));
  // Calls are transcribed as they are spoken: every one brings an hour of audio an hour.
  if (useCase === 'speech' && reading.concurrentRequests)
    return derived(rate((reading.concurrentRequests.value * AUDIO_REQUESTS_PER_HOUR) / 3600));
  const batch = reading.batch?.value;
  if (batch?.items !== undefined && batch.windowHours !== undefined)
    return derived(rate(batch.items / (batch.windowHours * 3600)));
  return undefined;
}

/** A daily total becomes a peak rate: a batch runs evenly through its hours; people come at twice the mean, over the hours stated, else a working day, else the clock round. */
function peakOf(ledger: SpecLedger, reading: Reading, useCase: UseCase, perDay: number): Sourced<number> {
  const hours = reading.hoursPerDay?.value ?? (reading.totalUsers ? WORKING_HOURS_PER_DAY : 24);
  const mean = perDay / (hours * 3600);
  if (useCase === 'batch' || (useCase === 'speech' && !reading.totalUsers)) return derived(rate(mean));
  return ledger.defaulted('requests_per_second', rate(mean * PEAK_OVER_MEAN), {
    rule: 'twice_the_mean',
    requestsPerDay: perDay,
    hours,
  });
}

function concurrencyOf(
  ledger: SpecLedger,
  reading: Reading,
  mode: Mode,
  useCase: UseCase,
  mostSequences: number,
): Sourced<number> {
  if (TUNING.has(useCase)) return ledger.defaulted('concurrent_requests', 1, { rule: 'one_job' });
  const users = reading.totalUsers?.value;
  if (users !== undefined) {
    const inFlight = Math.min(mostSequences, Math.max(1, Math.ceil(round(users * USERS_IN_FLIGHT_SHARE, 6))));
    return ledger.defaulted('concurrent_requests', inFlight, { rule: 'share_of_users', users });
  }
  const n = ONE_AT_A_TIME.has(useCase) ? 1 : DEFAULT_CONCURRENCY[mode];
  return ledger.defaulted('concurrent_requests', n, { rule: 'no_load_stated' });
}

/** Rented hours: the stated schedule, else always on. */
function hoursPerMonthOf(ledger: SpecLedger, reading: Reading): Sourced<number> {
  const hours = reading.hoursPerDay?.value;
  const days = reading.daysPerWeek?.value;
  if (hours === undefined && days === undefined)
    return ledger.defaulted('hours_per_month', HOURS_PER_MONTH, { rule: 'always_on' });
  return derived(round(Math.min(HOURS_PER_MONTH, (hours ?? 24) * ((days ?? 7) / 7) * DAYS_PER_MONTH), 2));
}
