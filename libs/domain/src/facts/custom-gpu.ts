import type { GpuFacts } from './gpu-facts';

/** A part outside the catalog of which the memory is stated (bytes). Rates are those of a modest board of its memory class, so that speed is a lower bound; nothing else is claimed. docs/model.md#custom */
export function customGpu(id: string, memoryBytes: number): GpuFacts {
  const gb = Math.round(memoryBytes / 2 ** 30);
  return {
    id, name: id.replace(/^custom\//, '').replace(/-/g, ' ').toUpperCase(), vendor: 'nvidia', architecture: 'unknown', memoryGbMarketing: gb, memoryBytesUsable: Math.floor(memoryBytes * 0.98),
    memoryUsableBasis: 'assumed: 98 % of the stated size', memoryBandwidthGbps: gb >= 64 ? 1500 : gb >= 40 ? 700 : 450, tflopsDense: { fp16: gb >= 64 ? 200 : 100, bf16: gb >= 64 ? 200 : 100 },
    formFactor: 'PCIe', computeCapability: '8.0', supports: { bf16: true, fp8: false, fp4: false, int8: true }, maxGpusPerNode: 8, aliases: [], cloudInstances: {}, source: ['stated in the description'],
  };
}
