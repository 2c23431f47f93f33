import { hasWord } from '../lexer/first-word';
import type { Page } from '../page/page';
import { isMachine } from '../roles/factors';
import { RUNS_ON_IT } from '../words/proposal-words';

/** How far behind hardware the next sentence is read, and how far behind its first word its verb, elements. */
const NEXT_WITHIN = 30;
const RUNS_WITHIN = 3;

/** "Jetson AGX Orin in a robot. Right now it runs Llama 3.2 3B": the next sentence says what runs on it now. */
export function isRunningNow(page: Page, at: number): boolean {
  if (page.statements.asks[at] === true) return false;
  const next = nextSentence(page, at);
  const now = next.find((j) => page.has(j, 'nowCue') && !page.sameSentence(j - 2, j));
  if (now === undefined || next.some((j) => isCardOrAsked(page, j))) return false;
  const runs = next.some((j) => j >= now && j <= now + RUNS_WITHIN && hasWord(page.textAt(j), RUNS_ON_IT));
  return runs && next.some((j) => page.at(j)?.kind === 'model');
}

function nextSentence(page: Page, at: number): number[] {
  const sentence = page.at(at)?.sentence ?? 0;
  const next: number[] = [];
  for (let j = at + 1; j <= at + NEXT_WITHIN && page.at(j) !== undefined; j += 1)
    if (page.at(j)?.sentence === sentence + 1) next.push(j);
  return next;
}

const isCardOrAsked = (page: Page, j: number): boolean =>
  page.statements.asks[j] === true || (isMachine(page, j) && page.at(j)?.kind !== 'model');
