import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import { hasWord } from '../lexer/first-word';
import type { Tag } from '../words';
import {
  ANYTHING,
  CLOSES,
  DENIES_BEHIND,
  IN_PLACE,
  LEADS,
  MACHINERY,
  NO_MORE,
  NONE,
  NOTHING,
  OF_ONES_OWN,
  PARTICLES,
  PLAIN_ENDS,
  SAVE_THAT,
} from '../words/owning-words';

/** Whether a text says that the writer has no machines: "we don't own a single GPU", "own hardware: none", "nothing of
 *  ours is running", "Do we own anything? No." Whatever it names then is somebody else's, gone or on offer. */
export const ownsNothing = (page: Page): boolean => denial(page).any;

const denial = onceInText<{ readonly any: boolean }>((page) => {
  for (let k = 0; k < page.elements.length; k += 1)
    if (isDenialAt(page, k) && isOfNow(page, k) && !page.isOffered(k)) return { any: true };
  return { any: false };
});

/** Told by the writer of now; what he has no more was there once. */
function isOfNow(page: Page, k: number): boolean {
  const against = page.against(k);
  if (against !== 'past') return against === undefined;
  for (let j = k + 1; j <= k + NO_MORE_WITHIN && page.sameSentence(j, k); j += 1)
    if (NO_MORE.test(page.textAt(j))) return true;
  return false;
}
const NO_MORE_WITHIN = 8;

const isDenialAt = (page: Page, k: number): boolean => {
  if (page.statements.asks[k] === true) return isAnsweredNo(page, k);
  if (NOTHING.test(page.textAt(k))) return isNothingThere(page, k);
  if (page.has(k, 'not')) return isNotOwned(page, k);
  return isMachinery(page, k) && (isNoneBehind(page, k) || isNotThere(page, k));
};

const isMachinery = (page: Page, k: number): boolean =>
  page.at(k)?.kind === 'word' &&
  (page.has(k, 'gpuWord', 'node') || MACHINERY.has(page.textAt(k)) || DECLINED.test(page.textAt(k)));
/** "GPU's", "GPU'muz". */
const DECLINED = /^gpu['’]\p{L}+$/u;

/** "No GPUs", "we don't own a single render GPU any more", "keine eigene Hardware": the machines behind the denial, and
 *  nothing that says which. */
function isNotOwned(page: Page, k: number): boolean {
  const verb = page.has(k - 1, 'own', 'have', 'holds') && !page.has(k - 1, 'nowCue') ? k - 1 : k;
  if (verb < k && !isOurs(page, verb)) return false;
  for (let j = k + 1; j <= k + NOUN_WITHIN && page.at(j)?.clause === page.at(k)?.clause; j += 1) {
    if (isMachinery(page, j)) return isPlainly(page, j) && (j > k + 1 || isWhole(page, k));
    if (!leadsToMachines(page, j)) return false;
  }
  return false;
}
const NOUN_WITHIN = 5;

/** "A single render", "eigenen": what may stand between the denial and the machines. */
function leadsToMachines(page: Page, j: number): boolean {
  const e = page.at(j);
  if (OF_ONES_OWN.test(page.textAt(j)) || page.has(j, ...OWNING) || e?.figure?.value === 1) return true;
  return e?.kind === 'word' && (e.tags.size === 0 || e.tags.has('instrument'));
}
const OWNING: readonly Tag[] = ['own', 'have', 'first', 'determiner', 'private'];

/** "We have", "we own": the first person stands in the verb or before it; a denial without a verb is the writer's. */
const isOurs = (page: Page, verb: number): boolean => page.has(verb, 'first') || page.has(verb - 1, 'first');

/** "No GPUs, no ops person", "so far no GPUs": the denial opens its clause, or says who has none. */
const isWhole = (page: Page, k: number): boolean =>
  page.at(k - 1)?.clause !== page.at(k)?.clause ||
  page.at(k - 1)?.kind === 'mark' ||
  isOurs(page, k - 1) ||
  page.has(k - 1, 'nowCue') ||
  LEADS.test(page.textAt(k - 1));

/** No word behind the machines says which of them: "no GPU with 80 GB", "no servers in Asia". */
function isPlainly(page: Page, noun: number): boolean {
  const last = isMachinery(page, noun + 1) || page.has(noun + 1, 'hostThing') ? noun + 1 : noun;
  const next = OF_ONES_OWN.test(page.textAt(last + 1)) ? last + 2 : last + 1;
  if (page.at(next)?.clause !== page.at(last)?.clause) return true;
  return (
    !page.sameSentence(last, next) ||
    PLAIN_ENDS.test(page.textAt(next)) ||
    page.has(next, 'first', 'own', 'nowCue', 'until')
  );
}

/** Nothing before the name says which: "the older nodes: nothing". */
function isBareLabel(page: Page, k: number): boolean {
  let j = k - 1;
  while (page.sameSentence(j, k) && (OF_ONES_OWN.test(page.textAt(j)) || page.has(j, 'private', 'own'))) j -= 1;
  return !page.sameSentence(j, k) || page.at(j)?.kind === 'mark';
}

/** "Own machine: none", "Eigene Karten: keine". */
function isNoneBehind(page: Page, k: number): boolean {
  if (!isBareLabel(page, k)) return false;
  if (page.is(k + 1, '.') && NONE.test(page.textAt(k + 2))) return true;
  let j = k + 1;
  while (j <= k + 3 && page.sameSentence(j, k) && (page.has(j, 'first') || OF_ONES_OWN.test(page.textAt(j)))) j += 1;
  if (!LABELS.has(page.textAt(j))) return false;
  return NONE.test(page.textAt(j + 1)) && !page.has(j + 2, 'gpuWord', 'node') && page.at(j + 2)?.kind !== 'gpu';
}
const LABELS: ReadonlySet<string> = new Set([':', '=', '-', '–', '—', '|']);

/** "Своих GPU у нас нет", "GPUはありません", "GPU는 없습니다": the denial behind the machines. */
function isNotThere(page: Page, k: number): boolean {
  for (let j = k + 1; j <= k + BEHIND_WITHIN && page.sameSentence(j, k); j += 1) {
    if (DENIES_BEHIND.test(plain(page, j)) || isDenyingEnd(page, j))
      return !page.sameSentence(j, j + 1) || page.at(j + 1)?.kind !== 'gpu';
    if (!page.has(j, 'own', 'first') && !PARTICLES.test(plain(page, j))) return false;
  }
  return false;
}
const BEHIND_WITHIN = 8;
/** Signs of a script without blanks stand apart in an element. */
const plain = (page: Page, j: number): string => page.textAt(j).replaceAll(' ', '');
/** "ありません", "持っていない" sign by sign. */
const isDenyingEnd = (page: Page, j: number): boolean =>
  (page.is(j, 'ん') && page.is(j - 1, 'せ')) || (page.is(j, 'い') && page.is(j - 1, 'な'));

/** "Nothing of ours", "nothing is running now", "es läuft noch nichts", "depuis, plus rien". */
function isNothingThere(page: Page, k: number): boolean {
  if (SAVE_THAT.test(page.textAt(k + 1))) return false;
  if (isNoMore(page, k)) return true;
  for (let j = k - PLACE_WITHIN; j <= k + PLACE_WITHIN; j += 1) {
    if (page.at(j)?.clause !== page.at(k)?.clause || j === k) continue;
    if (page.at(j)?.kind === 'gpu' || page.at(j)?.kind === 'instance') return false;
    if (isOfOurs(page, j) || (isInPlace(page, j) && isClosed(page, Math.max(j, k)))) return true;
  }
  return false;
}
const isOfOurs = (page: Page, j: number): boolean => page.has(j, 'first') && page.is(j - 1, 'of');
const PLACE_WITHIN = 3;
/** "Depuis, plus rien". */
const isNoMore = (page: Page, k: number): boolean =>
  page.is(k - 1, 'plus') && (page.has(k - 2, 'nowCue') || page.has(k - 3, 'nowCue'));
const isInPlace = (page: Page, j: number): boolean => hasWord(page.textAt(j), IN_PLACE);
const isClosed = (page: Page, k: number): boolean =>
  page.at(k + 1)?.kind !== 'word' ||
  page.at(k + 1)?.clause !== page.at(k)?.clause ||
  page.has(k + 1, 'nowCue', 'save', 'until') ||
  CLOSES.test(page.textAt(k + 1));

/** "Do we own anything for this?" - "No.": a question for what is the writer's own, and its answer. */
function isAnsweredNo(page: Page, k: number): boolean {
  if (!page.has(k, 'own') || !ANYTHING.test(page.textAt(k + 1))) return false;
  for (let j = k + 2; j <= k + ANSWER_WITHIN; j += 1)
    if (!page.sameSentence(j, k) && page.at(j)?.kind === 'word' && !/^[a-z]$/.test(page.textAt(j)))
      return page.has(j, 'not') || NONE.test(page.textAt(j));
  return false;
}
const ANSWER_WITHIN = 14;
