import type { SpeedConstants } from '@compute-advisor/domain';
import { solve, type Matrix } from './cholesky';
import type { Observation } from './observation';
import { get, predict, withValues } from './predict';

/** One constant that is fitted: where it sits, between what it may lie, and how strongly it is held to its starting
 *  value (in units of log). */
export interface FittedConstant {
  readonly path: string;
  readonly low: number;
  readonly high: number;
  readonly priorSpread: number;
}

/** The constants found, their standard errors (log), and how many figures each of them moves. */
export interface Fit {
  readonly constants: SpeedConstants;
  readonly errors: readonly number[];
  readonly rows: readonly number[];
  readonly cost: number;
}

/** Residuals beyond this (log) count linearly, not squared. */
const SOFT = 0.15;
/** Step of the numerical derivative, and the longest step of one iteration, in the log of a constant. */
const DIFFERENCE = 0.01;
const LONGEST_STEP = 0.5;
const ITERATIONS = 25;
const ATTEMPTS = 8;
/** An iteration that lowers the cost by less than this share ends the fit. */
const WORTHWHILE = 1e-4;
/** A constant moves a figure that changes by this much (log per log). */
const MOVES = 0.02;

const of = (values: Float64Array | readonly number[], i: number): number => values[i] ?? 0;

/** Where the fit stands: logs of the constants, residuals and cost. */
interface Point {
  readonly x: readonly number[];
  readonly r: Matrix;
  readonly cost: number;
}

/** Soft L1 least squares of log(predicted / measured) over the logs of the constants, each held to where it started. */
class Problem {
  private readonly paths: readonly string[];
  private readonly weights: readonly number[];
  readonly x0: readonly number[];

  constructor(
    private readonly start: SpeedConstants,
    private readonly list: readonly FittedConstant[],
    private readonly data: readonly Observation[],
    targetWeight: Readonly<Record<string, number>>,
  ) {
    this.paths = list.map((f) => f.path);
    this.x0 = this.paths.map((path) => Math.log(get(start, path)));
    this.weights = data.map((o) => o.weight * (targetWeight[o.target] ?? 1));
  }

  constants(x: readonly number[]): SpeedConstants {
    return withValues(this.start, this.paths, x.map(Math.exp));
  }

  bounded(x: readonly number[]): number[] {
    return this.list.map((f, i) => Math.min(Math.log(f.high), Math.max(Math.log(f.low), of(x, i))));
  }

  private residuals(x: readonly number[]): Matrix {
    const c = this.constants(x);
    return Float64Array.from(this.data, (o) => Math.log(predict(c, o) / o.truth));
  }

  /** Weight of a constant's distance from its start. */
  private prior(j: number): number {
    return (SOFT / (this.list[j]?.priorSpread ?? 1)) ** 2;
  }

  at(x: readonly number[]): Point {
    const r = this.residuals(x);
    let cost = 0;
    this.weights.forEach((w, i) => {
      cost += w * 2 * SOFT * SOFT * (Math.sqrt(1 + (of(r, i) / SOFT) ** 2) - 1);
    });
    x.forEach((v, j) => {
      cost += this.prior(j) * (v - of(this.x0, j)) ** 2;
    });
    return { x, r, cost };
  }

  jacobian(point: Point): Matrix[] {
    return this.paths.map((_, j) => {
      const moved = this.residuals(point.x.map((v, k) => (k === j ? v + DIFFERENCE : v)));
      return moved.map((m, i) => (m - of(point.r, i)) / DIFFERENCE);
    });
  }

  /** Normal matrix and gradient of the reweighted problem. */
  equations(point: Point, jacobian: readonly Matrix[]): { readonly normal: Matrix; readonly gradient: Matrix } {
    const n = this.list.length;
    const normal = new Float64Array(n * n);
    const gradient = new Float64Array(n);
    const reweighted = this.weights.map((w, i) => w / Math.sqrt(1 + (of(point.r, i) / SOFT) ** 2));
    jacobian.forEach((column, j) => {
      for (let k = 0; k <= j; k++) {
        const other = jacobian[k] ?? column;
        let sum = k === j ? this.prior(j) : 0;
        reweighted.forEach((w, i) => {
          sum += w * of(column, i) * of(other, i);
        });
        normal[j * n + k] = sum;
        normal[k * n + j] = sum;
      }
      let slope = this.prior(j) * (of(point.x, j) - of(this.x0, j));
      reweighted.forEach((w, i) => {
        slope += w * of(column, i) * of(point.r, i);
      });
      gradient[j] = slope;
    });
    return { normal, gradient };
  }
}

/** The next point with a lower cost, if a damped step leads to one; the damping that did, or the last that was tried.
 */
function stepDown(
  problem: Problem,
  point: Point,
  normal: Matrix,
  gradient: Matrix,
  damping: number,
): { readonly next?: Point; readonly damping: number } {
  const n = point.x.length;
  let lambda = damping;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const damped = normal.slice();
    for (let j = 0; j < n; j++) damped[j * n + j] = of(normal, j * n + j) * (1 + lambda) + 1e-9;
    const d = solve(damped, gradient, n);
    const moved = point.x.map((v, j) => v - Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, of(d, j))));
    const next = problem.at(problem.bounded(moved));
    if (next.cost < point.cost) return { next, damping: Math.max(1e-4, lambda / 4) };
    lambda *= 5;
  }
  return { damping: lambda };
}

/** Robust (soft L1) least squares of log(predicted / measured) over the logs of the constants: Levenberg-Marquardt on
 *  reweighted residuals. Constants are held to `start`; the search begins at `from`, which saves steps where a fit of
 *  other rows is known. */
export function fit(
  start: SpeedConstants,
  list: readonly FittedConstant[],
  data: readonly Observation[],
  targetWeight: Readonly<Record<string, number>>,
  from: SpeedConstants = start,
): Fit {
  const problem = new Problem(start, list, data, targetWeight);
  const n = list.length;
  let point = problem.at(problem.bounded(list.map((f) => Math.log(get(from, f.path)))));
  let damping = 0.01;
  let jacobian = problem.jacobian(point);
  let equations = problem.equations(point, jacobian);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const step = stepDown(problem, point, equations.normal, equations.gradient, damping);
    damping = step.damping;
    if (step.next === undefined) break;
    const gained = point.cost - step.next.cost;
    point = step.next;
    jacobian = problem.jacobian(point);
    equations = problem.equations(point, jacobian);
    if (gained <= WORTHWHILE * (point.cost + gained)) break;
  }
  const errors = list.map((_, j) => {
    const unit = new Float64Array(n);
    unit[j] = 1;
    return SOFT * Math.sqrt(Math.max(0, of(solve(equations.normal, unit, n), j)));
  });
  const rows = jacobian.map((column) => column.filter((v) => Math.abs(v) > MOVES).length);
  return { constants: problem.constants(point.x), errors, rows, cost: point.cost };
}
