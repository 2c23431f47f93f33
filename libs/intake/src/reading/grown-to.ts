import type { Page } from '../page/page';
import { writtenLike } from '../page/written';
import { AT_TIMES, BUSY_TIMES } from '../words/week-words';
import { TALKS } from '../words/length-words';
import { lastWord } from '../lexer/first-word';
import { PLANS_FOR } from '../words/plan-words';
import { GROWN_TO, GROWS, UP_TO } from './data/growth-words';
import { CONTEXT_PARTS } from './data/prompt-words';

/** "The number grows to 18,000", "wächst auf 18.000", "passera à 120": whether the figure at `k` is what a load comes
 *  to, right behind the verb and its "to"; what it rises to in the course of a day is a peak. */
export function isGrownTo(page: Page, k: number): boolean {
  const lead = page.has(k - 1, 'hedge') ? k - 2 : k - 1;
  if (!page.sameSentence(lead, k) || isOfDay(page, k) || isLengthBefore(page, lead)) return false;
  if (page.has(lead, 'growth') && GROWN_TO.test(page.textAt(lead))) return true;
  return UP_TO.has(page.textAt(lead)) && [lead - 1, lead - 2].some((j) => GROWS.test(page.textAt(j)));
}

/** Where a verb of laying out stands. */
export const tellsPlan = writtenLike(PLANS_FOR);

/** "The history grows to 3,000", "l'historique monte à 2 000", "der Kontext wächst auf 4.000": what grows before the
 *  verb is the length of something and no load. */
const isLengthBefore = (page: Page, lead: number): boolean => {
  for (let j = lead; j >= lead - LENGTH_REACH && page.sameSentence(j, lead); j -= 1) {
    if (j < lead && (page.is(j, ',') || page.at(j)?.figure !== undefined)) return false;
    const word = lastWord(page.textAt(j)).replace(ARTICLE, '');
    if (page.has(j, 'ctx', 'isl', 'osl', 'tok') || CONTEXT_PARTS.test(word) || isOneTalk(word)) return true;
  }
  return false;
};
const LENGTH_REACH = 6;
const ARTICLE = /^(?:[ld]|dell|nell)'/;
/** "The conversation grows to 9,000": one of them; "conversations grow to 900" are a load. */
const isOneTalk = (word: string): boolean => TALKS.test(word) && !MANY_TALKS.test(word);
const MANY_TALKS = /(?:s|gesprache|gesprachen|ungen|kken|zioni|conversaciones|диалоги|разговоры)$/;

/** "30 users, rising to 75 at noon", "at peak", "between 9 and 11". */
const isOfDay = (page: Page, k: number): boolean => {
  if (page.speaksOf(k, 'peak', 'busyPeople', 'daily')) return true;
  for (let j = k - DAY_REACH; j <= k + DAY_REACH; j += 1)
    if (page.sameSentence(j, k) && (page.at(j)?.kind === 'time' || isSometimes(page.textAt(j)))) return true;
  return false;
};
const DAY_REACH = 12;
/** At noon, on Mondays, now and then. */
const isSometimes = (word: string): boolean => BUSY_TIMES.has(word) || AT_TIMES.has(word);
