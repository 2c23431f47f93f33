import type { UseCase } from '@compute-advisor/domain';
import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { BatchReading, Fact } from '../reading';
import type { Claim, Member } from '../roles/claim';
import { DAYS } from '../words/half-day-words';
import { shown } from '../roles/claim';
import { factOf } from './fact';
import type { Facts } from './figure-facts';
import type { Settled } from './settle';

/** Work of the night: a volume that comes every night, is done in its hours and by nobody who waits. */

/** "40k PDFs every night, done by 6 am": a volume that comes every night has a night for it. */
export function nightHours(page: Page, settled: Settled, facts: Facts): void {
  if (facts.hoursPerDay !== undefined || settled.winners.has('windowHours')) return;
  const volume = volumeOf(settled) ?? soundOf(page);
  const words = volume && nightBeside(page, volume);
  if (words === undefined) return;
  const said = `"${page.text.slice(words.start, words.end)}" is taken as ${shown(NIGHT)} hours.`;
  facts.hoursPerDay = factOf(page.text, NIGHT, [words], said);
}
/** Hours of a night in which nobody needs the machines otherwise. */
const NIGHT = 8;
const NIGHT_REACH = 12;

const volumeOf = (settled: Settled): Claim | undefined =>
  settled.winners.get('requestsPerDay') ?? settled.winners.get('items');

/** "500 hours of audio per night": a volume of sound, where no pieces are counted. */
function soundOf(page: Page): { readonly at: number } | undefined {
  const at = page
    .kinds('figure')
    .find(
      (k) => page.has(k + 1, 'hour', 'min') && page.after(k + 1, 3, ['audio']) >= 0 && page.against(k) === undefined,
    );
  return at === undefined ? undefined : { at };
}

/** The word of the night that stands with a volume. */
function nightBeside(page: Page, volume: { readonly at: number }): { start: number; end: number } | undefined {
  const near = (k: number): boolean => page.sameSentence(k, volume.at) && Math.abs(k - volume.at) <= NIGHT_REACH;
  return page.elements.find((e, k) => isOfNight(e) && near(k));
}

/** "Every night", a job that is one by its name, or hours in which nobody waits. */
export const isOfNight = (e: Element): boolean =>
  e.tags.has('nightly') || (e.kind === 'use' && /night|nacht|夜/.test(e.text)) || isWhileAsleep(e);

/** "10 pm to 6 am", "晚上8点到早上6点", "1点到5点": from the evening or after midnight to the morning. */
const isWhileAsleep = ({ hours }: Element): boolean => {
  if (hours === undefined || hours.to < EARLIEST_END || hours.to > LATEST_END) return false;
  return hours.from >= EVENING || hours.from <= AFTER_MIDNIGHT;
};
const EVENING = 18;
const AFTER_MIDNIGHT = 3;
const EARLIEST_END = 4;
const LATEST_END = 9;

/** Those who are there make a load of people of it, by night as by day. */
const PEOPLE: readonly Member[] = ['totalUsers', 'concurrentRequests'];

/** "every night between 1 and 5 we summarise 40,000 tickets": a job that comes daily and runs evenly through its hours.
 *  Writes its rate into `facts`. */
export function nightJob(
  page: Page,
  settled: Settled,
  facts: Facts,
  useCase: UseCase | undefined,
): Fact<BatchReading> | undefined {
  const volume = volumeOf(settled);
  const window = settled.winners.get('windowHours');
  // "every night 200,000 descriptions within six hours"
  const hours = window ?? facts.hoursPerDay;
  if (volume === undefined || hours === undefined || (window && volume.member === 'items')) return undefined;
  // "every Sunday from 2 am to 8 am": no job of every night
  if (page.speaksOf(volume.at, 'weekly')) return undefined;
  if (facts.requestsPerSecond !== undefined || (useCase === 'chat' && !countsChats(page, volume))) return undefined;
  const people = PEOPLE.flatMap((member) => settled.winners.get(member) ?? []);
  if (nightBeside(page, volume) === undefined || people.some((c) => !isByDay(page, c, volume))) return undefined;
  // the machines of the night serve people by day
  if (people.length > 0) facts.hoursPerDay = undefined;
  const perSecond = volume.value / (hours.value * 3600);
  const said =
    `${shown(volume.value)} every night in ${shown(hours.value)} hours are planned as ${shown(perSecond)} requests ` +
    'per second.';
  facts.requestsPerDay ??= factOf(page.text, volume.value, [volume]);
  facts.requestsPerSecond = factOf(page.text, perSecond, [volume, hours], said);
  const value: BatchReading = { items: volume.value, windowHours: hours.value, recurrence: 'daily' };
  return factOf(page.text, value, [volume, hours]);
}

/** "During the day the same card serves 60 colleagues": those who are told of in a sentence of the day. */
const isByDay = (page: Page, { at }: Claim, volume: Claim): boolean =>
  !page.sameSentence(at, volume.at) &&
  page.elements.some(({ tags, text }, k) => page.sameSentence(k, at) && (tags.has('officeHours') || DAYS.has(text)));

/** "700k chat messages": what is gone through, nobody chats. */
const countsChats = (page: Page, { start, end }: Claim): boolean =>
  page.elements.every((e) => e.kind !== 'use' || e.name !== 'chat' || (e.start >= start && e.end <= end));
