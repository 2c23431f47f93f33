import { type Element, isFigure } from '../elements/element';
import { lastWord } from '../lexer/first-word';
import { together, writtenLike } from '../page/written';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { cardsOfMachine } from './cards-per-node';
import { ADDING, FURTHER, MORE, MORE_BEFORE, ONES, SAME } from './data/count-words';
import { type Hardware, mentionOf } from './hardware-mention';
import { asksAnything } from './text-questions';

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
  if (found.length === 0 || !mayGoOn(page)) return [];
  const asks = asksAnything(page);
  const more: Hardware[] = [];
  for (const k of begins(page)) {
    if (!isFree(page, k)) continue;
    if (isHeldOfSame(page, k)) {
      more.push(...heldAgain(page, k, nearestBefore(found, k)));
      continue;
    }
    if (!mayAdd(page, k) || (!asks && !isWeighing(page, k) && !isAdding(page, k))) continue;
    const end = endOfPhrase(page, k) ?? endOfName(page, found, k);
    const same = end === undefined ? undefined : nearestBefore(found, k);
    if (end !== undefined && same !== undefined && !isOfPeople(page, k, same.at)) more.push(again(page, k, end, same));
  }
  return more;
}
const ordinals = writtenLike(FURTHER);
const additions = writtenLike(
  new RegExp(`${[MORE_BEFORE, SAME, MORE].map((r) => r.source).join('|')}|(?:^| )(?:${[...ADDING].join('|')})$`),
);
/** An ordinal, a word of adding or of the same, or the writer's verb of having. */
const mayGoOn = (page: Page): boolean =>
  ordinals(page).length > 0 || additions(page).length > 0 || page.tagged('own').some((k) => page.has(k, 'first'));
/** The numbers and ordinals of the text. */
const begins = (page: Page): readonly number[] => together(page.kinds('figure'), ordinals(page));

/** Said of now and not taken yet. */
const isFree = (page: Page, k: number): boolean => page.against(k) === undefined && !page.used.has(k);

/** It points back to nothing that is there. */
const mayAdd = (page: Page, k: number): boolean => !POINTED.test(page.textAt(k + 1)) || isThoughtOf(page, k);

/** "J'ajoute deux", "añado otras dos": the verb of adding right before the number. */
const isAdding = (page: Page, k: number): boolean =>
  [k - 1, k - 2].some((j) => page.sameSentence(j, k) && ADDING.has(lastWord(page.textAt(j))));

/** "How many A10G until the queue is empty? We have four.": the verb of having, a number, and no noun behind it. */
const isHeldOfSame = (page: Page, k: number): boolean =>
  isOrder(page.at(k)) &&
  page.has(k - 1, 'own') &&
  page.has(k - 1, 'first') &&
  page.statements.asks[k] !== true &&
  closes(page, k + 1);
const closes = (page: Page, j: number): boolean =>
  !page.sameSentence(j - 1, j) || page.is(j, '.') || page.is(j, '(') || page.is(j, ',') || page.is(j, ';');
function heldAgain(page: Page, k: number, same: Hardware | undefined): Hardware[] {
  if (same === undefined || isOfPeople(page, k, same.at) || k - same.at > HELD_REACH) return [];
  return [{ ...again(page, k, k, same), standing: 'owned', rule: 'owned' }];
}
const HELD_REACH = 24;

const POINTED = /^of (?:them|those|these)$/;
/** "Four of them serve" speaks of a part of what is there; what is asked or supposed would be bought. */
const isThoughtOf = (page: Page, k: number): boolean =>
  page.statements.asks[k] === true || isWeighing(page, k) || page.speaksOf(k, 'ifWord');
const isWeighing = (page: Page, k: number): boolean => WEIGHS.some((tag) => page.speaksOf(k, tag));

/** Words of sentences that weigh something, in texts without a question mark. */
const WEIGHS: readonly Tag[] = ['idea', 'buy', 'option', 'shops', 'plan'];

/** Where the words end that ask for more of the same, or undefined. */
function endOfPhrase(page: Page, k: number): number | undefined {
  if (isFurther(page, k) && (ONES.test(page.textAt(k + 1)) || page.has(k + 1, 'node'))) return k + 1;
  if (isLoneOrdinal(page, k)) return k;
  if (!isOrder(page.at(k))) return undefined;
  if (MORE_BEFORE.test(page.textAt(k - 1))) return endOfFurther(page, k);
  if (page.has(k + 1, 'gpuWord') && MORE.test(page.textAt(k + 2))) return k + 2;
  if (SAME.test(page.textAt(k + 1))) return k + 1;
  if (MORE.test(page.textAt(k + 1))) return endOfMore(page, k);
  return ADDING.has(lastWord(page.textAt(k - 1))) ? endOfFurther(page, k) : undefined;
}

/** "Lohnt eine dritte?": an article and the ordinal, and nothing behind it that it could be of. */
const isLoneOrdinal = (page: Page, k: number): boolean =>
  isFurther(page, k) && page.statements.asks[k] === true && endsThere(page, k + 1);

/** "A second", "третью"; what only numbers the cards that are there has no article: "fifth card does Whisper". */
const isFurther = (page: Page, k: number): boolean =>
  FURTHER.test(page.textAt(k)) &&
  page.at(k - 1)?.figure === undefined && // "in one second" is a time
  (page.statements.asks[k] === true || !page.has(k - 1, 'definite')) &&
  (/ |[^a-z0-9 ]/.test(page.textAt(k)) ||
    page.has(k - 1, 'determiner') ||
    page.has(k - 1, 'shops', 'buy', 'or') ||
    page.statements.asks[k] === true);

/** "Another 4 in March", "noch zwei", "deux de plus": the number stands behind the word that adds. */
function endOfFurther(page: Page, k: number): number | undefined {
  if (page.before(k, DENIED_WITHIN, ['not']) >= 0) return undefined;
  if (SAME.test(page.textAt(k + 1))) return k + 1;
  return cardBehind(page, k) ?? (endsThere(page, k + 1) ? k : undefined);
}

/** "another four cards", "another four of the same card", "jeszcze 2 takie same karty": the word of the card. */
function cardBehind(page: Page, k: number): number | undefined {
  for (let j = k + 1; j <= k + CARD_REACH && page.sameSentence(j, k); j += 1) {
    if (page.has(j, 'gpuWord')) return j;
    if (!OF_SAME.test(page.textAt(j))) return undefined;
  }
  return undefined;
}
const CARD_REACH = 4;
const OF_SAME = new RegExp(
  '^(?:of|the|same|such|these|those|identical|more|der|gleiche|gleichen|selben|takie|same|takich|samych|memes?|' +
    'mism[ao]s?|stess[ei]|dezelfde|таких|же|такие)$',
);

/** Nothing stands at `j` that a number before it could count. */
function endsThere(page: Page, j: number): boolean {
  const next = page.at(j);
  if (next === undefined || !page.sameSentence(j - 1, j)) return true;
  return (next.kind === 'mark' && next.text !== '%' && next.text !== '-') || VERBS.test(next.text) || IN.has(next.text);
}
const IN = new Set('in im en em next by later soon dazu hinzu'.split(' '));
const DENIED_WITHIN = 6;

/** "A second Spark": the last word of a name goes on for the whole. */
const endOfName = (page: Page, found: readonly Hardware[], k: number): number | undefined =>
  isFurther(page, k) && page.at(k + 1)?.kind === 'word' && found.some((h) => h.at < k && endsWith(page, h, k + 1))
    ? k + 1
    : undefined;
const endsWith = (page: Page, h: Hardware, k: number): boolean => page.textAt(h.at).endsWith(` ${page.textAt(k)}`);

/** A whole number of cards that somebody may order. */
function isOrder(e: Element | undefined): boolean {
  const value = e?.kind === 'figure' ? e.figure?.value : undefined;
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= MOST;
}

/** "two more of the same", "two more cards", or "two more" with nothing behind it that they could be. */
function endOfMore(page: Page, k: number): number | undefined {
  for (let j = k + 2; j <= k + BEHIND && page.sameSentence(j, k); j += 1)
    if (SAME.test(page.textAt(j)) || page.has(j, 'gpuWord')) return j;
  return endsThere(page, k + 2) ? k + 1 : undefined;
}
/** What may follow when the cards themselves are meant: "are two more enough". */
const VERBS = /^(?:enough|help|suffice|do|or|and|work|make|be|then|genug|reichen)$/;

/** "300 engineers, never more than 12 of them at once": they are of the people named since, or of those who are there.
 */
function isOfPeople(page: Page, k: number, card: number): boolean {
  if (page.after(k, PEOPLE_REACH, ['conc', 'busyPeople'], isFigure) >= 0) return true;
  const pointed = SAME.test(page.textAt(k + 1)) && !VERBS.test(page.textAt(k + 2));
  for (let j = k - 1; j > card && (pointed || page.sameSentence(j, k)); j -= 1)
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
  const start = page.at(k)?.start ?? same.start;
  const place = {
    standing: 'asked',
    rule: 'asked',
    at: k,
    from: k,
    start,
    end: page.at(end)?.end ?? same.end,
  } as const;
  return mentionOf(place, {
    gpuId: same.gpuId,
    core: same.core,
    customGb: same.customGb,
    approximation: same.approximation,
    // one more of a machine is all its cards
    count: (page.at(k)?.figure?.value ?? 1) * (same.cardsEach ?? cardsOfMachine(page, k, same)),
    counted: true,
    plural: false,
    row: false,
  });
}
