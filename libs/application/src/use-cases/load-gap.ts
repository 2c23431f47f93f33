import type { Rung } from '@compute-advisor/domain';
import type { Question } from '../question/question';
import { plan, type Planned } from './planned';

/** A stated number at once beside a stated rate that needs many times more or fewer: by Little's law as many are in
 *  flight as come in the time of one answer. */
export interface LoadGap {
  readonly inFlight: number;
  readonly perSecond: number;
  /** In flight by the rate, at the speed of the plan. */
  readonly inFlightOfRate: number;
  /** The one over the other, the larger above. */
  readonly ratio: number;
}

/** Further apart than this they hardly belong to the same load, and a difference of fewer moves no plan. */
const FAR_APART = 10;
const FEWEST = 20;
/** A plan for the rate alone is named where it costs less than this share. */
const CLEARLY_LESS = 0.9;

/** The plan for the rate alone, where far fewer are in flight by it than the text says are at once: what is stated at
 *  once leads, as a plan has to carry it, and the reader sees what it costs him. */
export function planOfRate({ question, best, books }: Planned): Rung | undefined {
  const gap = loadGap(question, best);
  if (gap === undefined || gap.inFlight < gap.inFlightOfRate) return undefined;
  const { concurrentRequests: _left, ...traffic } = question.traffic;
  const alone = plan({ ...question, traffic }, books).best;
  return (alone?.monthlyUsd ?? Infinity) < (best?.monthlyUsd ?? 0) * CLEARLY_LESS ? alone : undefined;
}

/** Undefined where one of both is not stated, and where they agree within what a busy moment may be. */
export function loadGap({ mode, traffic: t, lengths }: Question, best: Rung | undefined): LoadGap | undefined {
  const { concurrentRequests: atOnce, requestsPerSecond: rate } = t;
  const isRateStated = (t.requestsPerDay ?? rate)?.source === 'inferred';
  if (mode === 'model' || atOnce?.source !== 'inferred' || rate === undefined || !isRateStated) return undefined;
  const { ttftMs, tpotMs } = best?.planned ?? {};
  if (ttftMs === undefined || tpotMs === undefined) return undefined;
  const inFlight = atOnce.value;
  const inFlightOfRate = rate.value * ((ttftMs + tpotMs * lengths.outputTokens.value) / 1000);
  const ratio = Math.max(inFlight / inFlightOfRate, inFlightOfRate / inFlight);
  if (!(ratio > FAR_APART) || Math.abs(inFlight - inFlightOfRate) < FEWEST) return undefined;
  return { inFlight, perSecond: rate.value, inFlightOfRate, ratio };
}
