import type { PlannedWorkload, Sites } from './planned-workload';
import type { ReplicaService, Served } from './replica-service';
import { demandOfSite, planSites } from './sites';

const served = (batch: number): Served => ({
  tpotMs: 10,
  ttftMs: 50,
  endToEndMs: 1000,
  requestsPerSecond: batch,
  outputTokensPerSecond: 100 * batch,
  boundBy: 'compute',
});
/** Room for 50 sequences, of which 40 may be planned with. */
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
const work = (concurrentRequests: number, sites: Sites | undefined, highAvailability = false): PlannedWorkload =>
  ({
    demand: { concurrentRequests },
    targets: {},
    capacityShare: 0.8,
    highAvailability,
    ...(sites && { sites }),
  }) as PlannedWorkload;

describe('replicas in several places', () => {
  it('a small load still takes one replica in each of six places', () => {
    expect(planSites(service, work(8, { count: 6, loadShare: 1 / 6 }))).toEqual({ replicas: 6, drivenBy: 'sites' });
  });
  it('two places that each carry all 100 sequences hold three replicas each', () => {
    expect(planSites(service, work(100, { count: 2, loadShare: 1 }))).toEqual({ replicas: 6, drivenBy: 'memory' });
  });
  it('of three places of which one may be lost each carries half: 50 of 100 take two replicas each', () => {
    expect(planSites(service, work(100, { count: 3, loadShare: 1 / 2 }))).toEqual({ replicas: 6, drivenBy: 'memory' });
  });
  it('a replica to spare is to spare in each place', () => {
    expect(planSites(service, work(8, { count: 2, loadShare: 1 / 2 }, true))).toEqual({
      replicas: 4,
      drivenBy: 'availability',
    });
  });
  it('without places it is the plain plan', () => {
    expect(planSites(service, work(100, undefined))).toEqual({ replicas: 3, drivenBy: 'memory' });
  });
  it('sequences of one place are whole: a sixth of 8 is 2', () => {
    expect(demandOfSite(work(8, { count: 6, loadShare: 1 / 6 }))).toEqual({ concurrentRequests: 2 });
  });
});
