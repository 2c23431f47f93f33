import { speculationOn } from '../facts/speculation';
import type { ReplicaTimes } from './replica-times';
import type { SpeedFigure, SpeedQuery, SpeedRange } from './speed-query';

/** The times of a replica whose steps check several proposed tokens at once, per token that comes out: weights and
 *  cache are read once a step and shared by the tokens accepted, multiplications are made for all that are checked,
 *  proposing costs its share of the step. What a prompt takes stays. docs/speed.md#speculation */
export function speculated(t: ReplicaTimes, { speculativeMethod, engine }: SpeedQuery): ReplicaTimes {
  if (speculativeMethod === undefined) return t;
  const s = speculationOn(engine, speculativeMethod);
  const checked = s.proposed + 1;
  const shared = 1 / s.accepted;
  const proposing = (1 + s.overhead) / s.accepted;
  return {
    ...t,
    fixedWeights: t.fixedWeights * proposing,
    expertWeights: t.expertWeights * shared,
    expertsLeft: Math.pow(t.expertsLeft, checked),
    cache: t.cache * shared,
    multiplication: (t.multiplication * checked) / s.accepted,
    movedActivations: (t.movedActivations * checked) / s.accepted,
    perSequence: t.perSequence * shared,
    layers: t.layers * proposing,
    allReduces: t.allReduces * shared,
  };
}

/** The range of a figure, wider by what is accepted of one kind of text and of another. First tokens are not proposed.
 */
export function speculatedRange(
  { low, high }: SpeedRange,
  { speculativeMethod, engine }: SpeedQuery,
  figure: SpeedFigure,
): SpeedRange {
  if (speculativeMethod === undefined || figure === 'ttft') return { low, high };
  const s = speculationOn(engine, speculativeMethod);
  return { low: (low * s.low) / s.accepted, high: (high * s.high) / s.accepted };
}
