import type { GpuIndex, GpuMention } from '../gazetteers/gpu-index';
import type { Page } from '../elements/page';
import { choosePart } from './card-choice';
import type { Hardware } from './hardware-mention';
import { validCount } from './count';
import { countAfter, memoryBehind } from './count-after';
import { countApart, countBefore } from './count-before';
import { moreOfSame } from './more-of-same';
import { machineCount, numberedCount, shapedCount } from './machine-counts';
import { machinesAfter } from './machines-of-cards';
import { takeStances } from './stances';
import { standingOf } from './standing';

/** Finds all hardware of a text with counts and standing, in the order of the text. */
export function findHardware(page: Page, index: GpuIndex): Hardware[] {
  const found: Hardware[] = [];
  page.elements.forEach((e, k) => {
    if (e.kind === 'instance') found.push(instanceAt(page, k));
    if (e.kind === 'gpu' && e.gpu !== undefined && !isPicture(page, k)) found.push(cardAt(page, k, e.gpu, index));
  });
  const named = takeStances(page, found);
  if (!page.elements.some((e) => e.text === '?')) return named;
  return [...named, ...moreOfSame(page, named)].sort((a, b) => a.at - b.at);
}

/** `1920 x 1080`, `1280*1070`: the width and height of a picture, no card. */
const isPicture = (page: Page, k: number): boolean =>
  /^\d+$/.test(page.at(k)!.text) &&
  (page.is(k - 1, 'x') || page.is(k - 1, '*')) &&
  page.at(k - 2)?.kind === 'figure' &&
  page.at(k - 2)!.figure!.value >= 640;

function instanceAt(page: Page, k: number): Hardware {
  const e = page.at(k)!;
  const instance = e.instance!;
  const times = countBefore(page, k) ?? countAfter(page, k) ?? machineCount(page, k);
  const count = instance.gpuCount * (times?.count ?? 1);
  const standing = standingOf(page, k, times?.at ?? k);
  return {
    gpuId: instance.gpuId,
    core: instance.gpuId,
    count,
    counted: true,
    plural: false,
    instanceType: instance.name,
    provider: instance.provider,
    standing,
    rule: standing,
    at: k,
    from: Math.min(k, times?.at ?? k),
    start: Math.min(e.start, times?.start ?? e.start),
    end: Math.max(e.end, times?.end ?? e.end),
    row: false,
  };
}

function rowOf(page: Page, k: number): boolean {
  return (
    isSample(page, k) ||
    (page.at(k - 1)?.kind === 'figure' && (page.is(k - 2, '|') || page.is(k - 2, 'gpu'))) ||
    (page.is(k - 1, ':') &&
      page.at(k - 2)?.kind === 'figure' &&
      (page.is(k - 3, 'gpu') || page.is(k - 3, 'device') || page.is(k - 3, 'cuda')))
  );
}

/** `{gpu="1",modelName="NVIDIA A100"}`: a meter names the number of the card before its name. */
function isSample(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - 8 && page.sameSentence(j, k) && !page.is(j, '{'); j -= 1)
    if (page.at(j)?.kind === 'figure' && page.is(j - 1, '"') && page.is(j - 2, '=') && page.is(j - 3, 'gpu'))
      return true;
  return false;
}

/** "5 GPUs, RTX A4000": the general word with its number stands right before the name. */
const isApposed = (page: Page, k: number): boolean =>
  (page.is(k - 1, ',') || page.is(k - 1, ':') || page.is(k - 1, '(')) &&
  page.has(k - 2, 'gpuWord') &&
  page.at(k - 3)?.kind === 'figure';

function cardAt(page: Page, k: number, gpu: GpuMention, index: GpuIndex): Hardware {
  const e = page.at(k)!;
  const numbered = numberedCount(page, k);
  const row = numbered === undefined && rowOf(page, k);
  const before = row ? undefined : (numbered ?? countBefore(page, k));
  const after = row
    ? undefined
    : (countAfter(page, k) ??
      (before?.explicit === true ? undefined : shapedCount(page, k)) ??
      (before === undefined && (gpu.plural || isApposed(page, k)) ? countApart(page, k) : undefined));
  const product =
    before?.explicit === true &&
    after?.explicit === true &&
    before.count > 1 &&
    after.count > 1 &&
    // "six A6000s (48GB x 6)" says six twice
    !(before.count === after.count && page.text.slice(e.start, after.end).includes('('));
  let count = product
    ? { ...before, count: before.count * after.count, end: after.end }
    : before?.explicit === true && !(after?.explicit === true && before.count === 1)
      ? before
      : (after ?? before);
  const rack = e.text.includes('dgx') || e.text.includes('hgx') || page.is(k - 1, 'dgx') || page.is(k - 1, 'hgx');
  const trailing = machinesAfter(page, k);
  let amount = count?.count ?? 1;
  if (gpu.perMachine !== undefined) amount *= gpu.perMachine;
  else if (rack && !/spark|station/.test(e.text) && amount < 8 && !gpu.core.key.startsWith('gb')) amount *= 8;
  if (/nvl 72/.test(e.text)) amount *= 72;
  if (
    trailing !== undefined &&
    trailing.count > 1 &&
    !(count !== undefined && count.at < k && page.has(count.at + 1, 'node'))
  ) {
    amount *= trailing.count;
    count = {
      count: amount,
      start: count?.start ?? e.start,
      end: Math.max(count?.end ?? e.end, trailing.end),
      at: count?.at ?? k,
      explicit: true,
    };
  }
  const modded = /^(?:modded|mod|mods|魔 改|versions?|variants?)$/.test(page.at(k + 1)?.text ?? '');
  const several =
    product || count === undefined || count.at <= 0 || !page.has(k + 1, 'node') ? undefined : page.at(count.at - 1);
  if (
    several?.kind === 'figure' &&
    page.sameSentence(k, count!.at - 1) &&
    validCount(several.figure!.value) &&
    several.figure!.value <= 512
  ) {
    amount *= several.figure!.value;
    page.used.add(count!.at - 1);
    count = { ...count!, start: several.start, at: count!.at - 1 };
  }
  const plural =
    amount > 1 && e.to - e.from <= 3 && gpu.form === undefined && gpu.memoryGb === undefined
      ? index.singular(gpu.core)
      : undefined;
  const chosen = choosePart(
    plural === undefined ? gpu : { from: gpu.from, to: gpu.to, core: plural, bare: false, plural: true },
    before?.memoryGb ?? memoryBehind(page, k),
    modded ? 1 : amount,
    index,
  );
  const standing = standingOf(page, k, Math.min(k, count?.at ?? k));
  return {
    ...chosen,
    core: gpu.core.key,
    count: amount,
    counted: count?.explicit === true || rack,
    plural: gpu.plural || (page.has(k + 1, 'gpuWord') && /s$/.test(page.at(k + 1)!.text)),
    standing,
    rule: standing,
    at: k,
    from: Math.min(k, count?.at ?? k),
    start: Math.min(e.start, count?.start ?? e.start),
    end: Math.max(e.end, count?.end ?? e.end),
    row,
    listed: row || numbered !== undefined,
  };
}
