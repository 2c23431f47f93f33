import { hasWord } from '../lexer/first-word';
import type { Page } from '../page/page';
import { GOES_ON_HAVING, TO_GET, WISHES_TO } from '../words/getting-words';

/** How far before the hardware the wish may stand, and how far from it the verb of getting, elements. */
const WISH_WITHIN = 7;
const BEHIND = 2;

/** "We want to rent 4x H100", "wir wollen 4x H100 mieten": nobody has it yet, whatever word of renting stands there. */
export function isToBeGot(page: Page, k: number, from: number): boolean {
  const clause = page.at(from)?.clause;
  let gets = [k + 1, k + BEHIND].some((j) => page.sameSentence(k, j) && isGetting(page, j));
  for (let j = from - 1; j >= from - WISH_WITHIN && page.at(j)?.clause === clause; j -= 1) {
    const kind = page.at(j)?.kind;
    if (kind !== 'word' || GOES_ON_HAVING.has(page.textAt(j)) || page.has(j, 'not', 'definite')) return false;
    gets ||= isGetting(page, j);
    if (gets && hasWord(page.textAt(j), WISHES_TO)) return true;
  }
  return false;
}

const isGetting = (page: Page, j: number): boolean => hasWord(page.textAt(j), TO_GET);
