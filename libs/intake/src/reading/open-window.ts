import { HOURS_PER_DAY } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import { factOf } from './fact';
import type { Facts } from './figure-facts';
import type { Settled } from './settle';

/** How far from its hours the word "window" may stand, elements. */
const REACH = 4;

/** "Used in an 8 hour window", "Zeitfenster 8 Stunden": where there is no job that has to be done in it, a window of
 *  hours is when the service is in use, every day. Writes into `facts`. */
export function openWindow(page: Page, settled: Settled, facts: Facts): void {
  const window = settled.winners.get('windowHours');
  if (window === undefined || facts.hoursPerDay !== undefined || window.value > HOURS_PER_DAY) return;
  const isNamed = page.before(window.at, REACH, WINDOW) >= 0 || page.after(window.at, REACH, WINDOW) >= 0;
  if (isNamed) facts.hoursPerDay = factOf(page.text, window.value, window.pieces ?? [window], window.approximation);
}
const WINDOW = ['window'] as const;
