import { defined } from '@compute-advisor/domain';
import { gpusPerReplica, type Sensitivity, type SensitivitySegment } from '../use-cases/sensitivity';
import type { SensitivityView } from './advice';

/** The ranges as they are sent. */
export const sensitivityViews = (strips: readonly Sensitivity[]): readonly SensitivityView[] =>
  strips.map(({ input, at, setsCost, segments }) => ({
    input,
    at,
    segments: segments.map((segment) =>
      segmentView(segment, setsCost || (input === 'usd_per_gpu_hour' && segment.isCurrent)),
    ),
  }));

function segmentView(
  { from, to, best, isCurrent }: SensitivitySegment,
  costFollows: boolean,
): SensitivityView['segments'][number] {
  return defined({
    from,
    to,
    gpu_id: best?.gpu.id,
    replicas: best?.replicas,
    gpus_per_replica: best && gpusPerReplica(best),
    monthly_cost: costFollows ? undefined : best?.monthlyUsd,
    is_current: isCurrent ? (true as const) : undefined,
  });
}
