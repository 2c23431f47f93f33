import type { Page } from '../page/page';
import { numberAt } from './count';
import { LEADS_TO_VERSION } from './data/count-words';

/** Memory of a card, GB, and where its words end in the text. */
export interface MemoryTold {
  readonly gb: number;
  readonly end: number;
}

/** Memory of the computer around it. */
const OF_HOST = /^(?:ram|ddr\d?|host|system|disk|ssd|nvme|arbeitsspeicher|memoria ram)$/;
/** How far behind the name of a card its version may be told, elements. */
const REACH = 6;

/** "A100 (the 40 GB version)", "A100 in versione da 40 GB", "A100 med 80 GB": the memory by which one of several
 *  versions of the card is told; undefined where the card has one version or something else is told first. */
export function memoryOfVersion(page: Page, k: number): MemoryTold | undefined {
  const sizes = new Set(page.at(k)?.gpu?.core.parts.map((p) => p.memoryGbMarketing));
  if (sizes.size < 2) return undefined;
  let j = k + 1;
  while (j <= k + REACH && page.sameSentence(j, k) && leadsOn(page, j)) j += 1;
  const gb = page.sameSentence(j, k) ? numberAt(page, j) : undefined;
  if (gb === undefined || !sizes.has(gb) || !page.has(j + 1, 'gb') || OF_HOST.test(page.textAt(j + 2)))
    return undefined;
  page.used.add(j);
  return { gb, end: page.at(j + 1)?.end ?? 0 };
}
const leadsOn = (page: Page, j: number): boolean =>
  page.is(j, '(') || LEADS_TO_VERSION.has(page.textAt(j)) || page.has(j, 'gpuWord');
