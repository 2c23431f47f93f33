import { bestRung, defined, gpusOf, priceFlip, type Rung } from '@compute-advisor/domain';
import type { FlipFigure } from './flip-figures';
import type { Planned } from './planned';
import { type SensitivityInput, type TurnedInput, turnedInputs, turnedPrecisions } from './sensitivity-inputs';

export type { SensitivityInput } from './sensitivity-inputs';

/** The best plan over one stretch of an input, both ends included. */
export interface SensitivitySegment {
  readonly from: number | string;
  readonly to: number | string;
  /** Undefined where nothing that can be bought carries it. */
  readonly best?: Rung;
  /** The plan of the answer. */
  readonly isCurrent: boolean;
}

/** The best plan over the range of one input. */
export interface Sensitivity {
  readonly input: SensitivityInput;
  readonly at: number | string;
  /** The cost of a plan follows the input: no one figure stands for a segment. */
  readonly setsCost: boolean;
  readonly segments: readonly SensitivitySegment[];
}

/** Values looked at over a range before its changes are closed in on. */
const SAMPLES = 3;
/** Changes that are not the nearest are found to this share of the range, on its scale. */
const COARSE = 1 / 20;

type PlanAt = (index: number) => Rung | undefined;

/** The same machines, whatever the layout inside them. */
const sameAs = (a: Rung | undefined, b: Rung | undefined): boolean =>
  a?.gpu.id === b?.gpu.id && a?.gpuCount === b?.gpuCount && a?.nodes === b?.nodes;

/** The best plan over the range of every input that a reader may turn, on the engine itself. The changes nearest to
 *  the question are exact, further ones to 2 %. Asked only where the whole ladder is. */
export function sensitivityOf(p: Planned, flips: readonly FlipFigure[]): Sensitivity[] {
  const { best } = p;
  if (!best) return [];
  const figures = turnedInputs(p).map((turned) => overRange(p, best, turned, flips));
  return [...figures, ...precisions(p, best), ...price(p, best)].filter((s) => s.segments.length > 0);
}

/** Looks over one range: some values first, then where neighbours differ. */
function overRange(p: Planned, best: Rung, turned: TurnedInput, flips: readonly FlipFigure[]): Sensitivity {
  const { input, at, from, to, step } = turned;
  if (turned.setsCost === true && p.market.limitUsdPerMonth === undefined)
    return { input, at, setsCost: true, segments: [{ from, to, best, isCurrent: true }] };
  const index = (value: number): number => Math.round(value / step);
  const known = new Map<number, Rung | undefined>();
  const planAt: PlanAt = (n) => {
    if (!known.has(n)) known.set(n, bestRung(turned.workAt(Number((n * step).toPrecision(12))), p.market, best.gpu));
    return known.get(n);
  };
  const [low, high, here] = [index(from), index(to), Math.min(index(to), Math.max(index(from), index(at)))];
  const seeds = flips.flatMap((f) =>
    f.input === input && typeof f.at === 'number' ? [index(f.at) - 1, index(f.at)] : [],
  );
  const points = [...new Set([low, ...spread(low, high), here, ...seeds, high])]
    .filter((n) => n >= low && n <= high)
    .sort((a, b) => a - b);
  const starts = [low];
  for (const [i, point] of points.entries()) {
    const next = points[i + 1];
    if (next !== undefined) starts.push(...changesBetween(point, next, { planAt, here, isNear: nearOn(low, high) }));
  }
  const segments = starts.map((start, i) => {
    const end = (starts[i + 1] ?? high + 1) - 1;
    const plan = planAt(start);
    return defined({
      from: value(start * step),
      to: value(end * step),
      best: plan,
      isCurrent: start <= here && here <= end && sameAs(plan, best),
    });
  });
  return { input, at, setsCost: turned.setsCost === true, segments };
}

const value = (n: number): number => Number(n.toPrecision(12));

/** Whole numbers evenly apart on a logarithmic scale; evenly apart where the range begins at nothing. */
function spread(low: number, high: number): number[] {
  return Array.from({ length: SAMPLES }, (_, i) => {
    const share = (i + 1) / (SAMPLES + 1);
    return Math.round(low < 1 ? low + (high - low) * share : low * (high / low) ** share);
  });
}

interface Search {
  readonly planAt: PlanAt;
  /** Where the question stands. */
  readonly here: number;
  /** Whether two values are too near each other to be told apart, where neither is the question's plan. */
  readonly isNear: (low: number, high: number) => boolean;
}

const nearOn =
  (from: number, to: number): Search['isNear'] =>
  (low, high) =>
    from < 1 ? high - low <= (to - from) * COARSE : high / low <= (to / from) ** COARSE;

/** Where the plan changes between two values: the first index of each new plan. Exact where the plan of the question
 *  begins or ends. */
function changesBetween(low: number, high: number, search: Search): number[] {
  const { planAt, here, isNear } = search;
  const [atLow, atHigh, current] = [planAt(low), planAt(high), planAt(here)];
  if (sameAs(atLow, atHigh)) return [];
  const isEdge = sameAs(atLow, current) || sameAs(atHigh, current);
  if (high - low <= 1 || (!isEdge && isNear(low, high))) return [high];
  const middle = low < 1 ? Math.floor((low + high) / 2) : Math.round(Math.sqrt(low * high));
  const split = Math.min(high - 1, Math.max(low + 1, middle));
  return [...changesBetween(low, split, search), ...changesBetween(split, high, search)];
}

function precisions(p: Planned, best: Rung): Sensitivity[] {
  const offered = turnedPrecisions(p);
  if (offered.length < 2) return [];
  const planned = p.work.config.weightPrecision;
  const segments = offered.map(({ precision, work }) => {
    const plan = precision === planned ? best : bestRung(work, p.market, best.gpu);
    return defined({ from: precision, to: precision, best: plan, isCurrent: precision === planned });
  });
  return [{ input: 'weight_precision', at: planned, setsCost: false, segments }];
}

/** Up to where the best part may cost more before another one leads; below, the plan stays. */
function price(p: Planned, best: Rung): Sensitivity[] {
  const rate = best.machines?.rate.usdPerGpuHour;
  const flip = priceFlip(best, p.ladder.leading.rungs);
  if (rate === undefined || flip === undefined) return [];
  const cents = (usd: number): number => Math.round(usd * 1e4) / 1e4;
  const at = Math.ceil(flip.usdPerGpuHour * 1e4) / 1e4;
  const segments = [
    { from: cents(rate / 2), to: cents(at - 1e-4), best, isCurrent: true },
    { from: at, to: cents(Math.max(rate, at) * 1.5), best: flip.to, isCurrent: false },
  ];
  return [{ input: 'usd_per_gpu_hour', at: cents(rate), setsCost: false, segments }];
}

/** GPUs of one replica of a plan. */
export const gpusPerReplica = (rung: Rung): number => gpusOf(rung.layout);
