import { defined } from '@compute-advisor/domain';
import type { PrecisionFigures, RequirementFigures } from '../use-cases/requirement-figures';
import type { PrecisionView, RequirementView } from './advice';

/** One full set of weights and the cache of the planned sequences, by part and by precision. */
export function requirementView({ need: r, byPrecision }: RequirementFigures): RequirementView {
  return defined({
    total_required_bytes: r.totalRequiredBytes,
    weights_bytes: r.weightsBytes,
    kv_cache_bytes: r.kvCacheBytes,
    activation_bytes: r.activationBytes,
    runtime_overhead_bytes: r.runtimeOverheadBytes,
    kv_cache_bytes_per_token: r.kvCacheBytesPerToken,
    kv_cache_bytes_per_sequence: r.kvCacheBytesPerSequence,
    kv_cache_tokens_per_sequence: r.kvCacheTokensPerSequence,
    by_precision: byPrecision.map(precisionView),
    range: { low_bytes: r.lowBytes, expected_bytes: r.totalRequiredBytes, high_bytes: r.highBytes, basis: r.basis },
  });
}

const precisionView = ({ precision, need, fits, checkpoint, quantiseYourself }: PrecisionFigures): PrecisionView =>
  defined({
    precision,
    weights_bytes: need.weightsBytes,
    kv_cache_bytes: need.kvCacheBytes,
    total_required_bytes: need.totalRequiredBytes,
    checkpoint,
    quantise_yourself: quantiseYourself ? true : undefined,
    fits: fits.map((m) => ({ gpu_id: m.gpu.id, gpu_count: m.gpuCount })),
  });
