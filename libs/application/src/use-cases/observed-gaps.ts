import type { GroupAssessment } from '@compute-advisor/domain';
import type { FleetFacts } from '../question/question';

/** Observed and modelled further apart than this contradict each other. */
export const WIDE_GAP = 1.5;

/** True where a speed measured on this fleet is far from the modelled one, to either side. */
export function contradictsObserved(groups: readonly GroupAssessment[], { observed: o }: FleetFacts): boolean {
  const rungs = groups.flatMap((g) => g.rung ?? []);
  const tpotMs = Math.max(0, ...rungs.map((r) => r.planned.tpotMs ?? 0));
  const ttftMs = Math.max(0, ...rungs.map((r) => r.planned.ttftMs ?? 0));
  const apart = (measured: number | undefined, modelled: number): boolean =>
    measured !== undefined && modelled > 0 && Math.max(measured / modelled, modelled / measured) > WIDE_GAP;
  return (
    apart(o.tpotMs?.value, tpotMs) ||
    apart(o.ttftMs?.value, ttftMs) ||
    apart(o.tokensPerSecondPerUser?.value, tpotMs > 0 ? 1000 / tpotMs : 0)
  );
}
