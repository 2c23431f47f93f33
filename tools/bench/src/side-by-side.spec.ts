import { median, sideBySide } from './side-by-side';

describe('median', () => {
  it('is the middle of an odd number and the mean of the two middle ones of an even', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 9, 2])).toBe(3);
  });
});

describe('side by side', () => {
  const clock = (): { now: () => number; work: (ms: number) => () => void; slowDown: (factor: number) => void } => {
    let [time, slow] = [0, 1];
    return {
      now: () => time,
      work: (ms) => () => {
        time += ms * slow;
      },
      slowDown: (factor) => {
        slow = factor;
      },
    };
  };
  it('divides the time of one run by that of the other', () => {
    const { now, work } = clock();
    expect(sideBySide(work(6), work(2), { rounds: 5, roundMs: 30, now })).toEqual({
      subjectMs: 6,
      yardstickMs: 2,
      ratio: 3,
    });
  });
  it('keeps the ratio when the machine turns slow half way', () => {
    const { now, work, slowDown } = clock();
    let runs = 0;
    const subject = (): void => {
      if (++runs === 20) slowDown(4);
      work(6)();
    };
    const { ratio } = sideBySide(subject, work(2), { rounds: 9, roundMs: 30, now });
    expect(ratio).toBe(3);
  });
});
