import { saidInWords } from '../answer/said-in-words';
import { sampleBooks } from '../testing/sample-books';
import { asked, fact, fleetFact, furtherService as service, namedModelFact } from '../testing/sample-reading';
import { AdvisePlan } from './advise-plan.use-case';
import { AuditFleet } from './audit-fleet.use-case';

const LARGE = 'meta-llama/Llama-3.3-70B-Instruct';
const SMALL = 'meta-llama/Llama-3.1-8B-Instruct';
const audit = (reading: object, request: object = {}) =>
  new AuditFleet().run(asked({ ...eight, ...reading }, { mode: 'existing', ...request }), sampleBooks);
/** 2 x H100 at $2,920 a month for the 70B, 1 at $1,460 for the 8B. */
const eight = {
  ...namedModelFact(LARGE),
  ...fleetFact('h100-sxm-80gb', 8),
  concurrentRequests: fact(4),
};
const two = { furtherWorkloads: [service('summaries', SMALL, 20)] };

describe('what a fleet of several services is set against', () => {
  it('is the sum of them: of $20,000 a month at the rate that is sent $4,380 are needed, not $2,920', () => {
    const price = { currentPricePerGpuHour: 20_000 / 8 / 730 };
    expect(audit({}, price).current?.cost.savingsPerYear).toBeCloseTo((20_000 - 2920) * 12, -1);
    expect(audit(two, price).current?.cost.savingsPerYear).toBeCloseTo((20_000 - 4380) * 12, -1);
  });
  it('is told as the sum, with what each takes', () => {
    const { summary } = saidInWords(audit({ ...two, fleetPerMonth: fact({ usd: 20_000 }) }));
    expect(summary).toContain('1 GPU of their own for $1,460 a month summaries: $4,380 a month in all');
    expect(summary).toContain('$15,620 a month less than today');
  });
  it('leaves a fleet alone that is dearer than the first service and no dearer than both', () => {
    const four = { ...fleetFact('h100-sxm-80gb', 3), fleetPerMonth: fact({ usd: 4500 }) };
    expect(audit(four).verdict.code).toBe('over_provisioned');
    expect(audit({ ...four, ...two }).verdict.code).toBe('right_sized');
  });
  it('leaves out a service that the fleet has no room for: it comes on top of either bill', () => {
    const { beside } = audit({ ...fleetFact('h100-sxm-80gb', 2), furtherWorkloads: [service('more', SMALL, 200)] });
    expect(beside).toBeUndefined();
  });
});

describe('a budget beside several services', () => {
  const budgetOf = (usd: number) => fact({ usdPerMonth: usd, currency: 'USD', amount: usd });
  const within = (usd: number, reading: object) =>
    new AdvisePlan().run(
      asked({ ...namedModelFact(LARGE), concurrentRequests: fact(4), budget: budgetOf(usd), ...reading }),
      sampleBooks,
    ).verdict;
  it('is for all of them: $3,500 buys the first at $2,920, and is $880 too little for both', () => {
    expect(within(3500, {}).code).toBe('feasible');
    expect(within(3500, two)).toMatchObject({ code: 'feasible_over_budget', overUsd: 880, allUsd: 4380 });
  });
});
