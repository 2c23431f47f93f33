import { wholeSequences } from '@compute-advisor/domain';
import type { Rung, WorkUnit } from '@compute-advisor/domain';
import { counted, figure } from './wording';

/** Factors around a figure that hold four of five measured values. */
interface Range {
  readonly low: number;
  readonly high: number;
}

/** "7.1 (5.4 to 9.6)": a rate with the range that four of five measured ones lie in. */
export const rateWords = (value: number, { low, high }: Range): string => between(value, value * low, value * high, '');

/** From here on a time is told in seconds. */
const SECONDS_FROM_MS = 10_000;

/** "142 ms (104 to 184)", "115 s (83 to 151)": a time with its range; what is faster takes less of it. */
export const timeWords = (ms: number, { low, high }: Range): string =>
  ms < SECONDS_FROM_MS
    ? between(ms, ms / high, ms / low, ' ms')
    : between(ms / 1000, ms / high / 1000, ms / low / 1000, ' s');

/** Two digits that count: more would not be true of a figure with a range. */
function between(value: number, low: number, high: number, unit: string): string {
  const decimals = decimalsOf(value);
  return `${figure(value, decimals)}${unit} (${figure(low, decimals)} to ${figure(high, decimals)})`;
}

function decimalsOf(value: number): number {
  if (value >= 10) return 0;
  return value >= 1 ? 1 : 2;
}

/** What work other than text makes, and over how many seconds it is told. */
const MADE: Partial<Record<WorkUnit, readonly [what: string, seconds: number]>> = {
  images: ['images per second', 1],
  video_seconds: ['seconds of video per hour', 3600],
  audio_hours: ['hours of audio per hour', 3600],
  training_tokens: ['tokens per second in training', 1],
};

/** What an option makes at most, in the unit of its work; undefined for text. */
export function madeWords(r: Rung): string | undefined {
  const made = MADE[r.service.unit];
  if (!made) return undefined;
  const [what, seconds] = made;
  const most = r.service.saturated().requestsPerSecond * r.replicas * r.service.unitsPerRequest * seconds;
  return `${rateWords(most, r.service.range)} ${what}`;
}

/** What one who waits gets of an option, in a sentence; empty where nobody reads along. */
export function paceSentence(r: Rung): string {
  const made = madeWords(r);
  if (made !== undefined) return `It makes up to ${made}.`;
  const { tpotMs } = r.planned;
  if (!tpotMs) return '';
  const inFlight = wholeSequences(r.concurrency);
  const speed = `about ${rateWords(1000 / tpotMs, r.service.range)} tokens/s`;
  return inFlight === 1
    ? `One request at a time gets ${speed}.`
    : `Each of ${counted(inFlight, 'request')} at once gets ${speed}.`;
}

/** How fast an option answers at the planned load. */
export function reachedWords({ planned: s, service: { range } }: Rung): string {
  const parts = [
    s.ttftMs === undefined ? '' : `a first token after ${timeWords(s.ttftMs, range)}`,
    s.tpotMs === undefined ? '' : `${timeWords(s.tpotMs, range)} per token`,
  ].filter(Boolean);
  return parts.join(' and ') || `${timeWords(s.endToEndMs, range)} per request`;
}
