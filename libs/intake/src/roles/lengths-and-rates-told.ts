import type { Page } from '../page/page';
import { BUSIEST_SECOND, IS_FINE, OF_STUFF, ONE_OF_EACH } from '../words/told-words';
import { shaped, shapedLength, valueAt } from './form';
import type { Proposal } from './weigh';

/** What these shapes are worth against anything else. */
const LENGTH = 4.6;
const RATE = 5;
const WAIT = 5;
/** How many words say what the tokens are of, and how far behind the second its number may stand. */
const STUFF_WITHIN = 5;
const SECOND_WITHIN = 3;

/** "12k tokens of building regulations per question": what goes in with each. */
export function stuffOfEach(page: Page, k: number): Proposal | undefined {
  if (page.at(k)?.kind !== 'figure' || !page.has(k + 1, 'tok') || !OF_STUFF.has(page.textAt(k + 2))) return undefined;
  for (let j = k + 3; j <= k + 2 + STUFF_WITHIN && page.sameSentence(j, k); j += 1) {
    if (page.at(j)?.kind !== 'word' || page.has(j, 'out')) return undefined;
    const isEach = page.has(j, 'per') ? page.has(j + 1, 'req', 'doc') : page.has(j, 'each') && PER.test(page.textAt(j));
    if (isEach) return shapedLength('inputTokens', k, LENGTH, k + 1);
  }
  return undefined;
}

const PER = /^(?:per|each|every|pro|je|par|por|za|na) \p{L}/u;

/** "The worst second has 420 of them", "in the busiest second 420 arrive": a rate of the peak. */
export function inBusiestSecond(page: Page, k: number): Proposal | undefined {
  const next = page.at(k + 1);
  if (page.at(k)?.kind !== 'figure' || valueAt(page, k) <= 0 || (page.has(k + 1, 'tok', 'ms', 'sec') && next))
    return undefined;
  for (let j = k - 1; j >= k - SECOND_WITHIN && page.sameSentence(j, k); j -= 1) {
    if (page.at(j)?.kind !== 'word') return undefined;
    if (page.has(j, 'sec') && BUSIEST_SECOND.has(page.textAt(j - 1)))
      return shaped('requestRate', k, RATE, { dimension: 'rate', end: k, scale: 1, noun: k, period: 'second' });
  }
  return undefined;
}

/** "17 tok/s, prefill awful": what is said behind the comma is of another speed. */
export function speedBesidePrefill(page: Page, k: number): Proposal | undefined {
  const isBeside = page.has(k + 1, 'tps') && page.is(k + 2, ',') && page.has(k + 3, 'prefill');
  if (!isBeside || page.at(k + 4)?.kind !== 'word' || page.at(k + 5)?.kind === 'figure') return undefined;
  return shaped('speed', k, RATE, { dimension: 'speed', end: k + 1, scale: 1, noun: k + 1 });
}

/** "30 seconds per invoice is fine", "40 Sekunden je Rechnung reichen", "30 secondes par facture, ça va". */
export function waitOfEach(page: Page, k: number): Proposal | undefined {
  const unit = SCALES.find(([tag]) => page.has(k + 1, tag))?.[1];
  if (unit === undefined || !page.has(k + 2, 'per', 'each') || page.at(k + 3)?.kind !== 'word') return undefined;
  const behind = [k + 4, k + 5, k + 6].filter((j) => page.sameSentence(j, k));
  const isFine =
    behind.some((j) => IS_FINE.test(page.textAt(j)) || page.has(j, 'fit')) && ONE_OF_EACH.test(page.textAt(k + 3));
  return isFine
    ? shaped('endToEndMs', k, WAIT, { dimension: 'duration', end: k + 3, scale: unit, noun: k })
    : undefined;
}
const SCALES = [
  ['sec', 1],
  ['min', 60],
] as const;
