export type GpuVendor = 'nvidia' | 'amd' | 'intel' | 'google' | 'apple' | 'aws';

/** Dense (never sparse) peak rates in TFLOPS; a rate the part does not have is absent. */
export interface DenseTflops {
  readonly fp32?: number;
  readonly tf32?: number;
  readonly fp16?: number;
  readonly bf16?: number;
  readonly fp8?: number;
  readonly int8?: number;
  readonly fp4?: number;
}

/** An instance type that carries this part: how many of it come in one. */
export interface CloudInstance {
  readonly provider: string;
  readonly count: number;
  /** False where its provider lists no price in public. */
  readonly priceListed?: false;
}

/** One accelerator of the catalog. */
export interface GpuFacts {
  readonly id: string;
  readonly name: string;
  readonly vendor: GpuVendor;
  readonly architecture: string;
  readonly memoryGbMarketing: number;
  /** What the driver reports; every capacity is computed from this. */
  readonly memoryBytesUsable: number;
  readonly memoryUsableBasis?: string;
  /** GB/s, decimal. */
  readonly memoryBandwidthGbps: number;
  readonly tflopsDense: DenseTflops;
  /** GB/s per GPU over the vendor's scale-up link; absent where the parts talk over PCIe only. */
  readonly nvlinkGbps?: number;
  readonly interconnect?: string;
  /** `PCIe`, `consumer`, `SXM`, `OAM`, `superchip`, `APU`, ... */
  readonly formFactor: string;
  readonly tdpWatts?: number;
  readonly computeCapability?: string;
  readonly supports: { readonly bf16: boolean; readonly fp8: boolean; readonly fp4: boolean; readonly int8: boolean };
  readonly maxGpusPerNode?: number;
  readonly mig?: boolean;
  readonly released?: string;
  readonly aliases: readonly string[];
  readonly cloudInstances: Readonly<Record<string, CloudInstance>>;
  readonly source: readonly string[];
  readonly note?: string;
}

const MODULES: ReadonlySet<string> = new Set(['SXM', 'OAM', 'superchip', 'TPU', 'accelerator']);

/** Modules, superchips and pod accelerators: they come in machines built for them, never as boards. */
export const isModule = ({ formFactor }: GpuFacts): boolean => MODULES.has(formFactor);
