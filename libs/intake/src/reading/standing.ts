import type { Tag } from '../words';
import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import type { Standing } from './hardware-mention';
import {
  endsDropping,
  isGoneBehind,
  isGoneBehindBracket,
  isLeftOutBehindBracket,
  isToldToGo,
  leadsToOther,
} from './gone-hardware';
import { isAskedSubject, isCountAsked, isHowMany } from './asked-subject';
import { standingByLabel } from './labelled-standing';
import { isCalledRented, isHeldBeside, isMine } from './held-beside';
import { isDeniedByQuota, isForbidden, isRuledOutByUs } from './refused-hardware';
import { isRefusedLater } from './refused-later';
import { heldAs } from './not-held';
import { isNotThere } from './not-there';
import { isProposed } from './suggested';
import { isWeighed } from './weighed-hardware';
import { RELATIVES } from '../words/proposal-words';
import { LEAVES_IT_OUT } from '../words/bench-words';
import { isNotToBeHad } from './out-of-reach';
import { IS } from '../words/telling-words';
import { weighsPurchase } from './text-questions';
import { standingByWords } from './worded-standing';

/** What speaker and tense alone settle: another's hardware, what is gone, what is offered, what is only imagined. */
function bySpeaker(page: Page, k: number, from: number): Standing | undefined {
  if (isRefusedLater(page, k)) return 'excluded';
  const offered = byOffer(page, k, from);
  if (offered !== undefined) return offered;
  if (isDeniedByQuota(page, k)) return 'unused';
  const against = page.against(k);
  if (!isDoneWith(page, k) && isProposed(page, k, from)) return 'asked';
  if (isNotThere(page, k, from)) return 'unused';
  if (against === 'not_mine' && !isMineByWord(page, from)) return isOutOfReach(page, k) ? 'excluded' : 'foreign';
  const held = isForbidden(page, from) ? 'excluded' : heldAs(page, from);
  if (held !== undefined) return held;
  if (against === 'past') return 'past';
  if (isCalledRented(page, k, from)) return 'owned';
  return against === 'hypothetical' ? 'imagined' : bySentence(page, k, from);
}

/** What is over, or was only imagined, as all of its sentence says: nobody proposes it. */
const isDoneWith = (page: Page, k: number): boolean =>
  page.against(k) === 'past' || (page.against(k) === 'hypothetical' && page.statements.elsewhere[k] === true);

/** "The build farm has 30 RTX 4080 but those are off limits": cards of others that are not to be used. */
const isOutOfReach = (page: Page, k: number): boolean =>
  isRuledOutByUs(page, k) || page.after(k, OUT_OF_REACH_WITHIN, ['leftOut'], endsDropping) >= 0;
const OUT_OF_REACH_WITHIN = 8;

const byOffer = (page: Page, k: number, from: number): Standing | undefined => {
  if (!page.isOffered(k)) return undefined;
  if (page.has(from - 1, 'not')) return 'excluded';
  return isOffer(page, k, from) ? 'asked' : undefined;
};

/** "I reproduced the docs on my 2x A100": right before it stands whose it is, in a sentence of the first person that is
 *  nobody else's: `user kestrel about his own box: "my 7900 XTX does 55 tok/s"`. */
const isMineByWord = (page: Page, from: number): boolean =>
  page.statements.elsewhere[from] !== true &&
  page.has(from - 1, 'own') &&
  isCalledMine(page, from) &&
  page.before(from, SENTENCE_REACH, ['first']) >= 0;
const isCalledMine = (page: Page, from: number): boolean => isMine(page.textAt(from - 1));
/** "Our 16 T4", "nos 8 A100", "the 8 A100 we have": the words right beside them say whose they are. */
export function isCalledOurs(page: Page, from: number, at: number): boolean {
  const verb = RELATIVES.has(page.textAt(at + 1)) ? at + 2 : at + 1;
  if (isCalledMine(page, from)) return true;
  return page.has(verb, 'own') && page.has(verb, 'first') && HAVE_NOTHING_ELSE.has(page.at(verb + 1)?.kind ?? 'mark');
}
const HAVE_NOTHING_ELSE: ReadonlySet<string> = new Set(['word', 'mark']);
const SENTENCE_REACH = 24;

/** What the words behind and before it in its sentence say of its going or being left out. */
function bySentence(page: Page, k: number, from: number): Standing | undefined {
  if (page.statements.handedOn[k] === true) return 'owned';
  if ((leavesOut(page).any && isLeftOutNext(page, k)) || isContrasted(page, k, from)) return 'unused';
  if (isNotToBeHad(page, k)) return 'unused';
  if (!page.tells(...LEAVING)) return undefined;
  if (isGoneBehindBracket(page, k) || isGoneBehind(page, k) || isToldToGo(page, from)) return 'past';
  const said = page.after(k, DROPPED_WITHIN, ['dropped'], endsDropping);
  const dropped =
    (said >= 0 && !leadsToOther(page, k, said)) ||
    page.after(k, LEFT_OUT_WITHIN, ['leftOut'], endsDropping) >= 0 ||
    isLeftOutBehindBracket(page, k) ||
    page.before(from, 4, ['dropped'], (e) => e.text === ',') >= 0;
  return dropped ? 'excluded' : undefined;
}
/** Words of hardware that goes or is left out. */
const LEAVING: readonly Tag[] = ['disposed', 'sheds', 'leaves', 'leftOut', 'dropped'];

/** "Those are A30s, not A40s", "I have two MI250X, not one MI300X": what it is not, no part that is ruled out. */
function isContrasted(page: Page, k: number, from: number): boolean {
  if (!page.has(from - 1, 'not') || !page.is(from - 2, ',') || WISHED.some((tag) => page.speaksOf(k, tag)))
    return false;
  let [named, is] = [false, false];
  for (let j = from - 3; j >= from - CONTRAST_REACH && page.sameSentence(j, from); j -= 1) {
    if (page.at(j)?.kind === 'mark') break;
    named ||= page.at(j)?.kind === 'gpu' || page.at(j)?.kind === 'instance';
    is ||= page.has(j, 'own') || IS.has(page.textAt(j));
  }
  return named && is;
}
const CONTRAST_REACH = 14;
const WISHED: readonly Tag[] = ['want', 'ask', 'target', 'buy', 'plan'];

/** "There is also an old p3.16xlarge; it stays, please leave it out": its sentence or the next leaves out what
 *  is named, and names nothing else. */
function isLeftOutNext(page: Page, k: number): boolean {
  const sentence = page.at(k)?.sentence ?? 0;
  let out = false;
  for (let j = k + 1; j <= k + NEXT_REACH; j += 1) {
    const apart = (page.at(j)?.sentence ?? Infinity) - sentence;
    if (apart > 1) break;
    if (LEAVES_IT_OUT.has(page.textAt(j))) out ||= apart === 0 || opensWith(page, j);
    else if (isOtherCard(page, j, k) && !page.is(k + 1, '(')) return false;
  }
  return out;
}
const isOtherCard = (page: Page, j: number, k: number): boolean =>
  page.at(j)?.kind === 'gpu' && (page.at(j)?.text !== page.at(k)?.text || page.at(j - 1)?.kind === 'figure');
/** "Please ignore it.", "It stays, leave it out."; "It might double, but ignore that" takes back what it says. */
function opensWith(page: Page, out: number): boolean {
  for (let j = out - 1; j >= 0 && page.sameSentence(j, out); j -= 1)
    if (j < out - OPENS_WITHIN || page.at(j)?.kind === 'figure' || page.has(j, 'factorWord', 'growth')) return false;
  return true;
}
const OPENS_WITHIN = 6;
const NEXT_REACH = 30;
/** Whether the text leaves out anything so. */
const leavesOut = onceInText<{ readonly any: boolean }>((page) => ({
  any: page.elements.some(({ text }) => LEAVES_IT_OUT.has(text)),
}));
/** The word of offering stands nearer than one of owning, or behind what is offered ("B200 8장을 제안했습니다"). */
const isOffer = (page: Page, k: number, from: number): boolean => {
  const own = page.before(from, 12, ['own']);
  return page.before(from, 12, ['offer']) >= own || (own < 0 && page.after(k, 12, ['offer']) >= 0);
};
/** How far behind hardware the words may stand that drop it, and that it is not to be counted. */
const DROPPED_WITHIN = 9;
const LEFT_OUT_WITHIN = 16;

/** `forbid: [A10, T4]`, `"candidates": ["H100", "H200"]`: the key of the list in brackets that holds `k`, where it says
 *  what the list is. */
function keyOfList(page: Page, k: number): number | undefined {
  if (!hasLists(page)) return undefined;
  for (let j = k - 1; j >= k - LIST_REACH && j >= 0; j -= 1) {
    if (page.is(j, ']') || page.is(j, '}')) return undefined;
    if (!page.is(j, '[') && !page.is(j, '{')) continue;
    let key = j - 1;
    while (key > j - KEY_MARKS && KEY_SIGNS.has(page.textAt(key))) key -= 1;
    return key < j - 1 && (page.has(key, 'not', 'dropped', ...CHOICES) || isRequest(page, key)) ? key : undefined;
  }
  return undefined;
}
const KEY_MARKS = 5;
/** Whether a list in brackets opens anywhere. */
const hasLists = (page: Page): boolean => listsIn(page).any;
const listsIn = onceInText<{ readonly any: boolean }>((page) => ({
  any: page.elements.some(({ text }) => text === '[' || text === '{'),
}));
const KEY_SIGNS: ReadonlySet<string> = new Set([':', '=', '"', "'"]);
const CHOICES: readonly Tag[] = ['idea', 'option'];
/** `accelerators: {H200: 8, B200: 8}`: a task file asks for one of them. */
const isRequest = (page: Page, key: number): boolean => page.is(key, 'accelerators');

const LIST_REACH = 60;
/** `[exclude]`: the nearest heading in brackets above rules its list out. */
export function isUnderExclusion(page: Page, from: number): boolean {
  if (!hasLists(page)) return false;
  const key = keyOfList(page, from);
  if (key !== undefined) return page.has(key, 'not', 'dropped');
  for (let j = from - 1; j >= from - LIST_REACH && j >= 0; j -= 1) {
    if (page.is(j, '[') && page.has(j + 1, 'not', 'dropped')) return true;
    if (page.is(j, ']') && !page.has(j - 1, 'not', 'dropped') && page.at(j - 1)?.kind === 'word') return false;
  }
  return false;
}

/** Whether hardware is the writer's, only asked about, ruled out, or somebody else's. `from` is where its count
 *  begins. */
export function standingOf(page: Page, k: number, from: number): Standing {
  const settled =
    bySpeaker(page, k, from) ??
    (isCountAsked(page, k, from) ? 'asked' : standingByLabel(page, from)) ??
    (isUnderExclusion(page, from) ? 'excluded' : undefined);
  if (settled !== undefined) return settled;
  if (isHeldBeside(page, k, from)) return 'owned';
  const key = keyOfList(page, from);
  if (key !== undefined && (page.has(key, ...CHOICES) || isRequest(page, key))) return 'asked';
  if (isAskedSubject(page, k, from)) return 'asked';
  const worded = standingByWords(page, k, from);
  // "Rent or buy? 4x H100 for two years": what nobody says is there would be got
  const isOpen = isWeighed(page, k, from) || weighsPurchase(page) || isHowMany(page, k, from);
  return worded === 'stated' && isOpen ? 'asked' : worded;
}
