import { HOURS_PER_DAY } from '@compute-advisor/domain';
import { middle } from '../elements/element';
import { type Page, PERIOD_SECONDS } from '../page/page';
import type { Tag } from '../words';
import { circumstanceOf } from './circumstance';
import { type Member, vague } from './claim';
import { claim, figureOf, type Maker, plain, span } from './claim-maker';
import { isTimeAhead } from './factors';
import { grownBy } from './growth';
import { meterWeight } from './meters';
import { isOfATime } from './told-times';
import type { Proposal } from './weigh';

const toDigits = (value: number, scale: number): number => Math.round(value * scale) / scale;

/** Hours of a day; more than it has are none. */
export const hours: Maker = (page, p) => {
  const value = toDigits((figureOf(page, p) * p.unit.scale) / PERIOD_SECONDS.hour, 100);
  if (value > HOURS_PER_DAY) return undefined;
  return claim(page, p, 'hoursPerDay', value, { weight: 2.5, ...vague(page, p.at, 'Hours per day', value) });
};
/** Hours that a job has. */
export const windowed: Maker = (page, p) =>
  claim(page, p, 'windowHours', (figureOf(page, p) * p.unit.scale) / PERIOD_SECONDS.hour);

/** How much of the cards is used; "30 % idle" is what is left of it. */
export const used: Maker = (page, p) => {
  const figure = page.at(p.at)?.figure;
  if (figure === undefined) return undefined;
  if (isOfElse(page, p.at) || isOfPeople(page, p)) return undefined;
  const raw = middle(figure) * p.unit.scale;
  const metered = meterWeight(page, p.at);
  const idle = distanceTo(page, p, 'idle');
  const isLeft = idle < Infinity && idle <= distanceTo(page, p, 'util') && !idlesAt(page, p.at);
  const value = isLeft ? 1 - raw : raw;
  return claim(page, p, 'utilizationFraction', toDigits(value, 10_000), {
    ...vague(page, p.at, 'Utilisation', Math.round(value * 10_000) / 100, ' %'),
    ...(isOfMoment(page, p.at) || circumstanceOf(page, p.at) === 'incident' ? { weight: OF_MOMENT } : {}),
    ...(metered === undefined ? {} : { sample: true as const, weight: metered }),
  });
};
/** "10 % active per month": of those who come, not of the cards. */
const isOfPeople = (page: Page, p: Proposal): boolean =>
  p.heads.some((h) => page.has(h, 'busyPeople')) &&
  p.heads.every((h) => !page.has(h, 'util', 'idle') || page.has(h, 'busyPeople')) &&
  isOfATime(page, p.at, p.unit.end);
/** "Both idle at 31 %": a machine that idles at a share is used that much. */
const idlesAt = (page: Page, k: number): boolean => page.has(k - 2, 'idle') && IDLES_AT.has(page.textAt(k - 1));
const IDLES_AT: ReadonlySet<string> = new Set(['at', 'around', 'bei', 'a', 'al', 'op', 'pa', 'na']);
/** "One A40 running something else with 60 % load": what another service takes of it. */
function isOfElse(page: Page, k: number): boolean {
  for (let j = k - ELSE_REACH; j <= k + ELSE_REACH; j += 1)
    if (page.sameSentence(j, k) && ELSE.has(`${page.textAt(j)} ${page.textAt(j + 1)}`)) return true;
  return false;
}
const ELSE_REACH = 8;
const ELSE: ReadonlySet<string> = new Set(
  (
    'something else|other services|another service|other things|etwas anderes|etwas anderem|was anderes|' +
    'anderen dienst|einem anderen|autre service|autre chose|otra cosa|otro servicio|altro servizio|iets anders'
  ).split('|'),
);

/** "On Tuesday at 13:05 it hit 99 %", "in that window 99 %": what was seen at one moment gives way to what usually is.
 */
const isOfMoment = (page: Page, k: number): boolean => {
  for (let j = k - 1; j >= k - MOMENT_REACH && page.sameSentence(j, k); j -= 1) {
    if (page.at(j)?.kind === 'figure' && page.at(j)?.clock === undefined) return false;
    if (j >= k - 2 && REACHES.has(page.textAt(j))) return true;
    if (page.at(j)?.clock !== undefined || (MOMENTS.has(page.textAt(j)) && page.is(j - 1, 'that'))) return true;
  }
  return false;
};
/** "It hit 100 %". */
const REACHES: ReadonlySet<string> = new Set(
  'hit hits reached peaked spiked went climbed jumped rose erreichte atteint alcanzo llego'.split(' '),
);
const MOMENT_REACH = 10;
const OF_MOMENT = 0.5;
const MOMENTS = new Set(['window', 'moment', 'minute', 'hour', 'night', 'day', 'time']);
const distanceTo = (page: Page, p: Proposal, tag: Tag): number =>
  Math.min(Infinity, ...p.heads.filter((h) => page.has(h, tag)).map((h) => Math.abs(h - p.at)));

/** A share, 0 to 1. */
export const share =
  (member: Member): Maker =>
  (page, p) => {
    const figure = page.at(p.at)?.figure;
    if (figure === undefined) return undefined;
    const raw = member === 'prefixCacheShare' ? middle(figure) : figure.value;
    return claim(page, p, member, toDigits(raw * p.unit.scale, 10_000));
  };

/** The part of a crowd that is there at once; "5 % are active in a month" is none. */
export const atOnce: Maker = (page, p) =>
  isOfATime(page, p.at, p.unit.end) ? undefined : share('concurrentShare')(page, p);

/** A share that the load grows by as the factor that it becomes. */
export const growthShare: Maker = (page, p) => {
  const { factor, beside, approximation } = grownBy(page, p.at, figureOf(page, p) * p.unit.scale);
  const pieces = beside === undefined ? undefined : [span(page, p), ...beside];
  return claim(page, p, 'growthFactor', factor, { approximation, pieces });
};

/** A multiple of the load that is told of a time to come: "five times as many requests once the deal is signed". */
export const growthFold: Maker = (page, p) =>
  AHEAD.some((tag) => page.speaksOf(p.at, tag)) || isTimeAhead(page, p.at) ? plain('growthFactor')(page, p) : undefined;
const AHEAD: readonly Tag[] = ['growth', 'future', 'plan', 'deadline', 'calendar', 'target', 'claim', 'offer'];
