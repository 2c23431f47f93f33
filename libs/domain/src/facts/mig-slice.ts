import type { DenseTflops, GpuFacts } from './gpu-facts';

/** How a card is cut: parts of its multiprocessors and of its memory, and which of the latter go with the former. */
interface Cuts {
  readonly compute: number;
  readonly memory: number;
  readonly profiles: readonly (readonly [compute: number, memory: number])[];
}

/** A100, H100, H200, B200 and their like: seven parts of the multiprocessors, eight of the memory. */
const SEVENTHS: Cuts = {
  compute: 7,
  memory: 8,
  profiles: [
    [1, 1],
    [1, 2],
    [2, 2],
    [3, 4],
    [4, 4],
    [7, 8],
  ],
};
/** A30 and RTX PRO 6000: four of each. */
const QUARTERS: Cuts = {
  compute: 4,
  memory: 4,
  profiles: [
    [1, 1],
    [2, 2],
    [4, 4],
  ],
};

const cutsOf = (gpu: GpuFacts): Cuts | undefined => {
  if (gpu.mig !== true || gpu.formFactor === 'APU') return undefined;
  return /^(?:a30|rtx-pro)-/.test(gpu.id) ? QUARTERS : SEVENTHS;
};

/** A slice of a card as a part of its own. */
export interface MigSlice {
  readonly profile: string;
  readonly gpu: GpuFacts;
  /** Slices of this profile that one card is cut into. */
  readonly perCard: number;
}

function share(t: DenseTflops, by: number): DenseTflops {
  return Object.fromEntries(Object.entries(t).map(([name, rate]: [string, number]) => [name, rate * by]));
}

/** A slice has its own memory, the bandwidth of that memory and its part of the multiprocessors, and shares no replica
 *  with another. docs/model.md#mig */
function sliced(gpu: GpuFacts, cuts: Cuts, [compute, memory]: readonly [number, number], profile: string): MigSlice {
  const { nvlinkGbps: _shared, interconnect: _too, ...card } = gpu;
  const memoryShare = memory / cuts.memory;
  return {
    profile,
    perCard: Math.min(Math.floor(cuts.compute / compute), Math.floor(cuts.memory / memory)),
    gpu: {
      ...card,
      id: `${gpu.id}/${profile}`,
      name: `${profile} slice of ${gpu.name}`,
      memoryGbMarketing: gpu.memoryGbMarketing * memoryShare,
      memoryBytesUsable: Math.floor(gpu.memoryBytesUsable * memoryShare),
      memoryBandwidthGbps: gpu.memoryBandwidthGbps * memoryShare,
      tflopsDense: share(gpu.tflopsDense, compute / cuts.compute),
      formFactor: 'slice',
      maxGpusPerNode: 1,
    },
  };
}

const known = new WeakMap<GpuFacts, readonly MigSlice[]>();

/** Every slice a card can be cut into, smallest first; none for cards that cannot be cut. */
export function slicesOf(gpu: GpuFacts): readonly MigSlice[] {
  let slices = known.get(gpu);
  if (slices === undefined) {
    const cuts = cutsOf(gpu);
    slices = (cuts?.profiles ?? []).map((cut) => {
      const gb = Math.floor((gpu.memoryGbMarketing * cut[1]) / (cuts?.memory ?? 1));
      return sliced(gpu, cuts ?? QUARTERS, cut, `${cut[0]}g.${gb}gb`);
    });
    known.set(gpu, slices);
  }
  return slices;
}

/** Gigabytes by which the name of a profile may differ from the share of the card's memory: names are rounded up or
 *  down by their maker. */
const NAME_SLACK = 0.13;

/** The slice of a card that a profile's name means (`3g.40gb`); undefined where the card has none. */
export function sliceOf(gpu: GpuFacts, profile: string): MigSlice | undefined {
  const [, compute, gb] = /^(\d)g\.(\d+)gb$/.exec(profile) ?? [];
  const found = slicesOf(gpu).find(
    (s) => s.profile.startsWith(`${compute}g.`) && Math.abs(Number(gb) / s.gpu.memoryGbMarketing - 1) <= NAME_SLACK,
  );
  if (found === undefined) return undefined;
  return { ...found, profile, gpu: { ...found.gpu, name: `${profile} slice of ${gpu.name}` } };
}
