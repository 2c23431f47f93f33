import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import { REFUSALS } from '../words/crowd-words';
import { isChosen, isOnlyTested } from './chosen-models';
import { isCompared } from './compared-models';
import { timeStanding } from './model-times';
import { takenBack } from './taken-back';

/** "Llama 3.1 8B was tried and rejected", "Command R+ (meh)", "Nemotron? no: Scout". */
export function isRejected(page: Page, k: number): boolean {
  const listed = page.has(k + 1, 'and') && page.at(k + 2)?.kind === 'model' ? k + 2 : k;
  const next = (e: Element): boolean => e.kind === 'model' || e.text === ';';
  if (page.after(listed, 14, ['rejected'], next) >= 0) return true;
  if (page.is(k + 1, '?') && REFUSALS.has(page.textAt(k + 2))) return true;
  // "MedGemma is not needed, plain Gemma 3 27B"
  return [k + 2, k + 3].some((j) => page.sameSentence(j, k) && page.has(j - 1, 'not') && NEEDED.has(page.textAt(j)));
}
const NEEDED: ReadonlySet<string> = new Set(
  (
    'needed required necessary notig erforderlich gebraucht necessaire necesario necessario nodig potrzebny нужна ' +
    'нужен'
  ).split(' '),
);

/** "Gemma 3 27B (great!)", "Mistral Small (überzeugt)": praised in brackets among names that were weighed. */
const isPraised = (page: Page, k: number): boolean => {
  const words = judgement(page, k);
  return words !== undefined && words.some((j) => page.has(j, 'praised'));
};

/** "Qwen3 14B (ok)": the words of a judgement in brackets right behind a name. */
export function judgement(page: Page, k: number): readonly number[] | undefined {
  if (!page.is(k + 1, '(')) return undefined;
  const words: number[] = [];
  for (let j = k + 2; j <= k + 2 + LONGEST_JUDGEMENT; j += 1) {
    if (page.is(j, ')')) return words.length === 0 ? undefined : words;
    const e = page.at(j);
    if (e === undefined || (e.kind !== 'word' && !EMPHASIS.has(e.text))) return undefined;
    if (e.kind === 'word') words.push(j);
  }
  return undefined;
}
const LONGEST_JUDGEMENT = 5;
const EMPHASIS: ReadonlySet<string> = new Set(['!', '?', ',', '.', "'"]);

const DECIDED = 4;
const BEATEN = -6;
/** "So Qwen3 30B A3B it is", "settled: Gemma 3 12B". */
function isDecided(page: Page, k: number): boolean {
  const behind = `${page.textAt(k + 1)} ${page.textAt(k + 2)}`;
  if (
    page.sameSentence(k, k + 1) &&
    /^(?:it is|it will be|it was)\b/.test(behind) &&
    (page.at(k + 3)?.kind === 'mark' || !page.sameSentence(k, k + 3))
  )
    return true;
  if (isSet(page, k)) return true;
  return page.is(k - 1, ':') && /^(?:settled|decided|chosen|winner|entschieden|gewahlt)$/.test(settledBefore(page, k));
}
/** "Apertus 70B is set, for political reasons", "Mistral Small steht fest". */
const isSet = (page: Page, k: number): boolean =>
  page.sameSentence(k, k + 1) &&
  SET.test(`${page.textAt(k + 1)} ${page.textAt(k + 2)}`) &&
  (page.at(k + 3)?.kind === 'mark' || page.at(k + 2)?.kind === 'mark' || !page.sameSentence(k, k + 3));
const SET =
  /^(?:is|steht|ist|est|esta|e) (?:set|fixed|agreed|decided|given|fest|gesetzt|fixe|decide|decidido|deciso)\b/;
const settledBefore = (page: Page, k: number): string => page.textAt(k - 2);

/** "It beat Llama 3.1 8B and Ministral 8B": what another was better than. */
function isBeaten(page: Page, k: number): boolean {
  for (let j = k - 1; j > k - BEATEN_REACH && page.sameSentence(j, k); j -= 1) {
    const e = page.at(j);
    if (/^(?:beat|beats|outperformed|outperforms|schlug|schlagt)$/.test(e?.text ?? '')) return true;
    if (e?.kind !== 'model' && e?.kind !== 'precision' && !page.has(j, 'and', 'or') && e?.text !== ',') return false;
  }
  return false;
}
const BEATEN_REACH = 8;

/** "From Mixtral to Qwen", "moved from Mixtral": what is left; "answers from Qwen" is no change. */
const isChange = (page: Page, from: number, k: number): boolean =>
  page.after(k, 6, ['to', 'target']) >= 0 || page.before(from, 4, ['changed', 'target', 'leaving', 'source']) >= 0;

/** What a name among compared ones, and one that is only asked about, is worth. */
const COMPARED = -4;
const CONSIDERED = -4;
/** "Should I move to Qwen3.5 122B instead?": a change that is only asked about. */
function isConsidered(page: Page, target: number, k: number): boolean {
  if (page.before(target, INVERTED, ['inverts']) >= 0 && endsWithQuestion(page, k)) return true;
  for (let j = target - 1; j >= target - INVERTED && page.sameSentence(j, target); j -= 1)
    if (HESITATES.test(page.textAt(j))) return true;
  return false;
}
const HESITATES = /hesit|\bconsider|wonder|uberleg|erwag|dudamos|indecis/;
const INVERTED = 3;
function endsWithQuestion(page: Page, k: number): boolean {
  let j = k + 1;
  while (j < k + LONGEST_QUESTION && page.sameSentence(j, k)) j += 1;
  return page.is(j, '?');
}
const LONGEST_QUESTION = 40;

/** What the words before a model's name add to its being the model of the plan: targets of a change win, what is left
 *  behind, rejected or merely compared with loses. */
export function modelStanding(page: Page, k: number): number {
  const until = (e: Element): boolean => e.kind === 'model' || e.text === ';';
  if (isRejected(page, k) || takenBack(page).models.has(k) || isOnlyTested(page, k)) return -6;
  if (isChosen(page, k)) return DECIDED;
  if (isCompared(page, k)) return COMPARED;
  if (isBeaten(page, k)) return BEATEN;
  if (isDecided(page, k) || isPraised(page, k)) return DECIDED;
  const target = page.before(k, 5, ['target'], until);
  const left = page.before(k, 4, ['source', 'leaving'], until);
  const source = left >= 0 && page.is(left, 'from') && !isChange(page, left, k) ? -1 : left;
  if (target >= 0 && target > source) return isConsidered(page, target, k) ? CONSIDERED : 4;
  return besides(page, k, source, until);
}

/** "We want to add Qwen2.5-VL-32B": what comes beside the one that runs. */
export const isAdded = (page: Page, k: number): boolean =>
  page.before(k, ADDED_REACH, ['beside'], (e) => e.kind === 'model' || e.text === ';') >= 0 ||
  (page.has(k + 1, 'beside') && !page.has(k + 1, 'and') && page.before(k, BESIDE_REACH, ['and']) >= 0) ||
  opensBeside(page, k);
/** "Daarnaast moeten elke nacht 3.000 foto's beschreven worden (Qwen3-VL-8B)": the sentence begins with the word. */
export function opensBeside(page: Page, k: number): boolean {
  let first = k;
  while (first > k - SENTENCE_REACH && page.sameSentence(first - 1, k)) {
    first -= 1;
    if (page.at(first)?.kind === 'model') return false;
  }
  while (first < k && page.at(first)?.kind === 'mark') first += 1;
  return page.has(first, 'beside') && !page.has(first, 'and');
}
const SENTENCE_REACH = 24;
const ADDED_REACH = 3;
/** "..., and Llama 3.1 8B next to it". */
const BESIDE_REACH = 2;

/** "Today Qwen3 32B runs on ...": what is in use now, before any change that the text asks for. */
const IN_USE = 1;

/** What tried, wished, left or ruled out says; 0 where nothing does.
 *  @param source the word that leaves the name behind, -1 where none does */
function besides(page: Page, k: number, source: number, until: (e: Element) => boolean): number {
  const tried = page.before(k, 4, ['tried'], until);
  if (tried >= 0) return -2;
  const wanted = isAdded(page, k) ? -1 : page.before(k, 5, ['nowCue', 'aim', 'idea'], until);
  if (wanted >= 0 && !page.has(wanted, 'source')) return 2;
  const no = page.before(k, 2, ['not'], until);
  const not = page.is(no - 1, '?') ? -1 : no; // "Mixtral? no: Qwen" answers
  if (source >= 0 && page.has(source, 'nowCue')) return IN_USE;
  if (source >= 0) return page.has(source, 'not') || page.has(source, 'versus') ? -6 : -3;
  if (not >= 0) return -6;
  return timeStanding(page, k);
}
