import { headroomFraction, labelRungs, type LabelContext, type PlannedWorkload, type PriceFreshness, type Rung } from '@compute-advisor/domain';
import type { OptionView } from './advice';
import { performanceOf } from './performance-view';
import { fraction } from './rounding';
import { whyOf } from './why';

/** Options listed without `verbose`. */
export const TOP_OPTIONS = 5;

/** The rungs as they are sent. */
export function optionViews(shown: readonly Rung[], work: PlannedWorkload, labels: LabelContext): OptionView[] {
  const names = labelRungs(shown, labels);
  return shown.map((r, i) => optionView(r, names[i] ?? [], whyOf(r, i, shown[0] ?? r, work), work));
}

function optionView(r: Rung, labels: readonly string[], why: string, work: PlannedWorkload): OptionView {
  return {
    gpu_id: r.gpu.id,
    gpu_count: r.gpuCount,
    headroom_fraction: fraction(headroomFraction(r)),
    ...(r.monthlyUsd === undefined ? {} : { monthly_cost: r.monthlyUsd }),
    labels,
    ...(r.rate === undefined ? {} : { usd_per_gpu_hour: r.rate.usdPerGpuHour, cheapest_offer: offerView(r) }),
    price_freshness: r.rate?.freshness ?? 'unavailable',
    replicas: r.replicas,
    tensor_parallel: r.layout.tensorParallel,
    pipeline_parallel: r.layout.pipelineParallel,
    nodes: r.nodes,
    performance: performanceOf(r, work),
    ...(r.meetsTargets === undefined ? {} : { meets_latency: r.meetsTargets }),
    why,
  };
}

function offerView(r: Rung): NonNullable<OptionView['cheapest_offer']> {
  const { cheapest } = r.rate!;
  return {
    provider: cheapest.provider,
    ...(cheapest.instanceType === undefined ? {} : { instance_type: cheapest.instanceType }),
    ...(cheapest.region === undefined ? {} : { region: cheapest.region }),
    usd_per_gpu_hour: cheapest.usdPerGpuHour, as_of: cheapest.asOf, source: cheapest.source,
  };
}

const WORST_FIRST: readonly PriceFreshness[] = ['fallback', 'stale', 'live'];

/** The worst freshness among the priced options shown; `unavailable` when none has a price. */
export function overallFreshness(shown: readonly Rung[]): PriceFreshness {
  return WORST_FIRST.find((f) => shown.some((r) => r.rate?.freshness === f)) ?? 'unavailable';
}
