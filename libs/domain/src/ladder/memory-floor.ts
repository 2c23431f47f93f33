import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import { weightBytes } from '../memory/weights';
import type { MarketRate } from '../money/market-rate';
import { leastCacheBytes } from './least-cache';
import type { Market, PlannedWorkload } from './planned-workload';

/** Share of a part's memory that no engine plans beyond. */
const MOST_USED = 0.97;

const byId = (a: GpuFacts, b: GpuFacts): number => {
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
};

/** What is worked out of a market whatever the workload: filled as it is asked for. */
interface Shelf {
  allowed?: readonly GpuFacts[];
  memory?: readonly PricedMemory[];
  leastOrdered?: number;
  /** By format and hours. */
  readonly orders: WeakMap<ModelFacts, Map<string, readonly Floored[]>>;
}
type Shelves = WeakMap<Market['rates'], WeakMap<Market['excluded'], { gpus: Market['gpus']; shelf: Shelf }>>;

const ORDERS_KNOWN = 64;
const shelfOfMarket = new WeakMap<Market, Shelf>();
/** Markets with the same rates and the same exclusions share a shelf, those of other questions too. */
const shelves: Shelves = new WeakMap();

function shelfOf(market: Market): Shelf {
  let shelf = shelfOfMarket.get(market);
  if (!shelf) shelfOfMarket.set(market, (shelf = sharedShelf(market)));
  return shelf;
}

function sharedShelf({ rates, excluded, gpus }: Market): Shelf {
  let ofRates = shelves.get(rates);
  if (!ofRates) shelves.set(rates, (ofRates = new WeakMap()));
  const known = ofRates.get(excluded);
  if (known?.gpus === gpus) return known.shelf;
  const shelf: Shelf = { orders: new WeakMap() };
  ofRates.set(excluded, { gpus, shelf });
  return shelf;
}

/** The parts the text allows; asked for once per market. */
export function allowedParts(market: Market): readonly GpuFacts[] {
  const shelf = shelfOf(market);
  return (shelf.allowed ??= market.gpus.filter((g) => market.excluded(g) === undefined));
}

/** The least a GPU of this part costs in any machine, USD per hour. */
export const leastRate = (rate: MarketRate): number =>
  rate.machines.reduce((least, m) => Math.min(least, m.usdPerGpuHour), Infinity);

/** What a part can be ordered for at best, of what is usual for it: bills are what is usual, limits of money are held
 *  against orders. 1 where no order is cheaper. */
export function leastOrderShare(rate: MarketRate | undefined): number {
  if (rate === undefined) return 1;
  let share = sharesKnown.get(rate);
  if (share === undefined) {
    share = rate.machines.reduce((least, m) => Math.min(least, m.order.usdPerGpuHour / m.usdPerGpuHour), 1);
    sharesKnown.set(rate, share);
  }
  return share;
}
const sharesKnown = new WeakMap<MarketRate, number>();

export interface PricedMemory {
  readonly gpu: GpuFacts;
  readonly rate: MarketRate;
  /** Of one GPU in the machine that is cheapest by the GPU. */
  readonly leastUsdPerGpuHour: number;
  readonly usdPerByteHour: number;
}

/** The allowed parts that someone sells, cheapest memory first. */
export function cheapestMemory(market: Market): readonly PricedMemory[] {
  return (shelfOf(market).memory ??= pricedMemory(market));
}

function pricedMemory(market: Market): readonly PricedMemory[] {
  return allowedParts(market)
    .flatMap((gpu) => {
      const rate = market.rates.get(gpu.id);
      if (!rate) return [];
      const leastUsdPerGpuHour = leastRate(rate);
      const usdPerByteHour = leastUsdPerGpuHour / (gpu.memoryBytesUsable * MOST_USED);
      return [{ gpu, rate, leastUsdPerGpuHour, usdPerByteHour }];
    })
    .sort((a, b) => a.usdPerByteHour - b.usdPerByteHour || byId(a.gpu, b.gpu));
}

/** USD per month that nobody can undercut for so many bytes of GPU memory, as they can be ordered; infinite where
 *  nothing is sold. */
export function memoryFloorUsd(bytes: number, market: Market, hoursPerMonth: number): number {
  return bytes * leastOrderedPerByte(market) * hoursPerMonth;
}

/** The cheapest byte that can be ordered, USD per hour. */
function leastOrderedPerByte(market: Market): number {
  const shelf = shelfOf(market);
  return (shelf.leastOrdered ??= cheapestMemory(market).reduce(
    (least, { rate, usdPerByteHour }) => Math.min(least, usdPerByteHour * leastOrderShare(rate)),
    Infinity,
  ));
}

/** Bytes no layout can do without: weights once, and the cache of every sequence in flight at the share of capacity a
 *  plan may use. */
export const leastBytes = (work: PlannedWorkload): number =>
  leastBytesOf(work, (work.demand.concurrentRequests ?? 0) / work.capacityShare);

/** The same with so many sequences. */
export const leastBytesOf = (work: PlannedWorkload, sequences: number): number =>
  weightBytes(work.model, work.config.weightPrecision) + leastCacheBytes(work, sequences);

/** GPUs of a part below which so many bytes cannot lie anywhere. */
export const leastGpusFor = (bytes: number, gpu: GpuFacts): number =>
  Math.ceil(bytes / (gpu.memoryBytesUsable * MOST_USED));

/** The same as they are sold. */
export const leastGpus = (bytes: number, gpu: GpuFacts, rate: MarketRate): number =>
  Math.max(rate.instanceGranularity, leastGpusFor(bytes, gpu));

/** USD per month that a part cannot undercut when so many bytes have to lie somewhere; infinite for a part nobody
 *  sells. To a cent below, since bills are rounded. */
export function floorUsd(bytes: number, hoursPerMonth: number, market: Market, gpu: GpuFacts): number {
  const rate = market.rates.get(gpu.id);
  return rate === undefined ? Infinity : leastGpus(bytes, gpu, rate) * leastRate(rate) * hoursPerMonth - 0.01;
}

/** A part and what is asked for it. */
export interface PricedPart {
  readonly gpu: GpuFacts;
  /** Undefined for a part nobody sells. */
  readonly rate: MarketRate | undefined;
  /** Of one GPU in the machine that is cheapest by the GPU. */
  readonly leastUsdPerGpuHour: number;
}

/** The same with what it cannot undercut. */
export interface Floored extends PricedPart {
  /** USD per month for the weights alone. */
  readonly floor: number;
}

/** `floorUsd` of a part whose least rate is known. */
export const floorWith = (
  { gpu, rate, leastUsdPerGpuHour }: PricedPart,
  bytes: number,
  hoursPerMonth: number,
): number => (rate === undefined ? Infinity : leastGpus(bytes, gpu, rate) * leastUsdPerGpuHour * hoursPerMonth - 0.01);

/** The allowed parts by what their smallest machine costs; the load does not enter, so one market asks once per format
 *  and hours. */
export function cheapestFirst(work: PlannedWorkload, market: Market): readonly Floored[] {
  const { orders } = shelfOf(market);
  let ofModel = orders.get(work.model);
  if (!ofModel || ofModel.size > ORDERS_KNOWN) orders.set(work.model, (ofModel = new Map()));
  const key = `${work.config.weightPrecision} ${work.hoursPerMonth}`;
  let order = ofModel.get(key);
  if (!order) ofModel.set(key, (order = flooredParts(work, market)));
  return order;
}

function flooredParts(work: PlannedWorkload, market: Market): readonly Floored[] {
  const bytes = weightBytes(work.model, work.config.weightPrecision);
  return allowedParts(market)
    .map((gpu) => {
      const rate = market.rates.get(gpu.id);
      const leastUsdPerGpuHour = rate === undefined ? Infinity : leastRate(rate);
      return { gpu, rate, leastUsdPerGpuHour, floor: floorUsd(bytes, work.hoursPerMonth, market, gpu) };
    })
    .sort((a, b) => a.floor - b.floor || byId(a.gpu, b.gpu));
}
