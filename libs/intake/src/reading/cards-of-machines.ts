import type { Page } from '../page/page';
import type { Tag } from '../words';
import { type Hardware, isThere } from './hardware-mention';

/** How far the cards may stand from the machine that holds them, elements. */
const REACH = 8;

/** The card of a part without its memory; an instance with A10G cards is spoken of as one with A10. */
export const familyOf = (h: Hardware): string => h.gpuId.replace(/-.*$/, '').replace(/^a10g$/, 'a10');

/** "16x H100 on p5.48xlarge", "3 p4d.24xlarge, that is 24 A100", "2x p5.48xlarge, 8 H100 each": one piece of hardware,
 *  said by its cards and by its machine. The cards say how many machines there are where no number of machines does. */
export function joinCards(page: Page, all: readonly Hardware[]): readonly Hardware[] {
  const hardware = withContents(page, all);
  if (!hardware.some(isMachine)) return hardware;
  const taken = new Set<Hardware>();
  const joined = hardware.map((machine, n) => {
    if (!isMachine(machine)) return machine;
    const cards = [hardware[n - 1], hardware[n + 1]].find(
      (h) => h !== undefined && !taken.has(h) && isOneWith(page, machine, h),
    );
    if (cards === undefined) return machine;
    taken.add(cards);
    return {
      ...machine,
      count: fills(machine, cards.count) ? Math.max(machine.count, cards.count) : cards.count,
      standing: machine.standing === 'stated' ? cards.standing : machine.standing,
      from: Math.min(machine.from, cards.from),
      start: Math.min(machine.start, cards.start),
      end: Math.max(machine.end, cards.end),
    };
  });
  return joined.filter((h) => !taken.has(h));
}

function isOneWith(page: Page, machine: Hardware, cards: Hardware): boolean {
  if (isMachine(cards) || !cards.counted || cards.row || !agrees(machine, cards)) return false;
  if (familyOf(cards) !== familyOf(machine) || !page.sameSentence(cards.at, machine.at)) return false;
  return (fills(machine, cards.count) || isPartOf(page, machine, cards)) && isNear(page, machine, cards);
}

/** An instance type, or one server that is named with its cards. */
const isMachine = ({ cardsEach }: Hardware): boolean => cardsEach !== undefined;

/** Whether so many cards fill the machines: as many as are counted, or whole ones where nothing counts them. */
function fills({ count, cardsEach = count, machinesCounted }: Hardware, cards: number): boolean {
  return machinesCounted === true ? cards === count || cards === cardsEach : cards % cardsEach === 0;
}

/** "2x A100 (p4de share)", "2 A100 of a p4de.24xlarge", "p5.48xlarge, of which 3 H100": fewer cards than one machine
 *  holds are a part of it, unless the words between the two join, compare or exchange them. */
function isPartOf(page: Page, machine: Hardware, cards: Hardware): boolean {
  const isOne = machine.cardsEach === machine.count;
  if (!isOne || cards.count >= machine.count || page.speaksOf(cards.at, 'idle')) return false;
  const [first, second] = machine.at < cards.at ? [machine, cards] : [cards, machine];
  for (let j = first.at + 1; j < second.from; j += 1) if (isApart(page, j)) return false;
  return page.before(first.from, LED_WITHIN, ['between', 'changed']) < 0;
}
const LED_WITHIN = 3;
/** Whether the word at `j` joins, compares or exchanges; "von" also leads from a part to its whole. */
const isApart = (page: Page, j: number): boolean =>
  (page.has(j, ...APART) && !page.has(j, 'between')) || PLUS.has(page.textAt(j));
/** What stands between two pieces of hardware that are no part of each other. */
const APART: readonly Tag[] = [
  'and',
  'or',
  'versus',
  'not',
  'source',
  'leaving',
  'buy',
  'another',
  'idea',
  'turn',
  'beside',
];
const PLUS: ReadonlySet<string> = new Set(['+', '/', ';', '|', '>']);

/** What is only named stands as the other does. */
const agrees = (a: Hardware, b: Hardware): boolean =>
  a.standing === b.standing || a.standing === 'stated' || b.standing === 'stated';

/** Whether no figure and no other hardware stands between the two. */
function isNear(page: Page, a: Hardware, b: Hardware): boolean {
  const [first, second] = a.at < b.at ? [a, b] : [b, a];
  if (second.from - first.at > REACH) return false;
  for (let j = first.at + 1; j < second.from; j += 1)
    if (page.at(j)?.kind === 'figure' && !page.used.has(j)) return false;
  return true;
}

/** "Two DGX-1 (8x V100 32GB each)", "2x DGX A100 (640GB variant, so 8x A100 80GB each)": the bracket says what each
 *  machine holds. */
function withContents(page: Page, hardware: readonly Hardware[]): readonly Hardware[] {
  return hardware.flatMap((h, n) => {
    const [before, behind] = [hardware[n - 1], hardware[n + 1]];
    if (behind !== undefined && isHeldIn(page, h, behind)) return [];
    if (before === undefined || !isHeldIn(page, before, h)) return [h];
    const standing = isThere(before) ? before.standing : h.standing;
    return [{ ...h, standing, count: before.count, from: before.from, start: before.start }];
  });
}

function isHeldIn(page: Page, machines: Hardware, cards: Hardware): boolean {
  if (machines.core !== cards.core || cards.from - machines.at > REACH || !page.has(cards.at + 1, 'each')) return false;
  return machines.count > cards.count && machines.count % cards.count === 0;
}
