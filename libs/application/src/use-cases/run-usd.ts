import { type Rung, usdForHours } from '@compute-advisor/domain';

/** USD of a rung for so many hours; undefined where nobody sells the part, and of what stands already
 *  and is paid for. */
export const usdOf = ({ machines, gpuCount, runningUsd }: Rung, hours: number): number | undefined =>
  machines && runningUsd === undefined ? usdForHours(gpuCount, machines.rate.usdPerGpuHour, hours) : undefined;
