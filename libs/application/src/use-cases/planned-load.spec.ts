import { sampleBooks } from '../testing/sample-books';
import { asked, fact, namedModelFact } from '../testing/sample-reading';
import { AdvisePlan } from './advise-plan.use-case';

const plan = (reading: Parameters<typeof asked>[0]) =>
  new AdvisePlan().run(asked({ ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), ...reading }), sampleBooks);

describe('the planned load', () => {
  it('grows what is stated and leaves the member as it is: 40 at once, planned for twice that, are 80', () => {
    const { planned, figures } = plan({ concurrentRequests: fact(40), growthFactor: fact(2) });
    expect(planned.work.demand).toEqual({ concurrentRequests: 80 });
    expect(figures.load).toMatchObject({ plannedInFlight: 80, factor: 2 });
    expect(figures.load.concurrentRequests.value).toBe(40);
  });
  it('lifts a stated mean to the stated peak: 2 requests per second at 3 x are 6', () => {
    expect(plan({ requestsPerSecond: fact(2), peakFactor: fact(3) }).planned.work.demand.requestsPerSecond).toBe(6);
  });
  it('peaks once only: 86,400 a day at 3 x are 3 per second', () => {
    const { planned } = plan({ requestsPerDay: fact(86_400), peakFactor: fact(3) });
    expect(planned.work.demand.requestsPerSecond).toBe(3);
  });
  it('never plans for less than what is stated', () => {
    expect(plan({ concurrentRequests: fact(40), growthFactor: fact(0.5) }).planned.work.demand.concurrentRequests).toBe(
      40,
    );
  });
});
