import { hasWordOf, lastWord } from '../lexer/first-word';
import { perWord } from '../lexer/per-word';
import type { Tag } from '../words';
import { FOR } from '../words/each-words';
import { IN_THE_MIDDLE, LINES, OF_THEM, TOGETHER, UNDER_WAY, USING } from '../words/busy-words';
import { eachAsMeant, type Element, remade } from './element';

/** How far before "together" the verb may stand, elements: "8 of them press the button together". */
const VERB_REACH = 5;
/** Words between a number and what those are in the middle of: "120 of them typing", "12 phone calls going on". */
const NOUN_REACH = 5;

/** Words of doing something at one moment count those who are there at once: "45 calls going on together", "at most ten
 *  run it together", "a peak of 60 running". */
export const busyWords = (elements: readonly Element[]): readonly Element[] =>
  eachAsMeant(elements, (e, k) => (e.kind === 'word' && isBusy(elements, k) ? atOnce(e) : e));

const atOnce = (e: Element): Element =>
  remade(e, { tags: new Set<Tag>([...[...e.tags].filter((t) => t !== 'total'), 'conc']) });

const isBusy = (elements: readonly Element[], k: number): boolean => {
  const text = elements[k]?.text ?? '';
  if (!mayBeBusy(text)) return false;
  return TOGETHER.has(text) ? isUsedTogether(elements, k) : isInTheMiddle(elements, k);
};
const mayBeBusy = perWord(
  (text) =>
    TOGETHER.has(text) || IN_THE_MIDDLE.has(lastWord(text)) || UNDER_WAY.has(text) || UNDER_WAY_BEGINNINGS.has(text),
);

/** A verb of use before "together", and nothing between that ends the clause. */
function isUsedTogether(elements: readonly Element[], k: number): boolean {
  for (let j = k - 1; j >= 0 && j >= k - VERB_REACH; j -= 1) {
    const e = elements[j];
    if (e?.kind !== 'word' || e.sentence !== elements[k]?.sentence) return false;
    if (hasWordOf(e.text, USING)) return true;
  }
  return false;
}

/** Right behind a number, those of them, or the people and requests that it counts. */
function isInTheMiddle(elements: readonly Element[], k: number): boolean {
  const e = elements[k];
  if (e === undefined || !(IN_THE_MIDDLE.has(lastWord(e.text)) || isUnderWay(elements, k))) return false;
  for (let j = k - 1; j >= 0 && j >= k - NOUN_REACH; j -= 1) {
    const before = elements[j];
    if (before?.sentence !== e.sentence) return false;
    if (before.kind === 'figure') return isCountOf(elements, j, e);
    if (before.kind !== 'word' || !isWhoOrWork(before)) return false;
  }
  return false;
}
/** A whole number of those who are busy with it; "soll für 40 Leute laufen" says whom it is for. */
function isCountOf(elements: readonly Element[], j: number, busy: Element): boolean {
  const count = elements[j];
  if (count === undefined || FOR.has(elements[j - 1]?.text ?? '')) return false;
  return isWhole(count) && !(busy.text === LINES && count.figure?.spelled === true);
}

/** "Going on" as one piece or as two. */
const isUnderWay = (elements: readonly Element[], k: number): boolean => {
  const text = elements[k]?.text ?? '';
  if (UNDER_WAY.has(text)) return true;
  return UNDER_WAY_BEGINNINGS.has(text) && UNDER_WAY.has(`${text} ${elements[k + 1]?.text ?? ''}`);
};
/** Words that another may go on. */
const UNDER_WAY_BEGINNINGS: ReadonlySet<string> = new Set(
  [...UNDER_WAY].flatMap((phrase) => [...phrase.matchAll(/ /g)].map(({ index }) => phrase.slice(0, index))),
);
const isWhole = ({ figure }: Element): boolean => Number.isInteger(figure?.value) && (figure?.value ?? 0) > 1;
const isWhoOrWork = (e: Element): boolean =>
  e.tags.size === 0 || OF_THEM.has(e.text) || e.tags.has('who') || e.tags.has('req');
