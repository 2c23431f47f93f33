import { hasScaleUpLink, rangeEvidence } from '@compute-advisor/domain';
import { ENOUGH_FIGURES, pairOf, type Figure, type Level, type Ranges } from './calibration-file';
import type { Observation } from './observation';
import type { Predicted } from './score';

const LEVELS: readonly Level[] = ['measured', 'class', 'sparse', 'uncalibrated'];
const FIGURES: readonly Figure[] = ['throughput', 'tpot', 'ttft'];
/** Share of the measured values on each side outside the range: a little under a tenth, so that parts nobody has measured yet still find four of five inside. */
const TAIL = 0.09;
/** Fewer predictions than this do not make a range of their own. */
const ENOUGH_PREDICTIONS = 40;
/** Sparse evidence without a range of its own: the pooled one, wider by this factor on both sides. */
const SPARSE_FACTOR = 1.25;
/** A class without rows: two to four times off (Gaudi, Trainium and TPU figures against first fits of such models). */
const UNCALIBRATED = { low: 0.35, high: 2 };
const UNCALIBRATED_TTFT = { low: 0.3, high: 3 };

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.floor(q * sorted.length)))]!;
export const figureOf = (o: Observation): Figure =>
  o.target === 'ttft' || o.target === 'prefill' ? 'ttft' : o.target === 'tpot' ? 'tpot' : 'throughput';

/** The level a left-out prediction would have carried: what the remaining groups say about its pair. */
export function levelWithout(
  o: Observation,
  rest: ReadonlyMap<string, number>,
  restClasses: ReadonlyMap<string, number>,
): Level {
  const level =
    (rest.get(pairOf(o)) ?? 0) >= ENOUGH_FIGURES
      ? 'measured'
      : (restClasses.get(o.gpuClass) ?? 0) >= ENOUGH_FIGURES
        ? 'class'
        : 'uncalibrated';
  const mixtureOverPcie =
    o.query.model.architecture?.moe !== undefined &&
    o.query.layout.tensorParallel > 1 &&
    o.query.engine !== 'llama.cpp' &&
    !hasScaleUpLink(o.query.gpu);
  return rangeEvidence(level, o.gpuClass, o.query.model.parametersTotal, mixtureOverPcie);
}

export interface Leveled extends Predicted {
  readonly level: Level;
}

/** 80 % ranges from the errors on left-out groups: one for throughput and time per token, which an answer shows side by side, and one for first tokens. A level never claims to be narrower than the one above it. */
export function statedRanges(list: readonly Leveled[]): Ranges {
  const out = {} as Ranges;
  for (const level of LEVELS) {
    out[level] = {} as Ranges[Level];
    for (const figure of FIGURES) {
      if (level === 'uncalibrated') {
        out[level][figure] = figure === 'ttft' ? UNCALIBRATED_TTFT : UNCALIBRATED;
        continue;
      }
      const pooled = list.filter((p) => (figure === 'ttft' ? p.o.target === 'ttft' : p.o.core));
      const own = pooled.filter((p) => p.level === level);
      const used = own.length >= ENOUGH_PREDICTIONS ? own : pooled;
      const ratios = used.map((p) => p.o.truth / p.value).sort((a, b) => a - b);
      const widen = level === 'sparse' && used !== own ? SPARSE_FACTOR : 1;
      const range = {
        low: Number((quantile(ratios, TAIL) / widen).toFixed(2)),
        high: Number((quantile(ratios, 1 - TAIL) * widen).toFixed(2)),
      };
      const above = level === 'class' ? out.measured[figure] : level === 'sparse' ? out.class[figure] : range;
      out[level][figure] = { low: Math.min(range.low, above.low), high: Math.max(range.high, above.high) };
    }
  }
  return out;
}

/** Percent of the core figures inside their range. */
export function coverage(list: readonly Leveled[], ranges: Ranges): number {
  const core = list.filter((p) => p.o.core);
  return (
    (100 *
      core.filter((p) => {
        const r = ranges[p.level][figureOf(p.o)];
        const t = p.o.truth / p.value;
        return t >= r.low && t <= r.high;
      }).length) /
    core.length
  );
}
