import { SlowLane } from './slow-lane';

describe('a slow lane of 3 at once, then 100 a second, nobody longer than 200 ms', () => {
  const PACE = { burst: 3, perSecond: 100, longestMs: 200 };
  let passed: number[];
  let lane: SlowLane;
  const send = (...numbers: readonly number[]): void => {
    for (const number of numbers) lane.pass(() => passed.push(number));
  };
  beforeEach(() => {
    jest.useFakeTimers();
    passed = [];
    lane = new SlowLane(PACE, () => performance.now());
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('lets a burst pass as it comes, and the rest in turn: two in 20 ms', () => {
    send(1, 2, 3, 4, 5, 6);
    expect(passed).toEqual([1, 2, 3]);
    jest.advanceTimersByTime(20);
    expect(passed).toEqual([1, 2, 3, 4, 5]);
    jest.advanceTimersByTime(20);
    expect(passed).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('nobody overtakes those who wait', () => {
    send(1, 2, 3, 4, 5, 6);
    jest.advanceTimersByTime(15);
    send(7);
    jest.advanceTimersByTime(5);
    expect(passed).toEqual([1, 2, 3, 4, 5]);
    jest.advanceTimersByTime(20);
    expect(passed).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('after a second without anybody the next burst passes at once', () => {
    send(1, 2, 3);
    jest.advanceTimersByTime(1_000);
    send(4, 5, 6);
    expect(passed).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('holds nobody up longer than it may, however many wait', () => {
    send(...Array.from({ length: 1_000 }, (_, i) => i));
    jest.advanceTimersByTime(180);
    expect(passed.length).toBe(3 + 18);
    jest.advanceTimersByTime(20);
    expect(passed.length).toBe(1_000);
  });
});
