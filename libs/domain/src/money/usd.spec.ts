import { Usd } from './usd';

describe('dollars', () => {
  it('bills 8 GPUs at 2.29 USD for 730 hours at 13,373.60 USD', () => {
    expect(Usd.of(2.29).times(8).times(730).toCents().amount).toBe(13373.6);
  });

  it('rounds half a cent up: 1.005 to 1.01, 2.675 to 2.68, and a loss of 2.675 as large as the gain', () => {
    expect(Usd.of(1.005).toCents().amount).toBe(1.01);
    expect(Usd.of(2.675).toCents().amount).toBe(2.68);
    expect(Usd.of(1.0049).toCents().amount).toBe(1);
    expect(Usd.of(-2.675).toCents().amount).toBe(-2.68);
  });

  it('subtracts, and tells more from less', () => {
    expect(Usd.of(23360).minus(Usd.of(13373.6)).toCents().amount).toBe(9986.4);
    expect(Usd.of(1).compare(Usd.of(2))).toBe(-1);
    expect(Usd.of(2).compare(Usd.of(1))).toBe(1);
    expect(Usd.of(2).compare(Usd.of(2))).toBe(0);
  });

  it('is never infinite and never "not a number"', () => {
    expect(() => Usd.of(Number.NaN)).toThrow(RangeError);
    expect(() => Usd.of(1e308).times(1e308)).toThrow(RangeError);
  });
});

/** Never run: the compiler reads it. A line below that compiled would fail `npm run types`. */
export function whatMustNotCompile(price: Usd, bytes: number, hours: number): unknown[] {
  return [
    // @ts-expect-error dollars cannot be subtracted by bytes
    price.minus(bytes),
    // @ts-expect-error dollars cannot be multiplied by dollars
    price.times(price),
    // @ts-expect-error dollars are no number
    bytes + price * hours,
    // @ts-expect-error a number is no amount of money
    ((amount: Usd): Usd => amount)(bytes),
    // @ts-expect-error what looks like money is none
    ((amount: Usd): Usd => amount)({ amount: bytes }),
    // @ts-expect-error money comes from Usd.of alone
    new Usd(bytes),
  ];
}
