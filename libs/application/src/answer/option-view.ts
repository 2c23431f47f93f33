import {
  defined,
  gpusOf,
  headroomFraction,
  labelRungs,
  type LabelContext,
  mustBeQuantised,
  type Listed,
  memoryPartsOf,
  namesMachine,
  type Offer,
  orderOf,
  type PlannedWorkload,
  type PriceFreshness,
  type Rung,
} from '@compute-advisor/domain';
import { memoryView } from './memory-view';
import type { OptionView } from './option-members';
import { performanceOf } from './performance-view';
import { fraction } from './rounding';
import { whyOf } from './why';

/** Options listed without `verbose`. */
export const TOP_OPTIONS = 5;

/** The first `shown` rungs of a ladder as they are sent; what is said of one is worked out over all of them.
 *  @param isRented false where the hardware has to stand in the writer's own rooms: what renting it would cost is a
 *  yardstick then, and no order is named */
export function optionViews(
  ladder: Listed,
  shown: number,
  work: PlannedWorkload,
  labels: LabelContext,
  isRented = true,
): OptionView[] {
  const { model, config, tuning } = work;
  const quantiseYourself =
    tuning === undefined && mustBeQuantised(model, config.weightPrecision, config.engine) ? true : undefined;
  const names = labelRungs(ladder, defined({ ...labels, quantiseYourself }), shown);
  return ladder.rungs
    .slice(0, shown)
    .map((r, i) => optionView(r, names[i] ?? [], whyOf(r, i, ladder, work, isRented), work, isRented));
}

/** One rung as it is sent. */
export function optionView(
  r: Rung,
  labels: readonly string[],
  why: string,
  work: PlannedWorkload,
  isRented = true,
): OptionView {
  return defined({
    gpu_id: r.gpu.id,
    gpu_count: r.gpuCount,
    headroom_fraction: fraction(headroomFraction(r)),
    monthly_cost: r.monthlyUsd,
    labels,
    price_basis: basisOf(r),
    usd_per_gpu_hour: shownRate(r, work),
    cheapest_offer: cheapestOffer(r),
    order: isRented && r.runningUsd === undefined ? orderView(r, work) : undefined,
    price_freshness: r.rate?.freshness ?? 'unavailable',
    replicas: r.replicas,
    tensor_parallel: r.layout.tensorParallel,
    pipeline_parallel: r.layout.pipelineParallel,
    gpus_idle: r.gpusIdle > 0 ? r.gpusIdle : undefined,
    data_parallel: r.layout.dataParallel,
    nodes: r.nodes,
    memory: memoryView(memoryPartsOf(r, work), r.replicas * gpusOf(r.layout) * r.gpu.memoryBytesUsable),
    performance: performanceOf(r, work),
    meets_latency: r.meetsTargets,
    why,
  });
}

/** How it is paid, where that is not on demand. */
function basisOf({ rate }: Rung): OptionView['price_basis'] {
  const basis = rate?.basis;
  return basis === 'spot' || basis === 'reserved_1y' || basis === 'reserved_3y' ? basis : undefined;
}

/** The rate to a hundredth of a cent; of two that are equally near, the one that the bill shown is nearer to. */
function shownRate({ machines, monthlyUsd, gpuCount }: Rung, { hoursPerMonth }: PlannedWorkload): number | undefined {
  if (!machines || monthlyUsd === undefined) return undefined;
  const exact = machines.rate.usdPerGpuHour * 1e4;
  const [down, up] = [Math.round(exact - 1e-6), Math.round(exact + 1e-6)];
  const bill = (rate: number): number => Math.abs((rate / 1e4) * gpuCount * hoursPerMonth - monthlyUsd);
  return (bill(down) < bill(up) ? down : up) / 1e4;
}

/** The offer the machines of an option could be ordered as; undefined where nobody sells them. */
export const offerOf = (r: Rung): Offer | undefined => r.machines?.rate.order;

/** The instance type that can be ordered; absent where a price list names a GPU alone. */
export const instanceTypeOf = (offer: Offer): string | undefined =>
  namesMachine(offer) ? offer.instanceType : undefined;

function orderView(r: Rung, work: PlannedWorkload): OptionView['order'] {
  const order = orderOf(r, work.hoursPerMonth);
  return (
    order &&
    defined({
      provider: order.offer.provider,
      instance_type: instanceTypeOf(order.offer),
      gpus_per_machine: order.gpusPerMachine,
      machines: order.machines,
      region: order.offer.region,
      usd_per_hour: order.usdPerHour,
      monthly_usd: order.monthlyUsd,
      as_of: order.offer.asOf,
    })
  );
}

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
