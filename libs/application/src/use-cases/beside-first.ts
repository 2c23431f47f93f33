import type { FurtherFigures, FurtherPlan } from './further-workloads';
import type { Planned } from './planned';

/** What else the fleet of today does: what the other services that it carries take. A bill is that of all of them, so
 *  a proposal for the first one alone says nothing about it. */
export interface BesideFirst {
  readonly labels: readonly string[];
  /** GPUs of the fleet that they need beside those of the first service. */
  readonly fleetGpus: number;
  /** GPUs of their own in the proposal, and a month of them; without a price where nobody quotes one. USD. */
  readonly gpuCount: number;
  readonly monthlyUsd?: number;
}

/** Other services that the stated fleet carries beside the first one, and other places of it; undefined where there are
 *  none. What it has no room for comes on top of either bill. */
export function besideFirst({ best }: Planned, further: FurtherFigures | undefined): BesideFirst | undefined {
  const { onFleet } = further ?? {};
  const without = new Set(onFleet?.withoutRoom);
  const plans = (further?.plans ?? []).filter(({ label }) => !without.has(label));
  // of the writer's own machines nobody pays a rent that could be added up
  if (!plans.length || best?.runningUsd !== undefined) return undefined;
  const own = plans.filter(({ placed }) => placed === 'own');
  const monthlyUsd = plans.some((f) => f.monthlyUsd === undefined) ? undefined : sumOf(own);
  return {
    labels: plans.map(({ label }) => label),
    fleetGpus: onFleet?.takenGpus ?? 0,
    gpuCount: own.reduce((n, { rung }) => n + (rung?.gpuCount ?? 0), 0),
    ...(monthlyUsd === undefined ? {} : { monthlyUsd }),
  };
}

const sumOf = (plans: readonly FurtherPlan[]): number => plans.reduce((sum, f) => sum + (f.monthlyUsd ?? 0), 0);

/** A month of the proposal for everything that the fleet does; undefined where a part of it has no price. USD. */
export function usdForAll({ best }: Planned, beside: BesideFirst | undefined): number | undefined {
  if (best?.monthlyUsd === undefined || beside === undefined) return best?.monthlyUsd;
  return beside.monthlyUsd === undefined ? undefined : best.monthlyUsd + beside.monthlyUsd;
}
