import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Count } from './count';
import { copyCount, layoutCount } from './copies-counted';
import { countAt, MOST_BESIDE, validCount } from './count';
import { MACHINE_COUNTERS } from '../words/each-words';
import { nodesOfScript, podCount, poolCount } from './record-counts';

/** Words between a group's name and the bracket that counts it: "the A100 pool (40 cards)". */
const GROUP_WORDS = 2;

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
  if (!validCount(times) || times > MOST_BESIDE) return undefined;
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
  const runOn = machinesRunOn(page, k);
  if (runOn !== undefined) return countAt(page, k, runOn);
  return cellCount(page, k) ?? keyedCount(page, k) ?? poolCount(page, k) ?? countedInBrackets(page, k);
}
/** "6 pods on a2-highgpu-2g", "4 replicas of g6e.12xlarge", "5 vLLM-Pods auf g6.xlarge": where the number of those
 *  stands that have a machine of the name each. */
function machinesRunOn(page: Page, k: number): number | undefined {
  const noun = RUN_ON.has(page.textAt(k - 1)) ? k - 2 : -1;
  if (noun < 0 || !(page.has(noun, 'node') || MACHINE_COUNTERS.has(page.textAt(noun)))) return undefined;
  const at = [noun - 1, noun - 2, noun - 3].find((j) => page.at(j)?.kind === 'figure');
  return at !== undefined && page.sameSentence(at, k) ? at : undefined;
}
const RUN_ON = new Set('on of with auf mit von sur avec de en con su em com op met van na z на с de'.split(' '));
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
  if (!validCount(count) || count > MOST_BESIDE) return undefined;
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
