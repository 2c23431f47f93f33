import { HOURS_PER_DAY } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { MACHINE_TIME } from '../words/job-words';
import { NO_SOUND, OF_SOUND, RECORDINGS } from '../words/sound-words';
import { factOf } from './fact';
import { between, DAYS, type Measure, valueAt } from './measure';

/** A stock of sound that is told in hours: "7,300 hours of oral history tapes", "4.000 Stunden Interviews". */

/** How far behind the unit its noun may stand, elements. */
const NOUN_REACH = 5;

/** Where it is said what is heard for so many hours, behind their unit; -1 where nothing is. Where the text is about
 *  hearing, hours "of" something are of sound, but for those of work and of machines. */
export function soundBehind(page: Page, k: number, hears: boolean): number {
  if (!hears || valueAt(page, k) <= HOURS_PER_DAY) return -1; // more hours than a day has are none of it
  for (let j = k + 2; j <= k + NOUN_REACH && page.sameSentence(j, k); j += 1) {
    if (isOfWork(page, j)) return -1;
    if (RECORDINGS.has(page.textAt(j).replace(ELISION, ''))) return j;
    if (page.at(j)?.kind === 'mark' || page.has(j, 'deadline')) break;
  }
  const isOf = OF_SOUND.has(page.textAt(k + 2)) && page.sameSentence(k, k + 3);
  return isOf && page.at(k + 3)?.kind === 'word' ? k + 3 : -1;
}
function isOfWork(page: Page, j: number): boolean {
  const { kind, text = '' } = page.at(j) ?? {};
  return NO_SOUND.has(text) || MACHINE_TIME.has(text) || kind === 'gpu' || kind === 'figure';
}
const ELISION = /^(?:d|dell|degli|l)['’]/;

/** "7,300 hours of tapes while we are closed, from 19 December 18:00 to 5 January 8:00": a total in a job's window. */
export function jobAt(page: Page, k: number, hours: number, window: Claim): Measure | undefined {
  if (!isNear(page, window.at, k)) return undefined;
  const perDay = Math.round(((hours * HOURS_PER_DAY) / window.value) * 1000) / 1000;
  const span = between(page, k, k + 1);
  const spans = [span, ...(window.pieces ?? [window])];
  return {
    value: { audioHoursPerDay: perDay },
    span,
    approximation:
      `Audio: ${shown(hours)} hours in all in ${shown(window.value)} hours are planned as ` +
      `${shown(perDay)} per day.`,
    job: { batch: factOf(page.text, { windowHours: window.value }, spans), spans },
  };
}

/** "12,000 hours of recordings within two weeks": a total that has to be done in a time. */
export function totalAt(page: Page, k: number, hours: number, sound: number): Measure | undefined {
  for (const limit of page.tagged('deadline')) {
    const at = [limit + 1, limit + 2].find((j) => page.at(j)?.kind === 'figure' && j !== k);
    const days = at === undefined ? undefined : DAYS[page.timeUnit(at + 1) ?? 'second'];
    if (at === undefined || days === undefined || days < 1 || !isNear(page, at, k)) continue;
    const windowDays = valueAt(page, at) * days;
    const all = valueAt(page, k) * hours;
    const perDay = Math.round((all / windowDays) * 1000) / 1000;
    const approximation = `Audio: ${shown(all)} hours in all are planned as ${shown(perDay)} per day.`;
    return {
      value: { audioHoursPerDay: perDay, windowHours: windowDays * HOURS_PER_DAY },
      span: between(page, Math.min(k, sound), Math.max(k + 1, sound, at + 1)),
      approximation,
    };
  }
  return undefined;
}
const isNear = (page: Page, a: number, b: number): boolean =>
  Math.abs((page.at(a)?.sentence ?? 0) - (page.at(b)?.sentence ?? 0)) <= 1;

/** "40 hours of board meetings to transcribe": what is heard, by the verb; -1 without one. */
export function heardBehind(page: Page, k: number): number {
  for (let j = k + 2; j <= k + HEARD_REACH && page.sameSentence(j, k) && page.at(j)?.kind !== 'figure'; j += 1)
    if (page.at(j)?.kind === 'use' && page.at(j)?.name === 'speech') return j;
  return -1;
}
const HEARD_REACH = 7;
