import { readsAs } from './testing/rounded-reading.spec';

const monthly = (currency: string, amount: number, usdPerMonth: number) => ({
  mode: 'budget',
  budget: { usdPerMonth, currency, amount },
  budgetOneOff: undefined,
});

describe('of a budget that has changed the new one counts', () => {
  it.each([
    ['The board cut our GPU budget from £5k to £3,200 a month, so that is the ceiling.', monthly('GBP', 3200, 4288)],
    ['Our budget was raised from $2k to $3,500 per month.', monthly('USD', 3500, 3500)],
    ['Das GPU-Budget wurde von 5.000 € auf 3.200 € im Monat gekürzt.', monthly('EUR', 3200, 3744)],
    ['Il budget è sceso da 5.000 € a 3.200 € al mese.', monthly('EUR', 3200, 3744)],
    ['Le budget est passé de 5 000 € à 3 200 € par mois.', monthly('EUR', 3200, 3744)],
    ['Бюджет урезали с 5000 $ до 3200 $ в месяц.', monthly('USD', 3200, 3200)],
    ['预算从每月 5000 美元砍到 3200 美元。', monthly('USD', 3200, 3200)],
    ['Our budget went down to $3,200 a month from $5,000.', monthly('USD', 3200, 3200)],
  ])('%s', (text, expected) => readsAs(`${text} Llama 3.3 70B for 60 users at once.`, expected));
  it('once as well', () =>
    readsAs('The purchase budget was cut from €40,000 to €25,000 for a server with Llama 3.3 70B.', {
      budgetOneOff: { usd: 29250, currency: 'EUR', amount: 25000 },
    }));
  it('a range of now stays a range', () =>
    readsAs('Budget: $2,000 to $3,500 a month. Llama 3.3 70B for 60 users at once.', monthly('USD', 2750, 2750)));
});
