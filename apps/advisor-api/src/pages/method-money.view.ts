import { usdForHours, savingsPerYear, Usd } from '@compute-advisor/domain';
import { count, usdExact } from './format';
import { section, type MethodGroup } from './method-section';

/** What it costs, and against what. */
export function moneyGroup(): MethodGroup {
  const cost = usdForHours(2.39, 2, 730);
  const saved = savingsPerYear(Usd.of(22_776), Usd.of(3489.4), false).amount;
  return {
    title: 'Money',
    sections: [
      section(
        'prices',
        'Prices',
        'Each price carries its provider, its source, its day and its freshness. A part nobody sells has none.',
        {
          formulas: [
            {
              words: 'market rate = median of the medians of each provider, for machines of this size, on demand',
              worked: 'providers at $2.10, $2.39 and $4.80: $2.39, however many regions each lists',
              source: 'libs/domain/docs/prices.md',
            },
            {
              words: 'cost a month = GPUs × market rate × hours',
              worked: `2 × $2.39 × 730 = ${usdExact(cost)}`,
              source: 'libs/domain/docs/prices.md',
            },
          ],
        },
      ),
      section('savings', 'Savings', 'Stated only against the price you send.', {
        formulas: [
          {
            words: 'saved a year = 12 × (what you pay a month − what the proposal costs a month)',
            worked: `12 × ($22,776.00 − $3,489.40) = ${usdExact(saved)}, 0 where the advice is to keep`,
            source: 'libs/domain/docs/prices.md',
          },
        ],
      }),
      section('buy', 'Buy or rent', 'Where the text weighs buying, or names a sum to spend once.', {
        formulas: [
          {
            words: 'months to break even = purchase ÷ (rent a month − running a month)',
            worked: `$240,000 ÷ ($17,462 − $1,240) = ${count(240_000 / (17_462 - 1240))} months`,
            source: 'libs/domain/docs/alternatives.md',
          },
        ],
      }),
    ],
  };
}
