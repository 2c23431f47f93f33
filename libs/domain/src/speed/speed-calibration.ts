import { CLASS_FIGURES, MEASURED_PAIRS, SPEED_RANGES } from './calibration-coverage';
import { gpuClassOf, hasScaleUpLink, type GpuClass } from './gpu-class';
import type { RangeEvidence, SpeedCalibration, SpeedFigure, SpeedQuery, SpeedRange } from './speed-query';

/** Fewer measured figures than this do not make a class or a pair calibrated. */
const ENOUGH_FIGURES = 3;

const known = new Map<string, Map<GpuClass, SpeedCalibration>>();

/** What was measured of an architecture (its signature) on a class of parts. */
export function speedCalibration(signature: string, gpuClass: GpuClass): SpeedCalibration {
  let ofClasses = known.get(signature);
  if (ofClasses === undefined) known.set(signature, (ofClasses = new Map<GpuClass, SpeedCalibration>()));
  let calibration = ofClasses.get(gpuClass);
  if (calibration === undefined) ofClasses.set(gpuClass, (calibration = lookUp(signature, gpuClass)));
  return calibration;
}

function lookUp(signature: string, gpuClass: GpuClass): SpeedCalibration {
  const pair = MEASURED_PAIRS[`${signature}|${gpuClass}`] ?? 0;
  const ofClass = CLASS_FIGURES[gpuClass];
  if (pair >= ENOUGH_FIGURES)
    return { level: 'measured', rows: pair, note: `${pair} measurements of this architecture on this class of GPU` };
  if (ofClass >= ENOUGH_FIGURES)
    return { level: 'class', rows: ofClass, note: `${ofClass} measurements of other models on this class of GPU` };
  return {
    level: 'uncalibrated',
    rows: 0,
    note: 'no measurement of this class of GPU: not calibrated, can be off by two to four times',
  };
}

/** Below this size the host's work, not the part, sets the pace. */
const SMALL_MODEL_PARAMETERS = 4e9;

/** The kind of run a stated range is known for: class of part, engine, and whether tokens are routed to experts.
 *  Undefined for runs that no kind speaks for:
 *  small models, and experts that talk over PCIe. */
export function kindOfRun(query: SpeedQuery): string | undefined {
  const { model, engine, gpu } = query;
  const mixture = model.architecture?.moe !== undefined;
  const split = engine !== 'llama.cpp' && query.layout.tensorParallel > 1;
  if (model.parametersTotal < SMALL_MODEL_PARAMETERS || (mixture && split && !hasScaleUpLink(gpu))) return undefined;
  return `${gpuClassOf(gpu)}|${engine}|${mixture ? 'mixture' : 'dense'}`;
}

/** What the stated range of a replica rests on: runs of its kind, runs of its class of part, or none. */
export function rangeEvidence(query: SpeedQuery): RangeEvidence {
  if (CLASS_FIGURES[gpuClassOf(query.gpu)] < ENOUGH_FIGURES) return 'uncalibrated';
  const kind = kindOfRun(query);
  return kind !== undefined && kind in SPEED_RANGES.kinds ? 'kind' : 'sparse';
}

/** Factors of the modelled figure between which four of five measured values of runs like this one lie. */
export function speedRange(query: SpeedQuery, figure: SpeedFigure): SpeedRange {
  const evidence = rangeEvidence(query);
  if (evidence === 'uncalibrated') return SPEED_RANGES.uncalibrated[figure];
  return SPEED_RANGES.kinds[kindOfRun(query) ?? '']?.[figure] ?? SPEED_RANGES.sparse[figure];
}
