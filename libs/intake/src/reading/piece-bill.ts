import type { Page } from '../page/page';
import type { Fact, MediaReading } from '../reading';
import { DAYS_OF_MONTH } from '../roles/load-claims';
import type { Tag } from '../words';
import { SELLS } from '../words/shop-words';
import { type Amount, amountAt, toUsd } from './amount';
import { numberAt } from './count';
import { middle } from '../elements/element';
import { turnsAt, turnsOf } from './turns-of-load';

/** Weeks of a month, for what comes on some days of the week only. */
const WEEKS_OF_MONTH = 52 / 12;
/** More than this for one piece is the price of something else, US dollars. */
const MOST_FOR_ONE = 50;
/** So many letters two forms of a noun share: "visit", "visits". */
const STEM = 4;

/** "Today this runs at a vendor for 0.11 EUR per visit": what the service that is used now costs a month, USD, by
 *  the volume that the text states of the same pieces; undefined where it tells no such price.
 *  @param daysPerWeek on which the volume comes, every day when absent */
export function pieceBill(page: Page, volume: Volume, daysPerWeek: number | undefined): number | undefined {
  for (const k of page.kinds('money')) {
    const amount = amountAt(page, k);
    const many = amount === undefined || !isPaidNow(page, k) ? undefined : countOf(page, k, volume);
    if (amount === undefined || many === undefined) continue;
    const usd = usdOf(amount);
    if (usd > MOST_FOR_ONE) continue;
    const days = daysPerWeek === undefined ? DAYS_OF_MONTH : daysPerWeek * WEEKS_OF_MONTH;
    return usd * many * days;
  }
  return undefined;
}

/** What comes in a day, and how long each piece of sound is. */
interface Volume {
  readonly perDay: Fact<number> | undefined;
  readonly media: Fact<MediaReading> | undefined;
}

/** How many of what the sum at `k` is paid for come in a day: "per visit", "per page" of so many, "per minute". */
function countOf(page: Page, k: number, { perDay, media }: Volume): number | undefined {
  const turns = perDay === undefined ? 1 : turnsOf(page, perDay);
  if (page.period(k + 1)?.period === 'minute') return minutesADay(perDay && perDay.value / turns, media?.value);
  const noun = pieceOf(page, k);
  if (noun === undefined || perDay === undefined) return undefined;
  if (isCounted(noun, perDay)) return perDay.value / (isOfTurns(page, noun, perDay) ? 1 : turns);
  const pages = page.has(k + 1, 'perPage') || [k + 2, k + 3].some((j) => page.has(j, 'pageUnit'));
  const each = pages ? pagesOfOne(page) : undefined;
  return each && perDay.value * each;
}
/** "Per request": the piece that is paid is the turn itself. */
const isOfTurns = (page: Page, noun: string, perDay: Fact<number>): boolean => {
  const at = turnsAt(page, perDay);
  return at !== undefined && isNounOf(page, at, noun);
};
const isNounOf = (page: Page, k: number, noun: string): boolean =>
  [k + 1, k + 2].some((j) => page.textAt(j).startsWith(noun.slice(0, Math.max(STEM, noun.length - 2))));
const SECONDS_OF_MINUTE = 60;
function minutesADay(perDay: number | undefined, media: MediaReading | undefined): number | undefined {
  if (media?.audioHoursPerDay !== undefined) return media.audioHoursPerDay * SECONDS_OF_MINUTE;
  const seconds = media?.audioSeconds;
  return perDay === undefined || seconds === undefined ? undefined : (perDay * seconds) / SECONDS_OF_MINUTE;
}
/** "Documents of 6 pages": how many pages each has. */
function pagesOfOne(page: Page): number | undefined {
  for (const k of page.kinds('figure')) {
    const [many, noun] = [numberAt(page, k) ?? 0, page.unitAt(k)];
    if (many > 1 && page.has(noun, 'pageUnit') && page.period(noun + 1) === undefined && page.against(k) === undefined)
      return many;
  }
  return undefined;
}

const usdOf = ({ element, figure }: Amount): number => toUsd(middle(figure), element.currency ?? 'USD');

/** The noun of one piece behind the sum: no time, nobody, no token and no card. */
function pieceOf(page: Page, k: number): string | undefined {
  const whole = PER_PIECE.exec(page.textAt(k + 1))?.[1];
  if (whole !== undefined && page.sameSentence(k, k + 1) && page.period(k + 1) === undefined) return whole;
  const noun = page.has(k + 2, 'determiner') ? k + 3 : k + 2;
  const isPer = page.has(k + 1, 'per', 'each') || page.is(k + 1, '/');
  if (!isPer || page.period(k + 1) !== undefined || !page.sameSentence(k, noun)) return undefined;
  return page.at(noun)?.kind === 'word' && !page.has(noun, ...NO_PIECE) ? page.textAt(noun) : undefined;
}
const PER_PIECE = /^(?:per|pro|par|por|je|za|за) (\p{L}{4,})$/u;
const NO_PIECE: readonly Tag[] = ['tok', 'who', 'gpuWord', 'node', 'min', 'hour', 'month', 'day', 'gb'];

/** A sum that is paid now: the sentence says so, and it is no offer, no wish and not over. */
const isPaidNow = (page: Page, k: number): boolean =>
  page.statements.tense[k] === 'now' &&
  page.statements.asks[k] !== true &&
  page.speaksOf(k, 'nowCue', 'first', 'billed', 'charges') &&
  !isEarned(page, k) &&
  !page.speaksOf(k, 'budget', 'target', 'most', 'offer', 'wouldBe');

/** "We charge our customers $0.10 per document": what the writer takes. */
function isEarned(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - EARNED_WITHIN && page.sameSentence(j, k); j -= 1)
    if (SELLS.has(page.textAt(j))) return page.has(j - 1, 'first') || page.has(j + 1, 'first');
  return false;
}
const EARNED_WITHIN = 8;

const isCounted = (noun: string, { evidence }: Fact<number>): boolean =>
  noun.length >= STEM && evidence.toLowerCase().includes(noun.slice(0, Math.max(STEM, noun.length - 2)));
