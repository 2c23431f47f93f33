import type { ReplicaService, Served } from './replica-service';
import { planReplicas } from './replicas';
import { throughputLimit, throughputShare } from './throughput-share';

/** A replica by hand: a step of 100 ms and 1 ms more per sequence, 100 tokens an answer, room for 400: it serves b /
 *  (10 + 0.1 b) requests a second, 8 at most. @param stepMs the step alone */
const replica = (stepMs: number): ReplicaService => {
  const at = (concurrency: number): Served => {
    const b = Math.min(400, concurrency);
    const tpotMs = stepMs + b;
    return {
      requestsPerSecond: (b * 1000) / (100 * tpotMs),
      endToEndMs: 100 * tpotMs,
      outputTokensPerSecond: (b * 1000) / tpotMs,
      tpotMs,
      boundBy: 'compute',
    };
  };
  return {
    maxSequences: 400,
    unit: 'requests',
    unitsPerRequest: 1,
    calibration: 'measured',
    range: { low: 1, high: 1 },
    at,
    saturated: () => at(400),
    headroomFraction: () => 0,
    neededBytes: () => 0,
  };
};

describe('the share of its throughput that a replica is used at', () => {
  it('is what is served over what is served at most: 177 in flight serve 6.39 of 8, 178 serve 6.40', () => {
    expect(throughputShare(replica(100), 177, 0.8)).toBeCloseTo(0.7987, 4);
    expect(throughputShare(replica(100), 178, 0.8)).toBeCloseTo(0.8004, 4);
    expect(throughputLimit(replica(100), 320, 0.8)).toBe(177);
  });
  it(
    'does not count past the limit while everybody gets ten tokens a second: 20 ms and 1 ms per sequence is ' +
      '80 sequences',
    () => {
      expect(throughputShare(replica(20), 80, 0.8)).toBe(0.8);
      expect(throughputShare(replica(20), 81, 0.8)).toBeGreaterThan(0.8);
      expect(throughputLimit(replica(20), 320, 0.8)).toBe(80);
    },
  );
  it('a question whether it fits may use all of it', () => {
    expect(throughputLimit(replica(100), 400, 1)).toBe(400);
  });
  it('354 at once take two of these replicas although one has room for 400', () => {
    const plan = planReplicas(replica(100), { concurrentRequests: 354 }, {}, 0.8, false);
    expect([plan?.replicas, plan?.drivenBy]).toEqual([2, 'throughput']);
  });
  it('one sequence is always served, however full it is with it', () => {
    expect(throughputLimit(replica(100_000), 1.25, 0.8)).toBe(1);
    expect(throughputShare({ ...replica(100_000), saturated: () => replica(100_000).at(1) }, 1, 0.8)).toBe(0.8);
  });
});
