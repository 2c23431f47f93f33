import type { GpuIndex, GpuMention } from '../gazetteers/gpu-index';

/** Which catalog part a name with form and memory means, or a custom one. */
export function choosePart(
  gpu: GpuMention,
  memoryBefore: number | undefined,
  count: number,
  index: GpuIndex,
): { gpuId: string; customGb?: number; approximation?: string } {
  const asked = gpu.memoryGb ?? memoryBefore;
  const { core } = gpu;
  const slug = core.key.replace(/\+/g, '').trim().replace(/\s+/g, '-');
  if (core.parts.length === 0) {
    const usual = core.extra!.memoryGb;
    const each = asked !== undefined && count > 1 && asked === usual * count ? usual : asked;
    const apple = core.extra!.vendor === 'apple';
    if (each !== undefined && (each !== usual || apple) && each <= 1024)
      return { gpuId: `custom/${slug}-${each}gb`.replace('custom/apple-', 'custom/'), customGb: each };
    return {
      gpuId: `custom/${slug}`,
      ...(usual > 0 ? { customGb: usual } : {}),
      approximation: `${core.key.toUpperCase()} is not in the catalog; it is taken with ${usual} GB.`,
    };
  }
  // the common refit, not two cards of 11
  if (core.key === 'rtx 2080 ti' && asked === 22) return { gpuId: 'custom/rtx-2080-ti-22gb', customGb: 22 };
  const named = gpu.id === undefined ? undefined : index.byId.get(gpu.id);
  if (
    named !== undefined &&
    (asked === undefined ||
      Math.abs(named.memoryGbMarketing - asked) < 1 ||
      (core.parts.length === 1 && close(named.memoryGbMarketing, asked)) ||
      asked === named.memoryGbMarketing * count)
  )
    return { gpuId: named.id };
  const formed = gpu.form === undefined ? core.parts : core.parts.filter((p) => p.id.includes(gpu.form!));
  const pool = formed.length > 0 ? formed : core.parts;
  if (asked !== undefined) {
    const usualGb = core.usual?.memoryGbMarketing ?? 0;
    const fit = pool.filter((p) => close(p.memoryGbMarketing, asked));
    const total = count > 1 ? pool.filter((p) => close(p.memoryGbMarketing * count, asked)) : [];
    const list = fit.length > 0 ? fit : core.parts.filter((p) => close(p.memoryGbMarketing, asked));
    if (list.length > 0) return pickOf(list, core.usual?.id);
    if (total.length > 0) return pickOf(total, core.usual?.id);
    const apple = core.parts[0]!.vendor === 'apple' || /strix|orin|spark|395/.test(core.key);
    if (apple || (asked >= usualGb / 2 && asked <= usualGb * 2 && asked % 2 === 0 && !core.key.startsWith('gh')))
      return { gpuId: `custom/${slug}-${asked}gb`, customGb: asked };
  }
  const usual =
    pool.find((p) => p.id === core.usual?.id) ??
    pool.find((p) => p.memoryGbMarketing === core.usual?.memoryGbMarketing) ??
    pool[0]!;
  const spread = new Set(pool.map((p) => p.memoryGbMarketing)).size > 1;
  return {
    gpuId: usual.id,
    ...(pool.length > 1 && (spread || gpu.form === undefined)
      ? { approximation: `"${core.key.toUpperCase()}" exists in several versions; it is taken as ${usual.name}.` }
      : {}),
  };
}
const close = (a: number, b: number): boolean => Math.abs(a - b) <= 0.05 * Math.max(a, b);
const pickOf = (list: readonly { readonly id: string }[], usual: string | undefined): { gpuId: string } => ({
  gpuId: (list.find((p) => p.id === usual) ?? list.find((p) => p.id.includes('sxm')) ?? list[0]!).id,
});
