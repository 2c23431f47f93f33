import type { Page } from './page';
import type { Statement } from './statement';
import { shown, state, vague } from './statement';

/** Hours a day and days a week the thing runs; a batch window counts as its hours. */
export function readSchedule(page: Page): Statement[] {
  const found: Statement[] = [];
  page.elements.forEach((e, k) => {
    if (e.kind === 'time' && e.hours !== undefined) {
      const length = (((e.hours.to - e.hours.from) % 24) + 24) % 24 || 24;
      found.push(state(page, 'hoursPerDay', Math.round(length * 100) / 100, k, k, k, 3));
    }
    if (e.kind === 'figure') {
      const hours = hoursADay(page, k) ?? daysAWeek(page, k);
      if (hours !== undefined) found.push(hours);
    }
    if (e.tags.has('weekdays')) found.push(state(page, 'daysPerWeek', 5, k, k, k, 2));
    if (e.tags.has('allDay') && e.kind !== 'figure') found.push(state(page, 'hoursPerDay', 24, k, k, k, 2));
    if (e.tags.has('officeHours'))
      found.push(
        state(page, 'hoursPerDay', 8, k, k, k, 0.5, {
          approximation: `"${page.text.slice(e.start, e.end)}" is taken as 8 hours a day.`,
        }),
      );
  });
  return found;
}

function hoursADay(page: Page, k: number): Statement | undefined {
  const value = page.at(k)!.figure!.value;
  if (!page.has(k + 1, 'hour') || value <= 0 || value > 24) return undefined;
  const period = page.period(k + 2);
  const later = page.after(k + 1, 3, ['daily'], (e) => e.kind === 'figure' || e.text === ',');
  if (period?.period !== 'day' && later < 0 && !page.has(k + 2, 'daily')) return undefined;
  const end = period?.period === 'day' ? period.end - 1 : later >= 0 ? later : k + 2;
  if (page.before(k, 4, ['audio']) >= 0 || page.after(k + 1, 3, ['audio']) >= 0) return undefined;
  return state(page, 'hoursPerDay', value, k, k, end, 2.5, vague(page, k, 'Hours per day', value));
}

function daysAWeek(page: Page, k: number): Statement | undefined {
  const value = page.at(k)!.figure!.value;
  if (!page.has(k + 1, 'day') || value < 1 || value > 7 || page.period(k + 2)?.period !== 'week') return undefined;
  return state(
    page,
    'daysPerWeek',
    value,
    k,
    k,
    k + 3,
    2,
    value === Math.floor(value) ? {} : { approximation: `Days per week: ${shown(value)}.` },
  );
}
