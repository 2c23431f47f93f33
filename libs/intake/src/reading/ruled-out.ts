import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import { standingByLabel } from './labelled-standing';
import { ALL_BUT_BEHIND, DENIED_BEHIND, NOTHING_BUT_BEHIND } from '../words/denied-behind';
import { ALLOWED } from '../words/proposal-words';
import { saysOut } from './refused-hardware';
import { NOTHING, SOURCES } from '../words/small-words';
import { IS } from '../words/telling-words';

/** "ohne die EU zu verlassen": the verb stands this close behind what must not be left. */
const VERB_BEHIND = 2;

/** How far behind "nothing from" the last of its names may stand, elements. */
const NOTHING_WITHIN = 6;

/** "Nothing from Vast or RunPod", "nichts von AWS": names and what joins them, nothing else, between. */
function isOfNothing(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - NOTHING_WITHIN && page.sameSentence(j, k); j -= 1) {
    if (NOTHING.has(page.textAt(j))) return SOURCES.has(page.textAt(j + 1));
    const kind = page.at(j)?.kind;
    if (kind === 'figure' || kind === 'model' || page.has(j, 'first')) return false;
  }
  return false;
}

/** How far behind a name the word may stand that drops it, and how far before; elements. */
const DROPPED_BEHIND = 6;
const DROPPED_BEFORE = 2;

/** "AWS is out of the question", "Google Cloud queda descartado", "不考虑阿里云": a word that drops it stands beside; what
 *  is only dear is not dropped, and another name takes the word to itself. */
function isDropped(page: Page, k: number): boolean {
  const isName = ({ kind }: Element): boolean => kind === 'gpu' || kind === 'model' || kind === 'instance';
  const drops = (j: number): boolean =>
    j >= 0 && !page.has(j, 'dear', 'not', 'save', 'outsider') && page.at(j)?.clause === page.at(k)?.clause;
  if (page.at(k)?.kind === 'place') return FORBIDS.test(page.textAt(page.has(k - 1, 'determiner') ? k - 2 : k - 1));
  if (page.has(k - 1, 'first')) return false;
  const before = page.before(k, DROPPED_BEFORE, ['dropped'], isName);
  return drops(before) || (!ownsBehind(page, k) && drops(page.after(k, DROPPED_BEHIND, ['dropped'], isName)));
}

/** "A client forbade US clouds": what is forbidden stands right behind the verb. */
const FORBIDS = new RegExp(
  '^(?:forb[ai]d\\w*|prohibit\\w*|bans?|banned|excludes?|rules out|verbiet\\w*|verbot\\w*|interdi\\w*|prohib\\w*|' +
    'vieta\\w*|proib\\w*|verbied\\w*|zabrani\\w*|запрещ\\p{L}*|запрети\\p{L}*)$',
  'u',
);

/** "AWS told us that ... is excluded": the name is who speaks. */
const ownsBehind = (page: Page, k: number): boolean =>
  page.has(k + 1, 'reports', 'claims', 'offer', 'charges', 'holds', 'have', 'and', 'or');

/** "RunPod is out", "vast.ai is out because ...", "AWS ist raus", "Azure is not allowed", where nothing but its end
 *  stands between the name and its verb. */
function isOut(page: Page, k: number): boolean {
  const verb = [k + 1, k + 2, k + 3].find((j) => page.sameSentence(j, k) && IS.has(page.textAt(j)));
  if (verb === undefined || (verb > k + 1 && page.at(k + 1)?.text !== '.')) return false;
  return saysOut(page, verb) || (page.has(verb + 1, 'not') && ALLOWED.has(page.textAt(verb + 2)));
}

/** "AMDのカードは不可です", "Azure以外なら何でも", "AMD kart olmasın": what refuses the name stands behind it. */
function isDeniedBehind(page: Page, k: number): boolean {
  const from = page.at(k)?.end ?? 0;
  const behind = page.text.slice(from, from + SAID_BEHIND);
  return !NOTHING_BUT_BEHIND.test(behind) && (ALL_BUT_BEHIND.test(behind) || DENIED_BEHIND.test(behind));
}
/** Whether the words behind the name at `k` leave nothing but it: "OVHしか使えません". */
export const isInsistedBehind = (page: Page, k: number): boolean => {
  const from = page.at(k)?.end ?? 0;
  return NOTHING_BUT_BEHIND.test(page.text.slice(from, from + SAID_BEHIND));
};
const SAID_BEHIND = 32;

/** "I'd rather not go back to Azure", "we won't return to AWS": where nobody wants to be again. */
function isNotGoneBackTo(page: Page, k: number): boolean {
  const back = [1, 2, 3].find((n) => page.sameSentence(k - n, k) && GOES_BACK.test(page.textAt(k - n)));
  return back !== undefined && page.before(k - back, NOT_WITHIN, ['not'], ({ kind }) => kind !== 'word') >= 0;
}
const GOES_BACK =
  /(?:^| )(?:back|return|returning|zuruck|revenir|retourner|volver|regresar|tornare|voltar|terug|wracac|wrocic)(?: |$)/;
const NOT_WITHIN = 5;

/** A vendor, provider or place is named to be left out: "not on AWS", "anywhere but China". What must not leave a place
 *  has to stay there: "data must not leave the EU", "nothing outside Germany". */
export function isRuledOut(page: Page, k: number): boolean {
  if (isInsistedBehind(page, k)) return false;
  if (isDeniedBehind(page, k)) return true;
  if (isOfNothing(page, k) || isDropped(page, k) || isOut(page, k) || standingByLabel(page, k) === 'excluded')
    return true;
  if (isNotGoneBackTo(page, k)) return true;
  if (page.before(k, 3, ['save'], (e) => e.kind === 'model') >= 0) return true;
  const denied = page.before(k, 3, ['not'], (e) => e.kind === 'model' || e.kind === 'gpu' || e.kind === 'instance');
  if (denied < 0 || page.before(k, 2, ['only']) >= denied) return false;
  return page.before(k, 3, ['beyond']) < denied && page.after(k, VERB_BEHIND, ['beyond']) < 0;
}
