import type { Page, Period } from '../page/page';
import { timesOfShift } from '../page/shifts';
import type { Tag } from '../words';
import type { Member } from './claim';
import { claim, figureOf, type Maker } from './claim-maker';
import { DAYS_OF_MONTH } from './load-claims';

/** "每班三分之一在岗，每人每小时 10 次": of a day and an hour the one that stands nearer. */
function toldNear(page: Page, k: number): Period | undefined {
  const away = (tag: Tag): number => {
    const places = [page.before(k, NEAR, [tag]), page.after(k, NEAR, [tag])].filter((j) => j >= 0);
    return Math.min(Infinity, ...places.map((j) => Math.abs(j - k)));
  };
  const [day, hour] = [away('daily'), away('hourly')];
  if (day === Infinity && hour === Infinity) return undefined;
  return hour < day ? 'hour' : 'day';
}
const NEAR = 8;

/** What each user asks for, per hour or per day. */
export const perUser: Maker = (page, p) => {
  if (!p.heads.some((h) => page.has(h, 'each')) && p.unit.each !== true) return undefined;
  const period = p.unit.period ?? toldNear(page, p.at);
  const often = period && PER_USER[period];
  const value = figureOf(page, p) * timesOfShift(page, p.unit.end);
  return often ? claim(page, p, often.member, (value * often.times) / often.of) : undefined;
};
/** Short periods are counted to the hour, long ones to the day. */
const PER_USER: Readonly<
  Partial<Record<Period, { readonly member: Member; readonly times: number; readonly of: number }>>
> = {
  second: { member: 'perUserPerHour', times: 3600, of: 1 },
  minute: { member: 'perUserPerHour', times: 60, of: 1 },
  hour: { member: 'perUserPerHour', times: 1, of: 1 },
  day: { member: 'perUserPerDay', times: 1, of: 1 },
  week: { member: 'perUserPerDay', times: 1, of: 7 },
  month: { member: 'perUserPerDay', times: 1, of: DAYS_OF_MONTH },
};
