import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Count } from './count';
import { isMeasure, validCount } from './count';
import { nodesOfScript, podCount, poolCount } from './record-counts';

/** More machines than this are not counted in words around one name. */
const MOST = 4096;
/** Words between a group's name and the bracket that counts it: "the A100 pool (40 cards)". */
const GROUP_WORDS = 2;
/** How far behind a card its group of machines may be counted. */
const REACH = 6;
/** How far back the number of copies may stand that have a card each. */
const COPIES_REACH = 14;

/** Counts that stand in the shape of a text rather than beside the name: a column of numbers, `"A100": 8`, a bracket
 *  behind the group, numbered rows, copies that have one each. */
export function shapedCount(page: Page, k: number): Count | undefined {
  return (
    cellCount(page, k) ??
    keyedCount(page, k) ??
    groupCount(page, k) ??
    totalBefore(page, k) ??
    copyCount(page, k) ??
    podCount(page, k) ??
    layoutCount(page, k) ??
    serverCount(page, k)
  );
}

function countAt(page: Page, k: number, at: number): Count | undefined {
  const f = page.at(at);
  const value = f?.figure?.value ?? 0;
  if (f?.kind !== 'figure' || !validCount(value) || value > MOST || page.used.has(at) || isMeasure(page, at))
    return undefined;
  page.used.add(at);
  const e = page.at(k);
  return {
    count: value,
    start: Math.min(f.start, e?.start ?? f.start),
    end: Math.max(f.end, e?.end ?? f.end),
    at: Math.min(at, k),
    explicit: true,
  };
}

/** `H100 SXM,8,80` under `gpu,count,mem_gb`: the cell of the row whose heading counts. */
function cellCount(page: Page, k: number): Count | undefined {
  const row = page.cells.get(k);
  if (row === undefined) return undefined;
  for (const step of [1, -1])
    for (let j = k + step; ; j += step) {
      const cell = page.cells.get(j);
      if (cell === undefined || cell.table !== row.table || cell.row !== row.row) break;
      if (cell.counts && page.at(j)?.kind === 'figure') return countAt(page, k, j);
    }
  return undefined;
}

/** `{'A100-80GB': 2}`, `accelerators: H200:8`. */
function keyedCount(page: Page, k: number): Count | undefined {
  const colon = page.is(k + 1, '"') || page.is(k + 1, "'") ? k + 2 : k + 1;
  const closed = page.at(colon + 2);
  if (!page.is(colon, ':') || page.at(colon + 1)?.kind !== 'figure') return undefined;
  const ends = closed === undefined || ENDS.has(closed.text) || !page.sameSentence(colon + 1, colon + 2);
  const count = ends ? countAt(page, k, colon + 1) : undefined;
  const nodes = count === undefined ? undefined : nodesOfTask(page);
  return count === undefined || nodes === undefined ? count : { ...count, count: count.count * nodes };
}
/** `num_nodes: 2` of a task file: every node has the accelerators it asks for. */
function nodesOfTask(page: Page): number | undefined {
  const scripted = nodesOfScript(page);
  if (scripted !== undefined) return scripted;
  if (!page.elements.some((e) => e.text === 'accelerators')) return undefined;
  const at = page.elements.findIndex(
    (e, k) => e.text === 'num' && page.is(k + 1, '_') && page.has(k + 2, 'node') && page.is(k + 3, ':'),
  );
  const nodes = at < 0 ? undefined : page.at(at + 4)?.figure?.value;
  return nodes !== undefined && validCount(nodes) ? nodes : undefined;
}
const ENDS = new Set(['}', ',', ')', ']', ';']);

/** "The A100 pool (40 cards, 80GB)", "8-GPU node group (6 nodes)". */
function groupCount(page: Page, k: number): Count | undefined {
  for (let j = k + 1; j <= k + 1 + GROUP_WORDS && page.sameSentence(j, k); j += 1) {
    if (page.is(j, '(')) {
      const counted = page.at(j + 1)?.kind === 'figure' && page.has(j + 2, 'gpuWord');
      return counted && j > k + 1 ? countAt(page, k, j + 1) : undefined;
    }
    if (page.at(j)?.kind !== 'word') return undefined;
  }
  return undefined;
}

/** "16 in total (A100 80GB)". */
function totalBefore(page: Page, k: number): Count | undefined {
  if (!page.is(k - 1, '(') || !page.has(k - 2, 'total')) return undefined;
  return countAt(page, k, k - 3);
}
/** "Three replicas of the model (each on its own L40S)": as many cards as copies. */
function copyCount(page: Page, k: number): Count | undefined {
  const each = page.before(k, REACH, ['each']);
  if (each < 0 || !page.has(k - 1, 'own')) return undefined;
  for (let j = each - 1; j >= each - COPIES_REACH && page.sameSentence(j, k); j -= 1)
    if (page.at(j)?.kind === 'figure' && COPIES.test(page.textAt(j + 1))) return countAt(page, k, j);
  return undefined;
}
/** "A TP4 replica on H200": as many cards as its layout takes. */
function layoutCount(page: Page, k: number): Count | undefined {
  for (let j = k - 1; j >= k - LAYOUT_REACH && page.sameSentence(j, k); j -= 1)
    if (page.at(j)?.kind === 'figure')
      return page.has(j - 1, 'tp') && COPIES.test(page.textAt(j + 1))
        ? unused(page, countAt(page, k, j), j)
        : undefined;
  return undefined;
}
const LAYOUT_REACH = 4;
/** The figure says the layout too. */
function unused(page: Page, count: Count | undefined, at: number): Count | undefined {
  page.used.delete(at);
  return count;
}
const COPIES = /^(?:replicas?|copies|instances?|servers?|services?|processes)$/;

/** "two XE9680 with H200", "XE9680 (H100)", "an H200 XE9680": every place of the server's board holds the card. */
function serverCount(page: Page, k: number): Count | undefined {
  const card = page.at(k);
  const server = serverBeside(page, k);
  if (card === undefined || server === undefined) return undefined;
  const one: Count = {
    count: server.cards,
    start: Math.min(server.element.start, card.start),
    end: Math.max(server.element.end, card.end),
    at: Math.min(server.at, k),
    explicit: true,
  };
  const before = page.is(server.at - 1, 'x') ? server.at - 2 : server.at - 1;
  const machines = page.at(before);
  if (machines?.figure === undefined || machines.kind !== 'figure' || page.used.has(before)) return one;
  const times = machines.figure.value;
  if (!validCount(times) || times > MOST) return undefined;
  page.used.add(before);
  return { ...one, count: server.cards * times, start: Math.min(machines.start, card.start), at: before };
}

/** The server that a card stands in, with the places of its board; no figure and no other card stands between. */
function serverBeside(page: Page, k: number): { at: number; element: Element; cards: number } | undefined {
  const names = [...Array(SERVER_REACH).keys()].map((n) => k - n - 1).concat(k + 1);
  for (const at of names) {
    const element = page.at(at);
    if (element?.cards === undefined || !page.sameSentence(at, k)) continue;
    for (let j = at + 1; j < k; j += 1)
      if (page.at(j)?.kind === 'figure' || page.at(j)?.kind === 'gpu') return undefined;
    return { at, element, cards: element.cards };
  }
  return undefined;
}
/** How far before a card its server may be named. */
const SERVER_REACH = 4;

/** "3 instâncias g5.2xlarge", "g5.48xlarge 2 nodes", "2 nodes (g5.12xlarge)", "g5 pool (6 nodes)": how many. */
export function machineCount(page: Page, k: number): Count | undefined {
  const noun = page.is(k - 1, '(') ? k - 2 : k - 1;
  if (page.has(noun, 'node') && page.at(noun - 1)?.kind === 'figure') return countAt(page, k, noun - 1);
  if (page.has(k + 2, 'node') && page.at(k + 1)?.kind === 'figure' && page.sameSentence(k + 2, k))
    return countAt(page, k, k + 1);
  return cellCount(page, k) ?? keyedCount(page, k) ?? poolCount(page, k) ?? countedInBrackets(page, k);
}
function countedInBrackets(page: Page, k: number): Count | undefined {
  for (let j = k + 1; j <= k + 1 + GROUP_WORDS && page.sameSentence(j, k); j += 1) {
    const counted = page.at(j + 1)?.kind === 'figure' && page.has(j + 2, 'node', 'gpuWord');
    if (page.is(j, '(')) return counted && page.has(j + 2, 'node') ? countAt(page, k, j + 1) : undefined;
    if (page.at(j)?.kind !== 'word') return undefined;
  }
  return undefined;
}

/** `GPU 0-3: RTX A5000`: the numbers of the cards from the first to the last. */
export function numberedCount(page: Page, k: number): Count | undefined {
  const span = page.is(k - 1, ':') ? numbersBefore(page, k - 1) : undefined;
  const heading = page.at((span?.from ?? 0) - 1);
  if (span === undefined || heading === undefined || !NUMBERED.test(heading.text)) return undefined;
  const count = span.last - span.first + 1;
  if (!validCount(count) || count > MOST) return undefined;
  for (let j = span.from; j < k - 1; j += 1) if (page.at(j)?.kind === 'figure') page.used.add(j);
  const end = page.at(k)?.end ?? heading.end;
  return { count, start: heading.start, end, at: span.from - 1, explicit: true };
}
const NUMBERED = /^(?:gpus?|devices?|cuda|cards?)$/;

/** The span of numbers that ends before `k`, one figure ("0-3") or two; undefined for a single number. */
function numbersBefore(page: Page, k: number): { from: number; first: number; last: number } | undefined {
  const ending = figureAt(page, k - 1);
  if (ending === undefined) return undefined;
  const starting = page.is(k - 2, '-') ? figureAt(page, k - 3) : undefined;
  if (starting !== undefined) return { from: k - 3, first: starting.value, last: ending.value };
  return ending.low === undefined ? undefined : { from: k - 1, first: ending.low, last: ending.value };
}
const figureAt = (page: Page, k: number): Element['figure'] =>
  page.at(k)?.kind === 'figure' ? page.at(k)?.figure : undefined;
