import { sampleBooks } from '../testing/sample-books';
import { asked, fact, namedModelFact } from '../testing/sample-reading';
import { AdvisePlan } from './advise-plan.use-case';
import { doubtsOf } from './doubts';
import { loadGap, planOfRate } from './load-gap';

const planned = (inFlight: number, load: object) =>
  new AdvisePlan().run(
    asked({ ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), concurrentRequests: fact(inFlight), ...load }),
    sampleBooks,
  ).planned;
const gapOf = (inFlight: number, load: object) => {
  const { question, best } = planned(inFlight, load);
  return loadGap(question, best);
};

describe('a number at once beside a rate', () => {
  it('2,000 at once and 0.1 a second: at most a few of them are in flight by the rate', () => {
    const gap = gapOf(2000, { requestsPerSecond: fact(0.1) });
    expect(gap).toMatchObject({ inFlight: 2000, perSecond: 0.1 });
    expect(gap?.inFlightOfRate).toBeLessThan(20);
    expect(gap?.ratio).toBeGreaterThan(100);
  });
  it('the plan for the rate alone is named beside it, and is much smaller', () => {
    const far = planned(2000, { requestsPerSecond: fact(0.1) });
    const alone = planOfRate(far);
    expect(alone?.monthlyUsd).toBeLessThan((far.best?.monthlyUsd ?? 0) / 2);
    expect(planOfRate(planned(1, { requestsPerSecond: fact(60) }))).toBeUndefined();
    expect(planOfRate(planned(40, { requestsPerSecond: fact(6) }))).toBeUndefined();
  });
  it('a number at once is the peak of a daily total: that is carried on its mean', () => {
    const { question, best } = planned(64, { requestsPerDay: fact(86_400) });
    expect(question.traffic.requestsPerSecond).toMatchObject({ value: 1, source: 'derived' });
    expect(best?.concurrency).toBe(64);
  });
  it('the same of a daily total', () => expect(gapOf(2000, { requestsPerDay: fact(5000) })).toBeDefined());
  it('and of a rate that needs many more', () =>
    expect(gapOf(1, { requestsPerSecond: fact(60) })?.inFlightOfRate).toBeGreaterThan(20));
  it('costs confidence, and no answer counts as more than low where they are a hundredfold apart', () => {
    const doubts = doubtsOf(planned(2000, { requestsPerSecond: fact(0.1) }), []);
    expect(doubts).toContainEqual({ reason: 'loads_contradicted', cost: 0.2, atMost: 'low' });
  });
  it('a busy moment, few at once, and a load of one kind alone are no contradiction', () => {
    expect(gapOf(12, { requestsPerSecond: fact(0.1) })).toBeUndefined();
    expect(gapOf(40, { requestsPerSecond: fact(6) })).toBeUndefined();
    expect(gapOf(2000, {})).toBeUndefined();
  });
});
