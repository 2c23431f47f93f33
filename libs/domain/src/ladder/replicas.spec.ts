import type { ReplicaService, Served } from './replica-service';
import { inFlightAt } from './in-flight';
import { planReplicas } from './replicas';

/** A replica by hand: 10 ms per token alone, 1 ms more for every further sequence, 100 tokens per answer, room for 50.
 */
const service: ReplicaService = {
  maxSequences: 50,
  unit: 'requests',
  unitsPerRequest: 1,
  calibration: 'measured',
  range: { low: 0.6, high: 1.35 },
  at: (c) => served(Math.min(c, 50)),
  saturated: () => served(50),
  headroomFraction: () => 0.2,
  neededBytes: () => 1,
};
function served(batch: number): Served {
  const tpotMs = 10 + (batch - 1);
  return {
    tpotMs,
    ttftMs: 50 * batch,
    endToEndMs: 100 * tpotMs,
    requestsPerSecond: batch / ((100 * tpotMs) / 1000),
    outputTokensPerSecond: (1000 * batch) / tpotMs,
    boundBy: 'compute',
  };
}

describe('planReplicas', () => {
  it('gives one replica to a load that fills 80 % of the room', () => {
    expect(planReplicas(service, { concurrentRequests: 40 }, {}, 0.8, false)).toEqual({ replicas: 1, drivenBy: 'one' });
  });
  it('gives a second replica to the forty-first sequence, because of memory', () => {
    expect(planReplicas(service, { concurrentRequests: 41 }, {}, 0.8, false)).toEqual({
      replicas: 2,
      drivenBy: 'memory',
    });
  });
  it('holds each replica to the sequences that meet 19 ms per token: ten, so forty need four', () => {
    expect(planReplicas(service, { concurrentRequests: 40 }, { tpotMs: 19 }, 0.8, false)).toEqual({
      replicas: 4,
      drivenBy: 'latency',
      meetsTargets: true,
    });
  });
  it('marks a target that one sequence alone misses, and sizes by memory', () => {
    expect(planReplicas(service, { concurrentRequests: 41 }, { tpotMs: 9 }, 0.8, false)).toEqual({
      replicas: 2,
      drivenBy: 'memory',
      meetsTargets: false,
    });
  });
  it('carries a rate at 80 % of what the replica saturates at', () => {
    // Saturated: 50 sequences, 59 ms per token, 5.9 s each: 8.4746 requests/s; 80 % is 6.7797. 14 requests/s need
    // three replicas.
    expect(planReplicas(service, { requestsPerSecond: 14 }, {}, 0.8, false)).toEqual({
      replicas: 3,
      drivenBy: 'throughput',
    });
    expect(planReplicas(service, { requestsPerSecond: 13.5 }, {}, 0.8, false)).toEqual({
      replicas: 2,
      drivenBy: 'throughput',
    });
  });
  it('adds one replica for availability', () => {
    expect(planReplicas(service, { concurrentRequests: 5 }, {}, 0.8, true)).toEqual({
      replicas: 2,
      drivenBy: 'availability',
    });
  });
  it('refuses a replica whose room holds less than one sequence inside the share', () => {
    expect(planReplicas({ ...service, maxSequences: 1.2 }, { concurrentRequests: 1 }, {}, 0.8, false)).toBeUndefined();
    expect(planReplicas({ ...service, maxSequences: 1.25 }, { concurrentRequests: 1 }, {}, 0.8, false)).toEqual({
      replicas: 1,
      drivenBy: 'one',
    });
  });
});

describe("inFlightAt: Little's law on the model itself", () => {
  it('finds 10 in flight at the rate that ten produce', () => {
    expect(inFlightAt(service, 10 / 1.9)).toBeCloseTo(10, 1);
  });
  it('is a fraction of one at a rate one sequence would hardly notice: 0.1 per second x 1 s', () => {
    expect(inFlightAt(service, 0.1)).toBeCloseTo(0.1, 6);
  });
  it('is all that fits at a rate nothing can serve', () => {
    expect(inFlightAt(service, 1000)).toBe(50);
  });
});
