import type { Page } from '../page/page';
import { HOW_MANY, NUMBER_OF, QUESTION_PARTICLES, SO_MANY } from '../words/question-words';
import { ABLE } from '../words/small-words';

/** Hardware that a question is about by its place in it, and that no word makes the writer's: "can a single RTX 5090
 *  run it?", "1 adet L40S mi alalım?", "H100 spot. 1 or 2?".
 *  @param from where its count begins */
export const isAskedSubject = (page: Page, k: number, from: number): boolean =>
  isAfterVerb(page, k, from) || isInParticle(page, k) || (from === k && isOneOrTwo(page, k));

/** "Can a single RTX 5090 run it?", "Kann eine 4090 das?": the verb of a question stands right before it. */
function isAfterVerb(page: Page, k: number, from: number): boolean {
  if (page.statements.asks[k] !== true || page.after(k, FIRST_WITHIN, ['first']) >= 0) return false;
  for (let j = from - 1; j >= from - VERB_WITHIN && page.at(j)?.clause === page.at(k)?.clause; j -= 1) {
    if (page.has(j, 'own', 'first', 'definite')) return false;
    if (page.has(j, 'inverts', 'opensQuestion') || ABLE.has(page.textAt(j))) return true;
  }
  return false;
}
const VERB_WITHIN = 3;
const FIRST_WITHIN = 3;

/** "2 adet RTX 5090 mı, 1 adet L40S mi alalım?": the particle of a Turkish question stands behind what it asks. */
const isInParticle = (page: Page, k: number): boolean =>
  page.sameSentence(k, k + 1) && QUESTION_PARTICLES.has(page.textAt(k + 1));

/** "What I need: the number of L40S", "die Anzahl der H100", "n x g6e.xlarge". */
export function isCountAsked(page: Page, k: number, from: number): boolean {
  if (from !== k) return false;
  const start = page.at(k)?.start ?? 0;
  const before = page.text.slice(Math.max(0, start - NUMBER_REACH), start);
  return NUMBER_OF.test(before) || SO_MANY.test(before);
}
/** "p5.48xlarge: how many", "L40S x ?", where nothing else says whose it is. */
export function isHowMany(page: Page, k: number, from: number): boolean {
  const end = page.at(k)?.end ?? 0;
  if (from !== k || !HOW_MANY.test(page.text.slice(end, end + COUNT_BEHIND))) return false;
  // "moving from 8x A100 to H200, how many?": beside what is there already
  const isHardware = (j: number): boolean => page.at(j)?.kind === 'gpu' || page.at(j)?.kind === 'instance';
  for (let j = k - 1; j >= k - COUNT_REACH && page.sameSentence(j, k); j -= 1) if (isHardware(j)) return false;
  return true;
}
const NUMBER_REACH = 24;
const COUNT_BEHIND = 40;

/** "H100 spot in the EU. 1 or 2?": the next sentence asks how many, and says nothing else. */
function isOneOrTwo(page: Page, k: number): boolean {
  let j = k + 1;
  while (j <= k + COUNT_REACH && (page.sameSentence(k, j) || page.is(j, '.'))) j += 1;
  const isBare = (n: number): boolean =>
    page.at(n)?.kind === 'figure' && (page.at(n)?.figure?.value ?? 0) <= MOST_CARDS;
  return isBare(j) && page.has(j + 1, 'or') && isBare(j + 2) && page.is(j + 3, '?');
}
const COUNT_REACH = 12;
const MOST_CARDS = 64;
