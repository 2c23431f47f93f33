import { SlowLane } from './slow-lane';

describe('a slow lane of 3 at once, then 100 a second, nobody longer than 200 ms', () => {
  const PACE = { burst: 3, perSecond: 100, perTurn: 50, longestMs: 200 };
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

  it('holds nobody up much longer than it may, however many wait: 50 more every 20 ms', () => {
    send(...Array.from({ length: 200 }, (_, i) => i));
    jest.advanceTimersByTime(180);
    expect(passed.length).toBe(3 + 18);
    jest.advanceTimersByTime(20);
    expect(passed.length).toBe(3 + 18 + 50);
    jest.advanceTimersByTime(60);
    expect(passed.length).toBe(200);
  });

  it('lets no more than so many pass in one turn of the event loop, though it may let more pass at once', () => {
    const wide = new SlowLane({ ...PACE, burst: 10, perTurn: 2 }, () => performance.now());
    for (let i = 0; i < 7; i += 1) wide.pass(() => passed.push(i));
    expect(passed).toEqual([0, 1]);
    jest.advanceTimersByTime(2);
    expect(passed).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});
