import type { Page } from '../page/page';
import { shaped } from './form';
import { unitsOf } from './quantity';
import type { Proposal } from './weigh';

/** Bare numbers that are speeds because a speed was told before them. */

/** What the shape is worth against anything else. */
const ELIDED = 3.8;
/** How far back the speed may stand whose unit goes on, elements. */
const REACH = 40;
/** How far before the number the word may stand that says who measured it. */
const SEEN_WITHIN = 3;
/** More than this is no speed. */
const FASTEST = 1e6;

/** "Readme says ~34 tok/s; I see 13 single stream, 4 concurrent ~22 aggregate", "都说20 t/s，自己实测只有14左右": the unit
 *  of the speed before goes on. */
export function elidedSpeed(page: Page, k: number): Proposal | undefined {
  const value = page.at(k)?.figure?.value ?? 0;
  if (!(value > 0 && value < FASTEST) || !isBare(page, k) || !isAfterSpeed(page, k)) return undefined;
  const summed = SUMS.test(behind(page, k));
  const each = !summed && isOfOne(page, k);
  const seen = page.before(k, SEEN_WITHIN, ['observed'], (e) => e.kind === 'figure') >= 0 && isLast(page, k);
  if (!summed && !each && !seen) return undefined;
  return shaped('speed', k, ELIDED, {
    dimension: 'speed',
    end: k,
    scale: 1,
    noun: k,
    ...(each ? { each: true as const } : {}),
  });
}
const isOfOne = (page: Page, k: number): boolean =>
  SINGLE.test(behind(page, k)) || (page.sameSentence(k, k + 1) && page.has(k + 1, 'each'));
const behind = (page: Page, k: number): string =>
  page.sameSentence(k, k + 1) ? `${page.textAt(k + 1)} ${page.textAt(k + 2)} ${page.textAt(k + 3)}` : '';
const SUMS =
  /^(?:aggregate|aggregated|combined|in sum|in total|total|overall|insgesamt|zusammen|en tout|en total|in totaal)\b/;
const SINGLE = /^(?:single(?: - | )?stream|single(?: - | )?user|alone|per stream|per user)\b/;

/** Nothing that the number could count stands behind it. */
const isBare = (page: Page, k: number): boolean =>
  unitsOf(page, k).every((u) => u.dimension === 'bare' || u.noun > k + 1);
/** The number ends what is said, but for a hedge. */
function isLast(page: Page, k: number): boolean {
  const next = page.has(k + 1, 'hedge') ? k + 2 : k + 1;
  return !page.sameSentence(k, next) || page.at(next)?.kind === 'mark';
}
function isAfterSpeed(page: Page, k: number): boolean {
  for (let j = k - 1; j >= 0 && j >= k - REACH; j -= 1) {
    if ((page.at(k)?.sentence ?? 0) - (page.at(j)?.sentence ?? 0) > 1) return false;
    if (page.has(j, 'tps', 'tpsUser') && page.at(j - 1)?.kind === 'figure') return true;
  }
  return false;
}
