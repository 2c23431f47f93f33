import type { Page } from '../page/page';
import type { Fact } from '../reading';
import { TURNS } from '../words/turn-words';
import { numberAt } from './count';
import { HOLDS_REQUESTS } from './data/funnel-words';

/** How many calls of the model each conversation of a load makes: "11,780 calls a day, 5 LLM turns per call", "3,000
 *  chats with 4 turns". What is paid or heard per conversation counts these once. */

const MOST_TURNS = 200;
/** How far behind the number its noun and the conversation may stand, elements. */
const NOUN_WITHIN = 2;
const PER_WITHIN = 3;

/** The number of turns in a load, one where it has none. */
export const turnsOf = (page: Page, load: Fact<number>): number => {
  const at = turnsAt(page, load);
  const turns = at === undefined ? 1 : (numberAt(page, at) ?? 1);
  return load.value % turns === 0 ? turns : 1;
};

/** The figure of the turns that a load was multiplied by. */
export function turnsAt(page: Page, load: Fact<number>): number | undefined {
  const spans = load.pieces ?? [load];
  if (load.approximation === undefined) return undefined;
  return page.kinds('figure').find((k) => {
    const { start = -1 } = page.at(k) ?? {};
    return spans.some((p) => p.start <= start && start < p.end) && isTurns(page, k);
  });
}

function isTurns(page: Page, k: number): boolean {
  const many = numberAt(page, k) ?? 0;
  if (!Number.isInteger(many) || many < 2 || many > MOST_TURNS) return false;
  for (let j = k + 1; j <= k + NOUN_WITHIN && page.sameSentence(j, k); j += 1) {
    if (TURNS.has(page.textAt(j))) return true;
    if (page.has(j, 'req') && isPerConversation(page, j)) return true;
  }
  return false;
}
/** "5 calls per chat", "je Anruf", "per call": what holds the turns, and no time. */
function isPerConversation(page: Page, noun: number): boolean {
  for (let j = noun + 1; j <= noun + PER_WITHIN && page.sameSentence(j, noun); j += 1)
    if (HOLDS_REQUESTS.test(page.textAt(j)) && page.has(j - 1, 'per', 'each', 'lap')) return true;
  return false;
}
