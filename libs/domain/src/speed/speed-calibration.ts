import { CLASS_FIGURES, MEASURED_PAIRS, SPEED_RANGES } from './calibration';
import type { GpuClass } from './gpu-class';
import type { SpeedCalibration, SpeedFigure, SpeedRange } from './speed-query';

/** Fewer measured figures than this do not make a class or a pair calibrated. */
const ENOUGH_FIGURES = 3;

const known = new Map<string, SpeedCalibration>();

/** What was measured of an architecture (its signature) on a class of parts. */
export function speedCalibration(signature: string, gpuClass: GpuClass): SpeedCalibration {
  const key = `${signature}|${gpuClass}`;
  let calibration = known.get(key);
  if (calibration === undefined) known.set(key, calibration = lookUp(key, gpuClass));
  return calibration;
}

function lookUp(key: string, gpuClass: GpuClass): SpeedCalibration {
  const pair = MEASURED_PAIRS[key] ?? 0;
  const ofClass = CLASS_FIGURES[gpuClass];
  if (pair >= ENOUGH_FIGURES) return { level: 'measured', rows: pair, note: `${pair} measurements of this architecture on this class of GPU` };
  if (ofClass >= ENOUGH_FIGURES) return { level: 'class', rows: ofClass, note: `${ofClass} measurements of other models on this class of GPU` };
  return { level: 'uncalibrated', rows: 0, note: 'no measurement of this class of GPU: not calibrated, can be off by two to four times' };
}

/** Factors between which four of five measured values lie, at this level of evidence. */
export function speedRange(level: SpeedCalibration['level'], figure: SpeedFigure): SpeedRange {
  return SPEED_RANGES[level][figure];
}
