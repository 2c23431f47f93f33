import { SECONDS_PER_HOUR } from '@compute-advisor/domain';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import type { Counted } from './counted-things';

/** What all places or devices bring together. */
export function productOf(each: Claim, crowd: Counted): Claim {
  const isDaily = each.member === 'perUserPerDay';
  const sum = each.value * crowd.total;
  return {
    ...each,
    member: isDaily ? 'requestsPerDay' : 'requestsPerSecond',
    value: isDaily ? sum : sum / SECONDS_PER_HOUR,
    pieces: [...crowd.pieces, { start: each.start, end: each.end }],
    approximation: `Requests: ${shown(crowd.total)} times ${shown(each.value)} each are ${shown(sum)}.`,
  };
}
