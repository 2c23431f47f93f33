/** A row to fit: which features hold, the class, and how much it counts. */
export interface FitRow {
  readonly features: readonly string[];
  readonly label: number;
  readonly weight: number;
}

/** Weights by feature, one number for each class. */
export type Weights = ReadonlyMap<string, readonly number[]>;

const STEPS = 400;
const RATE = 0.05;

/** Multinomial logistic regression with an L2 penalty, minimised by Adam over all rows: no randomness, the same rows
 *  give the same weights.
 *  @param penalty the L2 weight of a feature */
export function fitWeights(
  rows: readonly FitRow[],
  features: readonly string[],
  classes: number,
  penalty: (feature: string) => number,
): Weights {
  const index = new Map(features.map((name, i) => [name, i]));
  const active = rows.map((row) => row.features.flatMap((name) => index.get(name) ?? []));
  const size = features.length * classes;
  const l2 = features.map(penalty);
  const [weights, mean, square] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = Float64Array.from(weights, (w, i) => w * (l2[Math.floor(i / classes)] ?? 0));
    rows.forEach((row, n) => addGradient(gradient, weights, active[n] ?? [], row, classes));
    for (let i = 0; i < size; i += 1) {
      const g = gradient[i] ?? 0;
      const m = (mean[i] = 0.9 * (mean[i] ?? 0) + 0.1 * g);
      const v = (square[i] = 0.999 * (square[i] ?? 0) + 0.001 * g * g);
      const along = m / (1 - 0.9 ** step);
      weights[i] = (weights[i] ?? 0) - (RATE * along) / (Math.sqrt(v / (1 - 0.999 ** step)) + 1e-8);
    }
  }
  return new Map(features.map((name, i) => [name, [...weights.slice(i * classes, (i + 1) * classes)]]));
}

function addGradient(
  gradient: Float64Array,
  weights: Float64Array,
  active: readonly number[],
  row: FitRow,
  classes: number,
): void {
  const scores = Array.from({ length: classes }, (_, c) =>
    active.reduce((sum, f) => sum + (weights[f * classes + c] ?? 0), 0),
  );
  const top = Math.max(...scores);
  const odds = scores.map((s) => Math.exp(s - top));
  const total = odds.reduce((a, b) => a + b, 0);
  odds.forEach((odd, c) => {
    const g = row.weight * (odd / total - (c === row.label ? 1 : 0));
    for (const f of active) gradient[f * classes + c] = (gradient[f * classes + c] ?? 0) + g;
  });
}

/** The class with the highest score. */
export function predict(weights: Weights, features: readonly string[], classes: number): number {
  const scores = new Array<number>(classes).fill(0);
  for (const name of features)
    for (const [c, w] of (weights.get(name) ?? []).entries()) scores[c] = (scores[c] ?? 0) + w;
  return scores.indexOf(Math.max(...scores));
}
