import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import type { Hardware } from './hardware-mention';

/** How far back the card may be named that "two more" goes back to. */
const REACH = 60;
/** More than this is no order of cards. */
const MOST = 64;
/** How far behind the number its words may stand. */
const BEHIND = 3;

/** "Are two more enough", "four of those", "a second one", "three of the same": cards that are weighed without their
 *  name. Each goes back to the nearest card named before.
 *  @param found the named hardware in the order of the text */
export function moreOfSame(page: Page, found: readonly Hardware[]): Hardware[] {
  if (found.length === 0) return [];
  const asks = page.elements.some((e) => e.text === '?');
  return page.elements.flatMap((_, k): Hardware[] => {
    if (page.against(k) !== undefined || page.used.has(k)) return [];
    if (!asks && !WEIGHS.some((tag) => page.speaksOf(k, tag))) return [];
    const end = endOfPhrase(page, k);
    const same = end === undefined ? undefined : nearestBefore(found, k);
    return end === undefined || same === undefined || isOfPeople(page, k, same.at) ? [] : [again(page, k, end, same)];
  });
}

/** Words of sentences that weigh something, in texts without a question mark. */
const WEIGHS: readonly Tag[] = ['idea', 'buy', 'option'];

/** Where the words end that ask for more of the same, or undefined. */
function endOfPhrase(page: Page, k: number): number | undefined {
  if (ORDINALS.test(page.textAt(k)) && ONES.test(page.textAt(k + 1))) return k + 1;
  if (!isOrder(page.at(k))) return undefined;
  if (SAME.test(page.textAt(k + 1))) return k + 1;
  return MORE.test(page.textAt(k + 1)) ? endOfMore(page, k) : undefined;
}

/** A whole number of cards that somebody may order. */
function isOrder(e: Element | undefined): boolean {
  const value = e?.kind === 'figure' ? e.figure?.value : undefined;
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= MOST;
}

/** "two more of the same", "two more cards", or "two more" with nothing behind it that they could be. */
function endOfMore(page: Page, k: number): number | undefined {
  for (let j = k + 2; j <= k + BEHIND && page.sameSentence(j, k); j += 1)
    if (SAME.test(page.textAt(j)) || page.has(j, 'gpuWord')) return j;
  const next = page.at(k + 2);
  const isBare = next === undefined || !page.sameSentence(k, k + 2) || next.kind === 'mark' || VERBS.test(next.text);
  return isBare ? k + 1 : undefined;
}
/** "A second", "adding a second", "eine zweite", "третью". */
const ORDINALS = new RegExp(
  '(?:^| )(?:second|third|fourth|2nd|3rd|4th|zweite|dritte|segunda|tercera|deuxieme|troisieme|seconda|terza|' +
    'terceira|tweede|derde|druga|trzecia|вторую|третью|вторая|третья)$',
);
const ONES = /^(?:one|ones|card|gpu|karte|tarjeta|carte|scheda|placa|kaart|karta|karte|такую|такую же|такая же|карту)$/;
const SAME = /^(?:of (?:those|these|them|the same)|of the same|the same|davon|desselben|de los mismos|du meme)$/;
const MORE = /^(?:more|additional|extra|further|weitere|mas|de plus|supplementaires|mais|altre|altri|extra)$/;
/** What may follow when the cards themselves are meant: "are two more enough". */
const VERBS = /^(?:enough|help|suffice|do|or|and|work|make|be|then|genug|reichen)$/;

/** "300 engineers, never more than 12 of them at once": they are of the people named since, or of those who are there.
 */
function isOfPeople(page: Page, k: number, card: number): boolean {
  if (page.after(k, PEOPLE_REACH, ['conc', 'busyPeople']) >= 0) return true;
  for (let j = k - 1; j > card && page.sameSentence(j, k); j -= 1)
    if (page.has(j, 'who', 'dau', 'mau') && page.at(j - 1)?.kind === 'figure') return true;
  return false;
}
const PEOPLE_REACH = 5;

function nearestBefore(found: readonly Hardware[], k: number): Hardware | undefined {
  let nearest: Hardware | undefined;
  for (const h of found) if (h.at < k && k - h.at <= REACH && h.standing !== 'excluded') nearest = h;
  return nearest;
}

function again(page: Page, k: number, end: number, same: Hardware): Hardware {
  page.used.add(k);
  return {
    gpuId: same.gpuId,
    core: same.core,
    ...(same.customGb === undefined ? {} : { customGb: same.customGb }),
    ...(same.approximation === undefined ? {} : { approximation: same.approximation }),
    // one more of a machine is all its cards
    count: (page.at(k)?.figure?.value ?? 1) * (same.cardsEach ?? 1),
    counted: true,
    plural: false,
    standing: 'asked',
    rule: 'asked',
    at: k,
    from: k,
    start: page.at(k)?.start ?? same.start,
    end: page.at(end)?.end ?? same.end,
    row: false,
  };
}
