import { SECONDS_PER_HOUR } from '@compute-advisor/domain';
import type { Claim, Member } from '../roles/claim';

/** How often each of a crowd asks: the members that say so. */
export const RATES_OF_EACH: ReadonlySet<Member> = new Set<Member>(['perUserPerDay', 'perUserPerHour']);

/** What a rate of all becomes where it is one of each, and what turns its value into it. */
const OF_EACH: Readonly<Partial<Record<Member, { readonly member: Member; readonly times: number }>>> = {
  requestsPerDay: { member: 'perUserPerDay', times: 1 },
  requestsPerSecond: { member: 'perUserPerHour', times: SECONDS_PER_HOUR },
};

/** A rate of all as the same rate of each; undefined for a claim that is no rate of all. */
export function ofEach(c: Claim): Claim | undefined {
  const each = OF_EACH[c.member];
  return each === undefined ? undefined : { ...c, member: each.member, value: c.value * each.times };
}
