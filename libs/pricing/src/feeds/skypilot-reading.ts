import type { SnapshotOffer } from '@compute-advisor/application';
import { canonicalProvider, isCommunityMarketplace, type PriceKind } from '@compute-advisor/domain';
import type { AcceleratorName, GpuNames, InstanceGpus } from '../readings/gpu-names';
import { OfferTally, saysPrice } from './price-feed';
import type { FeedReading } from '../readings/feed-reading';
import { ProcessorCounts, readGpuInfo, skypilotRows, type SkypilotRow } from './skypilot-row';
import { tpuSlice, type TpuSlice } from './tpu-slice';

/** What all rows of one file share. */
interface FileContext {
  readonly provider: string;
  readonly asOf: string;
  readonly source: string;
  readonly names: GpuNames;
  readonly tally: OfferTally;
  readonly spot: Map<string, SnapshotOffer>;
}

/** A slice of a TPU pod, and how many chips it has. */
type TpuRow = SkypilotRow & { readonly slice: TpuSlice };
/** A machine that is priced apart from the accelerators the catalog says it holds. */
type MachineRow = SkypilotRow & { readonly holds: InstanceGpus };

/** Reads one cloud's `vms.csv`. Prices are for whole instances; on-demand and spot become separate offers, a spot
 *  price of 0.00 none. @throws {UnreadableFeed} */
export async function readSkypilotCsv(
  cloud: string,
  text: string,
  names: GpuNames,
  sourceDate: string,
): Promise<FeedReading> {
  const file: FileContext = {
    provider: canonicalProvider(cloud),
    asOf: sourceDate,
    source: `skypilot-org/skypilot-catalog ${cloud}/vms.csv`,
    names,
    tally: new OfferTally(),
    spot: new Map(),
  };
  const machines: MachineRow[] = [];
  const slices: TpuRow[] = [];
  const apart: SkypilotRow[] = [];
  const processors = new ProcessorCounts();
  for await (const row of skypilotRows(text)) {
    processors.add(row);
    if (row.accelerator === '') {
      const holds = names.instance(file.provider, row.instanceType);
      if (holds) machines.push({ ...row, holds });
    } else if (file.tally.isNew(JSON.stringify(row))) {
      const slice = tpuSlice(row.accelerator);
      if (row.instanceType !== '') readInstance(row, file);
      else if (slice) slices.push({ ...row, slice });
      else apart.push(row);
    }
  }
  processors.check();
  for (const row of withoutPlaceholders(slices)) readTpu(row, file);
  joinMachines(machines, apart, file);
  for (const offer of file.spot.values()) file.tally.keep(offer);
  return file.tally.reading(sourceDate);
}

function readInstance(row: SkypilotRow, file: FileContext): void {
  const info = readGpuInfo(row.gpuInfo, row.count);
  const name: AcceleratorName = {
    provider: file.provider,
    instanceType: row.instanceType,
    names: [...(info.name === undefined ? [] : [info.name]), row.accelerator],
    ...(info.memoryGib.length > 0 ? { memoryGib: info.memoryGib } : {}),
  };
  const gpu = file.names.resolve(name);
  if (gpu.kind !== 'named') return file.tally.leaveOut(gpu.kind, row.accelerator);
  // A machine the catalog knows with another number of GPUs: one of the two is wrong, and the price per GPU with it.
  const listed = file.names.instance(file.provider, row.instanceType);
  if (listed && Math.abs(listed.gpuCount - row.count) > 0.001)
    return file.tally.leaveOut('ambiguous', `${row.instanceType} with ${row.count}`);
  keepPrices(row, gpu.gpuId, row.count, row.price, row.spotPrice, file);
}

function readTpu({ slice, ...row }: TpuRow, file: FileContext): void {
  const gpu = file.names.resolve({ provider: file.provider, names: [`tpu-${slice.generation}`] });
  if (gpu.kind !== 'named') return file.tally.leaveOut(gpu.kind, row.accelerator);
  const times = row.count >= 1 ? row.count : 1;
  keepPrices({ ...row, instanceType: row.accelerator }, gpu.gpuId, slice.chips * times, row.price, row.spotPrice, file);
}

/** Where a slice is not sold the file says 700.0, whatever the size. A price that one zone asks for slices of
 *  different sizes is such a placeholder, and no price. */
function withoutPlaceholders(slices: readonly TpuRow[]): readonly TpuRow[] {
  const sizes = new Map<string, Set<number>>();
  const keyOf = (row: TpuRow, price: number): string =>
    JSON.stringify([row.slice.generation, row.region, row.zone, price]);
  for (const row of slices)
    for (const price of [row.price, row.spotPrice]) {
      if (price === undefined || price === 0) continue;
      const key = keyOf(row, price);
      sizes.set(key, (sizes.get(key) ?? new Set()).add(row.slice.chips));
    }
  const real = (row: TpuRow, price: number | undefined): price is number =>
    price !== undefined && (sizes.get(keyOf(row, price))?.size ?? 0) < 2;
  return slices.map(({ price, spotPrice, ...row }) => {
    const whole = {
      ...row,
      ...(price === undefined ? {} : { price }),
      ...(spotPrice === undefined ? {} : { spotPrice }),
    };
    return { ...row, ...(real(whole, price) ? { price } : {}), ...(real(whole, spotPrice) ? { spotPrice } : {}) };
  });
}

/** GCP prices machine and accelerators apart, zone by zone; only both together are a price someone can pay. */
function joinMachines(machines: readonly MachineRow[], apart: readonly SkypilotRow[], file: FileContext): void {
  const fits = new Map<string, readonly string[]>();
  const couldBe = (row: SkypilotRow): readonly string[] => {
    const known =
      fits.get(row.accelerator) ?? file.names.couldBe({ provider: file.provider, names: [row.accelerator] });
    fits.set(row.accelerator, known);
    return known;
  };
  const byPlace = new Map<string, SkypilotRow[]>();
  const placeOf = (row: SkypilotRow, count: number): string => JSON.stringify([row.region, row.zone, count]);
  for (const row of apart) byPlace.set(placeOf(row, row.count), [...(byPlace.get(placeOf(row, row.count)) ?? []), row]);
  const used = new Set<SkypilotRow>();
  for (const machine of machines) {
    const { gpuId, gpuCount } = machine.holds;
    const accelerators = (byPlace.get(placeOf(machine, gpuCount)) ?? []).filter((row) => couldBe(row).includes(gpuId));
    for (const row of accelerators) used.add(row);
    const [only, another] = accelerators.length > 1 ? namedAlike(machine, accelerators) : accelerators;
    if (only && !another)
      keepPrices(
        machine,
        gpuId,
        gpuCount,
        sum(machine.price, only.price),
        sum(machine.spotPrice, only.spotPrice),
        file,
      );
  }
  for (const row of apart)
    if (!used.has(row)) file.tally.leaveOut(couldBe(row).length === 0 ? 'unknown' : 'without_price', row.accelerator);
}

/** Two accelerators of one part, priced apart by their network: `H100-MEGA` belongs to `a3-megagpu-8g`, plain `H100`
 *  to `a3-highgpu-8g`. */
function namedAlike(machine: SkypilotRow, accelerators: readonly SkypilotRow[]): readonly SkypilotRow[] {
  const extra = (row: SkypilotRow): readonly string[] => row.accelerator.toLowerCase().split('-').slice(1);
  const alike = accelerators.filter((row) => extra(row).every((word) => machine.instanceType.includes(word)));
  const most = Math.max(...alike.map((row) => extra(row).length));
  return alike.filter((row) => extra(row).length === most);
}

const sum = (a: number | undefined, b: number | undefined): number | undefined =>
  a !== undefined && b !== undefined && a > 0 && b > 0 ? a + b : undefined;

function keepPrices(
  row: SkypilotRow,
  gpuId: string,
  gpuCount: number,
  price: number | undefined,
  spotPrice: number | undefined,
  file: FileContext,
): void {
  const usable = gpuCount > 0 && saysPrice(price);
  if (!usable) file.tally.leaveOut('without_price', row.accelerator || row.instanceType);
  const offer = (perHour: number, kind: PriceKind): SnapshotOffer => ({
    gpuId,
    provider: file.provider,
    gpuCount,
    usdPerGpuHour: perHour / gpuCount,
    kind,
    asOf: file.asOf,
    source: file.source,
    ...(row.instanceType === '' ? {} : { instanceType: row.instanceType }),
    ...(row.region === '' ? {} : { region: row.region }),
  });
  if (usable)
    file.tally.keep(
      offer(
        price,
        isCommunityMarketplace(file.provider) || /_COMMUNITY$/.test(row.instanceType) ? 'community' : 'on_demand',
      ),
    );
  if (gpuCount > 0 && saysPrice(spotPrice)) keepLowestSpot(offer(spotPrice, 'spot'), file.spot);
}

/** Spot prices differ by zone and hour; the region's lowest stands for it. */
function keepLowestSpot(offer: SnapshotOffer, spot: Map<string, SnapshotOffer>): void {
  const key = JSON.stringify([offer.gpuId, offer.instanceType, offer.region, offer.gpuCount]);
  const known = spot.get(key);
  if (!known || offer.usdPerGpuHour < known.usdPerGpuHour) spot.set(key, offer);
}
