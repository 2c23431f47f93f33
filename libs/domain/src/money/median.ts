/** The middle value; the mean of the two middle ones of an even number. Undefined for no values. */
export function median(values: readonly number[]): number | undefined {
  const ordered = [...values].sort((a, b) => a - b);
  const upper = ordered[Math.floor(ordered.length / 2)];
  const lower = ordered[Math.floor((ordered.length - 1) / 2)];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}
