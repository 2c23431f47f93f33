import type { PlannedWorkload, Rung } from '@compute-advisor/domain';
import { usedShare } from './performance-view';

/** A rung by hand that serves 3.0 of at most 3.2 requests a second. */
const rung = {
  replicas: 1,
  concurrency: 110,
  utilizationFraction: 0.8,
  planned: { requestsPerSecond: 3, tpotMs: 90 },
  service: { saturated: () => ({ requestsPerSecond: 3.2 }) },
} as unknown as Rung;
const work = (demand: PlannedWorkload['demand']): Pick<PlannedWorkload, 'demand'> => ({ demand });

describe('the share of its throughput that a plan is shown with', () => {
  it('is the one that is in use, past the 80 % that it is counted as: 3.0 of 3.2 are 94 %', () => {
    expect(usedShare(rung, work({ concurrentRequests: 110 }))).toBeCloseTo(0.9375, 4);
  });
  it('is the share of the room where that is fuller', () => {
    expect(usedShare({ ...rung, utilizationFraction: 0.97 }, work({ concurrentRequests: 110 }))).toBe(0.97);
  });
  it('stays as counted for a stated rate, and for one request on each replica', () => {
    expect(usedShare(rung, work({ requestsPerSecond: 3 }))).toBe(0.8);
    expect(usedShare({ ...rung, concurrency: 1 }, work({ concurrentRequests: 1 }))).toBe(0.8);
  });
});
