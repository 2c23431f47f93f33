import { sampleBooks } from '../testing/sample-books';
import { asked, fact, fleetFact, namedModelFact } from '../testing/sample-reading';
import { budgetWords } from '../answer/budget-words';
import { sideJobNotes, sideRunNotes } from '../answer/run-words';
import { AdvisePlan } from './advise-plan.use-case';
import { AuditFleet } from './audit-fleet.use-case';
import { ReverseBudget } from './reverse-budget.use-case';

type Read = Parameters<typeof asked>[0];

const service: Read = {
  ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'),
  requestsPerDay: fact(5_000),
  hoursPerDay: fact(11),
};
const nightly = (items: number, more: object = {}): Read => ({
  batch: fact({ items, windowHours: 9, recurrence: 'daily' as const, beside: true as const, ...more }),
});
const planFor = (read: Read) => new AdvisePlan().run(asked({ ...service, ...read }), sampleBooks);
const MANY = 5_000_000;

describe('a job beside a service', () => {
  it('adds replicas where its window is too short for those of the service, and none where they do it', () => {
    const alone = planFor({}).planned.best?.gpuCount ?? 0;
    expect(planFor(nightly(100)).planned.best?.gpuCount).toBe(alone);
    const { planned, sideJob } = planFor(nightly(MANY));
    expect(planned.best?.gpuCount).toBeGreaterThan(alone);
    expect(planned.best?.utilizationFraction).toBeLessThanOrEqual(0.8);
    expect(sideJob?.hours).toBeLessThanOrEqual(9);
  });
  it('rents its hours beside those of the service: 11 and 9 of 24', () => {
    expect(planFor({}).planned.work.hoursPerMonth).toBeCloseTo((11 / 24) * 730, 1);
    expect(planFor(nightly(100)).planned.work.hoursPerMonth).toBeCloseTo((20 / 24) * 730, 1);
  });
  it('is counted at its own lengths where they are told', () => {
    const short = planFor(nightly(MANY, { inputTokens: MANY * 10, outputTokens: MANY }));
    expect(short.planned.work.jobBeside).toMatchObject({ inputTokens: 10, outputTokens: 1 });
    expect(short.sideJob?.hours ?? 0).toBeLessThan(planFor(nightly(MANY)).sideJob?.hours ?? 0);
    expect(sideJobNotes(short.sideJob)[0]).not.toContain('at the lengths of the service');
  });
  it('takes its part of the capacity while the service is at work where it takes days', () => {
    const days = { batch: fact({ items: 1_000_000, windowHours: 200, beside: true as const }) };
    const { work, best } = planFor(days).planned;
    expect(work.jobBeside?.isTogether).toBe(true);
    expect(best?.utilizationFraction).toBeGreaterThan(planFor({}).planned.best?.utilizationFraction ?? 1);
  });
  it('is under-provisioned on a fleet that cannot do it in its window, whatever the service leaves free', () => {
    const fleet = fleetFact('h100-sxm-80gb', 2);
    const audit = (read: Read) =>
      new AuditFleet().run(asked({ ...service, ...fleet, ...read }, { mode: 'existing' }), sampleBooks).verdict.code;
    expect(audit(nightly(100))).toBe('over_provisioned');
    expect(audit(nightly(MANY * 4))).toBe('under_provisioned');
  });
  it('makes a budget too small that pays for the service alone, and is said in its notes', () => {
    const budget = fact({ usdPerMonth: 1_500, currency: 'USD', amount: 1_500 });
    const buy = (read: Read) =>
      new ReverseBudget().run(asked({ ...service, budget, ...read }, { mode: 'budget' }), sampleBooks);
    expect(buy(nightly(100)).verdict.code).toBe('affordable');
    expect(budgetWords(buy(nightly(100))).notes.join(' ')).toContain(
      'The job beside the service, every day, 100 items',
    );
    expect(buy(nightly(MANY * 4)).verdict.code).toBe('budget_too_small');
  });
});

describe('a training run beside a service', () => {
  const tuning = { datasetTokens: fact(50e6), epochs: fact(3), deadlineHours: fact(24) };
  it('leaves the service what it costs, and is priced by its own hours', () => {
    const { planned, figures } = planFor({ tuning });
    expect(planned.best?.monthlyUsd).toBe(planFor({}).planned.best?.monthlyUsd);
    expect(figures.sideRun).toMatchObject({ tokens: 150e6, deadlineHours: 24 });
    expect(figures.sideRun?.best.hours).toBeLessThanOrEqual(24);
    const [note] = sideRunNotes(figures.sideRun);
    expect(note).toContain('Beside the service: the run over 150 million tokens takes about ');
    expect(note).toContain('(it may take 24 hours), each time; monthly_cost is for the service alone.');
  });
  it('is none without a data set', () => {
    expect(planFor({ tuning: { epochs: fact(3) } }).figures.sideRun).toBeUndefined();
  });
});
