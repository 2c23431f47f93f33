import type { UseCase } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import type { BatchReading, Fact, Span } from '../reading';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { factOf } from './fact';
import type { Facts } from './figure-facts';
import { lastsDays } from './nights-and-days';
import { isOfNight, nightJob } from './night-job';
import type { Settled } from './settle';

/** "52k examples of 700 tokens": what a run learns from is their product; a length each is no prompt. Without a length
 *  their number stands alone. */
export function datasetOf(page: Page, settled: Settled, facts: Facts): void {
  const each = settled.winners.get('inputTokens') ?? meanLength(page, settled);
  const items = settled.winners.get('items') ?? samplesBefore(page, settled, each);
  if (items === undefined) return;
  if (each === undefined) {
    facts.datasetItems = factOf(page.text, items.value, [items], items.approximation);
    return;
  }
  const apart = Math.abs((page.at(items.at)?.sentence ?? 0) - (page.at(each.at)?.sentence ?? 0));
  if (apart > (each.member === 'contextTokens' ? 1 : 0)) return;
  if (each.member === 'contextTokens') facts.contextTokens = undefined;
  facts.inputTokens = undefined;
  if (facts.datasetTokens !== undefined) return;
  const value = items.value * each.value;
  const said = `Data: ${shown(items.value)} examples of ${shown(each.value)} tokens are ${shown(value)} tokens.`;
  facts.datasetTokens = factOf(page.text, value, [items, each], said);
}

/** "3,100 applications, 600 tokens each": a number of whatever it is, right before the length of each. */
function samplesBefore(page: Page, settled: Settled, length: Claim | undefined): Claim | undefined {
  if (length === undefined || !isOfEach(page, length.at)) return undefined;
  for (let j = length.at - 1; j >= length.at - SAMPLES_REACH && page.sameSentence(j, length.at); j -= 1) {
    const e = page.at(j);
    if (e?.figure === undefined) continue;
    const counts = Number.isInteger(e.figure.value) && e.figure.value >= FEWEST_SAMPLES && e.kind === 'figure';
    const noun = page.at(j + 1);
    const isLoad = [...settled.winners.values(), ...settled.lost].some((c) => c.at === j);
    if (!counts || isLoad || noun?.kind !== 'word') return undefined;
    return { member: 'items', value: e.figure.value, at: j, weight: 1, start: e.start, end: noun.end };
  }
  return undefined;
}
const isOfEach = (page: Page, k: number): boolean =>
  [k + 1, k + 2].some((j) => page.sameSentence(j, k) && (page.has(j, 'each') || page.textAt(j).endsWith(' each')));
const SAMPLES_REACH = 5;
const FEWEST_SAMPLES = 20;

/** "4,200 documents, mean length 9k tokens": a mean is the length of each, no window. */
function meanLength(page: Page, settled: Settled): Claim | undefined {
  const length = settled.winners.get('contextTokens');
  return length !== undefined && page.before(length.at, MEAN_REACH, ['mean']) >= 0 ? length : undefined;
}
const MEAN_REACH = 4;

/** Whether the work is a training run. */
export const isTuning = (useCase: UseCase | undefined): boolean => useCase === 'fine_tuning' || useCase === 'training';

/** A total with a window becomes a rate; a nightly total is a volume per day. Writes the rate into `facts`. */
export function jobOf(
  page: Page,
  settled: Settled,
  facts: Facts,
  useCase: UseCase | undefined,
): Fact<BatchReading> | undefined {
  const items = settled.winners.get('items');
  const window = settled.winners.get('windowHours');
  if (isTuning(useCase))
    return window === undefined ? undefined : factOf(page.text, { windowHours: window.value }, piecesOf(window));
  const night = nightJob(page, settled, facts, useCase);
  if (night !== undefined || items === undefined) return night;
  const hasRate = facts.requestsPerDay !== undefined || facts.requestsPerSecond !== undefined;
  if (hasRate) return besideRate(page, settled, items, window);
  const due = window ?? hoursOfWeekly(page, settled, items, facts) ?? hoursItIsDueIn(page, settled, items, facts);
  return jobWith(page, items, due, facts, useCase);
}

/** "80,000 letters must be processed between midnight and 5 a.m.": the hours of the day in which a job has to be done
 *  are its window. */
function hoursItIsDueIn(page: Page, settled: Settled, items: Claim, facts: Facts): Claim | undefined {
  const hours = settled.winners.get('hoursPerDay');
  if (hours === undefined || !page.sameSentence(hours.at, items.at) || !page.speaksOf(items.at, 'due'))
    return undefined;
  if (page.at(hours.at)?.hours === undefined) return undefined;
  facts.hoursPerDay = undefined;
  return hours;
}

/** "Every Sunday from 2 am to 8 am": the hours of a job of every week are its window, and none of every day. */
function hoursOfWeekly(page: Page, settled: Settled, items: Claim, facts: Facts): Claim | undefined {
  const hours = settled.winners.get('hoursPerDay');
  if (hours === undefined || recurrenceOf(page, items, undefined) !== 'weekly') return undefined;
  facts.hoursPerDay = undefined;
  return hours;
}

/** "3.4 million chunks over a weekend (48 h), and after that 2,000 queries a day": a job that is done once beside what
 *  is asked for all the time; a figure that is a rate already is none. */
function besideRate(
  page: Page,
  settled: Settled,
  items: Claim,
  window: Claim | undefined,
): Fact<BatchReading> | undefined {
  const rates = [settled.winners.get('requestsPerDay'), settled.winners.get('requestsPerSecond')];
  const isApart = rates.some((r) => r !== undefined && r.at !== items.at);
  if (window === undefined || !isApart || rates.some((r) => r?.at === items.at)) return undefined;
  const said =
    `A job of ${shown(items.value)} in ${shown(window.value)} hours is told beside the service; the plan ` +
    'carries both.';
  const value: BatchReading = { items: items.value, windowHours: window.value, beside: true };
  return factOf(page.text, value, [...piecesOf(items), window], said);
}

/** A job of so many pieces, with its window where one is told. */
function jobWith(
  page: Page,
  items: Claim,
  window: Claim | undefined,
  facts: Facts,
  useCase: UseCase | undefined,
): Fact<BatchReading> | undefined {
  const recurrence = recurrenceOf(page, items, window) ?? ofTheDay(window);
  const value: BatchReading = {
    items: items.value,
    ...(window === undefined ? {} : { windowHours: window.value }),
    ...(recurrence === undefined ? {} : { recurrence }),
  };
  if (window !== undefined) {
    facts.requestsPerSecond = rateOver(page, items, window);
    return factOf(page.text, value, [...piecesOf(items), ...piecesOf(window)], items.approximation);
  }
  const batch = factOf(page.text, value, piecesOf(items), items.approximation);
  const isOfTheDay = facts.hoursPerDay !== undefined && useCase === 'batch';
  if (recurrence === 'daily' || isWithinTheDay(page, items) || isOfTheDay) {
    facts.requestsPerDay = factOf(page.text, items.value, piecesOf(items));
    return batch;
  }
  if (useCase === 'rag' || (useCase === 'chat' && isHeld(page, items))) return undefined;
  return useCase === 'batch' || items.value >= LEAST_JOB ? batch : undefined;
}

/** What is due in hours of the day comes every day. */
const ofTheDay = (window: Claim | undefined): BatchReading['recurrence'] =>
  window?.member === 'hoursPerDay' ? 'daily' : undefined;

/** "A corpus of 60,000 pages", "an archive with 3 million letters": what answers are looked up in is no job. */
const isHeld = (page: Page, items: Claim): boolean =>
  page.before(items.at, HELD_REACH, ['collection'], (e) => e.kind !== 'word') >= 0;
const HELD_REACH = 3;
/** So many pieces are a job, whatever the text asks for. */
const LEAST_JOB = 1000;

/** Every place that the words of a claim stand in. */
const piecesOf = (c: Claim): readonly Span[] => c.pieces ?? [c];

function rateOver(page: Page, items: Claim, window: Claim): Fact<number> {
  const perSecond = items.value / (window.value * 3600);
  const said =
    `A job of ${shown(items.value)} in ${shown(window.value)} hours is planned as ${shown(perSecond)} ` +
    'requests per second.';
  return factOf(page.text, perSecond, [...piecesOf(items), ...piecesOf(window)], said);
}

/** "11,000 claims between 7:00 and 19:00": what comes in a window of the day comes every day. */
function isWithinTheDay(page: Page, items: Claim): boolean {
  for (let k = items.at - 8; k <= items.at + 8; k += 1)
    if (page.at(k)?.hours !== undefined && page.sameSentence(k, items.at)) return true;
  return false;
}

/** How often a job comes; what takes days comes not every day. */
function recurrenceOf(page: Page, items: Claim, window: Claim | undefined): BatchReading['recurrence'] {
  const isOfDays = window !== undefined && lastsDays(page, window);
  const sentence = page.at(items.at)?.sentence ?? 0;
  if (!isOfDays && page.has(page.lineStart(items.at), 'daily')) return 'daily';
  for (const e of page.elements) {
    if (Math.abs(e.sentence - sentence) > 1) continue;
    if (!isOfDays && isOfNight(e)) return 'daily';
    if (e.tags.has('weekly')) return 'weekly';
  }
  return undefined;
}
