import { meetsTargets, type PlannedWorkload, type Rung, slowestTwentieth } from '@compute-advisor/domain';
import type { LatencyPrice } from '../use-cases/latency-price';
import { describeRung, figure, perMonth, usd } from './wording';

/** "1.21 s", "640 ms". */
const time = (ms: number): string => (ms >= 1000 ? `${figure(ms / 1000, 2)} s` : `${figure(ms)} ms`);

/** What a latency is held against, said where it decides: "a first token within 1.9 s for 19 of 20 requests". */
export function slowestWords(r: Rung, work: PlannedWorkload): string {
  const { ttftMs, tpotMs } = slowestTwentieth(r, work) ?? {};
  const { targets: t } = work;
  const parts = [
    t.ttftMs === undefined || !isBounded(ttftMs) ? '' : `their first token within ${time(ttftMs)}`,
    t.tpotMs === undefined || !isBounded(tpotMs) ? '' : `each further one within ${time(tpotMs)}`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `19 of 20 requests get ${parts.join(' and ')}, the mean is lower`;
}

/** Whether a time is known and ends. */
export const isBounded = (ms: number | undefined): ms is number => ms !== undefined && Number.isFinite(ms) && ms > 0;

/** Why a latency that the mean would keep costs more. */
export function latencyPriceWords({ onTheMean, moreUsd, slowest: { ttftMs } }: LatencyPrice): string {
  const mean = onTheMean.planned.ttftMs;
  const slow = isBounded(ttftMs) ? time(ttftMs) : 'any time';
  const told = mean === undefined ? '' : ` (a first token after ${time(mean)}, for the slowest of 20 after ${slow})`;
  return (
    'The latency you state is held for 19 of 20 requests, which come at random; on the mean alone ' +
    `${describeRung(onTheMean)} for ${perMonth(onTheMean.monthlyUsd ?? 0)} would keep it${told}, ${usd(moreUsd)} less.`
  );
}

/** How what stands misses a latency: a stated one also where only its mean keeps it. */
export function lateWords(rung: Rung, work: PlannedWorkload, isStated: boolean): string {
  if (rung.meetsTargets !== false) return '';
  if (!isStated) return ' It answers more slowly than people usually accept.';
  return meetsTargets(rung.planned, { ...work.usualTargets, ...work.targets })
    ? ' The stated latency is kept on the mean, and missed by more than one request in 20.'
    : ' The stated latency is missed.';
}
