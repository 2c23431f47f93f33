import { spanBetween } from '../page/span';
import { beginningsOf } from '../page/beginnings';
import { together, writtenLike } from '../page/written';
import type { Page } from '../page/page';
import type { BatchReading, Span } from '../reading';
import { JOB_DAY, NIGHT_WORD } from '../words/job-time-words';
import { ADDS } from '../words/second-job-words';
import { isOfNight } from './night-job';

/** Stretches of a text that may tell of a job beside a service: "at night between 8 pm and 5 am the same machine
 *  summarises 42,000 reports", "and every Saturday an eval of 21,000 prompts", "once a month a LoRA on 60k examples".
 */
export interface JobStretch extends Span {
  readonly recurrence: NonNullable<BatchReading['recurrence']>;
}

/** So many stretches are tried: each is read by itself. */
const MOST = 4;
/** Elements between what adds a job and the word of its time. */
const REACH = 14;

const nights = writtenLike(NIGHT_WORD);
const days = writtenLike(JOB_DAY);
const periods = beginningsOf({ tags: ['nightly', 'weekly', 'perWeek', 'monthly', 'quarter', 'quarterOf'] });
const timesAndUses = beginningsOf({ kinds: ['time', 'use'] });

/** The narrowest first: from what adds the job, then whole sentences. */
export function jobStretches(page: Page): readonly JobStretch[] {
  const found: JobStretch[] = [];
  const places = [nights, days, periods, timesAndUses].reduce<readonly number[]>(
    (all, of) => together(all, of(page)),
    [],
  );
  for (const k of places) {
    const recurrence = recurrenceAt(page, k);
    if (recurrence === undefined || page.against(k) !== undefined) continue;
    for (const { start, end } of stretchesAt(page, k))
      if (!found.some((f) => f.start === start && f.end === end)) found.push({ start, end, recurrence });
    if (found.length >= MOST) break;
  }
  return found.slice(0, MOST);
}

function recurrenceAt(page: Page, k: number): JobStretch['recurrence'] | undefined {
  const e = page.at(k);
  if (e === undefined) return undefined;
  if (isOfNight(e) || NIGHT_WORD.test(e.text)) return 'daily';
  if (page.has(k, 'monthly')) return 'monthly';
  if (page.has(k, 'quarter', 'quarterOf')) return 'yearly';
  return page.has(k, 'weekly', 'perWeek') || JOB_DAY.test(e.text) ? 'weekly' : undefined;
}

/** From each word that adds something before `k`, at most a short way back, and the whole sentence. */
function stretchesAt(page: Page, k: number): readonly Span[] {
  const [first, last] = sentenceOf(page, k);
  const starts: number[] = [];
  for (let j = k; j > first && j > k - REACH && starts.length < 2; j -= 1)
    if (isBoundary(page, j - 1)) starts.push(page.is(j - 1, ',') || page.is(j - 1, ';') ? j : j - 1);
  return [...new Set([...starts, first])].map((j) => spanBetween(page, j, last));
}

const isBoundary = (page: Page, j: number): boolean =>
  page.is(j, ';') || page.is(j, ',') || page.has(j, 'beside', 'and') || ADDS.has(page.textAt(j));

function sentenceOf(page: Page, k: number): readonly [number, number] {
  let [first, last] = [k, k];
  while (page.sameSentence(first - 1, k)) first -= 1;
  while (page.sameSentence(last + 1, k) && !page.is(last + 1, ';')) last += 1;
  return [first, last];
}
