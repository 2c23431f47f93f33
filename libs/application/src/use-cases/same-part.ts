import {
  type AuditCode,
  defined,
  type GroupAssessment,
  type Rung,
  savingsPerYear,
  Usd,
  usdForHours,
} from '@compute-advisor/domain';
import type { BesideFirst } from './beside-first';
import type { CurrentSituation, KnownFleet } from './current-fleet';
import { gpusInFleet, keptOf } from './fleet-parts';
import { isOwned } from './market';
import type { Planned } from './planned';

/** The way without changing hardware. USD. */
export interface StayOption {
  readonly rung: Rung;
  readonly monthlyUsd: number;
  /** Against the caller's own price; absent without one. */
  readonly savedPerYearUsd?: number;
}

/** Fewer of the parts in use, in whole machines of those that run, at the rate that is paid for them today. USD. */
export interface FewerAtPaidRate {
  readonly rung: Rung;
  readonly gpuCount: number;
  readonly usdPerGpuHour: number;
  readonly monthlyUsd: number;
}

/** The best rung on the part a fleet of one part is made of. */
export function rungOnSamePart(p: Planned, [only, ...others]: readonly GroupAssessment[]): Rung | undefined {
  if (!only || others.length) return undefined;
  const isOfPart = (r: Rung): boolean => r.gpu.id === only.group.gpu.id;
  return p.ladder.leading.rungs.find(isOfPart) ?? p.ladder.rungs.find(isOfPart);
}

/** The way without changing hardware, for those who cannot or will not; undefined where it is the plan itself or what
 *  stands already. */
export function stayOption(
  p: Planned,
  { groups: [only], cost }: CurrentSituation,
  { code, samePart: rung }: { readonly code: AuditCode; readonly samePart?: Rung },
  beside: BesideFirst | undefined,
): StayOption | undefined {
  if (code === 'right_sized' || rung?.monthlyUsd === undefined) return undefined;
  if (rung.gpu.id === p.best?.gpu.id || rung.gpuCount === only?.group.gpuCount) return undefined;
  const own = cost.monthlyUsd !== undefined && !cost.isEstimated ? cost.monthlyUsd : undefined;
  // a bill of several services says nothing of what one of them saves
  const savedPerYearUsd =
    beside !== undefined || own === undefined
      ? undefined
      : savingsPerYear(Usd.of(own), Usd.of(rung.monthlyUsd), false).amount;
  return defined({ rung, monthlyUsd: rung.monthlyUsd, savedPerYearUsd });
}

/** What a part of today's fleet costs at today's rate, which no list price tells. What is owned has no such rate. */
export function fewerAtPaidRate(
  { question, work }: Planned,
  { member }: KnownFleet,
  rung: Rung | undefined,
  beside: BesideFirst | undefined,
): FewerAtPaidRate | undefined {
  const usdPerGpuHour = question.pricePerGpuHour?.value;
  if (usdPerGpuHour === undefined || rung === undefined || isOwned(question.reading)) return undefined;
  const gpuCount = keptOf(member.value, rung.gpu, rung.gpuCount + (beside?.fleetGpus ?? 0));
  if (gpuCount >= gpusInFleet(member.value)) return undefined;
  return { rung, gpuCount, usdPerGpuHour, monthlyUsd: usdForHours(gpuCount, usdPerGpuHour, work.hoursPerMonth) };
}
