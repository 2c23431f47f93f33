import {
  engineFor,
  memoryDemandOf,
  requirement,
  servablePrecisions,
  smallestMachines,
  type WeightPrecision,
} from '@compute-advisor/domain';
import { mostSequences } from '../interpretation/most-sequences';
import type { Planned } from '../use-cases/planned';
import type { PrecisionView, RequirementView } from './advice';

/** Machines named per precision. */
const FITS_NAMED = 4;

/** One full set of weights and the cache of so many sequences, by part and by precision. @param inFlight sequences at peak */
export function requirementView(p: Planned, inFlight: number): RequirementView {
  const { work } = p;
  const { model, config } = work;
  const sequences = Math.min(inFlight, mostSequences(model, config.kvPrecision, work.contextTokens));
  const r = requirement(model, config, memoryDemandOf(work, sequences));
  const precisions = servablePrecisions(model);
  const listed: readonly WeightPrecision[] = work.tuning
    ? [config.weightPrecision]
    : precisions.includes(config.weightPrecision)
      ? precisions
      : [config.weightPrecision, ...precisions];
  return {
    total_required_bytes: r.totalRequiredBytes,
    weights_bytes: r.weightsBytes,
    kv_cache_bytes: r.kvCacheBytes,
    activation_bytes: r.activationBytes,
    runtime_overhead_bytes: r.runtimeOverheadBytes,
    kv_cache_bytes_per_token: r.kvCacheBytesPerToken,
    kv_cache_bytes_per_sequence: r.kvCacheBytesPerSequence,
    by_precision: listed.map((precision) => precisionView(p, precision, sequences)),
    range: { low_bytes: r.lowBytes, expected_bytes: r.totalRequiredBytes, high_bytes: r.highBytes, basis: r.basis },
  };
}

function precisionView(p: Planned, precision: WeightPrecision, sequences: number): PrecisionView {
  const work = {
    ...p.work,
    config: { ...p.work.config, weightPrecision: precision, engine: engineFor(precision, p.work.config.engine) },
  };
  const r = requirement(work.model, work.config, memoryDemandOf(work, sequences));
  return {
    precision,
    weights_bytes: r.weightsBytes,
    kv_cache_bytes: r.kvCacheBytes,
    total_required_bytes: r.totalRequiredBytes,
    fits: smallestMachines(work, p.market, sequences, FITS_NAMED).map((m) => ({
      gpu_id: m.gpu.id,
      gpu_count: m.gpuCount,
    })),
  };
}
