import { firstWord, lastWord } from '../lexer/first-word';
import { once } from '../page/once';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import {
  ACCEPTS,
  BINDING,
  BINDS,
  BOUND_BY,
  DEMANDS,
  EXCEEDS,
  HAPPENS,
  LETS,
  SUFFICES,
  SUFFICES_PAIRS,
} from '../words/goal-words';
import { QUESTION_MARKS } from '../words/small-words';
import { type Dimension, unitsOf } from './quantity';

/** Whether a wait or a speed is what has to be: the verb of its clause demands it, a limit is denied to be passed, or a
 *  paper that binds names it. "They insist on 800 ms", "länger als 1,5 s darf es nicht dauern", "the contract says 25
 *  tok/s per user". */
export const isGoal = (page: Page, k: number): boolean => goalAt(page, k) !== undefined;

/** Whether the verb of the clause tells what happens: "TTFT climbs to 5.2 s", "il primo token arriva dopo 3 s". */
export const isHappening = (page: Page, k: number): boolean =>
  wordsOf(page, k).some((j) => j < k && tellsOf(page, j, k)) && goalAt(page, k) === undefined;
/** "El primer token llega a los 3 s": one phrase with the preposition, where a wait is told. */
const tellsOf = (page: Page, j: number, k: number): boolean =>
  HAPPENS.has(page.textAt(j)) ||
  (HAPPENS.has(firstWord(page.textAt(j))) && unitsOf(page, k).some((u) => u.dimension === 'duration'));

/** How far from its figure the word may stand, elements. */
const REACH = 12;

/** The word of the clause that makes a goal of the figure at `k`: nearer to it than any word of measuring. */
export const goalAt = (page: Page, k: number): number | undefined => goalOf(page, k).at;
const goalOf = once<{ readonly at?: number }>((page, k) => {
  const words = wordsOf(page, k);
  const at = demandIn(page, words);
  if (at === undefined) return {};
  const seen = words.find((j) => page.has(j, ...SEEN) && !DEMANDS.has(page.textAt(j)));
  return seen !== undefined && Math.abs(seen - k) < Math.abs(at - k) ? {} : { at };
});
/** The same by any word of wishing, where the figure has no name of its own: "最低20は欲しい". */
export function wishBeside(page: Page, k: number): number | undefined {
  const at = goalAt(page, k) ?? page.after(k, WISH_REACH, ['want'], (e) => e.kind === 'figure' || e.kind === 'money');
  return at >= 0 && page.at(at)?.clause === page.at(k)?.clause ? at : goalAt(page, k);
}
const WISH_REACH = 5;
const SEEN: readonly Tag[] = ['observed', 'nowCue', 'was', 'didThen'];

/** The words of the clause of a figure that are about it and no other figure, the nearest first; a clause that a label
 *  or a bracket opens takes in the words before. */
function wordsOf(page: Page, k: number): number[] {
  const before: number[] = [];
  for (let j = k - 1; j >= k - REACH && page.sameSentence(j, k) && !isElse(page, j); j -= 1) {
    if (page.at(j)?.clause !== page.at(j + 1)?.clause && !OPENS.has(page.textAt(j + 1))) break;
    before.push(j);
  }
  const behind: number[] = [];
  const clause = page.at(k)?.clause;
  for (let j = k + 1; j <= k + REACH && page.at(j)?.clause === clause; j += 1) {
    if (isElse(page, j)) return nearestFirst(k, [...before, ...behind.filter((i) => i - k <= j - i)]);
    behind.push(j);
  }
  return nearestFirst(k, [...before, ...behind]);
}
const OPENS: ReadonlySet<string> = new Set([':', '(', '=', '：', '（']);
const nearestFirst = (k: number, words: readonly number[]): number[] =>
  [...words].sort((a, b) => Math.abs(a - k) - Math.abs(b - k));

/** Another wait or speed, or a name: what is said of that is not said of this. */
const isElse = (page: Page, j: number): boolean => {
  const kind = page.at(j)?.kind;
  if (kind === 'figure') return unitsOf(page, j).some((u) => MEASURES.has(u.dimension)) || !isCounting(page, j);
  return kind === 'money' || kind === 'model' || kind === 'gpu' || kind === 'instance' || page.is(j, ';');
};
const MEASURES: ReadonlySet<Dimension> = new Set<Dimension>(['duration', 'speed']);
const isCounting = (page: Page, j: number): boolean => unitsOf(page, j).some((u) => u.dimension !== 'bare');

/** The first of the words of a clause that demands. */
function demandIn(page: Page, words: readonly number[]): number | undefined {
  let isDenied = false;
  for (const j of words) if (page.has(j, 'not')) isDenied = true;
  for (const j of words) if (isDemanding(page, j, words, isDenied)) return j;
  return undefined;
}
function isDemanding(page: Page, j: number, words: readonly number[], isDenied: boolean): boolean {
  const word = page.textAt(j);
  if (DEMANDS.has(word) || page.has(j, ...WISHES)) return !isDenied || !LETS.has(word) || isLimit(page, words);
  if (GETS.has(word)) return THE_MODEL.has(page.textAt(j - 1)) && page.at(j + 1)?.kind === 'figure';
  if (ACCEPTS.has(word)) return !isDenied || isLimit(page, words);
  if (LETS.has(word)) return isDenied && isLimit(page, words);
  if (isEnough(page, j)) return !isDenied && !isAsked(page, j);
  return BINDING.has(word) && isBinding(page, j);
}
/** "So the LLM gets 300 ms to the first token": its part of what is allowed; "we get 300 ms" is seen. */
const GETS: ReadonlySet<string> = new Set(['gets', 'bekommt', 'kriegt', 'krijgt', 'recoit', 'recibe', 'riceve']);
const THE_MODEL: ReadonlySet<string> = new Set(['llm', 'model', 'modell', 'modele', 'modelo', 'modello']);
const isEnough = (page: Page, j: number): boolean => {
  const text = page.textAt(j);
  if (SUFFICES.has(lastWord(text))) return !AFTER.has(page.textAt(j + 1));
  if (!BEGINS_PAIR.has(firstWord(text))) return false;
  return SUFFICES_PAIRS.has(`${text} ${page.textAt(j + 1)}`) || SUFFICES_PAIRS.has(text);
};
/** "Chega depois de 3 s": it comes, and is not enough. */
const AFTER: ReadonlySet<string> = new Set(['depois', 'depois de', 'apos', 'em', 'aos', 'despues', 'tras']);
const BEGINS_PAIR: ReadonlySet<string> = new Set([...SUFFICES_PAIRS].map(firstWord));
/** "Is 12 tok/s enough?": whoever asks that tells what there is. */
const isAsked = (page: Page, j: number): boolean => {
  let last = j;
  while (last < j + REACH && page.sameSentence(last + 1, j)) last += 1;
  return QUESTION_MARKS.has(page.textAt(last)) || QUESTION_MARKS.has(page.textAt(last + 1));
};
const WISHES: readonly Tag[] = ['aim', 'wishes', 'idea'];
const isLimit = (page: Page, words: readonly number[]): boolean =>
  words.some((i) => EXCEEDS.has(page.textAt(i)) || page.has(i, 'least', 'most'));

/** "The contract says", "laut Vertrag"; "per contract 8 s" is of a document. */
const isBinding = (page: Page, j: number): boolean =>
  [1, 2, 3, 4].some((n) => page.sameSentence(j + n, j) && BINDS.has(page.textAt(j + n))) ||
  (page.at(j + 1)?.kind !== 'figure' && [1, 2].some((n) => BOUND_BY.has(page.textAt(j - n))));
