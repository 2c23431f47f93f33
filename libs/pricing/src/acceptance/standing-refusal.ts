import type { StandingRefusal } from '@compute-advisor/application';
import type { Refusal } from './acceptance-rules';
import { factor } from './price-keys';

/** A refused reading is looked at again when so many refreshes in a row said the same. */
export const REFRESHES_TO_BELIEVE = 3;
/** Doubted prices within this factor of those refused before are the same refusal. */
const SAME_WITHIN = 1.1;
/** ... when they are this share of the doubted keys. */
const SAME_SHARE = 0.8;

/** The refusal that stands after this reading: one more time the same, or the first time something else. */
export function standingAfter(refusal: Refusal, before: StandingRefusal | undefined, nowMs: number): StandingRefusal {
  const again = before && isSame(refusal, before) ? before : undefined;
  const times = (again?.times ?? 0) + 1;
  return {
    reason: again?.reason ?? refusal.reason,
    doubted: refusal.doubted.map(({ key, median }) => ({ key, usdPerGpuHour: median })),
    times,
    sinceMs: again?.sinceMs ?? nowMs,
    needsOperator: times >= REFRESHES_TO_BELIEVE && !refusal.confirmed,
    acceptedByOperator: again?.acceptedByOperator ?? false,
  };
}

/** Whether the reading is taken after all: it stayed the same and another source says so too, or an operator accepted
 *  it. What is impossible never is. */
export const isTakenAfterAll = (refusal: Refusal, standing: StandingRefusal): boolean =>
  refusal.cause !== 'impossible' &&
  (standing.acceptedByOperator || (standing.times >= REFRESHES_TO_BELIEVE && refusal.confirmed));

function isSame(refusal: Refusal, before: StandingRefusal): boolean {
  if (refusal.doubted.length === 0 || before.doubted.length === 0)
    return refusal.doubted.length === before.doubted.length && sentence(refusal.reason) === sentence(before.reason);
  const said = new Map(before.doubted.map(({ key, usdPerGpuHour }) => [key, usdPerGpuHour]));
  const same = refusal.doubted.filter(({ key, median }) => factor(said.get(key) ?? Infinity, median) < SAME_WITHIN);
  return same.length >= SAME_SHARE * Math.max(refusal.doubted.length, before.doubted.length);
}

/** A reason without its figures: the same complaint on another day. */
const sentence = (reason: string): string => reason.replace(/\d[\d.,-]*/g, '#');
