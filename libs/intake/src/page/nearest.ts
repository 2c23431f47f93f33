import type { Page } from './page';

/** The nearest element around `k` in its sentence that passes a test, at most `reach` away; undefined when there is
 *  none. @param side which of two as near is looked at first: -1 the one before, 1 the one behind */
export function nearestAround(
  page: Page,
  k: number,
  reach: number,
  test: (j: number) => boolean,
  side: -1 | 1 = -1,
): number | undefined {
  for (let n = 1; n <= reach; n += 1)
    for (const j of [k + side * n, k - side * n]) if (page.sameSentence(j, k) && test(j)) return j;
  return undefined;
}
