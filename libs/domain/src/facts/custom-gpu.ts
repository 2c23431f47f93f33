import type { GpuFacts } from './gpu-facts';

/** The catalog's part of the same chip, when the name of one outside it (`custom/rtx-4090-48gb`) differs in its memory
 *  alone. Catalog order does not matter. */
export function sameChip(id: string, catalog: readonly GpuFacts[]): GpuFacts | undefined {
  const chip = (name: string): string => name.replace(/^(?:custom\/|apple-)/, '').replace(/-\d+gb$/, '');
  return catalog.filter((g) => chip(g.id) === chip(id)).sort((a, b) => (a.id < b.id ? -1 : 1))[0];
}

/** Memory rate of a modest board with so much memory. */
function modestBandwidthGbps(gb: number): number {
  if (gb >= 64) return 1500;
  return gb >= 40 ? 700 : 450;
}

/** Of memory that a system shares with its GPU the part that it lends; undefined for boards with their own memory. */
const lentShare = (chip: GpuFacts | undefined): number | undefined =>
  chip?.vendor === 'apple' ? chip.memoryBytesUsable / (chip.memoryGbMarketing * 2 ** 30) : undefined;

/** A part outside the catalog of which the memory is stated (bytes). Rates are those of a modest board of its memory
 *  class, so that speed is a lower bound; nothing else is claimed.
 *  @param chip the catalog's part of the same chip: everything but the memory is its. docs/model.md#custom */
export function customGpu(id: string, memoryBytes: number, chip?: GpuFacts): GpuFacts {
  const gb = Math.round(memoryBytes / 2 ** 30);
  const share = lentShare(chip) ?? 0.98;
  const memory = {
    memoryGbMarketing: gb,
    memoryBytesUsable: Math.floor(memoryBytes * share),
    memoryUsableBasis: `assumed: ${Math.round(share * 100)} % of the stated size`,
  };
  const name = id
    .replace(/^custom\//, '')
    .replace(/-/g, ' ')
    .toUpperCase();
  if (chip)
    return {
      ...chip,
      id,
      name,
      ...memory,
      aliases: [],
      cloudInstances: {},
      source: ['memory as stated in the description', `otherwise ${chip.id}`],
    };
  return {
    id,
    name,
    vendor: 'nvidia',
    architecture: 'unknown',
    ...memory,
    memoryBandwidthGbps: modestBandwidthGbps(gb),
    tflopsDense: { fp16: gb >= 64 ? 200 : 100, bf16: gb >= 64 ? 200 : 100 },
    formFactor: 'PCIe',
    computeCapability: '8.0',
    supports: { bf16: true, fp8: false, fp4: false, int8: true },
    maxGpusPerNode: 8,
    aliases: [],
    cloudInstances: {},
    source: ['stated in the description'],
  };
}
