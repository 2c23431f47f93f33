import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import { CONDENSES, MADE_INTO, MADE_INTO_BEHIND } from '../words/condensing-words';
import { shaped } from './form';
import { type Dimension, type Unit, unitsOf } from './quantity';
import type { Proposal } from './weigh';

/** What it is worth that a text is made into so much: more than what "each" behind it says of a prompt. */
const MADE = 6.4;
/** How far from the length the verb may stand, elements. */
const REACH = 14;
/** Words between the one that leads to a length and the length: "to about 150", "auf höchstens 300". */
const HEDGES = 2;

const LENGTHS: ReadonlySet<Dimension> = new Set<Dimension>(['tokens', 'prose']);

/** "Articles of 1,200 tokens, summarised to 150 tokens each": what a long text is made into is the answer. */
export function turnedInto(page: Page, k: number): Proposal | undefined {
  const unit = unitsOf(page, k).find((u) => LENGTHS.has(u.dimension));
  if (unit === undefined || page.speaksOf(k, 'ctx') || !(leadsTo(page, k) || leadsBehind(page, unit))) return undefined;
  const verb = condensing(page, k);
  return verb < 0 ? undefined : { ...shaped('outputTokens', k, MADE, unit), heads: [verb] };
}

function leadsTo(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - 1 - HEDGES && page.sameSentence(j, k); j -= 1) {
    if (MADE_INTO.has(page.textAt(j))) return true;
    if (!page.has(j, 'hedge', 'most', 'least')) return false;
  }
  return false;
}

const leadsBehind = (page: Page, unit: Unit): boolean => MADE_INTO_BEHIND.has(page.textAt(unit.end + 1));

/** The nearest verb of summing up around `k`; -1 when there is none. */
function condensing(page: Page, k: number): number {
  for (let n = 1; n <= REACH; n += 1)
    for (const j of [k - n, k + n]) if (page.sameSentence(j, k) && condenses(page.at(j))) return j;
  return -1;
}

const condenses = (e: Element | undefined): boolean =>
  e !== undefined && (e.name === 'summarization' ? e.kind === 'use' : CONDENSES.test(e.text));
