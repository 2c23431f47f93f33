import type { Page } from '../elements/page';
import type { Tag } from '../words';
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
    if (e.tags.has('allDay') && e.kind !== 'figure') {
      if (/^24/.test(e.text) && page.has(k - 1, 'deadline', 'due')) say('windowHours', 24, 2);
      else say('hoursPerDay', 24, 2);
    }
    if (e.tags.has('officeHours'))
      say('hoursPerDay', 8, 0.5, `"${page.text.slice(e.start, e.end)}" is taken as 8 hours a day.`);
    if (e.tags.has('self')) say('concurrentRequests', 1, 1);
    const fold = foldOf(page, k);
    if (fold !== undefined) say(fold.member, fold.value, 2);
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

const FOLDS: readonly (readonly [Tag, number])[] = [
  ['twofold', 2],
  ['threefold', 3],
  ['fourfold', 4],
  ['tenfold', 10],
];
/** "will double next year", "in der Spitze das Dreifache": a multiple that a word names, of the load. */
function foldOf(page: Page, k: number): { member: Member; value: number } | undefined {
  const value = FOLDS.find(([tag]) => page.has(k, tag))?.[1];
  if (value === undefined) return undefined;
  const near = (tag: Tag, reach: number): boolean =>
    page.before(k, reach, [tag]) >= 0 || page.after(k, reach, [tag]) >= 0;
  if (near('peak', 4)) return { member: 'peakFactor', value };
  if (page.period(k + 1) !== undefined) return undefined;
  const load = near('load', 4) || near('who', 4) || near('req', 4);
  const grows = page.has(k, 'growth') || near('growth', 4);
  return page.has(k, 'future') || near('future', 8) || (grows && near('deadline', 3))
    ? load || grows
      ? { member: 'growthFactor', value }
      : undefined
    : undefined;
}
