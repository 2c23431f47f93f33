import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { shaped, valueAt } from './form';
import { wishBeside } from './goals';
import type { Dimension, Unit } from './rows/unit';
import { unitsOf } from './quantity';
import type { Role } from './table';
import type { Proposal } from './weigh';

/** Wishes without a unit, of what was told with one before: "p95 TTFT is 640 ms and product would live with 900",
 *  "about 4 tok/s for each of the 7, they ask for 15 for everybody". */

const WISHED = 4.4;
/** How far before it the told one may stand, elements and sentences. */
const REACH = 60;
const SENTENCES = 4;
/** A wish is of the size of what is there. */
const MOST_TIMES = 12;

/** A bare number that is wished for instead of a wait that was told. */
export function bareWait(page: Page, k: number): Proposal | undefined {
  if (!isBare(page, k) || !isEnd(page, k + 1) || !(isWish(page, k) || isAgreed(page, k))) return undefined;
  const told = lastTold(page, k, ['ms', 'sec'], WAITS);
  if (told === undefined) return undefined;
  const scale = unitsOf(page, told.at).find((u) => u.dimension === 'duration')?.scale ?? 1;
  return shaped(told.role, k, WISHED, { dimension: 'duration', end: k, scale, noun: k });
}

/** A bare number that everybody is to get of a speed that was told, or that ends a wish right behind one: "8 t/s each.
 *  Devs want 25". */
export function bareSpeed(page: Page, k: number): Proposal | undefined {
  if (!isBare(page, k)) return undefined;
  const each = eachBehind(page, k) ?? (isEnd(page, k + 1) && isRightBehind(page, k) ? k : undefined);
  const told = each === undefined ? undefined : lastTold(page, k, ['tps', 'tpsUser'], SPEEDS);
  if (each === undefined || told === undefined || !(isWish(page, k) || isAgreed(page, each))) return undefined;
  const unit: Unit = { dimension: 'speed', end: each, scale: 1, noun: k, each: true };
  return shaped('speed', k, WISHED, unit);
}
/** The last figure before it is a speed. */
function isRightBehind(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - NEAR; j -= 1)
    if (page.at(j)?.kind === 'figure') return page.has(j + 1, 'tps', 'tpsUser') || page.has(j + 1, 'each');
  return false;
}
const NEAR = 16;

/** What is wished for so was never measured. */
export const isBareWish = (page: Page, k: number): boolean => (bareWait(page, k) ?? bareSpeed(page, k)) !== undefined;

const WAITS: readonly (readonly [Tag, Role])[] = [
  ['ttft', 'ttftMs'],
  ['tpot', 'tpotMs'],
];
const SPEEDS: readonly (readonly [Tag, Role])[] = [
  ['tps', 'speed'],
  ['tpsUser', 'speed'],
];

/** The figure told last before `k` in one of the units, and what it is of. */
function lastTold(
  page: Page,
  k: number,
  units: readonly Tag[],
  kinds: readonly (readonly [Tag, Role])[],
): { at: number; role: Role } | undefined {
  const sentence = page.at(k)?.sentence ?? 0;
  for (let j = k - 1; j >= k - REACH && sentence - (page.at(j)?.sentence ?? -SENTENCES) < SENTENCES; j -= 1) {
    if (page.at(j)?.kind !== 'figure' || !page.has(j + 1, ...units)) continue;
    const kind = kinds.find(([tag]) => page.has(j + 1, tag) || page.before(j, 6, [tag]) >= 0);
    if (kind !== undefined) return isAlike(page, j, k) ? { at: j, role: kind[1] } : undefined;
  }
  return undefined;
}
const isAlike = (page: Page, told: number, k: number): boolean => {
  const times = valueAt(page, k) / valueAt(page, told);
  return times >= 1 / MOST_TIMES && times <= MOST_TIMES;
};

const BARE: ReadonlySet<Dimension> = new Set<Dimension>(['bare', 'things']);
const isBare = (page: Page, k: number): boolean =>
  valueAt(page, k) > 0 &&
  page.at(k)?.figure?.kilo === undefined &&
  unitsOf(page, k).every((u) => BARE.has(u.dimension) && (u.noun <= k + 1 || u.dimension === 'bare'));

/** Nothing behind it that it could count. */
const isEnd = (page: Page, j: number): boolean =>
  !page.sameSentence(j - 1, j) || ENDS.test(page.textAt(j)) || page.has(j, 'and', 'or');
const ENDS =
  /^[.,;:?!)"”»。、，]$|^(?:is|would|are|waren?|serai(?:en)?t|serian?|estarian?|sarebbe|zou|byloby|は|が|を|以上|는|은|이|가)$/;

/** A word of wishing or a limit before it, over no other figure. */
function isWish(page: Page, k: number): boolean {
  const stop = (e: Element): boolean => e.kind === 'figure' || e.kind === 'money' || e.kind === 'model';
  if (wishBeside(page, k) !== undefined || page.before(k, 5, ['want', 'aim', 'target'], stop) >= 0) return true;
  if ([1, 2, 3].some((n) => page.sameSentence(k - n, k) && ASKS_FOR.test(page.textAt(k - n)))) return true;
  const lead = page.has(k - 1, 'hedge') ? k - 2 : k - 1;
  return page.sameSentence(lead, k) && (ACCEPTS.test(page.textAt(lead)) || isFineWith(page, lead));
}
const ASKS_FOR = /^(?:asks?(?: for)?|asked for|demands?|promised?|agreed on)$/;
const ACCEPTS = /^(?:accepts?|tolerates?|allows?|akzeptiert|akzeptieren|acceptent|aceptan|accettano|accepteren)$/;
/** "Would live with 900", "is happy with 900". */
const isFineWith = (page: Page, j: number): boolean =>
  WITH.test(page.textAt(j)) && FINE.test(page.textAt(j - 1)) && page.sameSentence(j - 1, j);
const WITH = /^(?:with|mit|avec|con|com|met)$/;
const FINE = /^(?:live|lives|happy|fine|ok|okay|content|leben|zufrieden|contents?|conformes?|tevreden)$/;

/** "10 would be fine", "3 is agreed", "15 for everybody would do". */
function isAgreed(page: Page, k: number): boolean {
  const words = [k + 1, k + 2, k + 3].filter((j) => page.sameSentence(j, k)).map((j) => page.textAt(j));
  return AGREED.test(words.join(' '));
}
const AGREED = new RegExp(
  '^(?:(?:would|will|is|are|waren?|serai(?:en)?t|serian?|estarian?|sarebbe|zou|byloby) )?' +
    '(?:be )?' +
    '(?:fine|ok|okay|enough|agreed|do|plenty|nice|nicer|better|great|good|ideal|perfect|lovely|genug|schon|gut|' +
    'super|' +
    'toll|suffisants?|bien|mieux|parfait|suficientes?|mejor|bene|meglio|bello|bom|melhor|mooi|fijn|' +
    'beter|dobrze)(?: |$)',
);

/** The word behind it that gives it to each: "15 each", "15 for everybody". */
function eachBehind(page: Page, k: number): number | undefined {
  const at = [k + 1, k + 2].find((j) => page.sameSentence(j, k) && page.has(j, 'each') && !page.has(j, 'determiner'));
  if (at !== undefined && (at === k + 1 || /^(?:for|a|pro|par|por|per|op)$/.test(page.textAt(k + 1)))) return at;
  return isAgreed(page, k) ? k : undefined;
}
