import type { Page } from '../page/page';
import { MOST_CARDS, numberAt, validCount } from './count';
import type { Hardware } from './hardware-mention';

/** The most cards that one machine holds. */
const MOST_IN_ONE = 16;

/** How far from the word for cards the one for machines may stand, elements. */
const REACH = 4;

/** How far from the name of a card the number of machines may stand, elements. */
const NODES_WITHIN = 4;

/** "node = 8 gpus", "8 GPUs per node", told on a line of its own, times the machines that stand beside the card: "h100
 *  x 2 nodes", "3 nodes A100". A card that nothing counts is that of one machine. */
export function overNodes(page: Page, all: readonly Hardware[]): readonly Hardware[] {
  if (!page.tells('gpuWord') || !page.tells('node', 'total')) return all;
  const hardware = all.map((h) => withCardsEach(page, onLineOfNode(page, h)));
  const cards = hardware.filter((h) => h.instanceType === undefined);
  const told = cards.length === 0 ? undefined : cardsPerNode(page);
  if (told === undefined) return hardware;
  const kinds = new Set(cards.map((h) => h.core));
  const labelled = nodesLabelled(page, told.at);
  return hardware.map((h) => {
    if (h.instanceType !== undefined || page.sameSentence(h.at, told.at)) return h;
    const nodes = nodesBeside(page, h) ?? (h.counted ? undefined : labelled);
    if (nodes === undefined && (h.counted || kinds.size > 1 || cards[0] !== h)) return h;
    const counting = [told.at, ...(nodes === undefined ? [] : [nodes.at])];
    for (const at of counting) page.used.add(at);
    return {
      ...h,
      count: (nodes?.count ?? 1) * told.cards,
      counted: true,
      counting: counting.flatMap((at) => page.at(at) ?? []),
    };
  });
}

/** `GPUs per node: 4x H200` under `nodes: 3`: the cards of one machine, the machines on a line of their own. */
function onLineOfNode(page: Page, h: Hardware): Hardware {
  const line = page.lineStart(h.from);
  const label = [h.from - 2, h.from - 3].find((j) => j >= line && isPerNode(page, j));
  const isLine = label !== undefined && page.is(label + 1, ':') && page.before(label, REACH, ['gpuWord']) >= 0;
  const nodes = isLine && h.counted ? nodesLabelled(page, h.from) : undefined;
  if (nodes === undefined || nodes.count * h.count > MOST_CARDS) return h;
  page.used.add(nodes.at);
  return { ...h, count: h.count * nodes.count, counting: [page.at(nodes.at) ?? h] };
}

/** "4 L40S nodes with 4 cards each": the machines are counted before the card, its cards behind them. */
function withCardsEach(page: Page, h: Hardware): Hardware {
  if (h.from >= h.at || h.instanceType !== undefined || !page.has(h.at + 1, 'node')) return h;
  for (let j = h.at + 2; j <= h.at + 1 + REACH && page.sameSentence(j, h.at); j += 1) {
    const [cards, figure] = [numberAt(page, j), page.at(j)];
    if (cards === undefined || figure === undefined) continue;
    const isTold =
      page.has(page.unitAt(j), 'gpuWord') && (page.has(page.unitAt(j) + 1, 'each') || isPerNode(page, j + 3));
    const all = h.count * cards;
    if (!isTold || cards > MOST_IN_ONE || !validCount(cards) || all > MOST_CARDS) return h;
    page.used.add(j);
    return { ...h, count: all, counting: [...(h.counting ?? []), figure] };
  }
  return h;
}

/** How many cards a machine holds and where that is told; no card is named in that sentence. */
function cardsPerNode(page: Page): { readonly cards: number; readonly at: number } | undefined {
  for (const k of page.kinds('figure')) {
    const cards = numberAt(page, k);
    if (cards === undefined || cards > MOST_IN_ONE || !validCount(cards) || page.used.has(k)) continue;
    const isTold = page.has(page.unitAt(k), 'gpuWord') ? isOfNode(page, k) : isLabelled(page, k);
    if (isTold && page.against(k) === undefined && !namesCard(page, k)) return { cards, at: k };
  }
  return undefined;
}

/** "Per node", "/ machine": one word of the lists or two. */
const isPerNode = (page: Page, j: number): boolean =>
  page.has(j, 'total')
    ? PER_NODE.test(page.textAt(j))
    : page.has(j, 'node') && (page.has(j - 1, 'per', 'each', 'determiner') || page.is(j - 1, '/'));
const PER_NODE = /^per (?:node|server|machine|box|host|instance)/;

/** `gpus per node: 8`, `cards/server = 4`. */
function isLabelled(page: Page, k: number): boolean {
  const isSign = page.is(k - 1, ':') || page.is(k - 1, '=');
  return isSign && isPerNode(page, k - 2) && page.before(k - 2, 2, ['gpuWord']) >= 0;
}

/** "8 GPUs per node", "each node has 8 GPUs", "node = 8 gpus". */
function isOfNode(page: Page, k: number): boolean {
  for (let j = k + 2; j <= k + REACH && page.sameSentence(j, k) && page.at(j)?.kind !== 'figure'; j += 1)
    if (isPerNode(page, j)) return true;
  const before = page.before(k, REACH, ['node'], ({ kind }) => kind === 'figure');
  if (before < 0) return false;
  return isPerNode(page, before) || page.has(k + 2, 'each') || page.is(before + 1, '=') || page.is(before + 1, ':');
}

function namesCard(page: Page, k: number): boolean {
  const isCard = (j: number): boolean => page.sameSentence(j, k) && page.at(j)?.kind === 'gpu';
  for (let step = 1; step <= REACH * 2; step += 1) if (isCard(k - step) || isCard(k + step)) return true;
  return false;
}

/** "h100 x 2 nodes", "3 nodes A100", "four A100 nodes": the number of machines beside a card. */
function nodesBeside(page: Page, h: Hardware): { readonly count: number; readonly at: number } | undefined {
  if (h.from < h.at && page.has(h.at + 1, 'node')) return { count: h.count, at: h.from };
  for (let step = 0; step <= NODES_WITHIN; step += 1)
    for (const j of [h.from - step, h.at + step]) {
      const isNodes = page.sameSentence(j, h.at) && page.has(page.unitAt(j), 'node');
      const count = isNodes ? numberAt(page, j) : undefined;
      if (count !== undefined && validCount(count) && count < MOST_CARDS) return { count, at: j };
    }
  return undefined;
}

/** `nodes: 4`, `qty: 3 nodes` on a line of its own. */
function nodesLabelled(page: Page, told: number): { readonly count: number; readonly at: number } | undefined {
  const at = page.elements.findIndex(
    (e, k) =>
      k !== told &&
      e.kind === 'figure' &&
      (page.is(k - 1, ':') || page.is(k - 1, '=')) &&
      (isNodesLabel(page, k - 2) || isLineOfNodes(page, k)),
  );
  const count = numberAt(page, at);
  return count === undefined || !validCount(count) || page.used.has(at) ? undefined : { count, at };
}
/** Nothing but a label before the number, and nothing but the word for machines behind it. */
const isLineOfNodes = (page: Page, k: number): boolean =>
  page.has(k + 1, 'node') && !page.sameSentence(k + 1, k + 2) && k - page.lineStart(k) <= LABEL_WORDS;
const LABEL_WORDS = 4;
const isNodesLabel = (page: Page, j: number): boolean =>
  page.has(j, 'node') &&
  (!page.sameSentence(j - 1, j) || (page.at(j - 1)?.kind === 'mark' && !page.sameSentence(j - 2, j)));

/** How many cards one more of the same brings, as the phrase at `k` puts it: "a node with 4 L40S. Would a second one
 *  help?" is a machine that was told with its cards. */
export function cardsOfMachine(page: Page, k: number, same: Hardware): number {
  const isMachine = page.has(k + 1, 'node') || MACHINES_GO_ON.test(page.textAt(k + 1));
  const node = isMachine && same.counted ? page.before(same.at, TOLD_WITHIN, ['node']) : -1;
  if (node < 0) return 1;
  for (let j = same.at - 1; j > node; j -= 1) {
    const cards = page.at(j)?.kind === 'figure' ? page.at(j)?.figure?.value : undefined;
    if (cards !== undefined) return cards;
  }
  return 1;
}
const MACHINES_GO_ON = /^ones?$/;
const TOLD_WITHIN = 6;
