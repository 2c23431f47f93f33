/** Chips in one TPU slice by its name: v2 to v5p are named by TensorCores, two to a chip, the later ones by chips.
 *  Source: Google Cloud TPU documentation, system architecture. */
const CORES_PER_CHIP: Readonly<Record<string, number>> = { v2: 2, v3: 2, v4: 2, v5p: 2, v5litepod: 1, v5e: 1, v6e: 1 };

/** A slice of a TPU pod that is rented as one. */
export interface TpuSlice {
  readonly generation: string;
  readonly chips: number;
}

/** The generation and chip count of `tpu-v5p-6656` (v5p, 3,328 chips); undefined for what is no known slice. */
export function tpuSlice(name: string): TpuSlice | undefined {
  const [, generation = '', size = ''] = /^tpu-(v\d[a-z]*)-(\d{1,6})$/i.exec(name) ?? [];
  const known = Object.hasOwn(CORES_PER_CHIP, generation.toLowerCase());
  const cores = known ? CORES_PER_CHIP[generation.toLowerCase()] : undefined;
  const chips = cores === undefined ? 0 : Number(size) / cores;
  return Number.isInteger(chips) && chips >= 1 ? { generation: generation.toLowerCase(), chips } : undefined;
}
