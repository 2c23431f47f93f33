import { lastWord } from '../lexer/first-word';
import { plainText } from '../lexer/plain-text';
import { writtenLike } from '../page/written';
import { beginningsOf } from '../page/beginnings';
import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import { ASKED_MODEL, BEST, MODEL_WORDS } from '../words/model-question';
import { BEFORE_GETTING, BUYS, BUYS_OR_RENTS, RENTS } from '../words/purchase-question';
import { HARDWARE, ORDERING, WHICH } from '../words/small-words';

/** Whether a question mark stands anywhere. */
export const asksAnything = (page: Page): boolean => questionMarks(page).length > 0;
const questionMarks = beginningsOf({ words: ['?'] });

/** Whether the writer asks how many cards, or which. */
export const asksForCards = (page: Page): boolean => page.tagged('ask').some((k) => asksForCard(page, k));
const asksForCard = (page: Page, k: number): boolean =>
  page.against(k) === undefined &&
  !ADDED.has(page.textAt(k + 1)) &&
  (HARD.test(page.textAt(k)) || page.has(k + 1, 'gpuWord', 'node'));

/** "How many more A4000": there are some. */
const ADDED = new Set(
  (
    'more additional extra further mehr weitere zusatzliche mas adicionales supplementaires altre mais meer ' + 'еще'
  ).split(' '),
);

const HARD = /gpu|card|hardware|instance|machine|many|much|wie ?viele|cuant|combien|quant|сколько|多 少|几/;

/** Words between an asking word and the verb of getting: "what do I order", "which one should we rent". */
const ORDER_REACH = 6;

/** Whether the writer asks what to get: what is named beside such a question stands there only where something else
 *  says so. */
export const asksWhatToOrder = (page: Page): boolean =>
  page.tagged('opensQuestion').some((k) => {
    if (page.against(k) !== undefined) return false;
    for (let j = k + 1; j <= k + ORDER_REACH && page.sameSentence(j, k); j += 1)
      if (ORDERING.has(page.textAt(j))) return page.has(j - 1, 'first') || page.is(j - 1, 'you');
    return false;
  });

/** Words between an asking word and the memory that is asked for: "how much GPU memory". */
const MEMORY_REACH = 3;

/** What is asked of memory in a text that asks how much of it something takes. */
export interface MemoryQuestion {
  /** It names no hardware: what stands elsewhere in the text is not what it asks about. */
  readonly apart: boolean;
}

/** Whether the text asks how much memory something takes and not which machines: "how much VRAM for ... and 8 users",
 *  "memory needed for". */
export function asksForMemory(page: Page): MemoryQuestion | undefined {
  if (!page.tells('vram', 'gb')) return undefined;
  const asked = memoryBegins(page).filter((k) => asksMemoryAt(page, k));
  const cards = page.tagged('ask').some((k) => asksForCard(page, k) && !asked.includes(k));
  if (asked.length === 0 || cards) return undefined;
  return { apart: asked.every((k) => !namesHardware(page, k)) };
}

const NEEDED = ['needed', 'required', 'requirement', 'requirements'];
const memoryBegins = beginningsOf({ tags: ['howMuch', 'ask'], words: [...WHICH, ...NEEDED] });

function asksMemoryAt(page: Page, k: number): boolean {
  const e = page.at(k);
  if (e === undefined || page.against(k) !== undefined) return false;
  if (e.tags.has('howMuch') || WHICH.has(e.text)) return isNearMemory(page, k, 1);
  if (e.tags.has('ask') && MANY.test(e.text)) return page.has(k + 1, 'gb', 'vram');
  return NEEDED.includes(e.text) && isNearMemory(page, k, -1);
}

function isNearMemory(page: Page, k: number, step: 1 | -1): boolean {
  for (let d = 1; d <= MEMORY_REACH; d++) {
    const at = page.at(k + step * d);
    if (at === undefined || at.kind === 'figure' || (d > 1 && at.tags.has('ask'))) return false;
    if (at.tags.has('vram')) return true;
  }
  return false;
}
/** "How many GB". */
const MANY = /many|viele|cuant|combien|quant|сколько|hoeveel|ile|几|何/;

/** How long a question is, elements. */
const QUESTION_REACH = 30;

/** A card or a machine stands in the clause of the question at `k`. */
function namesHardware(page: Page, k: number): boolean {
  const clause = page.at(k)?.clause;
  for (const step of [1, -1])
    for (let n = 1; n <= QUESTION_REACH && page.at(k + step * n)?.clause === clause; n += 1) {
      const kind = page.at(k + step * n)?.kind;
      if (kind === 'gpu' || kind === 'instance') return true;
    }
  return false;
}

/** Words between "what" and the hardware that is asked for: "what kind of machine", "which two servers". */
const HARDWARE_REACH = 4;

/** Whether the writer asks which hardware something takes, whatever he calls it: "what kind of machine do we need",
 *  "quel matériel", "какое железо". */
export const asksForHardware = (page: Page): boolean =>
  asksForCards(page) || asksWhich(page).some((k) => asksOfHardware(page, k));
const asksWhich = beginningsOf({ words: WHICH });

function asksOfHardware(page: Page, k: number): boolean {
  if (page.against(k) !== undefined) return false;
  if (page.has(k + 1, 'ask') && NEEDS.test(page.at(k + 1)?.text ?? '')) return true;
  for (let j = k + 1; j <= k + HARDWARE_REACH && page.sameSentence(j, k); j += 1) {
    if (page.has(j, 'gpuWord', 'node') || HARDWARE.has(page.at(j)?.text ?? '')) return !isSubject(page, j);
    if (page.has(j, 'own') || page.at(j)?.kind !== 'word') return false;
  }
  return false;
}
/** "What do we need", "was brauchen wir". */
const NEEDS = /need|brauch|benotig|necesit|besoin|serve|precis|nodig/;
/** "What does the server cost", "which node is slow": the question is about what is there. */
const isSubject = (page: Page, j: number): boolean =>
  page.has(j - 1, 'definite') && !page.has(j + 1, 'ask') && !page.has(j + 2, 'ask');

/** Words between "which" or "best" and the model that is asked for. */
const MODEL_REACH = 4;

/** Whether the writer asks which model to run: "which model fits", "what's the best coding model I can run", "what can
 *  I run on it", "welches Modell läuft darauf", "どのモデル". */
export const asksForModel = (page: Page): boolean =>
  ASKED_MODEL.test(page.text) || asksWhichOrBest(page).some((k) => page.against(k) === undefined && isOfModel(page, k));
const asksWhichOrBest = beginningsOf({ words: [...WHICH, ...BEST] });

function isOfModel(page: Page, k: number): boolean {
  for (let j = k + 1; j <= k + MODEL_REACH && page.sameSentence(j, k); j += 1) {
    const { text = '', kind } = page.at(j) ?? {};
    if (MODEL_WORDS.has(text)) return !isSubject(page, j);
    if (kind === 'figure' || kind === 'model' || page.has(j, 'gpuWord', 'node')) return false;
    if (page.has(j, 'fit') && RUNNING.test(text)) return WHICH.has(page.textAt(k));
  }
  return false;
}
/** "What can I run". */
const RUNNING = /run|serve|host/;

/** Words around one of buying that it is set against renting in, or that money stands in which is to buy something. */
const BUY_OR_RENT_REACH = 10;

/** Whether the writer weighs a purchase: "should we buy or rent", "lohnt sich der Kauf von zwei L40S", "is it worth
 *  buying". What money buys is no purchase: "what does our budget buy". */
export const weighsPurchase = (page: Page): boolean => purchase(page).isWeighed;

const purchases = writtenLike(new RegExp(`(?:^| )(?:${[...BUYS].join('|')})(?: |$)`));
const rentals = writtenLike(new RegExp(`(?:^| )(?:${[...RENTS].join('|')})(?: |$)`));

/** "Does this make sense before I ask for quota?": what the text names is to be got. */
export const isBeforeGetting = (page: Page): boolean => beforeGetting(page).isTold;
const beforeGetting = onceInText<{ readonly isTold: boolean }>((page) => ({
  isTold: BEFORE_GETTING.test(plainText(page.text)),
}));

/** Asked once for a text: every piece of hardware of it wants to know. */
const purchase = onceInText<{ readonly isWeighed: boolean }>((page) => ({
  isWeighed:
    BUYS_OR_RENTS.test(page.text) ||
    isBeforeGetting(page) ||
    rentals(page).some((k) => isAgainstRent(page, k)) ||
    purchases(page).some((k) => {
      if (page.against(k) !== undefined) return false;
      const around = aroundIn(page, k);
      if (around.some((j) => says(page.textAt(j), RENTS)) || buysHardware(page, k, around)) return true;
      return (
        page.statements.asks[k] === true && !around.some((j) => page.has(j, 'budget') || page.at(j)?.kind === 'money')
      );
    }),
}));

/** "Would it be cheaper than renting for 3 years?": what is set against rent is bought. */
const isAgainstRent = (page: Page, k: number): boolean =>
  THAN.has(lastWord(page.textAt(k - 1))) && page.sameSentence(k - 1, k) && page.against(k) === undefined;
const THAN: ReadonlySet<string> = new Set('than als que di dan niz чем ніж nez'.split(' '));

/** "Our IT wants to buy a server with 2x L40S": the hardware stands behind the verb, and no sum that is to buy it. */
const buysHardware = (page: Page, k: number, around: readonly number[]): boolean =>
  around.some((j) => j > k && page.at(j)?.kind === 'gpu') &&
  !around.some((j) => page.has(j, 'budget') || page.at(j)?.kind === 'money');

/** The places of the same sentence within reach of `k`. */
const aroundIn = (page: Page, k: number): number[] =>
  Array.from({ length: 2 * BUY_OR_RENT_REACH + 1 }, (_, i) => k - BUY_OR_RENT_REACH + i).filter((j) =>
    page.sameSentence(j, k),
  );

/** Of a phrase any word says it: "should we buy". */
const says = (text: string, words: ReadonlySet<string>): boolean =>
  words.has(text) || (text.includes(' ') && text.split(' ').some((word) => words.has(word)));
