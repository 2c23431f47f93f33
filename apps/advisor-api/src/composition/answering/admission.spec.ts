import { Admission } from './admission';

/** Two threads, answers of 10 ms: a turn every 5 ms, of which 1.25 are given out. */
describe('those who are turned away', () => {
  let now: number;
  let admission: Admission;
  const retries = (count: number): number[] => Array.from({ length: count }, () => admission.turnAway());
  beforeEach(() => {
    now = 1_000;
    admission = new Admission(2, () => now);
    for (let i = 0; i < 201; i += 1) admission.enter();
  });

  it('are told to come back one after the other, as fast as answers are planned: 250 each second', () => {
    expect(admission.isFull).toBe(true);
    // 201 under way take 1,005 ms; those who come after them 4 ms each.
    const told = retries(1_000);
    expect([told[0], told[200], told[300], told[600], told[999]]).toEqual([2, 2, 3, 4, 6]);
    expect([2, 3, 4, 5].map((second) => told.filter((one) => one === second).length)).toEqual([249, 250, 250, 250]);
  });

  it('are told 30 s at most, however many they are', () => {
    expect(Math.max(...retries(100_000))).toBe(30);
    expect(admission.retryAfterSeconds).toBe(30);
  });

  it('are told less as time goes by', () => {
    retries(1_000);
    now += 3_000;
    expect(admission.turnAway()).toBe(3);
  });

  it('leave no trace when they do not come back and nothing is under way any more', () => {
    retries(100_000);
    for (let i = 0; i < 201; i += 1) admission.leave();
    expect(admission).toMatchObject({ inFlight: 0, isFull: false, retryAfterSeconds: 1 });
  });
});
