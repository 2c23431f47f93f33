import type { ReplicaService } from './replica-service';

/** Relative precision of the fixed point. */
const PRECISION = 1e-9;

/** Sequences one replica holds in flight when it serves `requestsPerSecond`: Little's law, closed on the model itself
 *  (docs/ladder.md, "Little's law").
 *  Throughput never falls with concurrency, so there is one; the answer is at least a fraction of one and at most what
 *  fits.
 *  Up to the rate of a single stream at most one is in flight, also where first-token overhead makes short requests
 *  last longer than their share of the work. */
export function inFlightAt(service: ReplicaService, requestsPerSecond: number): number {
  const rateAt = (sequences: number): number =>
    service.pace?.requestsPerSecond(sequences) ?? service.at(sequences).requestsPerSecond;
  const one = service.at(1);
  if (requestsPerSecond <= one.requestsPerSecond)
    return Math.min(1, Math.max(requestsPerSecond * (one.endToEndMs / 1000), 1e-6));
  let low = 1;
  let high = Math.max(1, service.maxSequences);
  let under = one.requestsPerSecond - requestsPerSecond;
  let over = rateAt(high) - requestsPerSecond;
  if (over < 0) return high;
  // False position with the Illinois correction: a handful of looks where halving would take thirty; every third look
  // halves, for curves with a bend.
  for (let i = 0, side = 0; i < 120 && high - low > PRECISION * low; i++) {
    const middle =
      i % 3 === 2 ? (low + high) / 2 : Math.min(high, Math.max(low, (low * over - high * under) / (over - under)));
    const there = rateAt(middle) - requestsPerSecond;
    if (Math.abs(there) <= PRECISION * requestsPerSecond) return middle;
    if (there < 0) {
      low = middle;
      under = there;
      if (side === -1) over /= 2;
      side = -1;
    } else {
      high = middle;
      over = there;
      if (side === 1) under /= 2;
      side = 1;
    }
  }
  return high;
}
