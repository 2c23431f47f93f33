import { costOf as weighedBy, defined, usdForHours, type Rung } from '@compute-advisor/domain';
import type { Question } from '../question/question';
import type { BesideFirst } from './beside-first';
import type { CurrentCost, KnownFleet } from './current-fleet';
import { gpusInFleet, keptOf } from './fleet-parts';
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

const plus = (a: number, b: number | undefined): number | undefined => (b === undefined ? undefined : a + b);

/** What the market asks for a rung and for what the fleet does beside it; undefined where some of it has no price. */
const withOthers = (usd: number | undefined, beside: BesideFirst | undefined): number | undefined =>
  usd === undefined || beside === undefined ? usd : plus(usd, beside.monthlyUsd);

/** What an audit weighs: a bill that the text states stands against the market, and fewer of the same parts cost their
 *  share of it. */
export function billsOf(
  { best, question, work }: Planned,
  fleet: KnownFleet,
  samePart: Rung | undefined,
  cost: CurrentCost,
  beside: BesideFirst | undefined,
): { readonly current?: number; readonly best?: number; readonly samePart?: number } {
  const market = best && withOthers(weighedBy(best), beside);
  const stated = cost.isEstimated === false ? undefined : statedBill(question, fleet, work.hoursPerMonth);
  if (stated === undefined || cost.runningUsdPerMonth !== undefined)
    return defined({
      current: cost.runningUsdPerMonth ?? cost.monthlyUsd,
      best: market,
      samePart: samePart && withOthers(weighedBy(samePart), beside),
    });
  const share = samePart && shareOf(stated, fleet, samePart, beside);
  return defined({
    current: stated,
    best: market !== undefined && share !== undefined ? Math.min(market, share) : market,
    samePart: share,
  });
}

/** What of a stated bill stays with the GPUs that are needed, at most what the market asks for them. */
function shareOf(stated: number, { member }: KnownFleet, samePart: Rung, beside: BesideFirst | undefined): number {
  const kept = keptOf(member.value, samePart.gpu, samePart.gpuCount + (beside?.fleetGpus ?? 0));
  return Math.min((stated * kept) / gpusInFleet(member.value), withOthers(weighedBy(samePart), beside) ?? Infinity);
}
