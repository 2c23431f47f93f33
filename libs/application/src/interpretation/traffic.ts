import type { Mode, UseCase } from '@compute-advisor/domain';
import type { Fact, Reading } from '@compute-advisor/intake';
import type { Sourced } from '../answer/advice';
import { figure, rough } from '../answer/wording';
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
import type { SpecLedger } from './spec-ledger';

/** Speech is counted in requests of one minute of audio. */
const AUDIO_REQUESTS_PER_HOUR = 60;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

const rate = (perSecond: number): number => Math.min(MOST_REQUESTS_PER_SECOND, Math.max(1e-6, round(perSecond, 6)));

/** Rates past this are read as a slip of the pen. */
const MOST_REQUESTS_PER_SECOND = 100_000;

/** A stated figure past what one plan can count is held to that, and the banner says so. */
function held(ledger: SpecLedger, fact: Fact<number>, most: number, what: string): Sourced<number> {
  if (fact.value <= most) return ledger.inferred(fact, fact.value);
  return ledger.inferred(
    { ...fact, approximation: `${what}: ${fact.evidence} is more than one plan can count; ${figure(most)} is used.` },
    most,
  );
}

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
  const totalUsers = reading.totalUsers && ledger.inferred(reading.totalUsers, reading.totalUsers.value);
  const stated =
    reading.concurrentRequests && held(ledger, reading.concurrentRequests, mostSequences, 'Concurrent requests');
  const perDay = reading.requestsPerDay && ledger.inferred(reading.requestsPerDay, reading.requestsPerDay.value);
  const tokens =
    reading.outputTokensPerSecond &&
    ledger.inferred(reading.outputTokensPerSecond, reading.outputTokensPerSecond.value);
  const hoursPerDay = reading.hoursPerDay && ledger.inferred(reading.hoursPerDay, reading.hoursPerDay.value);
  const peak = rateOf(ledger, reading, useCase, tokens?.value, outputTokens);
  const concurrency =
    stated ?? (peak === undefined ? concurrencyOf(ledger, reading, mode, useCase, mostSequences) : undefined);
  return {
    ...(totalUsers === undefined ? {} : { totalUsers }),
    ...(concurrency === undefined ? {} : { concurrentRequests: concurrency }),
    ...(peak === undefined ? {} : { requestsPerSecond: peak }),
    ...(perDay === undefined ? {} : { requestsPerDay: perDay }),
    ...(tokens === undefined ? {} : { outputTokensPerSecond: tokens }),
    ...(hoursPerDay === undefined ? {} : { hoursPerDay }),
    hoursPerMonth: hoursPerMonthOf(ledger, reading),
  };
}

function rateOf(
  ledger: SpecLedger,
  reading: Reading,
  useCase: UseCase,
  tokensPerSecond: number | undefined,
  outputTokens: number,
): Sourced<number> | undefined {
  if (reading.requestsPerSecond)
    return held(ledger, reading.requestsPerSecond, MOST_REQUESTS_PER_SECOND, 'Request rate');
  if (reading.requestsPerDay) return peakOf(ledger, reading, useCase, reading.requestsPerDay.value);
  if (tokensPerSecond !== undefined && outputTokens > 0) return ledger.derived(rate(tokensPerSecond / outputTokens));
  const audio = reading.media?.value.audioHoursPerDay;
  if (audio !== undefined)
    return ledger.derived(rate((audio * AUDIO_REQUESTS_PER_HOUR) / ((reading.hoursPerDay?.value ?? 24) * 3600)));
  // Calls are transcribed as they are spoken: every one brings an hour of audio an hour.
  if (useCase === 'speech' && reading.concurrentRequests)
    return ledger.derived(rate((reading.concurrentRequests.value * AUDIO_REQUESTS_PER_HOUR) / 3600));
  const batch = reading.batch?.value;
  if (batch?.items !== undefined && batch.windowHours !== undefined)
    return ledger.derived(rate(batch.items / (batch.windowHours * 3600)));
  return undefined;
}

/** A daily total becomes a peak rate: a batch runs evenly through its hours; people come at twice the mean, over the hours stated, else a working day, else the clock round. */
function peakOf(ledger: SpecLedger, reading: Reading, useCase: UseCase, perDay: number): Sourced<number> {
  const hours = reading.hoursPerDay?.value ?? (reading.totalUsers ? WORKING_HOURS_PER_DAY : 24);
  const mean = perDay / (hours * 3600);
  if (useCase === 'batch' || (useCase === 'speech' && !reading.totalUsers)) return ledger.derived(rate(mean));
  const peak = rate(mean * PEAK_OVER_MEAN);
  return ledger.defaulted(
    peak,
    `Peak rate: ${rough(peak)} requests per second, twice the mean of ${figure(perDay)} requests a day over ${rough(hours)} hours.`,
  );
}

function concurrencyOf(
  ledger: SpecLedger,
  reading: Reading,
  mode: Mode,
  useCase: UseCase,
  mostSequences: number,
): Sourced<number> {
  if (TUNING.has(useCase)) return ledger.defaulted(1, 'Concurrent requests: 1, a training run is one job.');
  const users = reading.totalUsers?.value;
  if (users !== undefined) {
    const inFlight = Math.min(mostSequences, Math.max(1, Math.ceil(round(users * USERS_IN_FLIGHT_SHARE, 6))));
    return ledger.defaulted(
      inFlight,
      `Concurrent requests: ${figure(inFlight)}, 10 % of ${figure(users)} users in flight at peak.`,
    );
  }
  const n = ONE_AT_A_TIME.has(useCase) ? 1 : DEFAULT_CONCURRENCY[mode];
  return ledger.defaulted(n, `Concurrent requests: ${n}; no load is stated.`);
}

/** Rented hours: the stated schedule, else always on. */
function hoursPerMonthOf(ledger: SpecLedger, reading: Reading): Sourced<number> {
  const hours = reading.hoursPerDay?.value;
  const days = reading.daysPerWeek?.value;
  if (hours === undefined && days === undefined)
    return ledger.defaulted(HOURS_PER_MONTH, 'Hours per month: 730, always on.');
  return ledger.derived(round(Math.min(HOURS_PER_MONTH, (hours ?? 24) * ((days ?? 7) / 7) * DAYS_PER_MONTH), 2));
}
