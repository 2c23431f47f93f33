import type { Core } from '../gazetteers/gpu-core';
import { KNOWN_SIZES } from '../gazetteers/data/gpu-words';
import type { GpuIndex, GpuMention } from '../gazetteers/gpu-index';
import type { GazetteerGpu } from '../reading';

/** The part that is planned with. */
export interface ChosenPart {
  readonly gpuId: string;
  /** Memory of a part that the catalog does not hold, GB. */
  readonly customGb?: number;
  readonly approximation?: string;
}

/** More memory than this is no single card's, GB. */
const MOST_GB = 1024;

/** Which catalog part a name with form and memory means, or a custom one.
 *  @param memoryBefore GB that the text gives beside the name
 *  @param count how many cards the text gives: memory may be that of all of them
 *  @param isEach whether the memory may be that of a card with more than it was made with: no bracket, no sum */
export function choosePart(
  gpu: GpuMention,
  memoryBefore: number | undefined,
  count: number,
  index: GpuIndex,
  isEach = true,
): ChosenPart {
  const asked = gpu.memoryGb ?? memoryBefore;
  const { core } = gpu;
  if (core.extra !== undefined) return outsideCatalog(core, core.extra, asked, count);
  if (isEach && asked !== undefined && REFITS[core.key] === asked)
    return { gpuId: `custom/${slugOf(core)}-${asked}gb`, customGb: asked };
  const named = gpu.id === undefined ? undefined : index.byId.get(gpu.id);
  if (named !== undefined && agrees(named, core, asked, count)) return { gpuId: named.id };
  const pool = ofForm(core, gpu.form);
  const sized = asked === undefined ? undefined : withMemory(core, pool, asked, count);
  return sized ?? usualOf(core, pool, gpu.form !== undefined);
}

/** Cards that are widely sold with more memory than they were made with, GB: "2x 4090 48GB" are two of these. */
const REFITS: Readonly<Record<string, number>> = {
  'rtx 2080 ti': 22,
  'rtx 3080': 20,
  'rtx 4090': 48,
  'rtx 4090d': 48,
  'rtx 4090 d': 48,
};

/** The name as the id of a custom part spells it. */
const slugOf = (core: Core): string => core.key.replace(/\+/g, '').trim().replace(/\s+/g, '-');

/** A card that the catalog does not hold: with the memory the text gives, else its usual one. */
function outsideCatalog(
  core: Core,
  { memoryGb: usual, vendor }: NonNullable<Core['extra']>,
  asked: number | undefined,
  count: number,
): ChosenPart {
  const slug = slugOf(core);
  const each = asked !== undefined && count > 1 && asked === usual * count ? usual : asked;
  if (each !== undefined && (each !== usual || vendor === 'apple') && each <= MOST_GB)
    return { gpuId: `custom/${slug}-${each}gb`.replace('custom/apple-', 'custom/'), customGb: each };
  return {
    gpuId: `custom/${slug}`,
    ...(usual > 0 ? { customGb: usual } : {}),
    approximation: `${core.key.toUpperCase()} is not in the catalog; it is taken with ${usual} GB.`,
  };
}

/** Whether the memory of the text is that of the part named, each or all together. */
const agrees = (named: GazetteerGpu, core: Core, asked: number | undefined, count: number): boolean =>
  asked === undefined ||
  Math.abs(named.memoryGbMarketing - asked) < 1 ||
  (core.parts.length === 1 && close(named.memoryGbMarketing, asked)) ||
  asked === named.memoryGbMarketing * count;

/** The parts of the form that is named; all of them where none is of that form. */
function ofForm(core: Core, form: string | undefined): readonly GazetteerGpu[] {
  const formed = form === undefined ? core.parts : core.parts.filter((p) => p.id.includes(form));
  return formed.length > 0 ? formed : core.parts;
}

/** The part of that memory, each or all together; a refit where the catalog holds none. */
function withMemory(core: Core, pool: readonly GazetteerGpu[], asked: number, count: number): ChosenPart | undefined {
  const fit = pool.filter((p) => close(p.memoryGbMarketing, asked));
  const each = fit.length > 0 ? fit : core.parts.filter((p) => close(p.memoryGbMarketing, asked));
  const total = count > 1 ? pool.filter((p) => close(p.memoryGbMarketing * count, asked)) : [];
  const pick = pickOf(each.length > 0 ? each : total, core.usual?.id);
  if (pick !== undefined) return pick;
  return isBuiltWith(core, asked) ? { gpuId: `custom/${slugOf(core)}-${asked}gb`, customGb: asked } : undefined;
}

/** Whether a card may carry that memory: shared memory is sold in any size, others are refitted to twice or half. */
function isBuiltWith(core: Core, asked: number): boolean {
  if (core.parts[0]?.vendor === 'apple' || /strix|orin|spark|395/.test(core.key)) return true;
  const usual = core.usual?.memoryGbMarketing ?? 0;
  return asked >= usual / 2 && asked <= usual * 2 && isUsualSize(asked) && !core.key.startsWith('gh');
}

const isUsualSize = (gb: number): boolean => gb % 2 === 0 || KNOWN_SIZES.has(gb);

/** What a bare name means, with a note where it could mean several. */
function usualOf(core: Core, pool: readonly GazetteerGpu[], formed: boolean): ChosenPart {
  const usual =
    pool.find((p) => p.id === core.usual?.id) ??
    pool.find((p) => p.memoryGbMarketing === core.usual?.memoryGbMarketing) ??
    pool[0];
  if (usual === undefined) return { gpuId: `custom/${slugOf(core)}` };
  const spread = new Set(pool.map((p) => p.memoryGbMarketing)).size > 1;
  return {
    gpuId: usual.id,
    ...(pool.length > 1 && (spread || !formed)
      ? { approximation: `"${core.key.toUpperCase()}" exists in several versions; it is taken as ${usual.name}.` }
      : {}),
  };
}

const close = (a: number, b: number): boolean => Math.abs(a - b) <= 0.05 * Math.max(a, b);

/** The usual part of a list, else the one for servers, else the first. */
function pickOf(list: readonly GazetteerGpu[], usual: string | undefined): ChosenPart | undefined {
  const part = list.find((p) => p.id === usual) ?? list.find((p) => p.id.includes('sxm')) ?? list[0];
  return part === undefined ? undefined : { gpuId: part.id };
}
