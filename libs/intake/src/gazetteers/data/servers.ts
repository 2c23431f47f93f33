/** Machines that are sold with their cards: name, part of the catalog, cards in each.
 *  Sources: NVIDIA DGX-1 (eight V100, 16 GB at first) and DGX-2 (sixteen V100 of 32 GB), en.wikipedia.org, Nvidia DGX;
 *  DGX Station A100 (four), NVIDIA white paper WP-10454-001, April 2021. DGX and HGX with the name of a card hold eight
 *  of it (hardware.ts). Looked up 2026-11-22. */
export const MACHINES: readonly (readonly [name: string, gpuId: string, cards: number])[] = [
  ['dgx-1', 'v100-sxm2-16gb', 8],
  ['dgx-1v', 'v100-sxm2-16gb', 8],
  ['dgx-2', 'v100-sxm2-32gb', 16],
  ['dgx-2h', 'v100-sxm2-32gb', 16],
  ['dgx station a100', 'a100-sxm4-80gb', 4],
];

/** Servers with a fixed board for so many cards, whichever cards they are: a card named with one and without a number
 *  of its own stands in all of its places.
 *  Sources: Dell, design guide "Generative AI in the Enterprise - Inferencing" (XE9680 8, XE8640 4),
 *  infohub.delltechnologies.com; XE9680L (eight), storagereview.com; XE8545 (four A100), servethehome.com;
 *  Supermicro SYS-821GE-TNHR (HGX, eight), mynw.cn/news/484475. Looked up 2026-11-22. */
export const SERVERS: Readonly<Record<string, number>> = {
  xe9680: 8,
  xe9680l: 8,
  'poweredge xe9680': 8,
  'poweredge xe9680l': 8,
  'dell xe9680': 8,
  'dell poweredge xe9680': 8,
  xe8640: 4,
  'poweredge xe8640': 4,
  'dell xe8640': 4,
  xe8545: 4,
  'poweredge xe8545': 4,
  'dell xe8545': 4,
  'sys-821ge': 8,
  'sys-821ge-tnhr': 8,
  'supermicro sys-821ge-tnhr': 8,
};
