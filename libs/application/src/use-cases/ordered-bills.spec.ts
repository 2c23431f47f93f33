import type { Offer } from '@compute-advisor/domain';
import { assemble } from '../answer/assemble';
import { llama8b, sampleBooks } from '../testing/sample-books';
import { asked, fact, namedModelFact } from '../testing/sample-reading';
import { AdvisePlan } from './advise-plan.use-case';
import { ReverseBudget } from './reverse-budget.use-case';

/** A third seller asks $1.50: the middle of the three stays $2.00, $1,460 a month, and the order is $1,095. */
const [offer] = sampleBooks.prices.offers;
const third = { ...(offer as Offer), provider: 'hyperstack', usdPerGpuHour: 1.5 };
const books = { ...sampleBooks, prices: { ...sampleBooks.prices, offers: [...sampleBooks.prices.offers, third] } };
const budget = (usd: number) =>
  ({ budget: fact({ amount: usd, usdPerMonth: usd, currency: 'USD' }) }) as unknown as Parameters<typeof asked>[0];
const plan = (usd: number) =>
  new AdvisePlan().run(asked({ ...namedModelFact(llama8b.id), concurrentRequests: fact(4), ...budget(usd) }), books);

describe('a limit of money is held against an order that can be placed', () => {
  it('$1,200 pays for what is usually $1,460 and ordered for $1,095; the bill stays what is usual', () => {
    const { verdict, planned } = plan(1200);
    expect(planned.best).toMatchObject({ monthlyUsd: 1460, orderedUsd: 1095, missesStated: false });
    expect(verdict.code).toBe('feasible');
    const { options, verdict: said } = assemble(plan(1200)).recommendation_set;
    expect(options[0]).toMatchObject({ monthly_cost: 1460, order: { monthly_usd: 1095 } });
    expect(options[0]?.labels).not.toContain('over_budget');
    expect(said.summary).toContain('$1,095 a month as it is ordered at Hyperstack ($1,460 is usual)');
  });
  it('$1,500 pays for what is usual, and no order is told; $1,000 for neither: $95 too little', () => {
    expect(assemble(plan(1500)).recommendation_set.verdict.summary).toContain('for $1,460 a month');
    expect(plan(1000).verdict).toMatchObject({ code: 'feasible_over_budget', overUsd: 95 });
  });
  it('what a budget buys is sought among orders: with $1,200 there are $105 left', () => {
    const found = new ReverseBudget().run(
      asked({ ...namedModelFact(llama8b.id), ...budget(1200) }, { mode: 'budget' }),
      books,
    );
    expect(found.verdict).toMatchObject({ code: 'affordable', leftUsd: 105 });
  });
});
