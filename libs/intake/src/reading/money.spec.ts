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
    ['Qwen3 32B: lo máximo que me aprueban son 90 mil pesos mexicanos para comprar', 'MXN', 90_000],
    ["Enveloppe : CHF 2'500.– par mois en location, ou un achat à CHF 30'000.–. Qwen3-32B", 'CHF', 30_000],
    ['Phi-4, SFT. We have whatever £1,500 buys on an A100', 'GBP', 1500],
    ['Llama 3.3 70B: 5k a month rented, or 80k once', 'USD', 80_000],
    ['Apertus 70B. Our foundation put 40,000 CHF aside for the box.', 'CHF', 40_000],
    ['Llama 3.3 70B. We have earmarked 30,000 euros.', 'EUR', 30_000],
    ['Qwen3 32B. The fund has 2,400 euros.', 'EUR', 2400],
  ])('%s is a sum that is spent once', (text, currency, amount) => {
    expect(reader.read(text).budgetOneOff?.value).toMatchObject({ currency, amount });
  });

  it.each<[string, string, number]>([
    ['Llama 3.3 70B: 5k a month rented, or 80k once', 'USD', 5000],
    ['Offers above SEK 2.4 million per month are rejected. Qwen3-32B', 'SEK', 2_400_000],
    ['Angebote über 50.000 € im Monat werden ausgeschlossen. Qwen3-32B', 'EUR', 50_000],
    ["Enveloppe : CHF 2'500.– par mois en location, ou un achat à CHF 30'000.–. Qwen3-32B", 'CHF', 2500],
    ['Начальство выделило 300 тысяч рублей в месяц. Qwen3-32B', 'RUB', 300_000],
    ['We pay $9k a month for our 8 A100 and have to get below 6k. Llama 3.1 70B.', 'USD', 6000],
    ['All goes to an API and costs us $31k a month. Would a 70B of our own come under $15k?', 'USD', 15_000],
    ['Pagamos 6,720 dólares al mes por dos g6.12xlarge. El jefe quiere bajar de 2,500. Llama 70B', 'USD', 2500],
    ['Wir zahlen 4.000 € im Monat für 4 L40S mit Qwen3-32B. Der Chef will unter 2.500 kommen.', 'EUR', 2500],
    ['Nous payons 4 000 € par mois pour 4 L40S. La direction veut passer sous les 2 500. Qwen3-32B', 'EUR', 2500],
    ['Recurring costs are capped at 18,500 EUR per month. Qwen3-32B', 'EUR', 18_500],
  ])('%s is what may be spent a month', (text, currency, amount) => {
    expect(reader.read(text).budget?.value).toMatchObject({ currency, amount });
  });

  it.each([
    'We have 2x RTX 4080 SUPER. I also looked at renting: L40S at 0.79 € an hour. Llama 3.1 8B for 30 users.',
    'We run 4 A10. An H100 would be $2.80/h. Llama 3.1 8B for 30 users.',
  ])('what other hardware would cost is no price of what is there: %s', (text) => {
    const { pricePerGpuHour, setAside } = reader.read(text);
    expect(pricePerGpuHour).toBeUndefined();
    expect(setAside.map((s) => s.reason)).toEqual(['hypothetical']);
  });

  it('a fee in a comparison puts no machine on premises, and a machine of two kinds is not all owned', () => {
    const sheet = 'Llama 3.3 70B, 20 req/s. The sheet puts a 4x H200 box at $172,000 plus $2,700 colo per month.';
    expect(reader.read(sheet).constraints.providers).toBeUndefined();
    const mixed = 'We run 8x A100 (own, bought 2023) and 1 rented p5.48xlarge with Llama 3.3 70B for 60 users.';
    expect(reader.read(mixed).constraints.priceBasis).toBeUndefined();
  });

  it('the months of a warranty are no term of the sum, and rent is what the fleet costs', () => {
    const bid = reader.read('Kwota na sprzęt: 320 tys. zł brutto, gwarancja 36 miesięcy. Qwen3-32B');
    expect([bid.budget, bid.budgetOneOff?.value]).toEqual([undefined, expect.objectContaining({ amount: 320_000 })]);
    const rent = reader.read('Huur bij Leaseweb is € 1.380 per maand. Mixtral 8x7B op een bak met 2x A6000.');
    expect(rent.fleetPerMonth?.value).toMatchObject({ amount: 1380, currency: 'EUR' });
  });

  it('a purchase with years of support, and the hours of a reserved machine, are no budget', () => {
    const bought = reader.read('8x MI300X, bought in May for $212,000 with three years of support. DeepSeek R1.');
    expect([bought.budget, bought.mode?.value]).toEqual([undefined, 'existing']);
    const text = 'We hold 2 p4d.24xlarge on a three-year reservation, $11.57 per instance hour. Llama 3.1 70B.';
    const reserved = reader.read(text);
    expect([reserved.budget, reserved.mode?.value]).toEqual([undefined, 'existing']);
    expect(reserved.pricePerGpuHour?.value).toBeCloseTo(11.57 / 8, 4);
  });

  it('what somebody else wants for a place in the rack is no budget', () => {
    const reading = reader.read("Gemma 3 12B. The colo wants $180 a month for the rack. I'd spend $3,500 on cards.");
    expect([reading.budget, reading.budgetOneOff?.value.usd]).toEqual([undefined, 3500]);
    expect(reading.setAside).toContainEqual(expect.objectContaining({ text: '$180', reason: 'other_matter' }));
  });

  it.each(['8卡H20跑DeepSeek-V3.1,整机每小时58元', '8x H20 runs DeepSeek-V3.1, 58 RMB per hour for the whole machine'])(
    '%s: the price of the machine is divided by its cards',
    (text) => expect(reader.read(text).pricePerGpuHour?.value).toBeCloseTo((58 * 0.143) / 8, 4),
  );

  it.each([
    'LoRA on Gemma 3 12B: 4,200 documents, mean length 9k tokens.',
    'Full finetune of Gemma 3 12B\nSamples: 4200\nAvg text length: 9000 tokens',
  ])('%s: pieces times their mean length are the data', (text) => {
    const reading = reader.read(text);
    expect([reading.tuning?.datasetTokens?.value, reading.contextTokens]).toEqual([37_800_000, undefined]);
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
