/** USD per month of so many GPUs at one hourly rate, rounded half up to whole cents. The one place where a rate
 *  becomes a bill. */
export function monthlyUsd(gpuCount: number, usdPerGpuHour: number, hoursPerMonth: number): number {
  return roundToCents(gpuCount * usdPerGpuHour * hoursPerMonth);
}

/** Half-up to whole cents; the correction keeps 1.005 from falling to 1.00. */
export function roundToCents(usd: number): number {
  return Math.round(usd * 100 * (1 + Number.EPSILON)) / 100;
}
