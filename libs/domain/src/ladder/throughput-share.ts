import type { ReplicaService } from './replica-service';

/** Milliseconds per token at which nobody waits for the next one: ten tokens a second, faster than people read. */
const USUAL_PACE_MS = 100;

/** Share of what a replica serves at most that it serves with so many in flight. Past 80 % more sequences hardly bring
 *  more tokens and only slow each other down; as long as everybody still gets ten tokens a
 *  second nobody is hurt, and the share counts as no more than a plan may use: so a load of long prompts, whose
 *  throughput is full with a handful of sequences, is bounded by its room. 0 for work that is not
 *  counted in generated tokens. Never falls with concurrency. docs/ladder.md ("Capacity") */
export function throughputShare(service: ReplicaService, concurrency: number, mostUsed: number): number {
  const served = service.at(Math.max(1, concurrency));
  if (served.tpotMs === undefined || served.outputTokensPerSecond === undefined) return 0;
  const share = served.requestsPerSecond / service.saturated().requestsPerSecond;
  // A single request cannot be thinned out any further.
  return served.tpotMs <= USUAL_PACE_MS || concurrency <= 1 ? Math.min(mostUsed, share) : share;
}

/** Whether so many sequences stay inside the share: `throughputShare(...) <= mostUsed`, asked for many of them. */
export function insideShare(service: ReplicaService, mostUsed: number): (sequences: number) => boolean {
  const { pace } = service;
  if (pace === undefined) return (sequences) => throughputShare(service, sequences, mostUsed) <= mostUsed;
  const most = service.saturated().requestsPerSecond;
  return (sequences) =>
    sequences <= 1 || pace.tpotMs(sequences) <= USUAL_PACE_MS || pace.requestsPerSecond(sequences) / most <= mostUsed;
}

/** The most whole sequences, at most `ceiling`, at which a replica stays inside the share of its throughput; at least
 *  one. */
export function throughputLimit(service: ReplicaService, ceiling: number, mostUsed: number): number {
  const top = Math.max(1, Math.floor(ceiling));
  if (mostUsed >= 1) return top;
  const inside = insideShare(service, mostUsed);
  if (inside(top)) return top;
  let low = 1;
  let high = top;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (inside(middle)) low = middle;
    else high = middle;
  }
  return low;
}
