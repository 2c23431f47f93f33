import { ALLOTTED, isOurVerb, WE_SUBJECT } from '../words/we-verbs';
import type { Tag } from '../words';
import type { Page } from '../page/page';

/** How far before the hardware its verb may stand. */
const REACH = 9;
/** What makes a sentence of ours one of a wish, a question or a condition. */
const UNREAL: readonly Tag[] = [
  'want',
  'plan',
  'ask',
  'idea',
  'buy',
  'fit',
  'wouldBe',
  'ifWord',
  'option',
  'shops',
  'future',
  'supposes',
  'not',
  'wishes',
  'dropped',
  'was',
];

/** "Trzymamy Llama na 8 H100", "we babysit 8 L40S", "nous exploitons 4 A100": a verb that no list knows, of which the
 *  writer is the subject by its ending or its pronoun, and the hardware at `from` behind it in one clause. */
export function isHeldByUs(page: Page, from: number): boolean {
  const clause = page.at(from)?.clause;
  let held = false;
  for (let j = from - 1; j >= from - REACH; j -= 1) {
    const e = page.at(j);
    if (e === undefined || e.clause !== clause || !page.sameSentence(j, from)) break;
    if (page.has(j, ...UNREAL)) return false;
    held ||= isVerbOfOurs(page, j);
  }
  return held && page.statements.asks[from] !== true;
}

/** "We get a slurm partition of 2 nodes with 4x A100", "wir bekommen einen Anteil am Cluster": what is allotted to the
 *  writer is what he works on, whatever word of getting stands there. */
export function isAllotted(page: Page, from: number): boolean {
  let allotted = false;
  for (let j = from - 1; j >= from - ALLOTTED_WITHIN && page.sameSentence(j, from); j -= 1) {
    if (page.has(j, 'want', 'ask', 'ifWord', 'wouldBe', 'future', 'not')) return false;
    allotted ||= ALLOTTED.has(page.textAt(j));
    if (allotted && page.has(j, 'first')) return page.statements.asks[from] !== true;
  }
  return false;
}
const ALLOTTED_WITHIN = 12;

function isVerbOfOurs(page: Page, j: number): boolean {
  const e = page.at(j);
  if (e?.kind !== 'word' || e.tags.size > 0) return false;
  if (isOurVerb(e.text)) return true;
  return (isWe(page, j - 1) || isWe(page, j + 1)) && /^\p{L}{3,}$/u.test(e.text) && !PAST.test(e.text);
}
/** "We tested", "wir testeten": told of the past. */
const PAST = /(?:ed|ten|aient|ions|iez)$/;
const isWe = (page: Page, j: number): boolean => page.has(j, 'first') && WE_SUBJECT.has(page.textAt(j));
