import type { Reading, WorkloadReading } from '@compute-advisor/intake';
import { sampleBooks } from '../testing/sample-books';
import { asked, fact, namedModelFact } from '../testing/sample-reading';
import { AdvisePlan } from './advise-plan.use-case';
import { hoursOfService } from './further-hours';

const LARGE = 'meta-llama/Llama-3.3-70B-Instruct';
const SMALL = 'meta-llama/Llama-3.1-8B-Instruct';
const service: WorkloadReading = {
  label: 'tags',
  model: fact({ kind: 'catalog' as const, id: SMALL }),
  requestsPerDay: fact(28_800),
};
const further = (reading: Partial<Reading>, beside: Partial<WorkloadReading> = {}) =>
  new AdvisePlan().run(
    asked({
      ...namedModelFact(LARGE),
      concurrentRequests: fact(4),
      furtherWorkloads: [{ ...service, ...beside }],
      ...reading,
    }),
    sampleBooks,
  ).figures.further?.plans[0];
const demandOf = (...of: Parameters<typeof further>) => further(...of)?.planned.work.demand.requestsPerSecond;

describe('the hours in which the work of a further service must be done', () => {
  it('the clock round where nothing is told: 28,800 a day are 0.333 a second, twice that at peak', () =>
    expect(demandOf({})).toBeCloseTo(0.666667, 6));
  it('those of the text: 28,800 in 8 hours are 1 a second, 2 at peak, on machines that stand 243.33 hours', () => {
    const plan = further({ hoursPerDay: fact(8) });
    expect(plan?.planned.work.demand).toEqual({ requestsPerSecond: 2 });
    expect(plan?.planned.work.hoursPerMonth).toBe(243.33);
  });
  it('the window of a job that comes every day', () =>
    expect(demandOf({ batch: fact({ items: 100, windowHours: 4, recurrence: 'daily' as const }) })).toBe(4));
  it('not that of a job beside the service, nor of one that comes once', () => {
    const daily = { items: 100, windowHours: 4, recurrence: 'daily' as const, beside: true as const };
    expect(demandOf({ batch: fact(daily) })).toBeCloseTo(0.666667, 6);
    expect(demandOf({ batch: fact({ items: 100, windowHours: 4 }) })).toBeCloseTo(0.666667, 6);
  });
  it('its own before those of the text: on machines of its own, for the others are given back', () => {
    const plan = further({ hoursPerDay: fact(8) }, { hoursPerDay: fact(16) });
    expect(plan?.planned.work.demand).toEqual({ requestsPerSecond: 1 });
    expect(plan).toMatchObject({ placed: 'own' });
  });
  it('days of the week are those of the text, but of what runs round the clock', () => {
    const days = { daysPerWeek: fact(5) };
    const reading = asked({ ...namedModelFact(LARGE), ...days, hoursPerDay: fact(8) }).reading;
    expect(hoursOfService(reading, service)).toEqual({ hoursPerDay: fact(8), ...days });
    expect(hoursOfService(reading, { ...service, hoursPerDay: fact(24) })).toEqual({ hoursPerDay: fact(24) });
  });
});

describe('a further service that nothing carries', () => {
  it('makes the plan infeasible, whatever carries the first one', () => {
    const reading = {
      ...namedModelFact(SMALL),
      concurrentRequests: fact(4),
      furtherWorkloads: [{ ...service, model: fact({ kind: 'catalog' as const, id: LARGE }) }],
    };
    const limited = { ...reading, constraints: { maxGpus: fact(1) } };
    const { verdict, planned } = new AdvisePlan().run(asked(limited), sampleBooks);
    expect(planned.best).toBeDefined();
    expect(verdict).toMatchObject({ code: 'infeasible', reason: expect.stringContaining('tags: ') });
  });
});
