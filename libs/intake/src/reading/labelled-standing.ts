import { lineBegin } from '../page/line-begins';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { UNDECIDED } from '../words/proposal-words';
import type { Standing } from './hardware-mention';

/** The longest label of a line, and how far behind its colon hardware may stand, elements. */
const LABEL = 5;
const LINE = 16;

/** What the words of a label say, in the order in which they decide. */
const SAYS: readonly (readonly [standing: Standing, tags: readonly Tag[]])[] = [
  ['foreign', ['elsewhere']],
  ['excluded', ['dropped', 'leftOut', 'not', 'rejected']],
  ['past', ['past', 'disposed', 'former']],
  ['asked', ['wishes', 'option', 'offer', 'offerNoun', 'plan', 'want']],
  ['owned', ['own', 'nowCue', 'have']],
];

/** `own: 3x H100`, `wanted: 2x H200`, `ruled out: B200`, "seen elsewhere: 8x A100": a line whose label says how what
 *  stands behind it stands to the writer; undefined where none does. */
export function standingByLabel(page: Page, from: number): Standing | undefined {
  let nearest = -1;
  for (let j = from - 1; j >= from - LINE && page.sameSentence(j, from); j -= 1) {
    if (page.at(j)?.kind === 'model' || page.is(j, ')')) break;
    if (!page.is(j, ':')) continue;
    if (isUndecided(page, j)) return 'asked';
    if (nearest < 0) nearest = j;
  }
  return nearest < 0 ? undefined : ofLabel(page, nearest);
}

/** `hardware: TBD   # shortlist L40S, H100`: what stands behind an open value is to be chosen from. */
const isUndecided = (page: Page, colon: number): boolean => {
  const end = page.at(colon)?.end ?? 0;
  return UNDECIDED.test(page.text.slice(end, end + VALUE_REACH));
};
const VALUE_REACH = 40;

function ofLabel(page: Page, colon: number): Standing | undefined {
  let first = colon;
  while (first > colon - LABEL && page.sameSentence(first - 1, colon) && isPlain(page, first - 1)) first -= 1;
  if (first === colon || !beginsLine(page, first)) return undefined;
  const words = page.elements.slice(first, colon).filter((e) => !LETTER.test(e.text));
  if (words.some((e) => QUESTIONS.some((t) => e.tags.has(t)) && e.text.length > 1)) return undefined;
  const said = SAYS.find(([, tags]) => words.some((e) => tags.some((t) => e.tags.has(t))))?.[0];
  // "on my shortlist" is no list of what is mine
  return said === 'owned' && !page.has(colon - 1, ...HELD) && !page.has(first, 'own') ? undefined : said;
}
const HELD: readonly Tag[] = ['own', 'nowCue', 'have', 'node', 'gpuWord'];
const QUESTIONS: readonly Tag[] = ['ask'];
/** `A: 8x H100`: the letter of an option says nothing, whatever word it is elsewhere. */
const LETTER = /^[a-z]$/;

const isPlain = (page: Page, k: number): boolean => page.at(k)?.kind === 'word';

/** Nothing but a bullet or the end of a sentence before it. */
function beginsLine(page: Page, first: number): boolean {
  const start = page.at(first)?.start ?? 0;
  const line = page.text.slice(lineBegin(page, first), start);
  return /^[\s>*•|–-]*$|[.!?;/]\s+$/.test(line);
}
