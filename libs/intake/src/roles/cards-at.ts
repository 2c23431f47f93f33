import type { Page } from '../page/page';
import { shaped } from './form';
import { unitsOf } from './quantity';
import type { Proposal } from './weigh';

/** What a share right behind cards is worth. */
const BUSY = 3.6;
const AT = new Set(['at', 'bei', 'a', 'al', 'op', 'przy', 'at about', '@', 'with', ':']);

/** "8x H100 at 12 %", "die beiden L40S bei 30 %": a share that nothing follows is how busy the cards before it are. */
export function cardsAt(page: Page, k: number): Proposal | undefined {
  const at = page.has(k - 1, 'hedge') ? k - 2 : k - 1;
  const isOfCards = page.at(at - 1)?.kind === 'gpu' && AT.has(page.textAt(at)) && page.sameSentence(at - 1, k);
  const unit = isOfCards ? unitsOf(page, k).find((u) => u.dimension === 'share') : undefined;
  if (unit === undefined) return undefined;
  const next = unit.end + 1;
  const ends = !page.sameSentence(k, next) || page.at(next)?.kind === 'mark' || page.has(next, 'util', 'and', 'turn');
  return ends ? shaped('utilizationFraction', k, BUSY, unit) : undefined;
}

/** "Please do not suggest more than two GPUs", "bitte nicht mehr als zwei Karten": the most that may be had. */
export function noMoreCards(page: Page, k: number): Proposal | undefined {
  const unit = unitsOf(page, k).find((u) => u.dimension === 'cards');
  if (unit === undefined || !MORE_THAN.test(page.textAt(k - 1)) || !page.sameSentence(k - 1, k)) return undefined;
  const isDenied = [2, 3, 4, 5].some((n) => page.has(k - n, 'not') && page.sameSentence(k - n, k));
  return isDenied ? shaped('maxGpus', k, BUSY, unit) : undefined;
}
const MORE_THAN = /^(?:more than|mehr als|plus de|plus que|mas de|mais de|piu di|meer dan|wiecej niz|больше|более)$/;
