import { type Offer, offersOnDay } from './price-book';

const offer = (asOf: string): Offer => ({
  gpuId: 'h100-sxm-80gb',
  provider: 'lambda',
  gpuCount: 1,
  usdPerGpuHour: 3.99,
  kind: 'on_demand',
  asOf,
  source: 'feed',
  freshness: 'live',
});
const oldOn = (day: string, ...dates: readonly string[]): readonly boolean[] =>
  offersOnDay(dates.map(offer), day).map((marked) => marked.old === true);

describe('the age of a price', () => {
  it('is old after more than 30 days: on 3 November the price of 4 October is not, on 4 November it is', () => {
    expect(oldOn('2026-11-03', '2026-10-04')).toEqual([false]);
    expect(oldOn('2026-11-04', '2026-10-04')).toEqual([true]);
  });
  it(
    'counts through the end of a year and of a leap February: 30 days from 1 December to 31 December, 29 ' +
      'from 1 February to 1 March 2028',
    () => {
      expect(oldOn('2026-12-31', '2026-12-01', '2026-11-30')).toEqual([false, true]);
      expect(oldOn('2028-03-02', '2028-02-01', '2028-01-31')).toEqual([false, true]);
      expect(oldOn('2027-01-05', '2026-12-06', '2026-12-05')).toEqual([false, true]);
    },
  );
  it('is judged anew: a mark of another day is no mark of this one', () => {
    const [marked] = offersOnDay([offer('2026-10-04')], '2026-12-01');
    expect(offersOnDay([marked as Offer], '2026-10-05')).toEqual([offer('2026-10-04')]);
  });
});
