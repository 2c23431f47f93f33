import type { Rung } from '@compute-advisor/domain';
import type { CurrentSituation } from '../use-cases/current-fleet';
import { timeWords } from './speed-words';

/** Times that differ by this much are told. */
const TELLING = 1.25;

/** The groups of a fleet that carry the load. */
export const rungsNow = (current: CurrentSituation | undefined): Rung[] =>
  (current?.groups ?? []).flatMap((g) => g.rung ?? []);

/** Of what runs now the part that takes longest for a token. */
export const slowestNow = (current: CurrentSituation | undefined): Rung | undefined =>
  rungsNow(current).reduce<Rung | undefined>((a, b) => (a && tpotOf(a) >= tpotOf(b) ? a : b), undefined);

/** How a proposal answers beside the slowest of today's fleet, where it is clearly slower or faster; else empty. */
export function paceBesideNow(best: Rung | undefined, current: CurrentSituation | undefined): string {
  const slowest = rungsNow(current).reduce<Rung | undefined>(
    (a, b) => (a && tpotOf(a) >= tpotOf(b) ? a : b),
    undefined,
  );
  const now = slowest ? tpotOf(slowest) : 0;
  const then = best ? tpotOf(best) : 0;
  if (!best || !slowest || !(then > 0 && now > 0)) return '';
  return Math.max(then / now, now / then) < TELLING
    ? ''
    : `A token would take ${timeWords(then, best.service.range)}; it takes ` +
        `${timeWords(now, slowest.service.range)} now, as modelled.`;
}

const tpotOf = (r: Rung): number => r.planned.tpotMs ?? 0;
