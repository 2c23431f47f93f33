import {
  between,
  bytesExact,
  count,
  day,
  duration,
  gib,
  percent,
  percentChange,
  pointsChange,
  usd,
  usdChange,
  usdExact,
  usdGlance,
} from './format';

describe('numbers as a person reads them', () => {
  it('counts stand in full with commas, decimals only where they matter', () => {
    expect([0, 7, 3.5625, 99.94, 1234, 12345.6, 1234567].map((n) => count(n))).toEqual([
      '0',
      '7',
      '3.6',
      '99.9',
      '1,234',
      '12,346',
      '1,234,567',
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
      '2,048\u00a0GiB',
    ]);
    expect(bytesExact(141177159680)).toBe('141,177,159,680 bytes');
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
  it('changes carry their sign, and none is said in words', () => {
    expect([usdChange(-18_995), usdChange(12.5), usdChange(0)]).toEqual(['\u2212$18,995', '+$12.50', 'no change']);
    expect([percentChange(-0.83), percentChange(0.001)]).toEqual(['\u221283\u00a0%', 'no change']);
    expect(pointsChange(-0.214)).toBe('\u221221 points');
  });
  it('a figure read at a glance has three digits: $231,439.20 is $231,000', () => {
    expect([231_439.2, 3489.4, 950].map(usdGlance)).toEqual(['$231,000', '$3,490', '$950']);
  });
});
