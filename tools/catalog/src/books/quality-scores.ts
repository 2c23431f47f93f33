import type { QualityScore } from '@compute-advisor/domain';
import { type Imported, known, numberOf, type RawRow, statedOf, textOf } from './raw-row';

/** A row of quality.jsonl as a row of the book. What one publisher reports of another's model is no evidence of
 *  either. */
export function qualityScore(raw: RawRow): Imported<QualityScore> {
  const [modelId, benchmark, score] = [textOf(raw, 'model'), textOf(raw, 'benchmark'), numberOf(raw, 'score')];
  if (!modelId || !benchmark || score === undefined) return { leftOut: 'names no model, benchmark or score' };
  const stated = statedOf(raw);
  if (/rival model/.test(stated.source)) return { leftOut: "is a rival's figure as its competitor reports it" };
  const lowerIsBetter = /\(lower is better\)/.test(benchmark);
  return {
    row: {
      modelId,
      benchmark: benchmark.replace(/ \(lower is better\)/, ''),
      score,
      ...(lowerIsBetter ? { lowerIsBetter: true as const } : {}),
      ...known({ setting: textOf(raw, 'setting') }),
      selfReported: raw['self_reported'] === true,
      ...stated,
    },
  };
}
