import { electricityPrice } from './electricity';

describe('the price of electricity', () => {
  it.each([
    ['electricity at $0.12 per kWh', 0.12, '$0.12 per kWh'],
    ['Strom kostet uns 22 ct/kWh, 40 € Grundgebühr', 0.2574, '22 ct/kWh'],
    ['power is 12 cents a kWh', 0.12, '12 cents a kWh'],
    ['0,22 EUR pro kWh', 0.2574, '0,22 EUR pro kWh'],
    ['28p per kWh in London', 0.3752, '28p per kWh'],
  ])('%s', (text, usd, words) => {
    expect(electricityPrice(text)?.value).toBeCloseTo(usd, 6);
    expect(electricityPrice(text)?.evidence).toBe(words);
  });
  it('says what it converted, and nothing of dollars', () => {
    expect(electricityPrice('0.20 EUR per kWh')?.approximation).toMatch(/^0\.2 EUR per kWh are taken as 0\.234 USD/);
    expect(electricityPrice('$0.20 per kWh')?.approximation).toBeUndefined();
  });
  it.each(['we use 120 kWh a day', 'a bill of $900', '$45 per kWh'])('%s is none', (text) => {
    expect(electricityPrice(text)).toBeUndefined();
  });
});
