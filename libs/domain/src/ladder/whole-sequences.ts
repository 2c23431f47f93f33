/** Divisions are not exact. */
const SLACK = 1e-9;

/** Sequences in flight as whole ones, at least one. */
export const wholeSequences = (n: number): number => Math.max(1, Math.ceil(n - SLACK));
