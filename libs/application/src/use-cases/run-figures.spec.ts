import { sampleBooks } from '../testing/sample-books';
import { asked, fact, namedModelFact } from '../testing/sample-reading';
import { AdvisePlan } from './advise-plan.use-case';

const tune = (tuning: NonNullable<Parameters<typeof asked>[0]['tuning']>) =>
  new AdvisePlan().run(
    asked({ ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), useCase: fact('fine_tuning' as const), tuning }),
    sampleBooks,
  ).tuning;

describe('a run that ends', () => {
  it('passes 50 million tokens three times: 150 million, paid by the hour at $2.00', () => {
    const run = tune({ datasetTokens: fact(50e6), epochs: fact(3) });
    expect(run).toMatchObject({ tokens: 150e6, stated: true });
    expect(run?.best.usd).toBeCloseTo((run?.best.hours ?? 0) * (run?.best.rung.gpuCount ?? 0) * 2, 2);
  });
  it('counts items at the planned sequence: 10,000 of 4,096 tokens are 40.96 million', () => {
    expect(tune({ datasetItems: fact(10_000), sequenceTokens: fact(4096) })?.tokens).toBe(40_960_000);
  });
  it('takes 100 million tokens where nothing is stated', () => {
    expect(tune({})).toMatchObject({ tokens: 100e6, stated: false });
  });
  it('names what ends in time for least where the best option does not, and nothing where it does', () => {
    const free = tune({ datasetTokens: fact(50e6) });
    const hours = free?.best.hours ?? 0;
    const late = tune({ datasetTokens: fact(50e6), deadlineHours: fact(hours * 0.9) });
    expect(late?.inTime?.rung.gpuCount).toBeGreaterThan(late?.best.rung.gpuCount ?? Infinity);
    expect(late?.inTime?.hours).toBeLessThanOrEqual(hours * 0.9);
    expect(tune({ datasetTokens: fact(50e6), deadlineHours: fact(hours * 1.1) })?.inTime).toBeUndefined();
  });
});
