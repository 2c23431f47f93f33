import { nearestAround } from '../page/nearest';
import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import { CONDENSES, MADE_INTO, MADE_INTO_BEHIND, MADE_WORDS, PASSIVE } from '../words/condensing-words';
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
  if (unit === undefined || page.speaksOf(k, 'ctx')) return undefined;
  const made = madeBehind(page, k, unit);
  if (made >= 0) return { ...shaped('outputTokens', k, MADE, unit), heads: [made] };
  if (!leadsTo(page, k) && !leadsBehind(page, unit)) return undefined;
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

/** "From which a JSON document of 350 tokens is produced", "woraus 350 Token erzeugt werden": the verb of making right
 *  behind what is made; -1 where none stands there. */
function madeBehind(page: Page, k: number, unit: Unit): number {
  for (let j = unit.end + 1; j <= unit.end + MADE_WITHIN && page.sameSentence(j, k); j += 1) {
    if (MADE_WORDS.test(page.textAt(j))) return j;
    if (page.at(j)?.kind !== 'word' || !PASSIVE.test(page.textAt(j))) return -1;
  }
  return -1;
}
const MADE_WITHIN = 3;

/** The nearest verb of summing up around `k`; -1 when there is none. */
const condensing = (page: Page, k: number): number => nearestAround(page, k, REACH, (j) => condenses(page.at(j))) ?? -1;

const condenses = (e: Element | undefined): boolean =>
  e !== undefined && (e.name === 'summarization' ? e.kind === 'use' : CONDENSES.test(e.text));
