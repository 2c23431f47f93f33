import { costOf as weighedBy, defined, usdForHours, type Rung } from '@compute-advisor/domain';
import type { Question } from '../question/question';
import { type CurrentCost, gpusInFleet, keptOf, type KnownFleet } from './current-fleet';
import type { Planned } from './planned';

/** A month of the fleet as the text states it, as a bill or at a rate per GPU-hour; undefined where it states neither,
 *  and a rate of a fleet that is only assumed is no bill. USD. */
export function statedBill(
  { fleetFacts, pricePerGpuHour }: Question,
  { member }: KnownFleet,
  hoursPerMonth: number,
): number | undefined {
  if (fleetFacts.usdPerMonth !== undefined) return fleetFacts.usdPerMonth.value;
  if (pricePerGpuHour === undefined || member.source === 'defaulted') return undefined;
  return usdForHours(gpusInFleet(member.value), pricePerGpuHour.value, hoursPerMonth);
}

/** What the market asks; of no use where it names no price. */
const rentedAnew = (rung: Rung): number => weighedBy(rung) ?? Infinity;

/** What an audit weighs: a bill that the text states stands against the market, and fewer of the same parts cost their
 *  share of it. */
export function billsOf(
  { best, question, work }: Planned,
  fleet: KnownFleet,
  samePart: Rung | undefined,
  cost: CurrentCost,
): { readonly current?: number; readonly best?: number; readonly samePart?: number } {
  const market = best && weighedBy(best);
  const stated = cost.isEstimated === false ? undefined : statedBill(question, fleet, work.hoursPerMonth);
  if (stated === undefined || cost.runningUsdPerMonth !== undefined)
    return defined({
      current: cost.runningUsdPerMonth ?? cost.monthlyUsd,
      best: market,
      samePart: samePart && weighedBy(samePart),
    });
  const { value } = fleet.member;
  const share = samePart && Math.min((stated * keptOf(value, samePart)) / gpusInFleet(value), rentedAnew(samePart));
  return defined({
    current: stated,
    best: market !== undefined && share !== undefined ? Math.min(market, share) : market,
    samePart: share,
  });
}
