import type { Page } from '../page/page';
import { type Claim, shown } from '../roles/claim';
import { numberAt } from './count';

/** The load of later in the place of one that is over. */
export function laterLoad(page: Page, now: Claim, k: number, later: number): Claim {
  const value = (now.value * later) / (numberAt(page, now.at) ?? now.value);
  const { start = 0, end = 0 } = page.at(k) ?? {};
  return { member: now.member, value, at: k, weight: now.weight, start, end };
}

/** How many times the load of now the one of later is. */
export function growthOf(page: Page, now: Claim, k: number, later: number): Claim {
  const before = numberAt(page, now.at) ?? now.value;
  const factor = Math.round((later / before) * 10_000) / 10_000;
  const e = page.at(k);
  return {
    member: 'growthFactor',
    value: factor,
    at: k,
    weight: 2,
    start: e?.start ?? now.start,
    end: e?.end ?? now.end,
    approximation: `Growth: ${shown(later)} later and ${shown(before)} today are ${shown(factor)} times the load.`,
  };
}
