import { sampleBooks } from '../testing/sample-books';
import { asked, fact, namedModelFact } from '../testing/sample-reading';
import { ReverseBudget } from './reverse-budget.use-case';

const usd = (usdPerMonth: number) => ({ budget: fact({ usdPerMonth, currency: 'USD', amount: usdPerMonth }) });
const buy = (...question: Parameters<typeof asked>) => new ReverseBudget().run(asked(...question), sampleBooks);

describe('ReverseBudget', () => {
  it('buys the larger model for $3,000 in the best format that fits two GPUs at $1,460 each', () => {
    const { verdict, planned } = buy({ ...usd(3000), concurrentRequests: fact(4) }, { mode: 'budget' });
    expect(planned.question.model.id).toBe('meta-llama/Llama-3.3-70B-Instruct');
    expect(verdict).toMatchObject({ code: 'affordable', budgetUsd: 3000, leftUsd: 80 });
    expect(planned.best).toMatchObject({ gpuCount: 2, monthlyUsd: 2920 });
  });
  it('is too small at $100: one GPU costs $1,460', () => {
    const { verdict, concurrencyAtTheEdge } = buy(usd(100), { mode: 'budget' });
    expect(verdict).toMatchObject({ code: 'budget_too_small', budgetUsd: 100, best: { monthlyUsd: 1460 } });
    expect(concurrencyAtTheEdge).toBeUndefined();
  });
  it('keeps the name of a named model, picks its precision by the money and drops the default from the banner', () => {
    const { planned } = buy(
      { ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), ...usd(2000), concurrentRequests: fact(4) },
      { mode: 'budget' },
    );
    const { question: q } = planned;
    expect([q.model.id, q.weightPrecision]).toEqual([
      'meta-llama/Llama-3.1-8B-Instruct',
      { value: 'bf16', source: 'derived' },
    ]);
    expect(q.assumptions.some((e) => e.input === 'weight_precision')).toBe(false);
  });
  it('names the largest model the money does buy where the one asked for is too dear', () => {
    const { instead } = buy(
      {
        ...namedModelFact('meta-llama/Llama-3.3-70B-Instruct'),
        ...usd(1500),
        contextTokens: fact(131_072),
        concurrentRequests: fact(20),
      },
      { mode: 'budget' },
    );
    expect(instead === undefined || instead.rung.monthlyUsd === 1460).toBe(true);
  });
  it('says how much more load the same money carries', () => {
    const { concurrencyAtTheEdge } = buy(
      { ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), ...usd(1500), concurrentRequests: fact(4) },
      { mode: 'budget' },
    );
    expect(concurrencyAtTheEdge).toBeGreaterThan(4);
  });
  it('assumes $5,000 a month where no sum can be read', () => {
    const { verdict } = buy({ concurrentRequests: fact(4) }, { mode: 'budget' });
    expect(verdict.budgetUsd).toBe(5000);
  });
});
