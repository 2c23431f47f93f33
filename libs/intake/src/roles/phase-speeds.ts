import type { Page } from '../page/page';
import { GENERATES } from '../words/goal-words';
import { shaped, shapedLength, valueAt } from './form';
import { unitsOf } from './quantity';
import type { Proposal } from './weigh';

/** Speeds of the two phases of an answer: "reads the prompt at 1,900 t/s and writes at 31 t/s", `pp 640, tg 23`. */

const PHASE = 7;
/** How far before its speed the phase may be named, and how far behind it the other one, elements. */
const REACH = 6;
const OTHER_REACH = 12;

/** What a speed or a wait of one phase is. */
export const phaseSpeed = (page: Page, k: number): Proposal | undefined =>
  loggedPhase(page, k) ?? promptSpeed(page, k) ?? benchSpeed(page, k);

/** Figures of a log that are about reading the prompt. */
const loggedPhase = (page: Page, k: number): Proposal | undefined =>
  page.tells('prefill') && phaseOf(page, k) === 'prefill' ? shapedLength('prefill', k, PHASE, k) : undefined;

/** The speed of reading the prompt, where that of writing stands in the same sentence. */
function promptSpeed(page: Page, k: number): Proposal | undefined {
  if (isBench(page, k, READS) && page.speaksOf(k, 'generation')) return shapedLength('prefill', k, PHASE, k);
  if (!isSpeed(page, k) || !isOfPrompt(page, k)) return undefined;
  const isParted = otherSpeeds(page, k).some((j) => isOfAnswer(page, j));
  return isParted ? shapedLength('prefill', k, PHASE, k + 1) : undefined;
}

/** `tg 96`, `tg128: 71`: the printout of a benchmark names the phase and leaves the unit out. */
function benchSpeed(page: Page, k: number): Proposal | undefined {
  if (!isBench(page, k, WRITES) || !(valueAt(page, k) > 0) || page.has(k + 1, 'tok', 'sec')) return undefined;
  return shaped('speed', k, PHASE, { dimension: 'speed', end: k, scale: 1, noun: k });
}
const WRITES = /^tg(?:\d+)?$/;
const READS = /^pp(?:\d+)?$/;
const isBench = (page: Page, k: number, phase: RegExp): boolean => {
  const label = page.is(k - 1, ':') || page.is(k - 1, '=') ? k - 2 : k - 1;
  return page.sameSentence(label, k) && phase.test(page.textAt(label)) && page.at(k)?.kind === 'figure';
};

const isSpeed = (page: Page, k: number): boolean =>
  page.sameSentence(k, k + 1) && unitsOf(page, k).some((u) => u.dimension === 'speed');
const isOfPrompt = (page: Page, k: number): boolean => {
  const named = page.before(k, REACH, ['in', 'prefill'], (e) => e.kind === 'figure');
  return named >= 0 && ![named - 1, named + 1].some((j) => page.at(j)?.kind === 'figure' && j !== k);
};
const isOfAnswer = (page: Page, k: number): boolean => {
  if (page.before(k, REACH, ['out', 'generation'], (e) => e.kind === 'figure') >= 0) return true;
  for (let j = k - 1; j >= k - REACH && page.sameSentence(j, k) && page.at(j)?.kind !== 'figure'; j -= 1)
    if (GENERATES.test(page.textAt(j))) return true;
  return false;
};
/** The other speeds of the sentence. */
function otherSpeeds(page: Page, k: number): number[] {
  const out: number[] = [];
  for (let j = k - OTHER_REACH; j <= k + OTHER_REACH; j += 1)
    if (j !== k && page.sameSentence(j, k) && page.at(j)?.kind === 'figure' && isSpeed(page, j)) out.push(j);
  return out;
}

/** How far back a line of a log may name its phase, elements. */
const PHASE_REACH = 24;
/** Shorter names of a phase are letters of something else. */
const SHORTEST_NAME = 3;

/** Which phase a line of an engine's log speaks of: the last of its two words before a speed or a wait. */
function phaseOf(page: Page, k: number): 'prefill' | 'generation' | undefined {
  if (!page.has(k + 1, 'tps', 'ms', 'sec', 'tpot', 'tok')) return undefined;
  for (let j = k - 1; j >= 0 && j >= k - PHASE_REACH && page.sameSentence(j, k); j -= 1) {
    if (page.has(j, 'generation') && !page.has(j, 'prefill')) return 'generation';
    if (page.has(j, 'prefill') && (page.at(j)?.text.length ?? 0) > SHORTEST_NAME)
      return page.has(j, 'isl', 'ttft') ? undefined : 'prefill';
  }
  return undefined;
}
