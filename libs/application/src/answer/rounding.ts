/** Rates and times: four significant digits below 1, two decimals above; never -0, always finite. */
export function tidy(value: number): number {
  if (!Number.isFinite(value)) return 0;
  const size = Math.abs(value);
  if (size === 0) return 0;
  return size < 1 ? Number(value.toPrecision(4)) : Math.round(value * 100) / 100;
}

/** Fractions to four decimals. */
export const fraction = (value: number): number => Math.round(value * 1e4) / 1e4 || 0;
