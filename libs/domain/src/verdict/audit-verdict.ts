/** What an audit says of a fleet. */
export type AuditCode = 'right_sized' | 'over_provisioned' | 'under_provisioned' | 'does_not_fit' | 'better_hardware';

/** A fleet within this share of the best plan's bill is right-sized: moving costs more than it saves. */
export const RIGHT_SIZED_WITHIN = 0.1;

/** The facts an audit decides on. */
export interface AuditFacts {
  readonly fits: boolean;
  /** Share of the modelled capacity in use at peak. */
  readonly utilizationFraction: number;
  /** False only when a stated latency target is missed. */
  readonly meetsStatedTargets: boolean;
  readonly capacityShare: number;
  /** USD per month; absent when unpriced. */
  readonly currentMonthlyUsd?: number;
  /** The first option of the ladder. */
  readonly bestMonthlyUsd?: number;
  readonly bestIsSameParts: boolean;
  /** The fleet keeps the usual pace and the first option does not: a lower bill for a worse service is no better
   *  hardware. */
  readonly bestGivesUpPace: boolean;
  /** The cheapest rung on the fleet's own part, when the fleet is of one part. */
  readonly samePartMonthlyUsd?: number;
  readonly samePartGpuCount?: number;
  readonly currentGpuCount: number;
}

/** Does not fit, then carries too little, then costs too much, else keep. */
export function auditVerdict(f: AuditFacts): AuditCode {
  if (!f.fits) return 'does_not_fit';
  if (f.utilizationFraction > f.capacityShare || !f.meetsStatedTargets) return 'under_provisioned';
  const fewerOfTheSame = f.samePartGpuCount !== undefined && f.samePartGpuCount < f.currentGpuCount;
  const current = f.currentMonthlyUsd;
  if (current === undefined || f.bestMonthlyUsd === undefined)
    return fewerOfTheSame ? 'over_provisioned' : 'right_sized';
  const worthwhile = (usd: number): boolean => usd < current * (1 - RIGHT_SIZED_WITHIN);
  if (!worthwhile(f.bestMonthlyUsd)) return 'right_sized';
  if (f.bestIsSameParts || (fewerOfTheSame && f.samePartMonthlyUsd !== undefined && worthwhile(f.samePartMonthlyUsd)))
    return 'over_provisioned';
  return f.bestGivesUpPace ? 'right_sized' : 'better_hardware';
}
