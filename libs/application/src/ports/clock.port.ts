/** Now, in milliseconds since 1970 UTC. Only adapters ask; no plan depends on it. */
export interface ClockPort {
  now(): number;
}
export const ClockPort = Symbol.for('@compute-advisor/ClockPort');
