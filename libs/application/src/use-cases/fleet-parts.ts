import { customGpu, type FleetLine, type GpuFacts, sameChip } from '@compute-advisor/domain';
import type { Catalog } from '../ports/catalog.port';
import { gpuOf } from '../question/catalog-rows';
import type { Question } from '../question/question';

/** Memory counted for a part outside the catalog whose memory the text does not state: a bound that few cards in use
 *  stay under, said by the reader in the banner. */
const UNKNOWN_PART_BYTES = 16 * 2 ** 30;

const isCustom = (line: FleetLine): boolean => line.gpuId.startsWith('custom/');

/** The part a line of a fleet is made of: a catalog entry, or a described part outside it with the memory the text
 *  states. */
export function partOf(line: FleetLine, catalog: Catalog, q: Question): GpuFacts | undefined {
  const known = gpuOf(catalog, line.gpuId);
  if (known || !isCustom(line)) return known;
  const bytes = q.reading.customGpuMemoryBytes[line.gpuId] ?? UNKNOWN_PART_BYTES;
  return customGpu(line.gpuId, bytes, sameChip(line.gpuId, catalog.gpus));
}

/** Parts of the fleet that stand outside the catalog; the market has to know them to look at the fleet. */
export function partsOutsideCatalog(q: Question, catalog: Catalog): GpuFacts[] {
  return (q.fleet?.value ?? []).filter(isCustom).flatMap((l) => partOf(l, catalog, q) ?? []);
}

/** What a line of a fleet is called. */
export const partName = (line: FleetLine, catalog: Catalog): string =>
  gpuOf(catalog, line.gpuId)?.name ?? customGpu(line.gpuId, UNKNOWN_PART_BYTES).name;

/** GPUs of all lines of a fleet. */
export const gpusInFleet = (fleet: readonly FleetLine[]): number => fleet.reduce((n, line) => n + line.gpuCount, 0);

/** GPUs of a fleet that stay where so many of the same part would do: nobody gives back half of a machine, unless half
 *  of one is all there is. */
export function keptOf(fleet: readonly FleetLine[], gpu: GpuFacts, gpuCount: number): number {
  const [line, ...others] = fleet;
  const machine = line?.instanceType === undefined ? undefined : gpu.cloudInstances[line.instanceType]?.count;
  const isWhole = machine !== undefined && (line?.gpuCount ?? 0) % machine === 0;
  const isOfOne = isWhole && others.every(({ instanceType }) => instanceType === line?.instanceType);
  return isOfOne ? Math.ceil(gpuCount / machine) * machine : gpuCount;
}
