import { nearestAround } from '../page/nearest';
import { lastWord } from '../lexer/first-word';
import { beginningsOf } from '../page/beginnings';
import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import type { Span } from '../reading';
import type { Tag } from '../words';
import { BREAKABLE, BREAKS_DOWN, GOES_ON, HANGS_ON, INSISTS, ONLY_ONE } from '../words/failure-words';
import { NOTHING } from '../words/small-words';

/** How far from the verb what breaks may stand, and how long a sentence may be between it and what goes on. */
const THING_WITHIN = 4;
const SENTENCE_WITHIN = 16;

/** Where the text says that the service has to go on when something breaks: "either must carry everything when the
 *  other burns down", "aunque se caiga un servidor", "nothing may hang on a single GPU".
 *  @param isCounted whether what is said at a place is about machines of the question */
export function endures(page: Page, isCounted: (k: number) => boolean): Span | undefined {
  const { span, at } = told(page);
  return isCounted(at) ? span : undefined;
}

/** Looked for once in a text: what is demanded and what is wished for both ask. */
const told = onceInText<Told>((page) => findIn(page));

/** The words that say so and where they begin. */
interface Told {
  readonly span: Span | undefined;
  readonly at: number;
}

function findIn(page: Page): Told {
  for (const k of begins(page)) {
    if (isAgainst(page, k)) continue;
    const end = page.has(k, 'ha') ? k : (outlives(page, k) ?? hangsOn(page, k));
    const [e, other] = [page.at(k), page.at(end ?? -1)];
    if (e !== undefined && other !== undefined)
      return { span: { start: Math.min(e.start, other.start), end: Math.max(e.end, other.end) }, at: k };
  }
  return { span: undefined, at: -1 };
}

const begins = beginningsOf({ tags: ['ha'], words: [...BREAKS_DOWN, ...HANGS_ON] });

/** "Die Daten dürfen unser Rechenzentrum nicht verlassen": the German article is the English verb only behind what
 *  breaks ("if two GPUs die"). */
const isArticle = (page: Page, k: number): boolean =>
  page.has(k, 'determiner') && ![k - 1, k - 2].some((j) => page.sameSentence(j, k) && isThing(page, j));

/** Somebody else's, or over; what is only imagined is what has to be outlived, and what others insist on counts. */
function isAgainst(page: Page, k: number): boolean {
  const against = page.against(k);
  if (against === 'not_mine')
    return nearestAround(page, k, SENTENCE_WITHIN, (j) => INSISTS.has(page.textAt(j))) === undefined;
  return against === 'past' || against === 'other_matter' || page.isOffered(k) || page.statements.asks[k] === true;
}

/** The thing that breaks beside the verb at `k`, in a sentence that says that the service goes on. */
function outlives(page: Page, k: number): number | undefined {
  if (!BREAKS_DOWN.has(page.textAt(k)) || isArticle(page, k) || OTHER_MATTERS.some((tag) => page.speaksOf(k, tag)))
    return undefined;
  const thing = nearestAround(page, k, THING_WITHIN, (j) => isThing(page, j));
  const goesOn = nearestAround(page, k, SENTENCE_WITHIN, (j) => GOES_ON.has(page.textAt(j)));
  return goesOn === undefined ? undefined : thing;
}

const isThing = (page: Page, j: number): boolean => page.has(j, 'gpuWord', 'node') || BREAKABLE.has(page.textAt(j));

/** What broke once, what is seen to go wrong, and prices that fall. */
const OTHER_MATTERS: readonly Tag[] = ['was', 'didThen', 'incident', 'observed', 'price', 'budget', 'buy'];

/** The card or machine that nothing may hang on alone. */
function hangsOn(page: Page, k: number): number | undefined {
  if (!HANGS_ON.has(page.textAt(k))) return undefined;
  const isDenied = nearestAround(page, k, SENTENCE_WITHIN, (j) => page.has(j, 'not') || NOTHING.has(page.textAt(j)));
  if (isDenied === undefined) return undefined;
  const isOnly = (j: number): boolean => ONLY_ONE.has(lastWord(page.textAt(j)));
  return nearestAround(page, k, THING_WITHIN, (j) => page.has(j, 'gpuWord', 'node') && isOnly(j - 1));
}
