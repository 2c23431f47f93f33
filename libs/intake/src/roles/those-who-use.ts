import type { Page } from '../page/page';
import type { Tag } from '../words';
import { DOES_SO, LEADS_TO_NUMBER, USE_TOGETHER } from '../words/people-verbs';
import { shaped } from './form';
import { type Dimension, unitsOf } from './quantity';
import type { Proposal } from './weigh';

/** "About 300 will use it", "300 nutzen den Chatbot täglich", "environ 300 l'utilisent": a number without a noun whose
 *  verb says that so many use the service. */
export function thoseWhoUse(page: Page, k: number): Proposal | undefined {
  const value = page.at(k)?.figure?.value ?? 0;
  if (!Number.isInteger(value) || value < FEWEST || !isSubject(page, k)) return undefined;
  const verb = verbBehind(page, k);
  if (verb === undefined || isOfThings(page, k, verb) || hasUnit(page, k)) return undefined;
  return { ...shaped('totalUsers', k, TOLD, { dimension: 'people', end: k, scale: 1, noun: k }), heads: [verb] };
}
const FEWEST = 2;
const TOLD = 4.4;
const VERB_WITHIN = 4;

/** The verb of using that the number is the subject of, with helping words alone between. */
function verbBehind(page: Page, k: number): number | undefined {
  for (let j = k + 1; j <= k + VERB_WITHIN && page.sameSentence(j, k); j += 1) {
    if (USE_TOGETHER.test(page.textAt(j))) return j;
    if (!DOES_SO.test(page.textAt(j))) return undefined;
  }
  return undefined;
}

/** The number opens its clause, or only words stand before it that lead to a number: "grades 9 to 12 use it", "3 out of
 *  10 use it", "in 2024 using it" count nobody. */
function isSubject(page: Page, k: number): boolean {
  const before = page.at(k - 1);
  if (before === undefined || !page.sameSentence(k - 1, k) || before.kind === 'mark') return true;
  return before.kind === 'word' && (page.has(k - 1, ...LEADING) || LEADS_TO_NUMBER.test(before.text));
}
const LEADING: readonly Tag[] = ['hedge', 'and', 'turn', 'most', 'least', 'definite', 'only', 'calendar', 'first'];

/** "2 use cases", "4 use vLLM", "3 use an H100 each": things, or who runs machines. */
function isOfThings(page: Page, k: number, verb: number): boolean {
  if (THINGS.test(page.textAt(verb + 1))) return true;
  return [verb + 1, verb + 2].some((j) => {
    const kind = page.at(j)?.kind;
    return page.sameSentence(j, k) && (kind === 'gpu' || kind === 'engine' || kind === 'instance' || kind === 'size');
  });
}
const THINGS = /^(?:cases?|of)$/;

/** A unit of its own right behind; a verb that no list knows looks like a thing that is counted. */
const hasUnit = (page: Page, k: number): boolean =>
  unitsOf(page, k).some((u) => !NO_UNIT.has(u.dimension) && u.end > k);
const NO_UNIT: ReadonlySet<Dimension> = new Set<Dimension>(['bare', 'things', 'thingRate']);
