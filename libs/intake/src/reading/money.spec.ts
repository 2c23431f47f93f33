import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('money', () => {
  it.each<[string, string, number]>([
    ['Qwen3 32B at home, I have a 3060. Budget is 900 dollars.', 'USD', 900],
    ['DeepSeek R1 本地部署，预算50万以内', 'CNY', 500_000],
    ['Llama 3.3 70B, one-off 60k', 'USD', 60_000],
    ['solo use, 70B q4, cap 3.5k', 'USD', 3500],
    ['Llama 3.3 70B: 800 CHF par mois en location, ou un achat à 30000 CHF', 'CHF', 30_000],
  ])('%s is a sum that is spent once', (text, currency, amount) => {
    expect(reader.read(text).budgetOneOff?.value).toMatchObject({ currency, amount });
  });

  it('reads hours of an invoice with what one of them costs', () => {
    expect(reader.read('We run 8 x H100 SXM 80GB, 744 h @ USD 2.10').pricePerGpuHour?.value).toBe(2.1);
  });

  it.each<[string, number]>([
    ["We have 4x A100 serving Qwen2.5 72B. Last month's cloud bill was $31,480.", 31_480],
    ['We spend 14k a month on 8 L40S with Llama 3.3 70B', 14_000],
  ])('%s is the bill of what stands', (text, usd) => {
    expect(reader.read(text).fleetPerMonth?.value.usd).toBe(usd);
  });

  it('takes a cap of a context for no money', () => {
    expect(reader.read('Llama 3.3 70B, context cap 32k, 20 users').budgetOneOff).toBeUndefined();
  });
});
