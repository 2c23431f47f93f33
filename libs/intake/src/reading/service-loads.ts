import type { Reading } from '../reading';
import type { Member } from '../roles/claim';

/** Loads of a service: who uses it, how often, and how many at once; no job of its own. */
export const SERVICE_LOADS: ReadonlySet<Member> = new Set<Member>([
  'totalUsers',
  'concurrentRequests',
  'requestsPerSecond',
  'requestsPerDay',
  'perUserPerDay',
  'perUserPerHour',
]);

/** Whether the text says how many use a service, or how often it is asked. */
export const hasLoad = (
  r: Pick<Reading, 'totalUsers' | 'concurrentRequests' | 'requestsPerSecond' | 'requestsPerDay'>,
): boolean => (r.totalUsers ?? r.concurrentRequests ?? r.requestsPerSecond ?? r.requestsPerDay) !== undefined;
