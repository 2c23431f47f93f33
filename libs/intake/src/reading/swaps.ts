import { hasWord } from '../lexer/first-word';
import type { Page } from '../page/page';
import { servesNext } from './runs-there';
import { isMachine } from '../roles/factors';
import type { Tag } from '../words';
import { ALREADY, SWAPPED_FOR, SWAPS, THOSE } from '../words/proposal-words';
import type { Standing } from './hardware-mention';
import { of, type Look } from './mention-looks';
import { isRunningNow } from './running-now';
import { isCalledOurs } from './standing';

/** Whose machines are by the word right beside them, and which of two would be taken for the other. */

/** How far before the one that is taken the verb may stand, elements. */
const SWAP_REACH = 14;

/** Which end of a swap a mention is: "should we replace our 8 A100 by H200?", "we replaced 8 A100 by 4 H200". */
function endOfSwap(page: Page, at: number, from: number): 'away' | 'for' | undefined {
  const isLeft = SWAPPED_FOR.has(page.textAt(at + 1)) && namesHardware(page, at + 2, at + NEAR + 1, at);
  if (isLeft && hasSwap(page, from - NEAR, at + SWAP_REACH, from)) return 'away';
  const isBetween = page.has(from - 1, 'hedge', 'moreOf', 'determiner') || page.at(from - 1)?.tags.size === 0;
  const leads = isBetween ? [from - 1, from - 2] : [from - 1];
  if (!leads.some((j) => SWAPPED_FOR.has(page.textAt(j)))) return undefined;
  return namesHardware(page, from - SWAP_REACH, from - 2, from) && hasSwap(page, from - SWAP_REACH, at + NEAR, from)
    ? 'for'
    : undefined;
}
const NEAR = 4;
type Test = (page: Page, j: number) => boolean;
/** Whether an element from `first` to `last` in the sentence of `k` is so. */
const holdsIn =
  (test: Test) =>
  (page: Page, first: number, last: number, k: number): boolean => {
    for (let j = first; j <= last; j += 1) if (page.sameSentence(j, k) && test(page, j)) return true;
    return false;
  };
const namesHardware = holdsIn(isMachine);
const hasSwap = holdsIn((page, j) => hasWord(page.textAt(j), SWAPS));
/** Whether the swap is asked about or planned, not told of. */
const isWeighedThen = (page: Page, at: number): boolean =>
  page.statements.asks[at] === true || WISHES.some((tag) => page.speaksOf(at, tag));
const WISHES: readonly Tag[] = ['want', 'idea', 'plan'];

/** "Is 4x RTX 4090 enough? They are in my basement already.": the next sentence says that what was asked about is
 *  there. */
function isThereAlready(page: Page, at: number): boolean {
  const sentence = page.at(at)?.sentence ?? 0;
  const next: number[] = [];
  for (let j = at + 1; j <= at + NEXT_WITHIN && page.at(j) !== undefined; j += 1)
    if (page.at(j)?.sentence === sentence + 1) next.push(j);
  const isOfElse = next.some((j) => isMachine(page, j) || page.has(j, 'not'));
  const says = (words: ReadonlySet<string>): boolean => next.some((j) => hasWord(page.textAt(j), words));
  return !isOfElse && says(THOSE) && says(ALREADY);
}
const NEXT_WITHIN = 30;

/** "Numa A10 que já está no nosso centro de dados", "on the A10 that already sits with us": the clause behind its name
 *  says where it is, and that it is ours. */
function isThereInClause(page: Page, at: number): boolean {
  let already = Infinity;
  for (let j = at + 1; j <= at + CLAUSE_WITHIN && page.sameSentence(j, at); j += 1) {
    if (
      isMachine(page, j) ||
      page.at(j)?.kind === 'model' ||
      (page.has(j, 'or', 'not', 'want') && !hasWord(page.textAt(j), ALREADY))
    )
      return false;
    if (hasWord(page.textAt(j), ALREADY)) already = j;
    if (j > already && j <= already + OURS_WITHIN && page.has(j, 'ownRooms', 'onPrem', 'own', 'first')) return true;
  }
  return false;
}
const CLAUSE_WITHIN = 9;
const OURS_WITHIN = 3;

/** "Das Team nutzt 4 L40S", "l'équipe utilise 2 A100": a verb of using right before it, in a sentence that neither asks
 *  nor wishes. */
const isInUse = (page: Page, at: number, from: number): boolean =>
  page.has(from - 1, 'holds') &&
  !page.has(from - 1, 'determiner') &&
  page.statements.asks[at] !== true &&
  page.against(at) === undefined &&
  !NOT_YET.some((tag) => page.speaksOf(at, tag));
const NOT_YET: readonly Tag[] = ['want', 'idea', 'plan', 'supposes', 'wouldBe', 'future', 'ask', 'buy', 'not'];

/** What a question may make of machines that are there. */
const OURS: readonly Standing[] = ['owned', 'stated', 'asked'];

/** What says whose a mention is, whatever the sentence asks. */
export const OURS_OR_SWAPPED: Readonly<Record<string, Look>> = {
  'called ours': of(
    OURS,
    (page, h) => h.counted && isCalledOurs(page, h.from, h.at) && !page.has(h.at + 1, 'offer', 'option', 'idea'),
  ),
  'in use now': of(
    OURS,
    (page, h) => h.counted && (isInUse(page, h.at, h.from) || (h.rule === 'stated' && servesNext(page, h.at))),
  ),
  'there already': of(
    OURS,
    (page, h) => (h.counted && isThereAlready(page, h.at)) || isThereInClause(page, h.at) || isRunningNow(page, h.at),
  ),
  'swapped away': of(
    OURS,
    (page, h) => h.counted && endOfSwap(page, h.at, h.from) === 'away' && isWeighedThen(page, h.at),
  ),
  'swapped for': of(OURS, (page, h) => endOfSwap(page, h.at, h.from) === 'for' && isWeighedThen(page, h.at)),
  'came instead': of(
    ['past'],
    (page, h) =>
      h.counted &&
      endOfSwap(page, h.at, h.from) === 'for' &&
      !isWeighedThen(page, h.at) &&
      page.speaksOf(h.at, 'first'),
  ),
};
