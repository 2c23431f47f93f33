import { between, bytesExact, count, day, duration, gib, layoutWords, percent, plural, usd, usdExact } from './format';

describe('numbers as a person reads them', () => {
  it('counts stand in full with thin separators, decimals only where they matter', () => {
    expect([0, 7, 3.5625, 99.94, 1234, 12345.6, 1234567].map((n) => count(n))).toEqual([
      '0',
      '7',
      '3.6',
      '99.9',
      '1\u202f234',
      '12\u202f346',
      '1\u202f234\u202f567',
    ]);
    expect(count(3.5625, 4)).toBe('3.5625');
  });
  it('dollars have cents under 100 and none from 100 on; the exact figure always has them', () => {
    expect([0.5, 99.99, 100, 22776.4, -204983.5].map(usd)).toEqual(['$0.50', '$99.99', '$100', '$22,776', '-$204,984']);
    expect([3.9, 22776, 1234567.891].map(usdExact)).toEqual(['$3.90', '$22,776.00', '$1,234,567.89']);
  });
  it('bytes are GiB with one decimal under 100 and none above', () => {
    expect([1.5 * 2 ** 30, 99.9 * 2 ** 30, 131.48 * 2 ** 30, 2048 * 2 ** 30].map(gib)).toEqual([
      '1.5\u00a0GiB',
      '99.9\u00a0GiB',
      '131\u00a0GiB',
      '2\u202f048\u00a0GiB',
    ]);
    expect(bytesExact(141177159680)).toBe('141\u202f177\u202f159\u202f680 bytes');
  });
  it('ranges are "24 to 41", one figure when both ends read the same', () =>
    expect([between(24.04, 41), between(3, 3.01)]).toEqual(['24 to 41', '3']));
  it('shares, times and days', () => {
    expect([percent(0.214), percent(0.998)]).toEqual(['21\u00a0%', '100\u00a0%']);
    expect([4.25, 35, 2000, 12600].map(duration)).toEqual(['4.3\u00a0ms', '35\u00a0ms', '2\u00a0s', '13\u00a0s']);
    expect([day('2026-10-04'), day('2026-11-20T11:00:00.000Z'), day('unknown')]).toEqual([
      '4 Oct 2026',
      '20 Nov 2026',
      'unknown',
    ]);
  });
  it('a layout is replicas x GPUs each, never a bare total', () => {
    expect(layoutWords({ replicas: 1, tensor_parallel: 2, pipeline_parallel: 1 })).toBe('1 replica \u00d7 2 GPUs');
    expect(layoutWords({ replicas: 3, tensor_parallel: 8, pipeline_parallel: 2 })).toBe(
      '3 replicas \u00d7 16 GPUs each',
    );
    expect(plural(1200, 'GPU')).toBe('1\u202f200 GPUs');
  });
});
