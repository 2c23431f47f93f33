import { matchesOf } from '../lexer/matches';
import type { Page } from '../page/page';
import type { Count } from './count';
import { validCount } from './count';

/** How many cards there are where a record of a cluster says it by keys of its own: labels of a node, a pod's request,
 *  a batch script, a pool of machines. */

/** More than this is no number of cards or machines of a record. */
const MOST = 4096;
/** How far around its key a record is looked at, characters. */
const AROUND = 2400;

/** A count of a record with its place in the text. */
interface Keyed {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** `gpu.product: NVIDIA-L40S`, `values: [NVIDIA-L40S]` of a node or a selector: the cards that the node has, or that
 *  the pod asks for, in each of its replicas. */
export function podCount(page: Page, k: number): Count | undefined {
  const card = page.at(k);
  const lead = card === undefined ? '' : page.text.slice(Math.max(0, card.start - LABEL), card.start);
  if (card === undefined || !(PRODUCT.test(lead) || REMARK.test(lead))) return undefined;
  const record = around(page, card.start);
  const each = keyed(record, CARDS_OF_NODE) ?? keyed(record, CARDS_OF_POD) ?? keyed(record, CARDS);
  if (each === undefined) {
    const all = keyed(record, CARDS_IN_ALL);
    return all === undefined ? undefined : counted(page, k, all, all.value);
  }
  return countedTimes(page, k, each, keyed(record, REPLICAS));
}

/** What the pods of a text request by the keys of a cluster or of Compose, in all of their replicas; undefined where
 *  several records differ. @param k the cards or the machine that they stand in */
export function requestedCount(page: Page, k: number): Count | undefined {
  const record = around(page, page.at(k)?.start ?? 0);
  const requests = [...matchesOf(record.text, CARDS_OF_POD), ...matchesOf(record.text, CARDS_OF_COMPOSE)];
  if (new Set(requests.map((m) => m[1])).size !== 1) return undefined;
  const each = keyed(record, CARDS_OF_POD) ?? keyed(record, CARDS_OF_COMPOSE);
  return each === undefined ? undefined : countedTimes(page, k, each, keyed(record, REPLICAS));
}

function countedTimes(page: Page, k: number, each: Keyed, replicas: Keyed | undefined): Count | undefined {
  const count = counted(page, k, each, each.value * (replicas?.value ?? 1));
  const times = replicas === undefined ? -1 : figureAt(page, replicas);
  if (count === undefined || times < 0) return count;
  page.used.add(times);
  return { ...count, figures: [...(count.figures ?? []), times] };
}
const LABEL = 48;
const PRODUCT = new RegExp(
  '(?:gpu[._-]?product(?:[._-]?name)?|gke-accelerator|gpu[._-]?type(?:[._-]?id)?|gpu[._-]?name|' +
    'accelerator(?:[._-]?type)?|(?:^|["\'{\\s])gpu)["\']?' +
    '\\s*[:=,]\\s*(?:values\\s*:\\s*\\[\\s*)?["\']?(?:nvidia[ _-]?|amd[ _-]?)?$',
  'i',
);
/** `nvidia.com/gpu: 2  # L40S 48GB`: the remark behind a pod's request says which card it is. */
const REMARK = /\b(?:nvidia|amd)\.com\/gpu["']?\s*:\s*["']?\d+["'}\s]*#\s*$/;
const CARDS_OF_NODE = /\b(?:nvidia|amd)\.com\/gpu\.count["']?\s*[:=]\s*["']?(\d+)/gi;
const CARDS_OF_POD = /\b(?:(?:nvidia|amd)\.com\/gpu|requestGPU)["']?\s*[:=]\s*["']?(\d+)/gi;
const CARDS = /\b(?:num_?gpus|n_?gpus|gpu_?count|gpus_?per_?node|gpus_?per_?replica)["']?\s*[:=]\s*["']?(\d+)/gi;
/** `count: 2` of a device whose capabilities are those of a card. */
const CARDS_OF_COMPOSE = /\bcount["']?\s*:\s*["']?(\d+)["']?,?\s+["']?capabilities["']?\s*:\s*\[\s*\[?\s*["']?gpu/gi;
const CARDS_IN_ALL = /\b(?:total_?gpus|gpus)["']?\s*[:=]\s*["']?(\d+)/gi;
const REPLICAS = /\b(?:replicas|replicaCount|minReplicas|node_?count|num_?nodes|nodes)["']?\s*[:=]\s*["']?(\d+)/gi;

/** `--nodes=2` of a batch script that asks for so many cards in each. */
export function nodesOfScript(page: Page): number | undefined {
  if (!/--(?:gres|gpus-per-node)\b/.test(page.text)) return undefined;
  const nodes = /(?:--nodes[= ]|\s-N\s*)(\d+)\b/.exec(page.text)?.[1];
  const value = Number(nodes ?? NaN);
  return validCount(value) && value <= MOST ? value : undefined;
}

/** `count = 3` or `desired_size: 4` in the block that names the machine. */
export function poolCount(page: Page, k: number): Count | undefined {
  const machine = page.at(k);
  if (machine === undefined || !MACHINE_KEY.test(page.text.slice(Math.max(0, machine.start - LABEL), machine.start)))
    return undefined;
  const record = blockOf(page.text, machine.start);
  const machines = record === undefined ? undefined : keyed(record, MACHINES);
  return machines === undefined ? undefined : counted(page, k, machines, machines.value);
}
const MACHINE_KEY = new RegExp(
  '(?:instance[_-]?types?|machine[_-]?type|vm[_-]?size|node[_-]?type|sku|size)["\']?\\s*[:=]\\s*' +
    '\\[?\\s*["\']?(?:Standard_)?$',
  'i',
);
const MACHINES = new RegExp(
  '\\b(?:node_count|initial_node_count|desired_size|desiredCapacity|desired_capacity|num_nodes|' +
    'instance_count|count|replicas)["\']?\\s*[:=]\\s*["\']?(\\d+)',
  'gi',
);

/** A part of a text and where it begins. */
interface Part {
  readonly text: string;
  readonly from: number;
}
function around(page: Page, at: number): Part {
  const from = Math.max(0, at - AROUND);
  return { text: page.text.slice(from, at + AROUND), from };
}

/** The outermost block in braces around a place; the paragraph where there are none. */
function blockOf(text: string, at: number): Part | undefined {
  const from = Math.max(0, text.lastIndexOf('\n\n', at) + 1, at - AROUND);
  const found = text.indexOf('\n\n', at);
  const end = Math.min(found < 0 ? text.length : found, at + AROUND);
  const opened = text.slice(from, at).indexOf('{');
  const closed = text.slice(at, end).lastIndexOf('}');
  if (opened >= 0 && closed >= 0) return { text: text.slice(from, at + closed), from };
  return { text: text.slice(from, end), from };
}

/** The first count that a key of the record gives. */
function keyed(part: Part, pattern: RegExp): Keyed | undefined {
  for (const m of matchesOf(part.text, pattern)) {
    const value = Number(m[1]);
    if (!validCount(value) || value > MOST) continue;
    const start = part.from + m.index + m[0].indexOf(m[1] ?? '', m[0].search(/[:=]/));
    return { value, start, end: start + (m[1]?.length ?? 0) };
  }
  return undefined;
}

function counted(page: Page, k: number, by: Keyed, count: number): Count | undefined {
  const card = page.at(k);
  if (card === undefined || !validCount(count) || count > MOST) return undefined;
  const at = figureAt(page, by);
  if (at >= 0) page.used.add(at);
  return { count, start: card.start, end: card.end, at: k, explicit: true, figures: at < 0 ? [] : [at] };
}
const figureAt = (page: Page, by: Keyed): number =>
  page.elements.findIndex((e) => e.start <= by.start && e.end >= by.end && e.kind === 'figure');
