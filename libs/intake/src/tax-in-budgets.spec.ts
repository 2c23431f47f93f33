import { readsAs } from './testing/rounded-reading.spec';

const once = (currency: string, amount: number, usd: number) => ({
  mode: 'budget',
  budgetOneOff: { usd, currency, amount },
});

describe('a tax that is told with a sum is taken out of it', () => {
  it.each([
    ['We have €18,000 including 22% VAT to buy a server for Qwen3-32B.', once('EUR', 18000, 17262.297)],
    ['We have €18,000, VAT (22%) included, to buy a server for Qwen3-32B.', once('EUR', 18000, 17262.297)],
    ['Abbiamo 18.000 € IVA inclusa (22%) da spendere per un server con Qwen3-32B.', once('EUR', 18000, 17262.297)],
    ['Wir haben 18.000 € brutto (inkl. 19 % MwSt.) für einen Server mit Qwen3-32B.', once('EUR', 18000, 17697.4785)],
    ['Nous avons 18 000 € TTC (TVA 20 %) pour acheter un serveur, Qwen3-32B.', once('EUR', 18000, 17550)],
    ['У нас 1,5 млн рублей с НДС 20% на покупку сервера для Qwen3-32B.', once('RUB', 1_500_000, 15625)],
    ['预算15万元含税（13%），买服务器跑Qwen3-32B。', once('CNY', 150_000, 18982.30048)],
    ['予算は200万円（税込、10%）でサーバーを買いたい。Qwen3-32B。', once('JPY', 2_000_000, 11636.363648)],
    [
      'I have CAD 2,500 all in, and that has to cover the 13% HST too. What for Qwen3-32B?',
      once('CAD', 2500, 1615.0447),
    ],
    ['I have $2,260 and that has to cover 13% HST. 2 used 3090s for Qwen3-32B?', once('USD', 2260, 2000)],
  ])('%s', readsAs);
  it.each([
    [
      'Budget is £3,200 a month inc VAT at 20% for Qwen3-32B.',
      { usdPerMonth: 3573.3378, currency: 'GBP', amount: 3200 },
    ],
    [
      'One grant: CHF 24k per year for compute and that includes 8.1% VAT, Qwen2.5-72B.',
      { usdPerMonth: 2331.17535, currency: 'CHF', amount: 24000 },
    ],
  ])('%s', (text, budget) => readsAs(text, { mode: 'budget', budget }));
});

describe('a tax without its rate', () => {
  it.each([
    ['Abbiamo 18.300 € IVA inclusa per comprare un server con Qwen3-32B.', once('EUR', 18300, 17550)],
    ['Budget 17.850 € brutto für einen Server mit Qwen3-32B.', once('EUR', 17850, 17550)],
    ['Budget 18.000 € TTC pour acheter un serveur avec Qwen3-32B.', once('EUR', 18000, 17550)],
  ])('has the usual one of its country: %s', readsAs);
  it('of a country that nobody can tell stays in', () =>
    readsAs('We have $18,000 including tax to buy a server for Qwen3-32B.', once('USD', 18000, 18000)));
});

describe('a sum without its tax stays as it is', () => {
  it.each([
    'Budget £3,200 a month ex VAT for Qwen3-32B, 28 users at once.',
    'Budget £3,200 a month plus VAT (20%) for Qwen3-32B, 28 users at once.',
    'Budget £3,200 a month, not including 20% VAT, for Qwen3-32B, 28 users at once.',
  ])('%s', (text) => readsAs(text, { budget: { usdPerMonth: 4288, currency: 'GBP', amount: 3200 } }));
});
