import type { Element } from '../elements/element';
import type { Page } from '../page/page';

/** Hardware, a model or the end of what is said ends a look for a word of dropping. */
export const endsDropping = (e: Element): boolean =>
  e.kind === 'gpu' || e.kind === 'model' || e.text === ';' || e.text === '(';

/** "The old system (4x P40) will be scrapped": what is said behind the bracket holds for what is in it. */
export function isGoneBehindBracket(page: Page, k: number): boolean {
  const closed = bracketBehind(page, k);
  return closed !== undefined && page.after(closed, GONE_WITHIN, ['disposed'], endsDropping) >= 0;
}

/** The bracket that closes behind the names around `k`. */
function bracketBehind(page: Page, k: number): number | undefined {
  for (let j = k + 1; j <= k + BRACKET_WITHIN && page.sameSentence(j, k); j += 1) {
    if (page.is(j, ')')) return j;
    if (page.at(j)?.kind !== 'gpu' && !page.has(j, 'or', 'and') && !page.is(j, ',') && page.at(j)?.kind !== 'word')
      return undefined;
  }
  return undefined;
}
const BRACKET_WITHIN = 6;

/** "Parts under licence (H20, MI308X) will not be considered": what is said behind the bracket. */
export function isLeftOutBehindBracket(page: Page, k: number): boolean {
  const closed = bracketBehind(page, k);
  return closed !== undefined && page.after(closed, 3, ['leftOut'], endsDropping) >= 0;
}
const GONE_WITHIN = 10;
const SHED_WITHIN = 14;

/** "We want to get rid of the 2 T4", "избавиться от двух T4": the words that tell it to go lead to it. */
export const isToldToGo = (page: Page, from: number): boolean =>
  page.before(from, LED_WITHIN, ['leaves', 'sheds'], (e) => e.kind !== 'word' || e.tags.has('and')) >= 0 ||
  page.before(from, SOLD_WITHIN, ['disposed'], (e) => e.kind !== 'word' || BUYERS.has(e.text)) >= 0;
const SOLD_WITHIN = 2;
/** "Sold us two A6000": what somebody else sold is there. */
const BUYERS = new Set(['us', 'me', 'uns', 'mir', 'nous', 'nos', 'mi', 'ci', 'ons', 'нам', 'мне']);
const LED_WITHIN = 4;

/** "IT sold us a box with two RTX 4090s for $11,400": what was sold to the writer is there. */
export function isSoldToUs(page: Page, from: number): boolean {
  const sold = page.before(from, BOUGHT_WITHIN, ['disposed']);
  return sold >= 0 && BUYERS.has(page.textAt(sold + 1));
}
const BOUGHT_WITHIN = 8;

/** "We have two servers with 4 T4 each, they can go", "die können weg": what is told to go is what stood before it,
 *  unless the word goes on to name something else. */
export function isGoneBehind(page: Page, k: number): boolean {
  const shed = page.after(k, SHED_WITHIN, ['sheds'], endsDropping);
  if (shed >= 0 && (!page.sameSentence(shed, shed + 1) || page.at(shed + 1)?.kind === 'mark')) return true;
  const gone = page.after(k, GONE_WITHIN, ['disposed'], endsDropping);
  if (gone >= 0 && isAllThatIsSaid(page, k, gone)) return true;
  if (gone < 0 || !page.has(gone, 'leaves')) return false;
  for (let j = gone + 1; j <= gone + NAMED_WITHIN && page.sameSentence(j, gone); j += 1) {
    const kind = page.at(j)?.kind;
    if (kind === 'gpu' || kind === 'instance') return false;
  }
  return true;
}
const NAMED_WITHIN = 4;

/** "4x V100, decommissioned": the word stands alone behind the name. */
const isAllThatIsSaid = (page: Page, k: number, gone: number): boolean =>
  gone <= k + 2 && (!page.sameSentence(gone, gone + 1) || page.is(gone + 1, ','));

/** "L4 or L40S, compliance rules out A100": behind a comma the word drops what it leads to. */
export function leadsToOther(page: Page, k: number, said: number): boolean {
  if (!page.is(k + 1, ',') && !page.is(k + 1, '.')) return false;
  for (let j = said + 1; j <= said + LED_TO_WITHIN && page.sameSentence(said, j); j += 1) {
    const kind = page.at(j)?.kind;
    if (kind === 'gpu' || kind === 'instance') return true;
    if (kind !== 'word') return false;
  }
  return false;
}
const LED_TO_WITHIN = 3;
