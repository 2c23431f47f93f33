import { prepareSpeedWith, type SpeedConstants } from '@compute-advisor/domain';
import type { Observation } from './observation';

/** One constant that is fitted: where it sits, between what it may lie, and how strongly it is held to its starting value (in units of log). */
export interface FittedConstant {
  readonly path: string;
  readonly low: number;
  readonly high: number;
  readonly priorSpread: number;
}

type Tree = { [key: string]: Tree | number };

export const get = (c: SpeedConstants, path: string): number =>
  path.split('/').reduce<Tree | number>((t, k) => (t as Tree)[k]!, c as unknown as Tree) as number;

function withValues(base: SpeedConstants, paths: readonly string[], values: readonly number[]): SpeedConstants {
  const copy = structuredClone(base) as unknown as Tree;
  paths.forEach((path, i) => {
    const keys = path.split('/');
    let at: Tree = copy;
    for (const k of keys.slice(0, -1)) at = at[k] as Tree;
    at[keys[keys.length - 1]!] = values[i]!;
  });
  return copy as unknown as SpeedConstants;
}

/** The model's figure for an observation. */
export function predict(c: SpeedConstants, o: Observation): number {
  const replica = prepareSpeedWith(c, o.query);
  if (o.target === 'prefill') return (1000 * o.query.inputTokens) / replica.promptMs;
  const s = o.concurrency === undefined ? replica.saturated() : replica.at(o.concurrency);
  if (o.target === 'throughput') return s.outputTokensPerSecond * o.replicas;
  if (o.target === 'tpot') return s.tpotMs;
  return o.target === 'ttft' ? s.ttftMs : 1000 / s.tpotMs;
}

/** Residuals beyond this (log) count linearly, not squared. */
const SOFT = 0.15;

/** Solves A x = b for a symmetric positive definite A (Cholesky). */
function solve(a: Float64Array, b: Float64Array, n: number): Float64Array {
  const l = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = a[i * n + j]!;
      for (let k = 0; k < j; k++) sum -= l[i * n + k]! * l[j * n + k]!;
      l[i * n + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / l[j * n + j]!;
    }
  }
  const x = new Float64Array(b);
  for (let i = 0; i < n; i++) {
    let s = x[i]!;
    for (let k = 0; k < i; k++) s -= l[i * n + k]! * x[k]!;
    x[i] = s / l[i * n + i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    let s = x[i]!;
    for (let k = i + 1; k < n; k++) s -= l[k * n + i]! * x[k]!;
    x[i] = s / l[i * n + i]!;
  }
  return x;
}

export interface Fit {
  readonly constants: SpeedConstants;
  readonly errors: readonly number[];
  readonly rows: readonly number[];
  readonly cost: number;
}

/** Robust (soft L1) least squares of log(predicted / measured) over the logs of the constants: Levenberg-Marquardt on reweighted residuals. */
export function fit(
  start: SpeedConstants,
  list: readonly FittedConstant[],
  data: readonly Observation[],
  targetWeight: Readonly<Record<string, number>>,
  iterations = 25,
): Fit {
  const paths = list.map((f) => f.path);
  const n = list.length;
  const x0 = list.map((f) => Math.log(get(start, f.path)));
  const lo = list.map((f) => Math.log(f.low));
  const hi = list.map((f) => Math.log(f.high));
  let x = x0.map((v, i) => Math.min(hi[i]!, Math.max(lo[i]!, v)));
  const at = (values: readonly number[]): SpeedConstants => withValues(start, paths, values.map(Math.exp));
  const residuals = (values: readonly number[]): Float64Array => {
    const c = at(values);
    return Float64Array.from(data, (o) => Math.log(predict(c, o) / o.truth));
  };
  const weights = data.map((o) => o.weight * (targetWeight[o.target] ?? 1));
  const costOf = (r: Float64Array, values: readonly number[]): number => {
    let cost = 0;
    for (let i = 0; i < r.length; i++) cost += weights[i]! * 2 * SOFT * SOFT * (Math.sqrt(1 + (r[i]! / SOFT) ** 2) - 1);
    values.forEach((v, j) => {
      cost += ((SOFT * (v - x0[j]!)) / list[j]!.priorSpread) ** 2;
    });
    return cost;
  };
  let r = residuals(x);
  let cost = costOf(r, x);
  let lambda = 0.01;
  let jacobian: Float64Array[] = [];
  let normal = new Float64Array(n * n);
  for (let step = 0; step < iterations; step++) {
    jacobian = paths.map((_, j) => {
      const h = 0.01;
      const moved = residuals(x.map((v, k) => (k === j ? v + h : v)));
      return moved.map((m, i) => (m - r[i]!) / h);
    });
    normal = new Float64Array(n * n);
    const gradient = new Float64Array(n);
    for (let i = 0; i < data.length; i++) {
      const w = weights[i]! / Math.sqrt(1 + (r[i]! / SOFT) ** 2);
      for (let j = 0; j < n; j++) {
        const a = jacobian[j]![i]!;
        if (a === 0) continue;
        gradient[j] = gradient[j]! + w * a * r[i]!;
        for (let k = 0; k <= j; k++) normal[j * n + k] = normal[j * n + k]! + w * a * jacobian[k]![i]!;
      }
    }
    for (let j = 0; j < n; j++) {
      const p = (SOFT / list[j]!.priorSpread) ** 2;
      normal[j * n + j] = normal[j * n + j]! + p;
      gradient[j] = gradient[j]! + p * (x[j]! - x0[j]!);
      for (let k = 0; k < j; k++) normal[k * n + j] = normal[j * n + k]!;
    }
    let improved = false;
    for (let attempt = 0; attempt < 8; attempt++) {
      const damped = normal.slice();
      for (let j = 0; j < n; j++) damped[j * n + j] = normal[j * n + j]! * (1 + lambda) + 1e-9;
      const d = solve(damped, gradient, n);
      const next = x.map((v, j) => Math.min(hi[j]!, Math.max(lo[j]!, v - Math.max(-0.5, Math.min(0.5, d[j]!)))));
      const rn = residuals(next);
      const cn = costOf(rn, next);
      if (cn < cost) {
        improved = cost - cn > 1e-4 * cost;
        x = next;
        r = rn;
        cost = cn;
        lambda = Math.max(1e-4, lambda / 4);
        break;
      }
      lambda *= 5;
    }
    if (!improved) break;
  }
  const errors = list.map((_, j) => {
    const e = new Float64Array(n);
    e[j] = 1;
    return SOFT * Math.sqrt(Math.max(0, solve(normal, e, n)[j]!));
  });
  const rows = list.map((_, j) => {
    let c = 0;
    for (let i = 0; i < data.length; i++) if (Math.abs(jacobian[j]?.[i] ?? 0) > 0.02) c++;
    return c;
  });
  return { constants: at(x), errors, rows, cost };
}
