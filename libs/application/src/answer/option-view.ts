import {
  cheapestOfferFor,
  defined,
  gpusTogether,
  headroomFraction,
  labelRungs,
  type LabelContext,
  type Offer,
  type PlannedWorkload,
  type PriceFreshness,
  type Rung,
} from '@compute-advisor/domain';
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
  return defined({
    gpu_id: r.gpu.id,
    gpu_count: r.gpuCount,
    headroom_fraction: fraction(headroomFraction(r)),
    monthly_cost: r.monthlyUsd,
    labels,
    usd_per_gpu_hour: r.rate?.usdPerGpuHour,
    cheapest_offer: cheapestOffer(r),
    price_freshness: r.rate?.freshness ?? 'unavailable',
    replicas: r.replicas,
    tensor_parallel: r.layout.tensorParallel,
    pipeline_parallel: r.layout.pipelineParallel,
    nodes: r.nodes,
    performance: performanceOf(r, work),
    meets_latency: r.meetsTargets,
    why,
  });
}

/** The offer an option could be bought at: its machines have to hold a replica's GPUs together and add up to the option. */
export function offerOf(r: Rung): Offer | undefined {
  return r.rate && cheapestOfferFor(r.rate, r.gpuCount, gpusTogether(r.layout, r.gpu));
}

/** The instance type that can be ordered; price lists that name a GPU alone hold a word in brackets there, which is none. */
export const instanceTypeOf = ({ instanceType: name }: Offer): string | undefined =>
  name?.startsWith('(') ? undefined : name;

function cheapestOffer(r: Rung): OptionView['cheapest_offer'] {
  const offer = offerOf(r);
  return (
    offer &&
    defined({
      provider: offer.provider,
      instance_type: instanceTypeOf(offer),
      region: offer.region,
      usd_per_gpu_hour: offer.usdPerGpuHour,
      as_of: offer.asOf,
      source: offer.source,
    })
  );
}

const WORST_FIRST: readonly PriceFreshness[] = ['fallback', 'stale', 'live'];

/** The worst freshness among the priced options shown; `unavailable` when none has a price. */
export function overallFreshness(shown: readonly Rung[]): PriceFreshness {
  return WORST_FIRST.find((f) => shown.some((r) => r.rate?.freshness === f)) ?? 'unavailable';
}
