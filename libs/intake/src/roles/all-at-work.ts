import type { Page } from '../page/page';
import { ALL_OF, AT_SPEED, AT_WORK, CHANNELS, LIVE, MYSELF, OCCUPIED, THINGS_AT_WORK } from '../words/at-work-words';
import { lastWord } from '../lexer/first-word';
import { shaped, valueAt } from './form';
import type { Unit } from './quantity';
import type { Proposal } from './weigh';

/** What these shapes are worth against anything else. */
const AT_WORK_WORTH = 5.4;
/** How far behind their number it may say that all of them are busy. */
const BUSY_WITHIN = 4;
/** How far back the same number may stand, elements. */
const NAMED_WITHIN = 60;

const atOnce = (k: number, end: number): Proposal => {
  const unit: Unit = { dimension: 'inflight', end, scale: 1, noun: k };
  return shaped('concurrentRequests', k, AT_WORK_WORTH, unit);
};
const isCount = (page: Page, k: number): boolean =>
  page.at(k)?.kind === 'figure' && Number.isInteger(valueAt(page, k)) && valueAt(page, k) >= 1;

/** "On Saturdays all 12 are busy", "abends sind alle 20 besetzt": all of what was counted before is at work. */
export function allBusy(page: Page, k: number): Proposal | undefined {
  if (!isCount(page, k) || !isAllOf(page, k) || page.has(k + 1, 'gpuWord', 'node')) return undefined;
  for (let j = k + 1; j <= k + BUSY_WITHIN && page.sameSentence(j, k); j += 1) {
    if (page.at(j)?.kind !== 'word') return undefined;
    if (OCCUPIED.has(page.textAt(j)) || OCCUPIED.has(lastWord(page.textAt(j))))
      return isOfCards(page, k) ? undefined : atOnce(k, j);
  }
  return undefined;
}
const isAllOf = (page: Page, k: number): boolean =>
  ALL_OF.has(page.textAt(k - 1)) || ALL_OF.has(`${page.textAt(k - 2)} ${page.textAt(k - 1)}`);

/** "8x A100, all 8 are busy": the same number counts cards. */
function isOfCards(page: Page, k: number): boolean {
  const value = valueAt(page, k);
  for (let j = k - 1; j >= 0 && j >= k - NAMED_WITHIN; j -= 1) {
    if (valueAt(page, j) !== value) continue;
    const noun = page.is(j + 1, 'x') ? j + 2 : j + 1;
    if (page.at(noun)?.kind === 'gpu' || page.at(noun)?.kind === 'instance') return true;
    return page.has(noun, 'gpuWord', 'node');
  }
  return false;
}

/** "Roughly 15 agents running at any time", "15 Agenten laufen": things that work, so many of them at once. */
export function thingsAtWork(page: Page, k: number): Proposal | undefined {
  if (!isCount(page, k) || !THINGS_AT_WORK.has(page.textAt(k + 1)) || !page.sameSentence(k, k + 2)) return undefined;
  const verb = page.textAt(k + 2).split(' ')[0] ?? '';
  return AT_WORK.has(verb) ? atOnce(k, k + 2) : undefined;
}

/** "Live captions for 14 channels around the clock": what is listened to all the time. */
export function channelsLive(page: Page, k: number): Proposal | undefined {
  if (!isCount(page, k) || !CHANNELS.has(page.textAt(k + 1))) return undefined;
  return page.speaksOf(k, 'allDay') || isLive(page, k) ? atOnce(k, k + 1) : undefined;
}
function isLive(page: Page, k: number): boolean {
  for (let j = k - LIVE_WITHIN; j <= k + LIVE_WITHIN; j += 1)
    if (page.sameSentence(j, k) && LIVE.test(page.textAt(j))) return true;
  return false;
}
const LIVE_WITHIN = 8;

/** "One dev (me)", "ein Entwickler (ich)": whoever asks is alone. */
export function myself(page: Page, k: number): Proposal | undefined {
  const isMe = page.is(k + 2, '(') && MYSELF.has(page.textAt(k + 3)) && page.is(k + 4, ')');
  return valueAt(page, k) === 1 && page.has(k + 1, 'who', 'person') && isMe ? atOnce(k, k + 1) : undefined;
}

/** "25 users at 15 t/s", "20 Nutzer mit je 15 t/s", "16 users each get 11 t/s": who sees so many tokens a second is
 *  there at once. */
export function peopleAtSpeed(page: Page, k: number): Proposal | undefined {
  if (!page.has(k + 1, 'who') || !isCount(page, k) || valueAt(page, k) < 2) return undefined;
  const each = page.has(k + 2, 'each');
  if (!each && !AT_SPEED.has(page.textAt(k + 2))) return undefined;
  for (let j = k + 3; j <= k + (each ? EACH_WITHIN : SPEED_WITHIN) && page.sameSentence(j, k); j += 1)
    if (page.at(j)?.kind === 'figure') return page.has(j + 1, 'tps', 'tpsUser') ? atOnce(k, k + 1) : undefined;
  return undefined;
}
const SPEED_WITHIN = 4;
const EACH_WITHIN = 6;
