/** USD of so many GPUs at one hourly rate for so many hours, a month's or a run's, rounded half up to whole cents. The
 *  one place where a rate becomes a bill. */
export function usdForHours(gpuCount: number, usdPerGpuHour: number, hours: number): number {
  return roundToCents(gpuCount * usdPerGpuHour * hours);
}

/** Half-up to whole cents; the correction keeps 1.005 from falling to 1.00. */
export function roundToCents(usd: number): number {
  return Math.round(usd * 100 * (1 + Number.EPSILON)) / 100;
}
