import type { GpuMention } from '../gazetteers/gpu-index';
import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Count } from './count';
import { validCount } from './count';
import { countAfter } from './count-after';
import { countAtKey } from './count-at-key';
import { countApart, countBefore } from './count-before';
import { shapedCount } from './machine-counts';
import { machinesAfter } from './machines-of-cards';
import { machinesBehind, machinesOfEach } from './machines-told';

/** How many cards a mention means, and where the text says so. */
export interface CardAmount {
  readonly amount: number;
  readonly count: Count | undefined;
  /** Memory of each that stands before the name, GB. */
  readonly memoryGb: number | undefined;
  /** A machine of eight is named (DGX, HGX). */
  readonly rack: boolean;
}

/** What a listing says of the mention: it is a row of it, or the numbers of its cards are counted. */
export interface Listing {
  readonly row: boolean;
  readonly numbered?: Count | undefined;
}

/** Cards in a machine of NVIDIA's server line. */
export const RACK_CARDS = 8;
/** Cards in a rack of theirs. */
const NVL72_CARDS = 72;
/** More machines than this are not counted by a figure that stands apart. */
const MOST_MACHINES = 512;

/** The cards of a mention: those counted beside its name, times the machines that hold them. */
export function amountOf(page: Page, k: number, e: Element, gpu: GpuMention, listing: Listing): CardAmount {
  const before = listing.row ? undefined : (listing.numbered ?? countBefore(page, k));
  const after = listing.row ? undefined : countBehind(page, k, gpu, before);
  const product = isProduct(page, e, before, after);
  const beside = joined(before, after, product);
  const rack = isRack(page, k, e);
  const cards = cardsOf(e, gpu, beside, rack);
  const trailing = timesNodesBehind(page, k, e, { amount: cards, count: beside });
  const named = product ? trailing : timesNodesBefore(page, k, trailing);
  const { amount, count } = listing.row ? named : overTold(page, k, e, named);
  return { amount, rack, count, memoryGb: before?.memoryGb };
}

function countBehind(page: Page, k: number, gpu: GpuMention, before: Count | undefined): Count | undefined {
  const behind =
    countAfter(page, k, before?.explicit === true) ?? (before?.explicit === true ? undefined : shapedCount(page, k));
  if (behind !== undefined || before !== undefined) return behind;
  return countAtKey(page, k, MOST_MACHINES) ?? (gpu.plural || isApposed(page, k) ? countApart(page, k) : undefined);
}

/** "5 GPUs, RTX A4000": the general word with its number stands right before the name. */
const isApposed = (page: Page, k: number): boolean =>
  (page.is(k - 1, ',') || page.is(k - 1, ':') || page.is(k - 1, '(')) &&
  page.has(k - 2, 'gpuWord') &&
  page.at(k - 3)?.kind === 'figure';

/** Both sides count, machines and the cards of each: "4x A100 x 8"; "six A6000s (48GB x 6)" says six twice. */
function isProduct(page: Page, e: Element, before: Count | undefined, after: Count | undefined): boolean {
  if (before?.explicit !== true || after?.explicit !== true || before.count <= 1 || after.count <= 1) return false;
  return !(before.count === after.count && page.text.slice(e.start, after.end).includes('('));
}

function joined(before: Count | undefined, after: Count | undefined, product: boolean): Count | undefined {
  if (product && before !== undefined && after !== undefined)
    return { ...before, count: before.count * after.count, end: after.end };
  const first = before?.explicit === true && !(after?.explicit === true && before.count === 1);
  return first ? before : (after ?? before);
}

const isRack = (page: Page, k: number, e: Element): boolean =>
  e.text.includes('dgx') || e.text.includes('hgx') || page.is(k - 1, 'dgx') || page.is(k - 1, 'hgx');

/** Cards before machines beside the name are counted: a named machine counts with all it holds. */
function cardsOf(e: Element, gpu: GpuMention, count: Count | undefined, rack: boolean): number {
  const named = count?.count ?? 1;
  const wholeRack = rack && !/spark|station/.test(e.text) && named < RACK_CARDS && !gpu.core.key.startsWith('gb');
  const each = gpu.perMachine ?? (wholeRack ? RACK_CARDS : 1);
  return named * each * (/nvl 72/.test(e.text) ? NVL72_CARDS : 1);
}

/** A number of cards with its place. */
interface Amount {
  readonly amount: number;
  readonly count: Count | undefined;
}

/** "8x H100 per node, 4 nodes", "64 H100 across 8 nodes": the machines are counted behind the name. */
function timesNodesBehind(page: Page, k: number, e: Element, cards: Amount): Amount {
  const { count } = cards;
  const trailing = machinesAfter(page, k, cards.amount);
  const countsNodes = count !== undefined && count.at < k && page.has(count.at + 1, 'node');
  if (trailing === undefined || (trailing.count <= 1 && count === undefined) || countsNodes) return cards;
  const amount = cards.amount * trailing.count;
  return {
    amount,
    count: {
      count: amount,
      start: count?.start ?? e.start,
      end: Math.max(count?.end ?? e.end, trailing.end),
      at: count?.at ?? k,
      explicit: true,
    },
  };
}

/** "6 pods, one L4 per pod", "H100s, 3 hosts with 8 each": the machines are told apart from what each holds. */
function overTold(page: Page, k: number, e: Element, cards: Amount): Amount {
  const { count } = cards;
  const before = machinesOfEach(page, k, count?.at ?? k);
  const behind = before === undefined ? machinesBehind(page, k, count?.explicit === true) : undefined;
  const told = before === undefined ? behind : { count: cards.amount * before.count, at: [before.at] };
  if (told === undefined || !validCount(told.count)) return cards;
  for (const at of told.at) page.used.add(at);
  const places = [...told.at.flatMap((at) => page.at(at) ?? []), count ?? e];
  return {
    amount: told.count,
    count: {
      count: told.count,
      start: Math.min(...places.map((p) => p.start)),
      end: Math.max(e.end, ...places.map((p) => p.end)),
      at: Math.min(k, count?.at ?? k, ...told.at),
      explicit: true,
    },
  };
}

/** "2 8x H100 nodes": a figure before the count of cards counts the machines. */
function timesNodesBefore(page: Page, k: number, cards: Amount): Amount {
  const { count } = cards;
  if (count === undefined || count.at <= 0 || !page.has(k + 1, 'node')) return cards;
  const at = count.at - 1;
  const several = page.at(at);
  const machines = several?.kind === 'figure' && page.sameSentence(k, at) ? several.figure?.value : undefined;
  if (several === undefined || machines === undefined || !validCount(machines) || machines > MOST_MACHINES)
    return cards;
  page.used.add(at);
  return { amount: cards.amount * machines, count: { ...count, start: several.start, at } };
}
