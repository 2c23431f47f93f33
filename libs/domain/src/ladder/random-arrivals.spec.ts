import { replicasAtRandom, servedAtRandom } from './random-arrivals';
import type { ReplicaService } from './replica-service';

/** A replica that serves every request in 2 s however many there are: an endless row of servers, for which the number
 *  in flight is a Poisson number. */
const endless: ReplicaService = {
  maxSequences: 1000,
  unit: 'requests',
  unitsPerRequest: 1,
  calibration: 'measured',
  range: { low: 0.8, high: 1.2 },
  at: (c) => ({ requestsPerSecond: c / 2, endToEndMs: 2000, ttftMs: 100, tpotMs: 19, boundBy: 'compute' }),
  saturated: () => ({ requestsPerSecond: 500, endToEndMs: 2000, ttftMs: 100, tpotMs: 19, boundBy: 'compute' }),
  headroomFraction: () => 0.2,
  neededBytes: () => 1,
};

describe('replicas for requests that come at random', () => {
  it(
    '8 a second of 2 s each are 16 in flight on the mean and 16 + 1.96 x 4 + 0.5 = 24 at most: with the one ' +
      'that comes 25',
    () => {
      expect(replicasAtRandom(endless, 8, {}, 25, 1)).toBe(1);
      expect(replicasAtRandom(endless, 8, {}, 24, 1)).toBe(2);
      expect(replicasAtRandom(endless, 8, {}, 13, 1)).toBe(2);
      expect(replicasAtRandom(endless, 8, {}, 12, 1)).toBe(3);
    },
  );
  it('one a minute is alone: 0.033 in flight, none beside it 95 % of the time', () => {
    expect(replicasAtRandom(endless, 1 / 60, {}, 1, 1)).toBe(1);
  });
  it('never takes away what was needed before', () => {
    expect(replicasAtRandom(endless, 8, {}, 24, 5)).toBe(5);
  });
  it('a replica near what it can give wanders further: a quarter of the slope is four times the variance', () => {
    // Up to 16 in flight every one adds 0.5 requests a second, past them a quarter of that: the variance of 8 a second
    // is 8 / 0.125 = 64 and not 16.
    const bent: ReplicaService = {
      ...endless,
      at: (c) => ({ ...endless.at(c), requestsPerSecond: c <= 16 ? c / 2 : 8 + (c - 16) / 8 }),
    };
    // 16 + 1.96 x 8 + 0.5 = 32 beside the one that comes.
    expect(replicasAtRandom(bent, 8, {}, 33, 1)).toBe(1);
    expect(replicasAtRandom(bent, 8, {}, 32, 1)).toBe(2);
  });
  it('prompts of 100 ms that come 5 a second wait 0.46 s at p95: 0.1 / (1 - 0.5) x ln(0.5 / 0.05)', () => {
    const reading: ReplicaService = { ...endless, promptMs: () => 100 };
    // 0.4605 s after the 0.1 s of a first token alone.
    expect(replicasAtRandom(reading, 5, { ttftMs: 561 }, 100, 1)).toBe(1);
    expect(replicasAtRandom(reading, 5, { ttftMs: 560 }, 100, 1)).toBe(2);
  });

  it('what 19 of 20 get is what is judged: the first token of the last row is there after 0.5605 s', () => {
    const reading: ReplicaService = { ...endless, promptMs: () => 100 };
    expect(servedAtRandom(reading, 5, 1).ttftMs).toBeCloseTo(560.5, 1);
    expect(servedAtRandom(endless, 8, 1)).toMatchObject({ ttftMs: 100, tpotMs: 19 });
  });
  it('prompts that fill the time, and replicas that give no more, bound nothing', () => {
    expect(servedAtRandom({ ...endless, promptMs: () => 200 }, 5, 1).ttftMs).toBe(Infinity);
    const full: ReplicaService = {
      ...endless,
      at: (c) => ({ ...endless.at(c), requestsPerSecond: Math.min(4, c / 2) }),
    };
    expect(servedAtRandom(full, 4, 1).ttftMs).toBe(Infinity);
  });
});
