import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import { circumstanceOf } from './circumstance';

const endsLook = (e: Element): boolean => e.kind === 'figure' || e.kind === 'money' || e.text === ';';

/** How firm a load is: peak beats a plain figure, a plain figure beats the mean. */
export function loadWeight(page: Page, k: number): number {
  const peak = Math.max(page.before(k, 6, ['peak'], endsLook), page.after(k, 5, ['peak'], endsLook));
  const mean = Math.max(page.before(k, 5, ['mean'], endsLook), page.after(k, 4, ['mean'], endsLook));
  const isPeak = peak >= 0 && !(mean >= 0 && Math.abs(mean - k) < Math.abs(peak - k));
  if (isPeak && circumstanceOf(page, k) !== 'incident') return 3 - testedBy(page, k);
  return (mean >= 0 ? 1 : 2) - testedBy(page, k);
}

/** What a load is less firm by that a test put on or that was there when something went wrong: it comes behind the one
 *  that is there. */
export const testedBy = (page: Page, k: number): number => (circumstanceOf(page, k) === undefined ? 0 : TESTED);
const TESTED = 0.6;
