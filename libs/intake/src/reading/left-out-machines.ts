import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import { endsDropping } from './gone-hardware';
import type { Hardware, Standing } from './hardware-mention';

/** "The dev cluster has 4 L40S on spot, leave these out", "meu sócio usa uma A100 para outra coisa, não conta": what is
 *  not to be counted. They are none of the writer's fleet, and their kind of card may still be planned. */

/** How far behind the machines the words may stand, and how far before them, elements. */
const BEHIND = 18;
const BEFORE = 7;
const NODE_BEHIND = 2;
/** How far before a single card the verb may stand that says it is there. */
const VERB_BEFORE = 8;

/** What is there no more or is somebody else's by other words. */
const SETTLED: ReadonlySet<Standing> = new Set<Standing>(['foreign', 'past', 'imagined', 'only']);

/** The hardware of a text, those that are not to be counted marked as such. */
export function withoutUncounted(page: Page, all: readonly Hardware[]): Hardware[] {
  if (!leavesOut(page).any) return [...all];
  return all.map((h) =>
    !SETTLED.has(h.standing) && (isUncounted(page, h) || isUnavailable(page, h))
      ? { ...h, standing: 'excluded', notCounted: true }
      : h,
  );
}

function isUncounted(page: Page, h: Hardware): boolean {
  const behind = page.after(h.at, BEHIND, ['leftOut'], endsDropping);
  if (counts(page, behind)) return areMachines(page, h) || isPointedAt(page, h, behind);
  return counts(page, page.before(h.from, BEFORE, ['leftOut'], endsDropping)) && areMachines(page, h);
}
/** "The 12 V100 of the physics chair are not available": machines that are counted are not to be had, and their kind of
 *  card is not ruled out by that. */
function isUnavailable(page: Page, h: Hardware): boolean {
  if (!(h.counted && h.count > 1) || page.before(h.from, DENIED_BEFORE, ['not', 'want']) >= 0) return false;
  const behind = page.after(h.at, BEHIND, ['leftOut'], endsDropping);
  if (behind < 0 || !NOT_TO_BE_HAD.test(page.textAt(behind))) return false;
  return behind - h.at > OWNER_BETWEEN || !MAY_NOT_USE.test(page.textAt(behind));
}
/** "The 4 A100 cannot be used" rules them out; "those of the other department" are theirs. */
const OWNER_BETWEEN = 2;
const MAY_NOT_USE = /use|nutz|verwendet|eingesetzt|utiliz|gebruik|usar|usad|uzyc|использ/;
const NOT_TO_BE_HAD = new RegExp(
  'availab|disponi|verfug|beschikbaar|dostep|доступ|used|genutzt|verwendet|benutzt|eingesetzt|utilis|gebruik|usar|' +
    'usad|utilizar|utilizz|uzyc|использ|ours|nutzbar',
);
/** "An A100 in the lab, but forget about that one"; "no A100, leave them out" is a kind of card. */
const isPointedAt = (page: Page, h: Hardware, k: number): boolean =>
  THAT_ONE.test(page.textAt(k)) && page.before(h.from, DENIED_BEFORE, ['not']) < 0;
const THAT_ONE = /(?:^| )(?:it|that|this)(?: |$)/;
const DENIED_BEFORE = 3;

/** Whether the words at `k` speak of counting; "off limits" and "cannot be used" rule a card out. */
const counts = (page: Page, k: number): boolean =>
  k >= 0 && page.has(k, 'leftOut') && !NOT_TO_BE_USED.test(page.textAt(k));
const NOT_TO_BE_USED = new RegExp(
  'touch|used?(?: |$)|limit|spoken|bounds|no help|of no use|consider|tabu|verplant|nutzbar|einsetzbar|hilft|servir?|' +
    'usar|usate|sirve|reserv|jeux|toucher|tocca|bruikbaar|verboden|трогаем|dokunulmaz|使え|不能用|不动|不考虑|' +
    'availab|disponi|verfug|beschikbaar|dostep|доступ|genutzt|verwendet|benutzt|eingesetzt|utilis|gebruik|usad|' +
    'utilizar|utilizz|uzyc|использ',
);
const leavesOut = onceInText<{ readonly any: boolean }>((page) => ({
  any: page.tagged('leftOut').some((k) => counts(page, k) || NOT_TO_BE_HAD.test(page.textAt(k))),
}));

/** Machines that stand somewhere, and no kind of card: they are counted, or one is that somebody has. */
function areMachines(page: Page, h: Hardware): boolean {
  if (h.counted && h.count > 1) return true;
  for (let j = h.at + 1; j <= h.at + NODE_BEHIND; j += 1)
    if (page.has(j, 'node') && page.sameSentence(j, h.at)) return true;
  if (page.has(h.from - 1, 'own')) return true;
  return page.before(h.from, VERB_BEFORE, ['own', 'have', 'holds', 'node', 'person', 'party'], endsDropping) >= 0;
}

/** Whether all hardware in the sentence of `k` is none of the writer's and none that he asks for: how it is paid and
 *  that it is kept in reserve says nothing of what he wants. */
export function isOfUncounted(page: Page, hardware: readonly Hardware[], k: number): boolean {
  const beside = hardware.filter((h) => page.sameSentence(h.at, k));
  return beside.length > 0 && beside.every((h) => h.standing === 'foreign' || h.notCounted === true);
}
