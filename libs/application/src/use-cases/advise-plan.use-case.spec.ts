import { sampleBooks } from '../testing/sample-books';
import { asked, fact, fleetFact, namedModelFact } from '../testing/sample-reading';
import { AdvisePlan } from './advise-plan.use-case';

const chat = { ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), concurrentRequests: fact(10) };
const plan = (...question: Parameters<typeof asked>) => new AdvisePlan().run(asked(...question), sampleBooks);

describe('AdvisePlan', () => {
  it('carries ten sequences of an 8B on one H100 for 730 h x $2.00 = $1,460 a month, without a current fleet', () => {
    const { verdict, planned, current } = plan(chat);
    expect(verdict).toEqual({ code: 'feasible', best: planned.best });
    expect(planned.best).toMatchObject({ gpuCount: 1, replicas: 1, monthlyUsd: 1460, concurrency: 10 });
    expect(current).toBeUndefined();
  });
  it('rents by the schedule: 8 hours on 5 days are 173.81 hours and $347.62 a month', () => {
    expect(plan({ ...chat, hoursPerDay: fact(8), daysPerWeek: fact(5) }).planned.best?.monthlyUsd).toBe(347.62);
  });
  it('says by how much a stated budget is passed: $1,460 - $1,000 = $460', () => {
    const budget = fact({ usdPerMonth: 1000, currency: 'USD', amount: 1000 });
    expect(plan({ ...chat, budget }).verdict).toMatchObject({
      code: 'feasible_over_budget',
      budgetUsd: 1000,
      overUsd: 460,
    });
  });
  it('cannot answer in a millisecond: the verdict names the rung that comes nearest', () => {
    const { verdict } = plan({ ...chat, ttftMs: fact(1) });
    expect(verdict.code).toBe('latency_unreachable');
  });
  it(
    'assumes the recommended fleet for a price without one: 3.9 x 730 = $2,847, and 12 x (2,847 - 1,460) = ' +
      '$16,644 a year',
    () => {
      const { current } = plan(chat, { currentPricePerGpuHour: 3.9 });
      expect(current?.fleet.assumption?.why.rule).toBe('price_without_fleet');
      expect(current?.cost).toEqual({ monthlyUsd: 2847, isEstimated: false, savingsPerYear: 16_644 });
    },
  );
  it('counts no price of the text as the caller’s own', () => {
    expect(plan({ ...chat, ...fleetFact('h100-sxm-80gb', 2), pricePerGpuHour: fact(9) }).current?.cost).toEqual({
      monthlyUsd: 2920,
      isEstimated: true,
    });
  });
  it('answers whether what is asked about is enough, where the text says how much of it', () => {
    const weighed = (gpuCount?: number) =>
      plan({ ...chat, candidates: fact([{ gpuId: 'h100-sxm-80gb', ...(gpuCount === undefined ? {} : { gpuCount }) }]) })
        .weighed;
    // The plan itself is one H100: two of them are a second answer, the one is not, and a bare name is no question.
    expect(weighed(2)?.map((w) => w.standing)).toEqual(['carries']);
    expect(weighed(1)).toEqual([]);
    expect(weighed()).toEqual([]);
  });
  it('says that one H100 of 85.5 GB cannot hold 141 GB of weights', () => {
    const large = { ...namedModelFact('meta-llama/Llama-3.3-70B-Instruct'), concurrentRequests: fact(10) };
    const one = plan({ ...large, candidates: fact([{ gpuId: 'h100-sxm-80gb', gpuCount: 1 }]) });
    expect(one.weighed?.map((w) => w.standing)).toEqual(['cannot_hold']);
  });
});
