import type { Rung } from '@compute-advisor/domain';
import type { AuditedFleet } from '../use-cases/audit-fleet.use-case';
import { statedBill } from '../use-cases/audit-bills';
import { usdForAll } from '../use-cases/beside-first';
import type { FewerAtPaidRate } from '../use-cases/same-part';
import { counted, figure, machines, perMonth, usd } from './wording';

/** A month of what runs now as the text states it; undefined where it states none. USD. */
const statedIn = ({ planned: { question, work }, current }: AuditedFleet): number | undefined =>
  current && statedBill(question, current.fleet, work.hoursPerMonth);

/** What runs now costs: what it takes to run at full load where it is owned, nobody pays rent for that; as the text
 *  states it, with the market rate beside it; at the caller's own price; else at market rate. */
export function billWords(plan: AuditedFleet): string {
  const { planned, current } = plan;
  const { question } = planned;
  const { monthlyUsd: market, isEstimated, runningUsdPerMonth: running } = current?.cost ?? {};
  if (running !== undefined)
    return (
      `What you own costs up to ${perMonth(running)} of ` +
      `electricity${market === undefined ? '' : `; rented it would be ${perMonth(market)}`}.`
    );
  const stated = statedIn(plan);
  if (stated !== undefined && isEstimated !== false) {
    const beside = market === undefined ? '' : `; at market rate it would be ${usd(market)}`;
    if (question.fleetFacts.usdPerMonth !== undefined) return `You say ${perMonth(stated)} for it${beside}.`;
    const rate = figure(question.pricePerGpuHour?.value ?? 0, 2);
    return `At the $${rate} per GPU-hour you state it costs ${perMonth(stated)}${beside}.`;
  }
  if (market === undefined) return '';
  return `It costs ${perMonth(market)} ${isEstimated === false ? 'at your price' : 'at market rate'}.`;
}

/** The machines of a plan and their bill at market rate. */
export const bestWords = (best: Rung): string =>
  `${machines(best.gpuCount, best.gpu)}${best.monthlyUsd === undefined ? '' : ` for ${perMonth(best.monthlyUsd)}`}`;

/** Fewer of the parts in use, where they cost less at the rate that is paid than the best plan does at market rate. */
export const leadsWithFewer = ({ fewer, planned: { best } }: AuditedFleet): FewerAtPaidRate | undefined =>
  fewer !== undefined && best?.runningUsd === undefined && fewer.monthlyUsd < (best?.monthlyUsd ?? Infinity)
    ? fewer
    : undefined;

/** What is less or more than today: a month, and a year where today's bill is the writer's own figure. */
function changeWords(change: number, plan: AuditedFleet): string {
  const known = plan.current?.cost.isEstimated === false || statedIn(plan) !== undefined;
  const yearly = known ? ` (${usd(Math.abs(change) * 12)} a year)` : '';
  return `${usd(Math.abs(change))} a month ${change < 0 ? 'less' : 'more'} than today${yearly}`;
}

function fewerFirstWords(fewer: FewerAtPaidRate, plan: AuditedFleet): string {
  const { rung, gpuCount, usdPerGpuHour, monthlyUsd: bill } = fewer;
  const { best } = plan.planned;
  const now = billNow(plan);
  const change = now === undefined ? '' : `, ${changeWords(bill - now, plan)}`;
  const market =
    best?.monthlyUsd === undefined
      ? ''
      : ` At market rate the cheapest plan is ${bestWords(best)}${besideWords(plan)}.`;
  const all = plan.beside ? ' for all of it' : '';
  return (
    `Of these, ${machines(gpuCount, rung.gpu)} would do${all}: at the $${figure(usdPerGpuHour, 2)} per GPU-hour you ` +
    `pay that is ${perMonth(bill)}${change}.${market}`
  );
}

/** What would do instead, and what that changes against the bill that was named. Fewer of the parts in use come first
 *  where the rate that is paid for them beats what the market asks. */
export function insteadWords(plan: AuditedFleet): string {
  const { best } = plan.planned;
  const fewer = leadsWithFewer(plan);
  if (fewer !== undefined) return fewerFirstWords(fewer, plan);
  if (!best) return 'Nothing on the market would carry it.';
  if (best.runningUsd !== undefined)
    return `${machines(best.gpuCount, best.gpu)} of yours would carry it, for about ${perMonth(best.runningUsd)}.`;
  const all = usdForAll(plan.planned, plan.beside);
  const now = billNow(plan);
  const change = all === undefined || now === undefined ? '' : `, ${changeWords(all - now, plan)}`;
  if (plan.beside === undefined) return `${bestWords(best)} would carry it${change}.`;
  const sum = all === undefined ? '' : `: ${perMonth(all)} in all${change}`;
  const open = all === undefined ? ' What that saves is left open, nobody quotes a price for all of it.' : '';
  return `${bestWords(best)} would carry ${plan.planned.question.model.id}${besideWords(plan)}${sum}.${open}`;
}

/** What the other services that the bill is for take in the proposal. */
function besideWords({ beside }: AuditedFleet): string {
  if (beside === undefined) return '';
  const others = beside.labels.join(', ');
  if (beside.gpuCount === 0) return ` and, beside it, ${others}`;
  const price = beside.monthlyUsd === undefined ? '' : ` for ${perMonth(beside.monthlyUsd)}`;
  return `, and ${counted(beside.gpuCount, 'GPU')} of their own${price} ${others}`;
}

/** The bill that the proposal is set against: of owned hardware what it takes to run, else the caller's price, else
 *  what the text states of a month or of a GPU-hour, else market rate. */
function billNow(plan: AuditedFleet): number | undefined {
  const cost = plan.current?.cost;
  if (cost?.runningUsdPerMonth !== undefined) return cost.runningUsdPerMonth;
  if (cost?.isEstimated === false) return cost.monthlyUsd;
  return statedIn(plan) ?? cost?.monthlyUsd;
}

/** Fewer of the same part, where the plan is on another one and does not lead with them. */
export function fewerWords(plan: AuditedFleet): string {
  const { planned, verdict, fewer } = plan;
  const { samePart } = verdict;
  if (!samePart || samePart.gpu.id === planned.best?.gpu.id || leadsWithFewer(plan)) return '';
  if (plan.beside !== undefined) return fewer === undefined ? '' : fewerForAllWords(fewer);
  const atMarket = samePart.monthlyUsd === undefined ? '' : ` at ${usd(samePart.monthlyUsd)} a month`;
  const same = `Of the same part ${machines(samePart.gpuCount, samePart.gpu)}${atMarket}`;
  if (fewer === undefined) return `${same} would do.`;
  const paid = `${usd(fewer.monthlyUsd)} at the rate you pay`;
  return fewer.gpuCount === samePart.gpuCount
    ? `${same} (${paid}) would do.`
    : `${same} would do, or ${machines(fewer.gpuCount, fewer.rung.gpu)} of the machines you have (${paid}).`;
}

/** Where the fleet does more than the first service, what stays carries all of it. */
const fewerForAllWords = ({ gpuCount, rung, monthlyUsd }: FewerAtPaidRate): string =>
  `Of the same part ${machines(gpuCount, rung.gpu)} would do for all of it (${usd(monthlyUsd)} at the rate you pay).`;
