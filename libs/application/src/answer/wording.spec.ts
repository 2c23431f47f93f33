import { figure, gib, percent, rough, usd } from './wording';

describe('wording', () => {
  it.each([
    [0, 0, '0'],
    [999, 0, '999'],
    [1000, 0, '1,000'],
    [1234567.891, 1, '1,234,567.9'],
    [-1500, 0, '-1,500'],
    [-0.001, 2, '0.00'],
  ])('figure(%d, %i) is %s', (n, d, s) => {
    expect(figure(n, d)).toBe(s);
  });
  it.each([
    [0.35, '0.35'],
    [4.2, '4.2'],
    [12.34, '12.3'],
    [118.4, '118'],
    [12400, '12,400'],
    [100, '100'],
  ])('rough(%d) is %s', (n, s) => {
    expect(rough(n)).toBe(s);
  });
  it.each([
    [99.5, '$99.50'],
    [5694.12, '$5,694'],
    [-205000, '-$205,000'],
  ])('usd(%d) is %s', (n, s) => {
    expect(usd(n)).toBe(s);
  });
  it('says GiB with one decimal under 100 and none above', () => {
    expect([gib(50 * 2 ** 30), gib(136.4 * 2 ** 30)]).toEqual(['50.0 GiB', '136 GiB']);
  });
  it('rounds percentages to whole ones', () => {
    expect([percent(0.349), percent(0.004), percent(0)]).toEqual(['35 %', 'under 1 %', '0 %']);
  });
});
