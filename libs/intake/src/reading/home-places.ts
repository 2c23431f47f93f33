import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { TOWNS } from '../gazetteers/data/places';
import { lastWord } from '../lexer/first-word';
import { LEADS_HOME } from '../words/frame-words';
import { GROUPS, HOSTED_ANYWHERE, SITS, WORKS } from '../words/home-words';
import { IS } from '../words/telling-words';

/** "Our office in Berlin", "we are a law firm in Vienna", "our Berlin office", "300 users in Berlin": where people are,
 *  which says nothing of where the machines have to stand; a country of people is one whose law they keep. */
export function isHome(page: Page, k: number): boolean {
  const before = joinedBefore(page, k);
  if (before !== undefined && isHome(page, before)) return true;
  if (!TOWNS.has(page.at(k)?.name ?? '')) return false;
  return isLeftOpen(page).isOpen || isTold(page, k) || worksAsWell(page, k) || isHomeAlone(page, k);
}

/** "Teams sit in Paris and Montreal; hosting anywhere": nobody asks for a place. */
const isLeftOpen = onceInText<{ readonly isOpen: boolean }>((page) => ({ isOpen: HOSTED_ANYWHERE.test(page.text) }));

/** "Teams in Paris, Lyon and Montreal": the town that this one is joined to. */
function joinedBefore(page: Page, k: number): number | undefined {
  let j = page.has(k - 1, 'and') && page.is(k - 2, ',') ? k - 3 : k - 2;
  if (!page.has(k - 1, 'and') && !page.is(k - 1, ',')) {
    // "sont à Lyon et à Montréal"
    if (!LEADS_HOME.has(page.textAt(k - 1)) || !page.has(k - 2, 'and')) return undefined;
    j = k - 3;
  }
  return page.at(j)?.kind === 'place' && page.sameSentence(j, k) ? j : undefined;
}

/** "London works 8 to 18", "Standorte: Hamburg", "teams sit in Paris", "headquarters in Munich". */
function isTold(page: Page, k: number): boolean {
  if (WORKS.has(page.textAt(k + 1)) && page.sameSentence(k, k + 1)) return true;
  if (page.is(k - 1, ':')) return GROUPS.has(page.textAt(k - 2));
  if (!LEADS_HOME.has(page.textAt(k - 1)) || !page.sameSentence(k - 1, k)) return false;
  const j = SITS.has(page.textAt(k - 2)) ? k - 3 : k - 2;
  return page.sameSentence(j, k) && (GROUPS.has(page.textAt(j)) || (j < k - 2 && page.has(j, ...HOUSES, ...PEOPLE)));
}

/** "London works 8 to 18, Toronto 8 to 18 their time": the verb of the town before. */
function worksAsWell(page: Page, k: number): boolean {
  if (!page.is(k - 1, ',') && !page.has(k - 1, 'and')) return false;
  for (let j = k - 2; j >= k - WORKS_WITHIN && page.sameSentence(j, k); j -= 1)
    if (WORKS.has(page.textAt(j))) return page.at(j - 1)?.kind === 'place';
  return false;
}
const WORKS_WITHIN = 9;

function isHomeAlone(page: Page, k: number): boolean {
  if (page.has(k + 1, ...HOUSES) && page.sameSentence(k, k + 1))
    return !page.has(k + 1, 'node') && !REGION.test(page.textAt(k + 1));
  if (!LEADS_HOME.has(page.textAt(k - 1)) || !page.sameSentence(k - 1, k) || isHosting(page, k)) return false;
  return page.has(k - 2, ...HOUSES, ...PEOPLE) || page.at(k - 2)?.kind === 'figure' || isOurs(page, k - 2);
}
/** "Azure's Sweden region". */
const REGION = /region|zone|cloud|hosting|cent(?:er|re)$/;
const HOUSES: readonly Tag[] = ['workplace', 'org'];
const PEOPLE: readonly Tag[] = ['who', 'person', 'dau', 'mau'];

/** "We are in", "we're based in", "wir sitzen in". */
function isOurs(page: Page, k: number): boolean {
  const isFirst = (j: number): boolean => page.has(j, 'first') && page.sameSentence(j, k);
  const text = page.textAt(k);
  if (BASED.test(text)) return isFirst(k - 1) || (IS.has(page.textAt(k - 1)) && isFirst(k - 2));
  return (isFirst(k) && (IS.has(lastWord(text)) || IS.has(text))) || (IS.has(text) && isFirst(k - 1));
}
const BASED =
  /^(?:based|located|sitting|sitze[n]?|ansassig|basees?|situes?|ubicados?|radicados?|con sede|basati|gevestigd)$/;

/** The clause speaks of where something runs or stays. */
const isHosting = (page: Page, k: number): boolean => {
  for (let j = k - HOSTING_REACH; j < k; j += 1)
    if (page.at(j)?.clause === page.at(k)?.clause && (page.has(j, 'node', 'gpuWord') || page.at(j)?.kind === 'gpu'))
      return true;
  return false;
};
const HOSTING_REACH = 8;
