import type { Rung } from './rung';
import { roundToCents } from '../money/monthly-cost';
import type { Offer } from '../money/price-book';

/** One order that delivers a rung as it is laid out: whole machines of one provider. Money is USD before tax. */
export interface Order {
  readonly offer: Offer;
  readonly gpusPerMachine: number;
  readonly machines: number;
  /** One machine. */
  readonly usdPerHour: number;
  /** All of them for the month, to the cent. */
  readonly monthlyUsd: number;
}

/** Digits that a product of two prices keeps; the rest is noise of binary fractions. */
const DIGITS = 12;

/** The cheapest credible order of the rung's machines; undefined where nobody sells them.
 *  @param hoursPerMonth hours the hardware is rented */
export function orderOf(r: Pick<Rung, 'machines'>, hoursPerMonth: number): Order | undefined {
  if (!r.machines) return undefined;
  const { gpus, count, rate } = r.machines;
  const usdPerHour = Number((rate.order.usdPerGpuHour * gpus).toPrecision(DIGITS));
  return {
    offer: rate.order,
    gpusPerMachine: gpus,
    machines: count,
    usdPerHour,
    monthlyUsd: roundToCents(usdPerHour * count * hoursPerMonth),
  };
}
