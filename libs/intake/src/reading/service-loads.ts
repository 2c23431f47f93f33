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
