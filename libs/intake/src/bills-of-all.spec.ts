import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('a bill beside the price of each hour is that of all', () => {
  it.each([
    'We pay OVH for 4 L40S instances, 1.40 EUR/h each, about 4,090 EUR a month in total.',
    "We pay 1.40 EUR/h each for 4 L40S, that's 4,090 EUR a month.",
    'On paie 4 instances L40S chez OVH, 1,40 EUR/h chacune, soit 4 090 EUR par mois.',
    'Pagamos 4 instancias L40S en OVH, 1,40 EUR/h cada una, en total 4.090 EUR al mes.',
  ])('%s', (text) => {
    const { fleet, fleetPerMonth, budget } = reader.read(text);
    expect(fleet?.value).toMatchObject([{ gpuId: 'l40s-48gb', gpuCount: 4 }]);
    expect([fleetPerMonth?.value.amount, budget]).toEqual([4090, undefined]);
  });

  it.each([
    ['We pay 1,000 EUR a month each for 4 L40S.', 4000],
    ['4 L40S at OVH, each 1,022 EUR a month.', 4088],
  ])('for each: %s', (text, amount) => {
    expect(reader.read(text).fleetPerMonth?.value.amount).toBe(amount);
  });

  it('a limit beside a price is a budget', () => {
    expect(reader.read('We rent 4 L40S at $1.40/h, at most $5,000 a month.').budget?.value.amount).toBe(5000);
  });
});
