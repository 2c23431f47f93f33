import { type Page, type Period, PERIOD_SECONDS } from '../page/page';
import type { Tag } from '../words';
import { THOSE } from '../words/proposal-words';
import { LENGTH_LEADS } from '../words/small-words';
import { shaped } from './form';
import type { Proposal } from './weigh';

/** "A question is 50 tokens, and a hundred of these come in per second", "davon kommen 300 am Tag": so many, in a time,
 *  of what the words before told. */
export function thoseCome(page: Page, k: number): Proposal | undefined {
  const those = thoseBehind(page, k);
  if (those === undefined || !page.sameSentence(k, those)) return undefined;
  for (let j = those + 1; j <= those + TIME_WITHIN && page.sameSentence(j, k); j += 1) {
    const e = page.at(j);
    if (e === undefined || (e.kind !== 'word' && e.text !== '/')) return undefined;
    const named = NAMED.find(([tag]) => page.has(j, tag))?.[1];
    const found = named === undefined ? page.period(j) : { period: named, end: j + 1 };
    if (found === undefined) continue;
    const { period, end } = found;
    return shaped('requestRate', k, SAID, {
      dimension: 'rate',
      end: end - 1,
      scale: 1 / PERIOD_SECONDS[period],
      period,
      noun: those,
    });
  }
  return undefined;
}
const NAMED: readonly (readonly [Tag, Period])[] = [
  ['hourly', 'hour'],
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
];
const SAID = 4.2;
const TIME_WITHIN = 5;
const OF_THEM: ReadonlySet<string> = new Set(['davon', 'ervan', "d'entre eux", 'такои', 'таких']);

/** "Of these", "davon": the last element of what points back. */
function thoseBehind(page: Page, k: number): number | undefined {
  if (page.has(k + 1, 'partOfThem') || OF_THEM.has(page.textAt(k + 1))) return k + 1;
  return LENGTH_LEADS.has(page.textAt(k + 1)) && THOSE.has(page.textAt(k + 2)) ? k + 2 : undefined;
}
