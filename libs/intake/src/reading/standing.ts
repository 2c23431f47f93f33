import type { Tag } from '../words';
import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Standing } from './hardware-mention';
import { isWeighed } from './weighed-hardware';
import { standingByWords } from './worded-standing';

const OWN: readonly Tag[] = ['own'];

/** What speaker and tense alone settle: another's hardware, what is gone, what is offered, what is only imagined. */
function bySpeaker(page: Page, k: number, from: number): Standing | undefined {
  if (page.isOffered(k) && page.before(from, 12, ['offer']) >= page.before(from, 12, OWN)) return 'asked';
  const against = page.against(k);
  if (against === 'not_mine') return 'foreign';
  if (against === 'past') return 'past';
  if (against === 'hypothetical') return 'imagined';
  const dropped =
    page.after(k, 6, ['dropped'], endsDropping) >= 0 || page.before(from, 4, ['dropped'], (e) => e.text === ',') >= 0;
  return dropped ? 'excluded' : undefined;
}
const endsDropping = (e: Element): boolean =>
  e.kind === 'gpu' || e.kind === 'model' || e.text === ';' || e.text === '(';

const LIST_REACH = 60;
/** `[exclude]`: the nearest heading in brackets above rules its list out. */
export function isUnderExclusion(page: Page, from: number): boolean {
  for (let j = from - 1; j >= from - LIST_REACH && j >= 0; j -= 1) {
    if (page.is(j, '[') && page.has(j + 1, 'not', 'dropped')) return true;
    if (page.is(j, ']') && !page.has(j - 1, 'not', 'dropped') && page.at(j - 1)?.kind === 'word') return false;
  }
  return false;
}

/** Whether hardware is the writer's, only asked about, ruled out, or somebody else's. `from` is where its count
 *  begins. */
export function standingOf(page: Page, k: number, from: number): Standing {
  const settled = bySpeaker(page, k, from) ?? (isUnderExclusion(page, from) ? 'excluded' : undefined);
  if (settled !== undefined) return settled;
  const worded = standingByWords(page, k, from);
  return worded === 'stated' && isWeighed(page, k, from) ? 'asked' : worded;
}
