/** A symmetric positive definite matrix, row by row. */
export type Matrix = Float64Array<ArrayBuffer>;

const of = (values: Float64Array, i: number): number => values[i] ?? 0;
/** Pivots below this are rounding. */
const LEAST_PIVOT = 1e-12;

function factor(a: Matrix, n: number): Matrix {
  const l = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = of(a, i * n + j);
      for (let k = 0; k < j; k++) sum -= of(l, i * n + k) * of(l, j * n + k);
      l[i * n + j] = i === j ? Math.sqrt(Math.max(sum, LEAST_PIVOT)) : sum / of(l, j * n + j);
    }
  }
  return l;
}

/** Solves A x = b for a symmetric positive definite A of `n` rows (Cholesky). */
export function solve(a: Matrix, b: Matrix, n: number): Matrix {
  const l = factor(a, n);
  const x = new Float64Array(b);
  for (let i = 0; i < n; i++) {
    let s = of(x, i);
    for (let k = 0; k < i; k++) s -= of(l, i * n + k) * of(x, k);
    x[i] = s / of(l, i * n + i);
  }
  for (let i = n - 1; i >= 0; i--) {
    let s = of(x, i);
    for (let k = i + 1; k < n; k++) s -= of(l, k * n + i) * of(x, k);
    x[i] = s / of(l, i * n + i);
  }
  return x;
}
