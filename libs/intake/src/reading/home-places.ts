import type { Page } from '../page/page';
import type { Tag } from '../words';
import { TOWNS } from '../gazetteers/data/places';
import { lastWord } from '../lexer/first-word';
import { LEADS_HOME } from '../words/frame-words';
import { IS } from '../words/telling-words';

/** "Our office in Berlin", "we are a law firm in Vienna", "our Berlin office", "300 users in Berlin": where people are,
 *  which says nothing of where the machines have to stand; a country of people is one whose law they keep. */
export function isHome(page: Page, k: number): boolean {
  if (!TOWNS.has(page.at(k)?.name ?? '')) return false;
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
