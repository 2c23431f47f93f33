import {
  defined,
  HOURS_PER_DAY,
  type Mode,
  SECONDS_PER_HOUR,
  USUAL_AUDIO_SECONDS,
  type UseCase,
} from '@compute-advisor/domain';
import type { BatchReading, Fact, Reading } from '@compute-advisor/intake';
import {
  DEFAULT_CONCURRENCY,
  ONE_AT_A_TIME,
  PEAK_OVER_MEAN,
  TUNING,
  USERS_IN_FLIGHT_SHARE,
  WORKING_HOURS_PER_DAY,
} from './defaults';
import { hoursPerMonthOf, PERIOD_HOURS } from './planned-hours';
import type { LengthsQuestion, TrafficQuestion } from './question';
import type { Sourced } from './sourced';
import { derived, type SpecLedger } from './spec-ledger';

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const rate = (perSecond: number): number => Math.min(MOST_REQUESTS_PER_SECOND, Math.max(1e-6, round(perSecond, 6)));

/** Rates past this are a slip of the pen. */
const MOST_REQUESTS_PER_SECOND = 100_000;

/** Load at peak: what is stated stands, a rate or a number of users is turned into the other by documented shares, and
 *  only when nothing is stated a default steps in.
 *  Lengths turn a demand in tokens into requests.
 *  @param mostSequences sequences whose cache can still be counted in bytes exactly
 *  @param onePerson nobody states a load, and the hardware is one person's */
export function trafficOf(
  ledger: SpecLedger,
  reading: Reading,
  mode: Mode,
  useCase: UseCase,
  { inputTokens, outputTokens }: LengthsQuestion,
  mostSequences: number,
  onePerson: boolean,
): TrafficQuestion {
  const totalUsers = ledger.readIfStated('total_users', reading.totalUsers);
  const stated =
    reading.concurrentRequests && ledger.held('concurrent_requests', reading.concurrentRequests, mostSequences);
  const volume = requestsOfVolume(reading, inputTokens.value, outputTokens.value);
  const requestsPerDay =
    ledger.readIfStated('requests_per_day', reading.requestsPerDay) ?? (volume && derived(volume.value));
  const hoursPerDay = ledger.readIfStated('hours_per_day', reading.hoursPerDay);
  const requestsPerSecond = rateOf(ledger, reading, useCase, volume, outputTokens.value);
  const concurrentRequests =
    stated ??
    (requestsPerSecond === undefined
      ? concurrencyOf(ledger, reading, mode, useCase, mostSequences, onePerson)
      : undefined);
  return defined({
    totalUsers,
    concurrentRequests,
    requestsPerSecond,
    requestsPerDay,
    outputTokensPerSecond: ledger.readIfStated('output_tokens_per_second', reading.outputTokensPerSecond),
    hoursPerDay,
    hoursPerMonth: hoursPerMonthOf(ledger, reading),
    prefixCacheShare: ledger.readIfStated('prefix_cache_share', reading.prefixCacheShare),
    growthFactor: ledger.readIfStated('growth_factor', reading.growthFactor),
    peakFactor: ledger.readIfStated('peak_factor', reading.peakFactor),
    batch: ledger.readIfStated('batch', reading.batch),
  });
}

function rateOf(
  ledger: SpecLedger,
  reading: Reading,
  useCase: UseCase,
  volume: Fact<number> | undefined,
  outputTokens: number,
): Sourced<number> | undefined {
  if (useCase === 'speech' && reading.media?.value.audioHoursPerDay) return audioRate(reading, useCase);
  if (reading.requestsPerSecond)
    return ledger.held('requests_per_second', reading.requestsPerSecond, MOST_REQUESTS_PER_SECOND);
  if (reading.requestsPerDay) return peakOf(ledger, reading, useCase, reading.requestsPerDay);
  const tokens = reading.outputTokensPerSecond?.value;
  if (tokens !== undefined && outputTokens > 0) return derived(rate(tokens / outputTokens));
  return audioRate(reading, useCase) ?? (volume ? peakOf(ledger, reading, useCase, volume) : batchRate(reading));
}

function audioRate(reading: Reading, useCase: UseCase): Sourced<number> | undefined {
  const { audioHoursPerDay: hours, audioSeconds: each = USUAL_AUDIO_SECONDS } = reading.media?.value ?? {};
  if (hours !== undefined) return derived(rate((hours / each) * (SECONDS_PER_HOUR / secondsOfDay(reading))));
  // Calls are transcribed as they are spoken: every one brings an hour of audio an hour.
  if (useCase === 'speech' && reading.concurrentRequests) return derived(rate(reading.concurrentRequests.value / each));
  return undefined;
}
const secondsOfDay = (reading: Reading): number => (reading.hoursPerDay?.value ?? HOURS_PER_DAY) * SECONDS_PER_HOUR;

/** A batch runs evenly through its window. */
function batchRate(reading: Reading): Sourced<number> | undefined {
  const batch = reading.batch?.value;
  if (batch?.beside === true) return undefined;
  const hours = batchHours(reading);
  return batch?.items === undefined || hours === undefined
    ? undefined
    : derived(rate(batch.items / (hours * SECONDS_PER_HOUR)));
}

/** Requests a day of a daily volume that is counted in tokens: in all, or of the one side that is told.
 *  @param inputTokens per request, as the answer */
function requestsOfVolume({ batch }: Reading, inputTokens: number, outputTokens: number): Fact<number> | undefined {
  if (batch === undefined || !isDailyVolume(batch.value)) return undefined;
  const { totalTokens: all, inputTokens: sent, outputTokens: written } = batch.value;
  const side = written === undefined ? sent && per(sent, inputTokens) : per(written, outputTokens);
  const value = all === undefined ? side : per(all, inputTokens + outputTokens);
  return value === undefined ? undefined : { ...batch, value: Math.round(value) };
}
/** So many tokens a day, of nobody knows how many requests: what people or programs send all day, no job. */
export const isDailyVolume = ({ recurrence, items, windowHours }: BatchReading): boolean =>
  recurrence === 'daily' && items === undefined && windowHours === undefined;
const per = (volume: number, each: number): number | undefined => (each > 0 ? volume / each : undefined);

/** Hours in which a batch has to be done: its window; else the stated hours of a day, else the whole period, of one
 *  that comes again. */
function batchHours({ batch, hoursPerDay }: Reading): number | undefined {
  if (batch === undefined) return undefined;
  const { windowHours, recurrence } = batch.value;
  if (windowHours !== undefined) return windowHours;
  if (recurrence === 'daily') return hoursPerDay?.value ?? PERIOD_HOURS.daily;
  return recurrence && PERIOD_HOURS[recurrence];
}

/** A daily total becomes a peak rate: a batch runs evenly through its hours; people come at twice the mean, or at the
 *  stated peak, over the hours stated, else a working day, else the clock round. Where the text says how many are at
 *  once that is its peak, and the total has to be carried on the mean. */
function peakOf(ledger: SpecLedger, reading: Reading, useCase: UseCase, perDay: Fact<number>): Sourced<number> {
  const hours = reading.hoursPerDay?.value ?? (reading.totalUsers ? WORKING_HOURS_PER_DAY : HOURS_PER_DAY);
  const mean = perDay.value / (hours * SECONDS_PER_HOUR);
  const { peakFactor } = reading;
  if (peakFactor) return ledger.converted('requests_per_second', [perDay, peakFactor], rate(mean * peakFactor.value));
  if (useCase === 'batch' || (useCase === 'speech' && !reading.totalUsers)) return derived(rate(mean));
  if (reading.concurrentRequests) return derived(rate(mean));
  return ledger.defaulted('requests_per_second', rate(mean * PEAK_OVER_MEAN), {
    rule: 'twice_the_mean',
    requestsPerDay: perDay.value,
    hours,
  });
}

function concurrencyOf(
  ledger: SpecLedger,
  reading: Reading,
  mode: Mode,
  useCase: UseCase,
  mostSequences: number,
  onePerson: boolean,
): Sourced<number> {
  if (TUNING.has(useCase)) return ledger.defaulted('concurrent_requests', 1, { rule: 'one_job' });
  const users = reading.totalUsers?.value;
  if (users !== undefined) {
    const inFlight = Math.min(mostSequences, Math.max(1, Math.ceil(round(users * USERS_IN_FLIGHT_SHARE, 6))));
    return ledger.defaulted('concurrent_requests', inFlight, { rule: 'share_of_users', users });
  }
  if (onePerson) return ledger.defaulted('concurrent_requests', 1, { rule: 'one_person' });
  const n = ONE_AT_A_TIME.has(useCase) ? 1 : DEFAULT_CONCURRENCY[mode];
  const { items, beside } = reading.batch?.value ?? {};
  const rule = items !== undefined && beside !== true ? 'no_window' : 'no_load_stated';
  return ledger.defaulted('concurrent_requests', n, { rule });
}
