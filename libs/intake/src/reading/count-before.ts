import type { Element } from '../elements/element';
import { isIdeographic } from '../lexer/token';
import type { Page } from '../page/page';
import { isOfAllMachines } from './cards-in-all';
import type { Count } from './count';
import { looksLikeIndex, MOST_CARDS, numberAt, validCount } from './count';
import { BETWEEN_COUNT_AND_CARD, FURTHER, SINGLE } from './data/count-words';
import { ABBREVIATIONS } from '../words/small-words';
import { machinesBefore } from './machines-of-cards';

/** Words that may stand between a count and the name, elements. */
const WORDS_BETWEEN = 5;
/** How far before a name the general word with its number may stand. */
const APART = 9;

/** `8x`, `8 x`, `eight`, `a couple of`, `2 nodes with 8x`, `8-GPU`, `a` before a card. Takes the figures it reads. */
export function countBefore(page: Page, k: number): Count | undefined {
  const { at, memoryGb } = overWords(page, k);
  const e = page.at(at);
  const card = page.at(k);
  if (card === undefined) return undefined;
  if (e === undefined || !page.sameSentence(at, k)) return ofMemory(card, k, memoryGb); // "80GB A100 4장"
  const span = { start: e.start, end: card.end, at, memoryGb };
  const count = numberAt(page, at);
  const isRange = e.figure?.low !== undefined;
  if (count !== undefined && validCount(count) && (isRange || !looksLikeIndex(page, at)))
    return numbered(page, span, { count, isRange, nameAt: k });
  const ordinals = ordinalsBefore(page, k, at);
  if (ordinals !== undefined) return { ...span, ...ordinals };
  if (SINGLE.has(e.text)) return oneInEach(page, k, span) ?? counted(span, 1, e.text !== 'this');
  return ofMemory(card, k, memoryGb);
}

/** A card of which only the memory is told before its name. */
const ofMemory = ({ start, end }: Element, at: number, memoryGb: number | undefined): Count | undefined =>
  memoryGb === undefined ? undefined : counted({ start, end, at, memoryGb }, 1, false);

/** Where a count stands, with the memory that is told among its words. */
type Counted = Pick<Count, 'start' | 'end' | 'at' | 'memoryGb'>;

const counted = ({ start, end, at, memoryGb }: Counted, count: number, explicit = true): Count => ({
  count,
  start,
  end,
  at,
  explicit,
  memoryGb,
});

/** Words between a part and all of it, and before what is run on. */
const PART_OF: ReadonlySet<string> = new Set(
  'of|of the|of our|von|von den|der|de|des|de las|de los|van|van de|di|delle|z|из'.split('|'),
);
const RUN_ON = /(?:^| )(?:on|auf|en|sur|su|em|op|na|на)$/;

/** What a number counts: a part of all, the cards of several machines, or so many. */
function numbered(
  page: Page,
  span: Counted,
  { count, isRange, nameAt }: { readonly count: number; readonly isRange: boolean; readonly nameAt: number },
): Count {
  const { at } = span;
  page.used.add(at);
  const part = partBefore(page, at, count);
  if (part !== undefined) return counted({ ...span, start: part.start, at: part.at }, part.count);
  const machines = isRange ? undefined : machinesBefore(page, at);
  if (machines === undefined) return counted(span, count);
  const held = { machinesAt: machines.at, machines: machines.count, cards: count, at, nameAt };
  const times = isOfAllMachines(page, held) ? 1 : machines.count;
  return counted({ ...span, start: machines.start, at: machines.at }, count * times);
}

/** "On two of ...", "we use only 3 of ...", "our quota is 4 of ...". */
const isRunOn = (page: Page, part: number): boolean =>
  RUN_ON.test(page.textAt(part - 1)) || page.before(part, ALLOWED_WITHIN, ['only', 'quota']) >= 0;
const ALLOWED_WITHIN = 3;

/** "On two of the eight A40": those that are run on, of all that are there. */
function partBefore(page: Page, at: number, all: number): Pick<Count, 'count' | 'at' | 'start'> | undefined {
  const of = page.has(at - 1, 'definite', 'own') || page.has(at - 1, 'determiner') ? at - 2 : at - 1;
  const count = numberAt(page, of - 1);
  const isPart = count !== undefined && count < all && validCount(count) && PART_OF.has(page.textAt(of));
  if (!isPart || !page.sameSentence(of - 2, at) || !isRunOn(page, of - 1)) return undefined;
  page.used.add(of - 1);
  return { count, at: of - 1, start: page.at(of - 1)?.start ?? 0 };
}

/** "A second 3090" is one more, "a third and fourth 3090" are two. */
function ordinalsBefore(
  page: Page,
  k: number,
  at: number,
): Pick<Count, 'count' | 'at' | 'start' | 'explicit'> | undefined {
  if (at !== k - 1 || !isFurther(page, at)) return undefined;
  const first = page.has(at - 1, 'and') && isFurther(page, at - 2) ? at - 2 : at;
  const from = SINGLE.has(page.textAt(first - 1)) ? first - 1 : first;
  return { count: first === at ? 1 : 2, at: from, start: page.at(from)?.start ?? 0, explicit: true };
}
const isFurther = (page: Page, j: number): boolean => FURTHER.test(page.textAt(j));

/** "Three machines with a 4090 each": as many as the machines. */
function oneInEach(page: Page, k: number, span: Counted): Count | undefined {
  if (!page.has(k + 1, 'each') && !page.has(span.at - 1, 'each')) return undefined;
  const machines = machinesBefore(page, span.at);
  return machines === undefined
    ? undefined
    : counted({ ...span, start: machines.start, at: machines.at }, machines.count);
}

/** Back over the words between a count and the name at `k`; memory that stands among them is taken along. */
function overWords(page: Page, k: number): Pick<Count, 'at' | 'memoryGb'> {
  let at = k - 1;
  let memoryGb: number | undefined;
  for (let step = 0; step < WORDS_BETWEEN && page.sameSentence(at, k); step += 1) {
    const size = page.has(at, 'gb') ? numberAt(page, at - 1) : undefined;
    if (size !== undefined) {
      memoryGb = size;
      page.used.add(at - 1);
      at -= 2;
    } else if (mayStandBetween(page, at)) at -= 1;
    else break;
  }
  return { at, memoryGb };
}

/** A vendor, a word for cards or one that says more of them; a bracket only behind the number. */
function mayStandBetween(page: Page, j: number): boolean {
  const e = page.at(j);
  if (e === undefined) return false;
  if (e.text === '(')
    return page.at(j - 1)?.kind === 'figure' || (page.has(j - 1, 'gpuWord') && page.at(j - 2)?.kind === 'figure');
  if (e.text === '.') return ABBREVIATIONS.has(page.textAt(j - 1)) && page.at(j - 2)?.kind === 'figure'; // "14 nos. T4"
  if (page.has(j, 'own') && isIdeographic(e.text)) return true; // "两张自有的A100"
  return e.kind === 'vendor' || BETWEEN_COUNT_AND_CARD.has(e.text) || page.has(j, 'gpuWord');
}

/** "we have 8 GPUs with 80GB each, A100s": the number stands at the general word, the name of the cards follows. */
export function countApart(page: Page, k: number): Count | undefined {
  const card = page.at(k);
  if (card === undefined) return undefined;
  for (let j = k - 2; j >= k - APART && page.sameSentence(j, k) && page.at(j)?.kind !== 'gpu'; j -= 1) {
    const e = page.at(j);
    const count = numberAt(page, j);
    if (e === undefined || count === undefined || !page.has(j + 1, 'gpuWord')) continue;
    if (page.used.has(j) || !validCount(count) || count > MOST_CARDS || looksLikeIndex(page, j)) return undefined;
    page.used.add(j);
    return { count, start: e.start, end: card.end, at: j, explicit: true };
  }
  return undefined;
}
