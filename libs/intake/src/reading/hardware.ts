import type { GpuIndex, GpuMention } from '../gazetteers/gpu-index';
import { pluralMention } from '../gazetteers/gpu-mention';
import type { Element } from '../elements/element';
import { takenBack } from './taken-back';
import type { Page } from '../page/page';
import { EACH_OF_THEM } from '../words/each-words';
import { amountOf, type Listing, RACK_CARDS } from './card-amount';
import { choosePart } from './card-choice';
import { type Count, isTimes, MOST_CARDS } from './count';
import { overRecord } from './cards-of-record';
import { overNodes } from './cards-per-node';
import { overSites } from './cards-per-site';
import { countAfter, memoryBehind } from './count-after';
import { countBefore } from './count-before';
import { type Hardware, mentionOf, type Placed } from './hardware-mention';
import { type MemoryTold, memoryOfVersion } from './memory-version';
import { isHostRow, isListedByTool } from './host-rows';
import { isListedRow } from './listed-rows';
import { machineCount, numberedCount } from './machine-counts';
import { moreOfSame } from './more-of-same';
import { takeStances } from './stances';
import { standingOf } from './standing';

/** Finds all hardware of a text with counts and standing, in the order of the text. */
export function findHardware(page: Page, index: GpuIndex): Hardware[] {
  const found: Hardware[] = [];
  for (const k of placesOf(page)) {
    const e = page.at(k);
    if (e?.instance !== undefined && !isBareLetter(page, k)) found.push(instanceAt(page, k, e, e.instance));
    else if (e?.gpu !== undefined && !isPicture(page, k, e) && !isLevel(page, k, e))
      found.push(cardAt(page, k, e, e.gpu, index));
  }
  if (found.length === 0) return [];
  const named = takeStances(page, overSites(page, overNodes(page, overRecord(page, found)))).map((h) =>
    corrected(page, h),
  );
  const more = moreOfSame(page, named);
  return more.length === 0 ? named : [...named, ...more].sort((a, b) => a.at - b.at);
}

/** "Four A100s, make that six": so many as were said last. */
function corrected(page: Page, h: Hardware): Hardware {
  const k = takenBack(page).counts.get(h.at);
  const e = k === undefined ? undefined : page.at(k);
  if (k === undefined || e?.figure === undefined || !h.counted || e.figure.value === h.count) return h;
  page.used.add(k);
  return { ...h, count: e.figure.value, counting: [...(h.counting ?? []), { start: e.start, end: e.end }] };
}

/** The elements that name a card or a machine, in their order. */
function placesOf(page: Page): readonly number[] {
  const [cards, machines] = [page.kinds('gpu'), page.kinds('instance')];
  return machines.length === 0 ? cards : [...cards, ...machines].sort((a, b) => a - b);
}

/** "G5 phones", "question g6": a family of one letter and one digit, where nothing else of its seller is named. */
const isBareLetter = (page: Page, k: number): boolean =>
  /^g\d$/.test(page.textAt(k)) &&
  !page.kinds('provider').some((j) => page.at(j)?.name === 'aws') &&
  !page.kinds('place').some((j) => /-\d$/.test(page.textAt(j))) &&
  !page.kinds('instance').some((j) => j !== k && page.at(j)?.instance?.provider === 'aws' && page.textAt(j).length > 2);

/** "L2 proposes a second node": a level of support has no number and no maker before it. */
const isLevel = (page: Page, k: number, e: Element): boolean =>
  e.gpu?.core.key === 'l2' &&
  page.at(k - 1)?.kind !== 'figure' &&
  !isTimes(page.at(k - 1)) &&
  !page.has(k + 1, 'gpuWord', 'node');

/** The narrowest picture that is spoken of, pixels. */
const NARROWEST = 640;
/** `1920 x 1080`, `1280*1070`: the width and height of a picture, no card. */
const isPicture = (page: Page, k: number, e: Element): boolean =>
  /^\d+$/.test(e.text) &&
  (page.is(k - 1, 'x') || page.is(k - 1, '*')) &&
  page.at(k - 2)?.kind === 'figure' &&
  (page.at(k - 2)?.figure?.value ?? 0) >= NARROWEST;

function instanceAt(page: Page, k: number, e: Element, instance: NonNullable<Element['instance']>): Hardware {
  const row = isHostRow(page, k);
  const isFactor = isTimes(page.at(k - 1)) || isTimes(page.at(k + 1));
  const before = isOfCardBefore(page, k) ? undefined : countBefore(page, k);
  const counted = row && !isFactor ? undefined : (before ?? countAfter(page, k) ?? machineCount(page, k));
  const told = isOfItsCards(page, k, counted?.count, instance.gpuCount) ? undefined : counted;
  const times = (told?.count ?? 1) * instance.gpuCount > MOST_CARDS ? undefined : told;
  return mentionOf(placeOf(page, k, e, times), {
    gpuId: instance.gpuId,
    core: instance.gpuId,
    count: instance.gpuCount * (times?.count ?? 1),
    counted: true,
    plural: false,
    instanceType: instance.name,
    provider: instance.provider,
    cardsEach: instance.gpuCount,
    machinesCounted: times === undefined ? undefined : true,
    row,
  });
}

/** "A10G 6장(g5.12xlarge 1대 + ...)", "A10G x6 (g5.12xlarge)": the number before the bracket is of the cards. */
function isOfCardBefore(page: Page, k: number): boolean {
  if (!page.is(k - 1, '(')) return false;
  for (let j = k - 2; j >= k - CARD_BEFORE && page.sameSentence(j, k); j -= 1)
    if (page.at(j)?.kind === 'gpu') return true;
  return false;
}
const CARD_BEFORE = 4;

/** "Our ND MI300X v5 box (8 cards)": what is in the machine, not how many machines there are. */
const isOfItsCards = (page: Page, k: number, count: number | undefined, each: number): boolean =>
  count === each && [k + 3, k + 4].some((j) => page.has(j, 'gpuWord') && page.is(j - 2, '('));

/** Where a mention stands with its count, and what the words beside it say of it. */
function placeOf(page: Page, k: number, e: Element, count: Count | undefined, version?: MemoryTold): Placed {
  const from = Math.min(k, count?.at ?? k);
  const standing = standingOf(page, k, from);
  return {
    standing,
    rule: standing,
    at: k,
    from,
    start: Math.min(e.start, count?.start ?? e.start),
    end: Math.max(e.end, count?.end ?? 0, version?.end ?? 0),
  };
}

function cardAt(page: Page, k: number, e: Element, gpu: GpuMention, index: GpuIndex): Hardware {
  const numbered = numberedCount(page, k);
  const row = numbered === undefined && isListedRow(page, k);
  const { amount, count, memoryGb, rack } = amountOf(page, k, e, gpu, { row, numbered });
  const told = memoryGb ?? memoryBehind(page, k);
  const version = told === undefined ? memoryOfVersion(page, k) : undefined;
  const chosen = choosePart(
    pluralOf(e, page.text.slice(e.start, e.end), gpu, amount, index),
    told ?? version?.gb,
    isOfEach(page, k) ? 1 : amount,
    index,
    !isOfAll(page, k),
  );
  const { row: isRow, listed } = listingOf(page, k, { row, numbered }, count);
  return mentionOf(placeOf(page, k, e, count, version), {
    gpuId: chosen.gpuId,
    customGb: chosen.customGb,
    approximation: chosen.approximation,
    core: gpu.core.key,
    count: amount,
    counted: count?.explicit === true || rack,
    cardsEach: rack && amount === RACK_CARDS ? amount : undefined,
    plural: gpu.plural || (page.has(k + 1, 'gpuWord') && page.at(k + 1)?.text.endsWith('s') === true),
    row: isRow,
    listed,
  });
}

/** Whether the mention is one of a listing, and whether what it lists is there. */
function listingOf(
  page: Page,
  k: number,
  { row, numbered }: Listing,
  count: Count | undefined,
): Pick<Hardware, 'row' | 'listed'> {
  const shown = isListedByTool(page, k);
  const isRow = row || (numbered === undefined && isHostRow(page, k)) || (count === undefined && isOneMore(page, k));
  return { row: isRow, listed: row || numbered !== undefined || shown };
}

/** "7900 XTX + 7900 XTX": each is one. */
const isOneMore = (page: Page, k: number): boolean =>
  [1, -1].some((step) => {
    const other = page.at(k + 2 * step);
    return page.is(k + step, '+') && other?.kind === 'gpu' && other.gpu?.core.key === page.at(k)?.gpu?.core.key;
  });

/** "A modded 4090", "two 4090 with 48 GB each": the memory is that of one card. */
const isOfEach = (page: Page, k: number): boolean =>
  [k - 1, k + 1, k + 2].some((j) => page.sameSentence(j, k) && MODDED.test(page.textAt(j))) ||
  page.has(k + 1, 'each') ||
  EACH_OF_THEM.has(page.textAt(k + 1));
const MODDED = /^(?:modded|modified|mod|mods|魔 ?改|改|versions?|variants?|modifi(?:cada|ziert|ee?)s?)$/;
/** "2x 4090 (48GB)", "48GB in total": the memory may be that of all cards together. */
function isOfAll(page: Page, k: number): boolean {
  const [card, next] = [page.at(k), page.at(k + 1)];
  return OF_ALL.test(page.text.slice(card?.start ?? 0, (next ?? card)?.end ?? 0));
}
/** The memory of all cards together: in brackets, "in total", "of VRAM". */
const OF_ALL = /[([]\s*\d+\s*G|total|insgesamt|gesamt|VRAM|combined|altogether/i;

/** "Our V100s", "8 v100s": several of a card whose name takes a plural for another one's. */
function pluralOf(e: Element, name: string, gpu: GpuMention, amount: number, index: GpuIndex): GpuMention {
  const plain = e.to - e.from <= 3 && gpu.form === undefined && gpu.memoryGb === undefined;
  const several = amount > 1 || /[A-Z]\d+s$/.test(name);
  const single = several && plain ? index.singular(gpu.core) : undefined;
  return single === undefined ? gpu : pluralMention(gpu, single);
}
