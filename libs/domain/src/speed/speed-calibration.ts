import { CLASS_FIGURES, MEASURED_PAIRS, SPEED_RANGES } from './calibration';
import type { GpuClass } from './gpu-class';
import type { RangeEvidence, SpeedCalibration, SpeedFigure, SpeedRange } from './speed-query';

/** Fewer measured figures than this do not make a class or a pair calibrated. */
const ENOUGH_FIGURES = 3;

const known = new Map<string, SpeedCalibration>();

/** What was measured of an architecture (its signature) on a class of parts. */
export function speedCalibration(signature: string, gpuClass: GpuClass): SpeedCalibration {
  const key = `${signature}|${gpuClass}`;
  let calibration = known.get(key);
  if (calibration === undefined) known.set(key, (calibration = lookUp(key, gpuClass)));
  return calibration;
}

function lookUp(key: string, gpuClass: GpuClass): SpeedCalibration {
  const pair = MEASURED_PAIRS[key] ?? 0;
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

/** Classes with fewer measured figures than this carry the range of sparse evidence. */
export const SPARSE_CLASS_FIGURES = 100;
/** Below this size the host's work, not the part, sets the pace. */
const SMALL_MODEL_PARAMETERS = 4e9;

/** Which of the stated ranges holds: what was measured, unless the class has few rows, the model is small, or a mixture of experts talks over PCIe. */
export function rangeEvidence(
  level: SpeedCalibration['level'],
  gpuClass: GpuClass,
  parameters: number,
  mixtureOverPcie: boolean,
): RangeEvidence {
  if (level === 'uncalibrated') return level;
  return mixtureOverPcie || parameters < SMALL_MODEL_PARAMETERS || CLASS_FIGURES[gpuClass] < SPARSE_CLASS_FIGURES
    ? 'sparse'
    : level;
}

/** Factors between which four of five measured values lie, at this evidence. */
export function speedRange(evidence: RangeEvidence, figure: SpeedFigure): SpeedRange {
  return SPEED_RANGES[evidence][figure];
}
