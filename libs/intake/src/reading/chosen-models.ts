import { plainText } from '../lexer/plain-text';
import type { Page } from '../page/page';
import {
  CHOSE,
  IN_PRODUCTION,
  LEADS_TO_CHOICE,
  MODEL_LABELS,
  ONLY_TESTED,
  TAKEN_BEHIND,
  TAKEN_RIGHT_BEHIND,
} from '../words/chosen-models';
import { IS } from '../words/telling-words';

/** How far before a name the verb may stand that takes it, and how far behind it what says so. */
const VERB_REACH = 4;
const BEHIND_REACH = 22;

/** "We decided on Qwen3 14B", "Qwen3 14B was at 4% and that's what we'd take", "production is Mistral Nemo 12B". */
export const isChosen = (page: Page, k: number): boolean =>
  isTakenByVerb(page, k) ||
  TAKEN_RIGHT_BEHIND.test(behind(page, k)) ||
  TAKEN_BEHIND.test(behind(page, k)) ||
  isInProduction(page, k);

/** "command-r7b... no, that is the test instance": taken back as soon as it is named. */
export const isOnlyTested = (page: Page, k: number): boolean => {
  const end = page.at(k)?.end ?? 0;
  return ONLY_TESTED.test(plainText(page.text.slice(end, end + TAKEN_BACK_WITHIN)));
};
const TAKEN_BACK_WITHIN = 60;

function isTakenByVerb(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - VERB_REACH && page.sameSentence(j, k); j -= 1) {
    const words = page.textAt(j).split(' ');
    if (words.some((word) => CHOSE.has(word))) return !page.has(j - 1, 'not') && page.statements.asks[k] !== true;
    if (!words.every((word) => LEADS_TO_CHOICE.has(word))) return false;
  }
  return false;
}

/** What is said behind a name up to the next one, in the sentence. */
function behind(page: Page, k: number): string {
  let last = k;
  for (let j = k + 1; j <= k + BEHIND_REACH && page.sameSentence(j, k) && page.at(j)?.kind !== 'model'; j += 1)
    last = j;
  return last === k ? '' : plainText(page.text.slice(page.at(k)?.end ?? 0, page.at(last)?.end ?? 0));
}

function isInProduction(page: Page, k: number): boolean {
  const lead = IS.has(page.textAt(k - 1)) || page.is(k - 1, ':') ? k - 2 : -1;
  return lead >= 0 && page.sameSentence(lead, k) && IN_PRODUCTION.has(page.textAt(lead).replace(/^.* /, ''));
}

/** "Model per the integrator: Qwen2.5-VL-7B": a line about the model names it, whoever proposed it. */
export function isLabelledModel(page: Page, k: number): boolean {
  if (!page.is(k - 1, ':')) return false;
  let first = k - 1;
  while (first > k - LABEL_REACH && page.sameSentence(first - 1, k)) first -= 1;
  while (first < k && page.at(first)?.kind === 'mark') first += 1;
  return MODEL_LABELS.has(page.textAt(first)) && !page.has(first + 1, 'party', 'person');
}
const LABEL_REACH = 8;
