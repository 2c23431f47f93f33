import type { Tag } from '../words';
import { eachAsMeant, type Element, remade } from './element';

/** How far before a trade its number may stand, elements: "84 neue junge Pfleger". */
const REACH = 3;

/** Names of trades count people only behind their number or as a label: alone ("ein Leser schreibt") they say no more
 *  than a word that no list knows. */
export const countedTrades = (elements: readonly Element[]): readonly Element[] =>
  eachAsMeant(elements, (e, k) => (e.tags.has('trade') ? known(e, isCounted(elements, k)) : e));

const known = (e: Element, counted: boolean): Element =>
  remade(e, { tags: new Set<Tag>([...e.tags].filter((t) => t !== 'trade' && (counted || t !== 'who'))) });

function isCounted(elements: readonly Element[], k: number): boolean {
  if (LABELS.has(elements[k + 1]?.text ?? '') && elements[k + 2]?.kind === 'figure') return true;
  for (let j = k - 1; j >= k - REACH; j -= 1) {
    const e = elements[j];
    if (e === undefined || e.sentence !== elements[k]?.sentence) return false;
    if (e.kind !== 'word') return (e.figure?.value ?? 0) > 1;
  }
  return false;
}
const LABELS: ReadonlySet<string> = new Set([':', '=', '|']);
