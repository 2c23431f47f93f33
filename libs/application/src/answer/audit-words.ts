import type { CurrentCost } from '../use-cases/current-fleet';
import type { AuditedFleet, StayOption } from '../use-cases/audit-fleet.use-case';
import { fleetWords } from './fleet-words';
import type { SaidOfPlan } from './said-of-plan';
import { describeRung, figure, gib, machines, MANY_TIMES, percent, perMonth, rough, usd } from './wording';

/** How the fleet stands, what would do instead, and what each group could hold. */
export function auditWords(plan: AuditedFleet): SaidOfPlan {
  const held = plan.largestHeld.map(
    ({ group, model: m }) =>
      `${machines(group.gpuCount, group.gpu)} hold up to ${m.id} (${figure(m.parametersTotal / 1e9, 1)} B) in ${m.nativePrecision}.`,
  );
  const summary = [verdictWords(plan), paceWords(plan), gapWords(plan)].filter(Boolean).join(' ');
  return { summary, notes: [...(plan.stay ? [stayWords(plan.stay)] : []), ...held] };
}

/** Times that differ by this much are told. */
const TELLING = 1.25;

/** How the proposal answers beside today's fleet, where it is clearly slower or faster. */
function paceWords({ planned: { best }, current, verdict }: AuditedFleet): string {
  const running = (current?.groups ?? []).flatMap((g) => g.rung ?? []);
  const now = Math.max(...running.map((r) => r.planned.tpotMs ?? 0));
  const then = best?.planned.tpotMs;
  if (!then || !(now > 0) || verdict.code === 'right_sized' || verdict.code === 'does_not_fit') return '';
  const factor = Math.max(then / now, now / then);
  return factor < TELLING
    ? ''
    : `A token would take ${rough(then)} ms where it takes ${rough(now)} ms now, as modelled.`;
}

/** A measured utilisation that does not go with the stated load: said, and planned for as well. */
function gapWords({ verdict: { utilizationGap: gap } }: AuditedFleet): string {
  if (!gap) return '';
  const measured = `You measure ${percent(gap.statedFraction)} where the stated load would cause ${percent(gap.modelledFraction)}`;
  const meaning =
    gap.statedFraction < gap.modelledFraction
      ? 'the load is smaller than stated, or the figure is an average over idle hours'
      : 'the load is larger than stated, or something keeps the fleet busy without serving (a small batch, an old engine, a missing link)';
  const price = gap.atMeasured?.monthlyUsd === undefined ? '' : ` for ${perMonth(gap.atMeasured.monthlyUsd)}`;
  const both = gap.atMeasured
    ? ` For the load that the measured figure speaks of ${describeRung(gap.atMeasured)}${price} would do.`
    : '';
  return `${measured}: ${meaning}.${both}`;
}

function stayWords({ rung, monthlyUsd, savedPerYearUsd: saved }: StayOption): string {
  return `Staying on the same part: ${describeRung(rung)} for ${perMonth(monthlyUsd)} at market rate${effectWords(saved)}.`;
}

function effectWords(saved: number | undefined): string {
  if (saved === undefined) return '';
  return saved >= 0 ? `, which saves ${usd(saved)} a year` : `, ${usd(-saved)} a year more than today`;
}

function verdictWords(plan: AuditedFleet): string {
  const { planned, current, verdict } = plan;
  if (!current) return `No part can hold ${planned.question.model.id}.`;
  const have = fleetWords(current.fleet.member.value, planned.books.catalog);
  const money = billsWords(current.cost, planned.best?.monthlyUsd);
  const instead = insteadWords(plan);
  switch (verdict.code) {
    case 'does_not_fit':
      return `${have} cannot hold ${whatIsNeeded(plan)}; ${instead} would carry it.`;
    case 'under_provisioned':
      return `${have} ${shortfall(plan)}; ${instead} would carry it.${money}`;
    case 'right_sized':
      return keepWords(have, plan);
    case 'over_provisioned':
      return `${have} is more than this load needs; ${instead} carries it.${money} At peak ${percent(verdict.utilizationFraction)} of the modelled capacity is used.${fewerWords(plan)}`;
    case 'better_hardware':
      return `Other hardware carries this load for less than ${have}; ${instead} does.${money}`;
  }
}

function whatIsNeeded({ planned: { question, work }, current }: AuditedFleet): string {
  const first = current?.groups[0];
  return `${question.model.id} in ${work.config.weightPrecision}: ${gib(first?.neededBytes ?? 0)} are needed, ${gib(first?.installedBytes ?? 0)} are installed`;
}

/** Right-sized at a known bill, or as far as can be told without one. */
function keepWords(have: string, plan: AuditedFleet): string {
  const { best } = plan.planned;
  const cost = plan.current?.cost;
  if (cost?.runningUsdPerMonth !== undefined)
    return `${have} is right-sized: it is paid for.${billsWords(cost, best?.monthlyUsd)}`;
  if (cost?.monthlyUsd !== undefined)
    return `${have} is right-sized (now ${perMonth(cost.monthlyUsd)}): nothing that carries this load costs at least 10 % less.`;
  const rented =
    best?.monthlyUsd === undefined ? '' : `, the cheapest plan that can be rented is ${insteadWords(plan)}`;
  return `${have} carries this load at ${percent(plan.verdict.utilizationFraction)} of its modelled capacity; what it costs is not known${rented}.`;
}

function insteadWords({ planned: { best } }: AuditedFleet): string {
  if (!best) return 'nothing on the market';
  return `${describeRung(best)}${best.monthlyUsd === undefined ? '' : ` for ${perMonth(best.monthlyUsd)}`}`;
}

/** What the fleet in use fails at. */
function shortfall({ planned: { work }, verdict }: AuditedFleet): string {
  const late = verdict.missesStatedLatency ? 'misses the stated latency' : '';
  return [tooFull(verdict.utilizationFraction, work.capacityShare), late].filter(Boolean).join(', and ');
}

function tooFull(used: number, share: number): string {
  if (used > MANY_TIMES)
    return `can carry only a small part of this load, which is ${rough(used)} times its modelled capacity`;
  if (used <= share) return '';
  return `would run at ${percent(used)} of its modelled capacity at this load, more than the ${percent(share)} a plan keeps`;
}

/** Today's bill, the proposal's, and the signed way between them. Owned hardware is weighed by what it costs to run: nobody pays rent for it. */
function billsWords(
  { monthlyUsd, runningUsdPerMonth: running, isEstimated }: CurrentCost,
  planUsd: number | undefined,
): string {
  const rented = monthlyUsd === undefined ? '' : ` (rented it would be ${perMonth(monthlyUsd)})`;
  const proposal = planUsd === undefined ? '' : `; the proposal is ${perMonth(planUsd)} of rent`;
  if (running !== undefined)
    return ` What you own costs about ${perMonth(running)} of electricity${rented}${proposal}.`;
  if (monthlyUsd === undefined || planUsd === undefined) return '';
  const more = planUsd - monthlyUsd;
  const today = `${perMonth(monthlyUsd)} today${isEstimated ? ' at market rate' : ''}`;
  return ` That is ${today}, ${usd(planUsd)} then: ${usd(Math.abs(more))} a month ${more < 0 ? 'less' : 'more'}.`;
}

/** Fewer of the same part, where the plan is on another one. */
function fewerWords({ planned: { best }, verdict: { samePart } }: AuditedFleet): string {
  if (!samePart || samePart.gpu.id === best?.gpu.id) return '';
  const price = samePart.monthlyUsd === undefined ? '' : ` at ${usd(samePart.monthlyUsd)} a month`;
  return ` Of the same part ${describeRung(samePart)}${price} would do.`;
}
