import type { Page } from '../elements/page';
import type { Claim, Member } from '../roles/claim';

/** What the text says of hours and days without a figure of its own: windows of the day, working days, "around the
 *  clock", "just me". */
export function scheduleOf(page: Page): Claim[] {
  const out: Claim[] = [];
  page.elements.forEach((e, k) => {
    if (page.against(k) !== undefined) return;
    const say = (member: Member, value: number, weight: number, approximation?: string): void => {
      out.push({
        member,
        value,
        at: k,
        weight,
        start: e.start,
        end: e.end,
        ...(approximation === undefined ? {} : { approximation }),
      });
    };
    if (e.kind === 'time' && e.hours !== undefined) say('hoursPerDay', windowLength(e.hours), 3);
    if (e.tags.has('weekdays')) say('daysPerWeek', 5, 2);
    if (e.tags.has('allDay') && e.kind !== 'figure') say('hoursPerDay', 24, 2);
    if (e.tags.has('officeHours'))
      say('hoursPerDay', 8, 0.5, `"${page.text.slice(e.start, e.end)}" is taken as 8 hours a day.`);
    if (e.tags.has('self')) say('concurrentRequests', 1, 1);
    const days = daysAWeek(page, k);
    if (days !== undefined) say('daysPerWeek', days, 2);
  });
  return out;
}
const windowLength = (hours: { from: number; to: number }): number =>
  Math.round(((((hours.to - hours.from) % 24) + 24) % 24 || 24) * 100) / 100;

function daysAWeek(page: Page, k: number): number | undefined {
  const value = page.at(k)?.figure?.value;
  if (value === undefined || value < 1 || value > 7 || !page.has(k + 1, 'day')) return undefined;
  return page.period(k + 2)?.period === 'week' ? value : undefined;
}
